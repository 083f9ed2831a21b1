import type { ListingFilter } from '../../contract/listings/listing.ts'
import { type Filter, type Range, Ranges, type Vocabulary } from '../../search/filter.ts'
import { createParser } from '../../search/parse.ts'
import type { Parser } from '../../search/parsers.ts'
import type { ListingSearch } from '../ports/ports.ts'
import { filterOf } from './filter.ts'
import { settleNear } from './near.ts'
import { settleSaleType } from './sale-type.ts'

/** The filter that fields and words ask for together. Where the two disagree, the field wins. Who asks often keeps parsers. */
export async function filterFrom(
  { Query, ...fields }: ListingFilter,
  listings: ListingSearch,
  parserFor: (vocabulary: Vocabulary) => Parser = createParser,
): Promise<Filter> {
  const wanted = filterOf(fields)
  if (!Query?.trim()) return wanted
  const { filter, isSearch, near } = parserFor(await listings.vocabulary())(Query)
  // Words that say nothing about homes in general may still stand in some listing.
  if (!isSearch) return merged({ keywords: [Query] }, wanted)
  return merged(await settleSaleType(listings, await settleNear(listings, filter, near)), wanted)
}

function merged(words: Filter, fields: Filter): Filter {
  const ranges = Object.keys(Ranges.shape) as (keyof Ranges)[]
  const both = ranges.flatMap((name) => {
    const range = narrowed(words[name], fields[name])
    return range === undefined ? [] : [[name, range]]
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
