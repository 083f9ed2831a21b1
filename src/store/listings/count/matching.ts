import type { Part } from '../../../contract/listings/filter-parts.ts'
import type { Filter, Range } from '../../../search/filter.ts'
import { countWithin } from '../place/radius.ts'
import { narrowing, searches, valuesOf } from '../read/filter.ts'
import { matching, type Reading } from '../read/search.ts'
import { soughtIn } from '../text/endings.ts'
import { countKeyword, countText } from './by-keyword.ts'
import { countMixed } from './by-mix.ts'
import { countAll, countRange, countValues } from './counted.ts'
import { wordFields } from './tallies.ts'

/** How many listings `filter` finds: from what is counted already where that answers it, or else by a query. */
export async function countMatching(reading: Reading, filter: Filter): Promise<number> {
  const parts = narrowing(filter)
  const known = parts.length > 1 ? undefined : await counted(reading, filter, parts[0])
  if (known !== undefined) return known
  const mixed = await countMixed(reading, filter, (end) => countFound(reading, end))
  return mixed ?? (await countFound(reading, filter))
}

async function countFound(reading: Reading, filter: Filter): Promise<number> {
  const sought = await soughtIn(reading, filter)
  if (sought?.atMost === 0) return 0
  if (sought !== undefined && narrowing(filter).every((part) => TEXTS.has(part)))
    return await countText(reading, sought.query)
  const rows = await matching(reading, filter, sought)
  return (await rows.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

const TEXTS = new Set<Part>(['keywords', 'features', 'extension'])

/** A filter of one part, or of none; undefined where it has to be looked for. */
async function counted(reading: Reading, filter: Filter, part?: Part): Promise<number | undefined> {
  const { near, keywords = [] } = filter
  if (part === undefined) return await countAll(reading)
  if (part === 'near' && near?.km !== undefined) return await countWithin(reading, near, near.km)
  if (part === 'keywords') return await countKeyword(reading, keywords)
  const search = searches[part]
  if (typeof search === 'string') return undefined
  if ('within' in search) return await countRange(reading, search.within, filter[part] as Range)
  if (!('among' in search) || !isCounted(search.among)) return undefined
  return await countValues(reading, search.among, valuesOf(filter, part, search.among).map(String))
}

const isCounted = (column: string): column is keyof typeof wordFields => column in wordFields
