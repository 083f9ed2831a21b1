import { FILES_PATH } from '../../contract/file.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import type { ListingRow } from '../../contract/listings/search.ts'
import type { ListingSearch } from '../ports/models.ts'
import { drawHome } from './drawings.ts'
import { demoListings, demoPage } from './listings.ts'

/** Path of the demo homes' pictures, each as `demo-0001.png`. */
export const DEMO_PICTURES_PATH = `${FILES_PATH}/demo`

const drawn = new Map<string, Promise<Buffer>>()

/** Picture of a demo home as PNG, drawn at first request and cached unless that fails; undefined if no home has that name. */
export function demoPicture(name: string): Promise<Buffer> | undefined {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const svg = demoDrawing(name)
  if (svg === undefined) return undefined
  const picture = toPng(svg)
  drawn.set(name, picture)
  picture.catch(() => drawn.delete(name))
  return picture
}

/** The same picture as SVG. */
export function demoDrawing(name: string): string | undefined {
  const home = demoListings().find(({ MLSNumber }) => nameOf(MLSNumber) === name)
  return home && drawHome(home, Number(home.MLSNumber.slice(PREFIX.length)))
}

/**
 * Adds the picture's address to the row of a demo home without pictures. Not stored, because it depends on the address at which
 * the caller reaches this service.
 */
export const withDemoPictureUrl = (row: ListingRow, baseUrl: string): ListingRow =>
  row.Images === '' && isOfDemo(row) ? { ...row, Images: addressOf(row.MLSNumber, baseUrl) } : row

/** The listings that a model reads, with the same addresses. */
export function withDemoPictures(listings: ListingSearch, baseUrl: string): ListingSearch {
  const pictured = (found: Listing[]) =>
    found.map((listing) =>
      !listing.Images?.length && isOfDemo(listing)
        ? { ...listing, Images: [addressOf(listing.MLSNumber, baseUrl)] }
        : listing,
    )
  return {
    find: async (...asked) => pictured(await listings.find(...asked)),
    search: async (...asked) => pictured(await listings.search(...asked)),
    count: (...asked) => listings.count(...asked),
    values: (...asked) => listings.values(...asked),
    vocabulary: () => listings.vocabulary(),
  }
}

const isOfDemo = ({ MLSNumber, Url }: Pick<Listing, 'MLSNumber' | 'Url'>): boolean =>
  MLSNumber.startsWith(PREFIX) && Url === demoPage(MLSNumber)

const addressOf = (mlsNumber: string, baseUrl: string): string => `${baseUrl}${DEMO_PICTURES_PATH}/${nameOf(mlsNumber)}`

const PREFIX = 'DEMO-'
const nameOf = (mlsNumber: string): string => `${mlsNumber.toLowerCase()}.png`

/** sharp is loaded with the first picture, to save memory in services without a demo. */
async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 80 }).toBuffer()
}
