import { isPlacePart } from '../../../search/filter.ts'
import { foldedWords } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'
import { besidesFacts } from '../listing/facts.ts'
import { costsAsked } from '../listing/monthly-costs.ts'
import { topicAsked } from '../listing/topics.ts'
import { backOnLastList, changedParts, recalled } from '../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../question.ts'
import { picksOfShown } from '../understand/of-shown.ts'
import { contentWords, isQuestion } from '../understand/text.ts'
import { answerAboutListings, asksWhy, factsAsked, factsWished } from './about-listing.ts'
import { answerBusiness } from './business.ts'
import { ASKS_AVERAGE } from './prices.ts'

/** Answers follow-up questions about shown listings: "is it still available?", "what about the HOA?", "do they have parking?" */
export const answerFollowUp: Answerer = async (question) => {
  const { memory, listings, plain, words } = question
  if (asksOfNone(question)) return ofLastList(question)
  if (!goesOn(question)) return mentioned(question)
  const focus = memory.focus === undefined ? [] : [memory.focus]
  // If both "it" and "they" are said, or in "do they allow pets?", "they" are the sellers, not the listings.
  const isAboutAll =
    focus.length === 0 || (THEM.test(plain) && !isOne(question) && !SELLERS.test(plain) && memory.shown.length > 0)
  const ids = isAboutAll ? memory.shown.slice(memory.page) : focus
  const found = await listingsById(listings, ids)
  const isVague = found.length > 1 && !THEM.test(plain) && !asksFact(plain)
  const ofBusiness = async () => (OF_BUSINESS.test(plain) ? answerBusiness(question) : undefined)
  if (isVague) return (await ofBusiness()) ?? { text: words.whichOne, noAnswer: false, memory }
  if (found.length > 0) {
    const answer = answerAboutListings(question, found, { rest: plain, wished: factsWished(question) })
    return (answer.noAnswer ? await ofBusiness() : undefined) ?? answer
  }
  return ids.length === 0 ? undefined : { text: words.gone, noAnswer: false, memory: memory }
}

/** Answers "are pets allowed?" from the listing in focus; undefined if it does not say, so that other answerers are tried. */
async function mentioned(question: Question): Promise<Answer | undefined> {
  const { memory, parsed, plain, english, listings } = question
  if (memory.focus === undefined || parsed.isSearch || !isQuestion(english)) return undefined
  if (/\byou\b/.test(plain) || ELSEWHERE.test(plain) || ORDERING.test(plain) || contentWords(plain).length === 0)
    return undefined
  const answer = answerAboutListings(question, await listingsById(listings, [memory.focus]), { rest: plain })
  return answer.noAnswer ? undefined : answer
}

/** Answers "how old is it?" after a search that found nothing from the list shown before it. */
export async function ofLastList(question: Question): Promise<Answer> {
  const { words, memory, listings, plain } = question
  const { focus, shown } = recalled(memory)
  const found = await listingsById(listings, focus === undefined ? shown : [focus])
  if (found.length === 0) return { text: words.noneShown, noAnswer: false, memory }
  if (found.length > 1) return { text: words.whichOne, noAnswer: false, memory }
  const ids = found.map(({ ID }) => ID)
  return answerAboutListings({ ...question, memory: backOnLastList(memory, ids) }, found, { rest: plain })
}

/** What the business may tell where the listing does not. */
const OF_BUSINESS = /\b(?:commissions?|applications?|documents|references)\b|\bwhom? (?:can|could|do|should) (?:i|we)\b/

const IT =
  /\b(it|its|this(?! (?:week|weekend|month|year|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|that one|(this|that|the) (house|home|place|property|listing|condo|apartment|unit|townhouse|one|building|flat|studio))\b/
/** German "sie" is "they" and "she": with a home in focus, that home. */
const isOne = ({ plain, text, memory }: Question): boolean =>
  IT.test(plain) || (memory.language === 'de' && /\bsie\b/i.test(text) && !/\b(alle|beide)\b/i.test(text))
const SELLERS =
  /\b(?:do|would|will|did|are|can) they (?:allow|accept|take|permit|charge|want|require|negotiate|provide|mind|let|ask|need)\b/
const asksFact = (plain: string): boolean =>
  factsAsked(plain).length > 0 || topicAsked(plain) !== undefined || costsAsked(plain) !== undefined
const THEM =
  /\b(they|them|their|these|those|each|all of them|any (?=still|available|left|gone|taken))\b|^compare(?: the)?$/
// Not about a shown listing: "make it 4" changes the search, "is it possible …" is general, "your office" is the business.
export const ELSEWHERE = anyOf(
  /\bmake (it|that|them)\b/,
  /\bis it (possible|true|(ok|okay)(?! (with|for)))\b/,
  /\b(does|will|would) it (cost|take) (an? (?!month\b)\w+|to|(me|us) to)\b/,
  /\bdo you (?!have|know|allow|think|offer|mean|say|state|see|list)\w+/,
  /\b(your|you guys|office|agency|company)\b/,
)
const MANY =
  /\b(any|houses|homes|condos|condominiums|apartments|townhouses|townhomes|listings|places|properties|units|ones|others?|anything|something|else|studios|flats)\b/

/** Whether "how old is it?" is asked before any listing was shown. */
function asksOfNone({ plain, english, memory, parsed }: Question): boolean {
  if (memory.shown.length > 0 || memory.focus !== undefined) return false
  if (!IT.test(plain) || ELSEWHERE.test(plain) || ORDERING.test(plain)) return false
  if (parsed.isSearch)
    return memory.lastList !== undefined && isQuestion(english) && changesOnlyFeatures(parsed, memory)
  if (!isQuestion(plain)) return contentWords(plain).length === 0
  return asksFact(plain) || memory.lastList !== undefined
}

function goesOn(question: Question): boolean {
  const { english, plain, memory, parsed } = question
  if (memory.shown.length === 0 && memory.focus === undefined) return false
  if (ELSEWHERE.test(plain) || ORDERING.test(plain)) return false
  if (onlyNarrows(question) || countsThose(question) || picksOfShown(question) || isOfOtherPlace(question)) return false
  if (wishesDate(question) && memory.focus === undefined) return false
  if (topicAsked(plain) !== undefined || asksCosts(question)) return true
  if (asksWhy(plain))
    return !/\byou\b/.test(plain) && (memory.focus !== undefined || IT.test(plain) || THEM.test(plain))
  const asked = factsAsked(plain)
  const hasFocus = memory.focus !== undefined
  if (asked.length > 0 && ((hasFocus && GIVE.test(plain)) || namesOnlyFacts(question))) return true
  const isForMany = MANY.test(plain)
  if (IT.test(plain) || THEM.test(plain))
    return (
      (asked.length > 0 && (isQuestion(english) || parsed.relative.length === 0)) ||
      !parsed.isSearch ||
      (isQuestion(english) && !isForMany && !ranks(question))
    )
  if (isForMany || !isQuestion(english) || parsed.relative.length > 0) return false
  return (asked.length > 0 && isOnlyAsking(question)) || (memory.focus !== undefined && asksForFeature(question))
}

/** "Photos of the condo in Boise" while homes of Denver are looked at. */
const isOfOtherPlace = ({ plain, parsed, memory }: Question): boolean =>
  HOME_IN.test(plain) && changedParts(memory.filter ?? {}, parsed.filter).some(isPlacePart)
const HOME_IN =
  /\bthe (?:house|home|place|property|listing|condo|apartment|unit|townhouse|one|flat|studio)s? (?:that is |thats |you have )?in\b/

/** "Available by March" without a question is a wish. */
export const wishesDate = ({ plain, english }: Question): boolean => FREE_BY.test(plain) && !isQuestion(english)
const FREE_BY =
  /^(?:and |but )?(?:available|free|vacant|move in|moving in) (?:by|from|in|on|before|until|starting|as of)\b/

/** "How much is it with utilities?" asks of a home, "homes for rent in Portland, utilities included" searches. */
const asksCosts = ({ plain, parsed, memory }: Question): boolean =>
  costsAsked(plain) !== undefined &&
  changedParts(memory.filter ?? {}, parsed.filter).every((part) => part === 'saleType' || FEATURES.has(part))

/** "Send me photos" asks for those of the listing in focus. */
const GIVE =
  /^(please )?((can|could) (i|you) )?(send|e?mail|text|show|give|get|see|have|any|more|got|do you have)( me| us| any| some| more| the| its)* (photos?|pictures?|pics?|images?|links?|address)( please| of it)?$/

/** "Photos pls", "price per sqm": nothing else than facts of the listing in focus, else of all shown, and no new wish. */
const namesOnlyFacts = (question: Question): boolean => {
  const { plain, parsed, memory } = question
  const changesNothing = parsed.relative.length === 0 && changedParts(memory.filter ?? {}, parsed.filter).length === 0
  return !MANY.test(plain) && (!parsed.isSearch || changesNothing) && isOnlyAsking(question)
}

/** "Sort them by price" changes the order, "which areas have most of those?" counts, "how much are they on average?" asks for one number: neither for each price. */
const ORDERING = new RegExp(
  `^(please )?(sort|order|rank|arrange)\\b|^(?:and )?(?:which|what) (?:city|cities|towns?|areas?|neighbou?rhoods?|districts?) (?:has|have)\\b|\\bmedian\\b|${ASKS_AVERAGE.source}`,
)

/** True for "how many of those have 3 bedrooms?" (a count), false for "how many bedrooms do they have?" (a fact). */
const countsThose = ({ plain, parsed, memory }: Question): boolean =>
  /^(and |so )?how many of (them|these|those) (have|has|are)\b/.test(plain) ||
  (/^(and |so )?how many (of (them|these|those)|have|has|are)\b/.test(plain) &&
    changedParts(memory.filter ?? {}, parsed.filter).length > 0)

/** "Only those with 4 bedrooms" is a narrower search. */
const onlyNarrows = ({ plain, parsed }: Question): boolean =>
  parsed.isSearch &&
  /^(only|just|show (me )?(only|just)|(it|they|this|these) (should|must|mustnt|shouldnt|has to|have to|needs? to|may|cant|cannot|do(es)?(nt| not) (have to|need)|neednt))\b/.test(
    plain,
  )

/** "Is it the cheapest?" needs a search. */
const ranks = ({ parsed, memory }: Question): boolean =>
  parsed.relative.length > 0 || parsed.filter.sort !== memory.filter?.sort

/** Whether all content words belong to the facts asked for: true for "what about parking?", not for "is financing available?" */
function isOnlyAsking({ plain, memory, parsed }: Question): boolean {
  const names = factsAsked(plain).map(({ name }) => name)
  const others = foldedWords(besidesFacts(plain, names)).filter((token) => factsAsked(token).length === 0)
  return contentWords(others.join(' ')).length === 0 && (memory.focus !== undefined || !parsed.isSearch)
}

// `statuses` is here since every first search sets it.
const FEATURES = new Set(['features', 'keywords', 'extension', 'parking', 'tours', 'statuses'])

/** With a listing in focus, "is there a pool?" asks about that listing. */
const asksForFeature = ({ plain, parsed, memory }: Question): boolean =>
  (/^(and |so |but )?((is|are|does|has|can)\b|(?!in )\w+( \w+)?$)/.test(plain) ||
    (memory.language !== 'en' && THERE_IS.test(plain))) &&
  parsed.isSearch &&
  changesOnlyFeatures(parsed, memory)

/** What "gibt es einen Pool?", "¿hay piscina?" and "há piscina?" are translated to: they ask what there is, of a home in focus too. */
const THERE_IS = /^(?:and |so |but )?do you have\b/

const changesOnlyFeatures = ({ filter }: Question['parsed'], memory: Question['memory']): boolean =>
  changedParts(memory.filter ?? {}, filter).every((part) => FEATURES.has(part))
