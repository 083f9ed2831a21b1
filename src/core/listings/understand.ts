import { type ListingFilter, type RangePart, rangeParts } from '../../contract/listings/filter-parts.ts'
import type { Filter, Range } from '../../search/filter.ts'
import type { Parsed } from '../../search/parsed.ts'
import { readerFor } from '../../search/read.ts'
import type { ListingSearch } from '../ports/ports.ts'
import { filterOf } from './filter.ts'
import { settle } from './settle.ts'

/** What words mean, and the filter that listings are searched by for it. */
export type Understood = { parsed: Parsed; filter: Filter }

/** `now` is what ages are counted back from: "less than 10 years old". */
export async function understand(listings: ListingSearch, words: string, now: number): Promise<Understood> {
  const parsed = readerFor(await listings.vocabulary())
    .read(words)
    .parse({ year: new Date(now).getUTCFullYear() })
  return { parsed, filter: await settle(listings, parsed.filter, parsed.near) }
}

/** The filter that fields and words ask for together. Where the two disagree, the field wins. */
export async function filterFrom(
  { Query, ...fields }: ListingFilter,
  listings: ListingSearch,
  now: number,
): Promise<Filter> {
  const asked = filterOf(fields)
  if (!Query?.trim()) return asked
  const { parsed, filter } = await understand(listings, Query, now)
  // Words that say nothing about homes in general may still stand in some listing.
  return merged(parsed.isSearch ? filter : { keywords: [Query] }, asked)
}

function merged(words: Filter, fields: Filter): Filter {
  const both = (Object.keys(rangeParts) as RangePart[]).flatMap((part) => {
    const range = narrowed(words[part], fields[part])
    return range === undefined ? [] : [[part, range]]
  })
  const keywords = [...(words.keywords ?? []), ...(fields.keywords ?? [])]
  return { ...words, ...fields, ...Object.fromEntries(both), ...(keywords.length > 0 && { keywords }) }
}

/** Both ranges at once; where they leave nothing in common, the field's alone. */
function narrowed(words: Range | undefined, field: Range | undefined): Range | undefined {
  if (words === undefined || field === undefined) return field ?? words
  const { below, max } = words
  const upper =
    field.max === undefined
      ? { ...(below !== undefined && { below }), ...(max !== undefined && { max }) }
      : { max: field.max }
  const lower = field.min ?? words.min
  const range: Range = { ...upper, ...(lower !== undefined && { min: lower }) }
  const end = range.max ?? range.below
  return lower !== undefined && end !== undefined && lower > end ? field : range
}

/** Reads requests of nobody, so that nobody waits for what the first one alone takes: 140 ms, later ones take 1 ms. */
export function warmUpParser(): void {
  const { read } = readerFor({
    cities: ['Seattle'],
    states: ['WA'],
    zips: [],
    locations: ['Ballard'],
    types: ['House'],
  })
  for (const words of WARMING) read(words).parse()
}

const WARMING = [
  '3 bedrom houses in Seatle under 900k with a pool, cheapest first',
  'casas de 3 dormitorios en Seattle por menos de 900.000',
  'maisons de 3 chambres à Seattle à moins de 900 000',
  'Häuser mit 3 Schlafzimmern in Seattle unter 900.000',
  'casas com 3 quartos em Seattle por menos de 900.000',
  // V8 compiles patterns anew for texts with letters beyond Latin-1.
  'homes in 東京 under 900k',
]
