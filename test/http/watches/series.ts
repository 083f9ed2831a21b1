import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { createRandom } from '../../../src/core/demo/random.ts'
import type { Arrival } from '../../../src/core/listings/importing.ts'
import { openListingFile } from '../../../src/exchange/detect-format.ts'
import { aListing } from '../../sim/service/listing.ts'

/** What comes in one go, at a time: rows of a file, and MLS numbers that go. */
export type Feed = { at: number; rows: Arrival[]; gone: string[] }

const DAY_MS = 86_400_000
/** Hours of the day, UTC−7, at which the files of a day come: by day, late in the evening, and in the night. */
const HOURS = [17, 28.5, 30]

/** The files of real days, in the order of their dates. */
export async function realSeries(folder: string): Promise<Feed[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
  const days = new Map<string, number>()
  const feeds: Feed[] = []
  for (const name of files) {
    const day = name.slice(0, 10)
    const place = days.get(day) ?? 0
    days.set(day, place + 1)
    const rows: Arrival[] = []
    for await (const reading of (await openListingFile(join(folder, name))).readings())
      if ('listing' in reading) rows.push(reading)
    feeds.push({ at: Date.parse(day) + (HOURS[place] ?? 31) * 3_600_000, rows, gone: [] })
  }
  return feeds
}

const CITIES = ['Seattle', 'Tacoma', 'Kent', 'Orléans'] as const
const TYPES = ['House', 'Condo', 'Townhouse'] as const

/** Made-up days: homes come, change their prices to and fro, are sold, go and come back. */
export function madeUpSeries(days: number, seed = 1): Feed[] {
  const random = createRandom(seed)
  const homes = new Map<string, ListingFields>()
  const gone: ListingFields[] = []
  const start = Date.UTC(2026, 2, 1)
  let made = 0
  const step = (): { rows: ListingFields[]; gone: string[] } => {
    const rows = new Map<string, ListingFields>()
    const leaving: string[] = []
    for (let count = 0; count < 4; count++) {
      made += 1
      const home = aListing({
        MLSNumber: `S-${seed}-${made}`,
        Url: `https://homes.example.com/series/${seed}/${made}`,
        City: random.pick(CITIES),
        PropertyType: random.pick(TYPES),
        Bedrooms: random.between(1, 5),
        SalePrice: random.between(300_000, 900_000, 25_000),
      })
      rows.set(home.MLSNumber, home)
    }
    for (const [key, home] of homes) {
      const dice = random.between(1, 100)
      const price = (home.SalePrice ?? 0) + random.pick([-50_000, -25_000, 25_000, 50_000])
      if (dice <= 25) rows.set(key, { ...home, SalePrice: price })
      else if (dice <= 32) rows.set(key, { ...home, Status: home.Status === 'Sold' ? 'Active' : 'Sold' })
      else if (dice <= 36) rows.set(key, { ...home, Status: 'Sold', SalePrice: price })
      else if (dice <= 42) rows.set(key, { ...home, Bedrooms: random.between(1, 5) })
      else if (dice <= 50) leaving.push(key)
    }
    for (const home of gone.splice(0, random.between(0, 2))) rows.set(home.MLSNumber, home)
    for (const key of leaving) {
      const home = homes.get(key)
      if (home !== undefined) gone.push(home)
      homes.delete(key)
    }
    for (const [key, home] of rows) homes.set(key, home)
    return { rows: [...rows.values()], gone: leaving }
  }
  return Array.from({ length: days * 3 }, (_, index): Feed => {
    const came = step()
    const at = start + Math.floor(index / 3) * DAY_MS + (HOURS[index % 3] ?? 0) * 3_600_000
    return { at, gone: came.gone, rows: came.rows.map((listing, row) => ({ row, listing, assumed: [] })) }
  })
}
