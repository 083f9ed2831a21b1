import { topicAsked } from '../../listing/topics.ts'
import { changedParts } from '../../memory.ts'
import { type Answerer, listingsById } from '../../question.ts'
import { contentWords, isQuestion } from '../../understand/text.ts'
import { answerAboutListings } from '../about-listing.ts'
import { ELSEWHERE, ofLastList, wishesDate } from '../follow-ups.ts'

/** Answers "property taxes?" of the listing in focus, which no other answerer could: the listing does not state it. */
export const answerUnstated: Answerer = async (question) => {
  const { memory, parsed, plain, english, listings } = question
  const changed = changedParts(memory.filter ?? {}, parsed.filter)
  if (topicAsked(plain) !== undefined && memory.shown.length === 0 && !parsed.isSearch && !wishesDate(question))
    return ofLastList(question)
  // "Is the rent negotiable?" wants no homes for rent.
  // "Are utilities included in the HOA?" asks.
  const asked = new Set(['saleType', 'statuses', ...(ASKING.test(plain) ? ['features'] : [])])
  const isWish = parsed.isSearch && changed.some((part) => !asked.has(part))
  const isOfOne = UNSTATED.test(plain) || (isQuestion(english) && (AROUND.test(plain) || BRINGING.test(plain)))
  if (
    memory.focus === undefined &&
    memory.shown.length > 1 &&
    (!isWish || BRINGING.test(plain)) &&
    isQuestion(english) &&
    isOfOne
  )
    return ELSEWHERE.test(plain) ? undefined : { text: question.words.whichOne, noAnswer: false, memory }
  if (memory.focus === undefined || isWish || ELSEWHERE.test(plain)) return undefined
  if (!UNSTATED.test(plain) && !(isQuestion(english) && AROUND.test(plain))) return undefined
  if (contentWords(plain).length > UNSTATED_WORDS) return undefined
  const found = await listingsById(listings, [memory.focus])
  return found.length === 0 ? undefined : answerAboutListings(question, found, { rest: `what is the ${plain}` })
}
const ASKING = /^(?:and |so |but )?(?:is|are|does|do)\b/
/** What people want to know of a home and no field of a listing holds. */
const UNSTATED =
  /\b(tax|taxes|insurance|utilit(?:y|ies)|bills?|heating|roof|schools?|internet|noise|windows?|furniture|energy|renovat\w*|negotiab\w+|negotiate|owners?|sellers?|landlord|hoa)\b/
/** The same, where a question asks for it: "near a bus stop" is a wish. */
const AROUND =
  /\b(agents?|realtors?|brokers?|leases?|bus|buses|trains?|subway|metro|trams?|transit|airport|commute|elevators?|lifts?|wifi|wi fi|neighbou?rs?|move in|moving in|smok\w+|rent (?:it|this|that) out|sublet|floor ?plans?|kitchens?|(?:living|dining) rooms?|basements?|cellars?|balcon(?:y|ies)|patios?|decks?|closets?|attics?|ceilings?|floors?|stor(?:y|ies)|heaters?|furnaces?|boilers?|dimensions|pools?|condition|electricity|gas|renovated|mortgages?|down payments?|monthly payments?|short term|appliances?)\b/
/** "Can I bring my cat?" of one of several homes. */
const BRINGING = /^(?:and |so )?can (?:i|we) (?:bring|keep|have|take)\b/
/** The most content words of such a question; a longer one may be about anything. */
const UNSTATED_WORDS = 3
