import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing, ListingFields } from '../../../src/contract/listings/listing.ts'
import { openListingFile } from '../../../src/exchange/detect-format.ts'
import { demoCatalogue, otherCatalogue } from '../answers/catalogue.ts'

export type Catalogue = { name: string; listings: Listing[] }

/** The demo, one with metres and accents, and the real listings of TEST_DATA_DIR where that is set. */
export async function catalogues(): Promise<Catalogue[]> {
  const made = [
    { name: 'demo', listings: demoCatalogue() },
    { name: 'metres and accents', listings: otherCatalogue() },
  ]
  const file = join(process.env['TEST_DATA_DIR'] ?? '', 'redfin_seattle.csv')
  return existsSync(file) ? [...made, { name: 'Redfin', listings: await imported(file) }] : made
}

async function imported(path: string): Promise<Listing[]> {
  const file = await openListingFile(path)
  const fields: ListingFields[] = []
  for await (const reading of file.readings()) if ('listing' in reading) fields.push(reading.listing)
  return fields.map((listing, index) => ({ ...listing, ID: index + 1 }))
}
