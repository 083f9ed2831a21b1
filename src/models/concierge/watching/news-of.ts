import type { Listing } from '../../../contract/listings/listing.ts'
import { type Filter, omit } from '../../../search/filter.ts'
import { listingsById, type Question } from '../question.ts'
import { resolveReference } from '../understand/references.ts'
import { HOME_WORDS } from '../understand/topic.ts'
import { isOfAll, objectOfNews } from './what-is-new.ts'

/** Parts of a filter that every search may have, or that words for "new" are read as: they name nothing that news are of. */
const UNNAMED: (keyof Filter)[] = ['statuses', 'sort', 'saleType', 'keywords', 'daysOnMarket', 'changed']

/**
 * What a question for news is about: a home, homes that came lately, or 'other' than homes, such as the business's fees. 'unclear' if
 * it points at one of several homes.
 */
export async function newsAskedOf(
  question: Question,
  pointsAtOne: boolean,
): Promise<Listing | 'homes' | 'other' | 'unclear'> {
  const { plain, parsed, memory } = question
  const object = objectOfNews(plain)
  if (pointsAtOne || IT.test(object)) {
    return (await homeMeant(question)) ?? (memory.shown.length > 1 ? 'unclear' : 'other')
  }
  if (HERE.test(object) && memory.focus !== undefined) return (await homeMeant(question)) ?? 'homes'
  if (isOfAll(object, HOME_WORDS)) return 'homes'
  if (OF_BUSINESS.test(object)) return 'other'
  const reference = POINTING.test(object) ? await resolveReference({ ...question, plain: object }) : undefined
  if (reference !== undefined && 'missing' in reference) return 'other'
  const [home, ...others] = reference?.listings ?? []
  if (home !== undefined && others.length === 0) return AROUND.test(object) ? 'other' : home
  return Object.keys(omit(wished(parsed.filter), UNNAMED)).length > 0 ? 'homes' : 'other'
}

/** "Quoi de neuf" asks for news, and not for newly built homes. */
function wished({ features = [], ...filter }: Filter): Filter {
  const named = features.filter((either) => !either.includes('new construction'))
  return named.length > 0 ? { ...filter, features: named } : filter
}

const IT = /^(?:it|this|that)(?: (?:one|home|house|place|listing|condo|apartment))?(?: (?:please|now|lately|then))?$/
const HERE = /^(?:here|there)$/
/** Without any of these an object names no home: "in Ballard". */
const POINTING =
  /\d|\b(?:ones?|home|house|condo|apartment|flat|townhouse|listing|place|property|other|first|second|third|fourth|fifth|last)\b/
/** What a business has, though a word beside it may be a wish: "pet policy". */
const OF_BUSINESS =
  /\b(?:polic(?:y|ies)|rules?|fees?|charges?|commissions?|terms|conditions|deposits?|contracts?|agency|office|team|staff|company|business|hours)\b/
const AROUND =
  /\b(?:neighbou?rhood|area|vicinity|surroundings|street|block|district|town|city) (?:of|around|near|where)\b/

/** The home that a question points at, or the one spoken of. */
export async function homeMeant(question: Question): Promise<Listing | undefined> {
  const { memory, listings } = question
  const reference = await resolveReference(question)
  if (reference !== undefined && 'listings' in reference) return reference.listings[0]
  const id = memory.focus ?? (memory.shown.length === 1 ? memory.shown[0] : undefined)
  return id === undefined ? undefined : (await listingsById(listings, [id]))[0]
}
