import { resolveFilter, withoutUnknownSides } from '../../../core/listings/resolve-filter.ts'
import { changedParts, withoutList } from '../memory.ts'
import { type Answerer, describeSearch } from '../question.ts'
import { within } from '../understand/of-shown.ts'
import { isAboutHomes } from '../understand/topic.ts'
import { hoaFeeNote } from './list.ts'
import { searchNotes } from './search.ts'

const COUNTING = /\b(how many|number of|count)\b/
const OF_ALL =
  /^(so |and )?how many( of (them|these|those))?( (are there|are|do you have|in total|results?|matches|listings?|homes|altogether|total|left|remain|remaining|now|did you (?:find|get|show(?: me)?)|have you (?:found|got)|you (?:found|showed(?: me)?)))*$/

const OF_SHOWN = /^(so |and )?how many (of (them|these|those) )?(have|has|are|allow|come|include|cost|were)\b/

const OF_THESE = /^(so |and )?how many of (them|these|those)\b/

/** "How many under 500k?", "how many in Denver?": only homes can be counted by these. */
const OF_ANY =
  /^(?:so |and |but )?how many(?: are| is| cost| have| do you have)? (?:in|under|below|over|above|between|with|without|near|around|at least|at most|less than|more than|from)\b/

/** Counts listings without showing them: "how many condos in Tacoma?" */
export const answerCount: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  if (!COUNTING.test(plain) || parsed.ties.length > 0) return undefined
  if (!OF_ALL.test(plain) && !(parsed.isSearch && (isAboutHomes(question) || OF_ANY.test(plain)))) return undefined
  const settled = await resolveFilter(listings, parsed.filter, parsed.near)
  const filter = OF_THESE.test(plain) ? within(memory.filter ?? {}, settled) : settled
  const total = await listings.count(filter)
  if (total === 0 && (await listings.count({})) === 0) return { text: words.noListings, noAnswer: false, memory }
  // Of none, nothing can be shown.
  const counted = (total === 0 ? words.found : words.counted)(
    words.number(total),
    await describeSearch(question, filter),
  )
  const understood = { ...question, parsed: withoutUnknownSides(parsed, settled) }
  const text = [...searchNotes(understood), counted, ...(await hoaFeeNote(question, filter))].join(' ')
  // "How many have a garage?" keeps the list shown, so "the second" still refers to it.
  if (OF_SHOWN.test(plain) && memory.shown.length > 0)
    return { text, noAnswer: false, memory: { ...memory, offer: filter } }
  const isSame = changedParts(memory.filter ?? {}, filter).length === 0
  const list = isSame ? memory : { ...withoutList(memory), language: memory.language }
  return { text, noAnswer: false, memory: { ...list, filter, offer: filter } }
}
