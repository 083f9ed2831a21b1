import { type ListingFilter, rangePartNames } from '../../contract/listings/filter-parts.ts'
import type { SaleType } from '../../contract/listings/listing.ts'
import { type Filter, isEmptyRange, omit, PLACE_PARTS, type Range } from '../../search/filter.ts'
import type { Parsed } from '../../search/parse/parsed.ts'
import { readerInTurns } from '../../search/parse/read.ts'
import { calendarOf } from '../../search/text/calendar.ts'
import { fold } from '../../search/text/fold.ts'
import { runInSlices } from '../event-loop/yielding.ts'
import type { ListingSearch } from '../ports/models.ts'
import { filterOfFields } from './filter.ts'
import { resolveFilter, withoutUnknownSides } from './resolve-filter.ts'

/** Parsed words, and the filter to search with. */
type Understood = { parsed: Parsed; filter: Filter }

/**
 * `now` (ms) is the base for ages such as "less than 10 years old". `saleType`: that of the listings asked for, unless the words
 * name another: "under 600" means thousands if they are for sale.
 */
export async function understand(
  listings: ListingSearch,
  words: string,
  { now, saleType }: { now: number; saleType?: SaleType | undefined },
): Promise<Understood> {
  const previous = saleType !== undefined && { previous: { saleType } }
  const { read } = await readerInTurns(await listings.vocabulary())
  const parsed = await runInSlices(read(words).parseInSteps({ ...calendarOf(now), ...previous }))
  const filter = await resolveFilter(listings, parsed.filter, parsed.near)
  return { parsed: withoutUnknownSides(parsed, filter), filter }
}

/** The filter that a request asks for by its fields and its Query together. Fields win over words. */
export async function filterOfRequest(
  { Query, ...fields }: ListingFilter,
  listings: ListingSearch,
  now: number,
): Promise<Filter> {
  const asked = filterOfFields(fields)
  if (!Query?.trim()) return asked
  const { parsed, filter } = await understand(listings, Query, { now, saleType: asked.saleType })
  // Words that are no search criteria are searched for as keywords.
  return merged(parsed.isSearch ? filter : { keywords: [Query] }, asked)
}

function merged(words: Filter, fields: Filter): Filter {
  const both = rangePartNames.flatMap((part) => {
    const range = narrowed(words[part], fields[part])
    return range === undefined ? [] : [[part, range]]
  })
  const keywords = [...(words.keywords ?? []), ...(fields.keywords ?? [])]
  const named = PLACE_PARTS.some((part) => fields[part] !== undefined) ? omit(words, ['otherPlaces']) : words
  return {
    ...named,
    ...fields,
    ...Object.fromEntries(both),
    ...(keywords.length > 0 && { keywords }),
    ...without(words, 'notTypes', fields.types),
    ...without(words, 'notCities', fields.cities),
    ...without(words, 'notZips', fields.zips),
  }
}

/** The names that words exclude, without those that a field asks for. */
function without(words: Filter, part: 'notTypes' | 'notCities' | 'notZips', asked: string[] | undefined): Filter {
  const excluded = words[part]
  if (excluded === undefined || asked === undefined) return {}
  return { [part]: excluded.filter((name) => !asked.some((one) => fold(one) === fold(name))) }
}

/** The field's ends, and those of the words where the field has none; the field's range alone if that is empty. */
function narrowed(words: Range | undefined, field: Range | undefined): Range | undefined {
  if (words === undefined || field === undefined) return field ?? words
  const { below, max } = words
  const upper =
    field.max === undefined
      ? { ...(below !== undefined && { below }), ...(max !== undefined && { max }) }
      : { max: field.max }
  const lower = field.min ?? words.min
  const range: Range = { ...upper, ...(lower !== undefined && { min: lower }) }
  return isEmptyRange(range) ? field : range
}
