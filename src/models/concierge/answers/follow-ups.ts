import { foldedWords } from '../../../search/text/fold.ts'
import { changedParts } from '../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../question.ts'
import { isQuestion, meanings } from '../understand/text.ts'
import { answerAbout, factsAsked } from './about-listing.ts'

/** Questions that go on about what was shown: "is it still available?", "what about the HOA?", "do they have parking?" */
export const answerFollowing: Answerer = async (question) => {
  const { memory, listings, plain, words } = question
  if (asksOfNone(question)) return { text: words.noneShown, noAnswer: false, memory }
  if (!goesOn(question)) return mentioned(question)
  const focus = memory.focus === undefined ? [] : [memory.focus]
  // "They" beside "it" are the people who sell it.
  const isAboutAll = focus.length === 0 || (THEM.test(plain) && !IT.test(plain) && memory.shown.length > 0)
  const ids = isAboutAll ? memory.shown.slice(memory.page) : focus
  const found = await listingsById(listings, ids)
  const isVague = found.length > 1 && !THEM.test(plain) && factsAsked(plain).length === 0
  if (isVague) return { text: words.whichOne, noAnswer: false, memory }
  if (found.length > 0) return answerAbout(question, found, plain)
  return ids.length === 0 ? undefined : { text: words.gone, noAnswer: false, memory: memory }
}

/** "Are pets allowed?" beside a listing in focus that says so. Where it says nothing, someone else may know. */
async function mentioned(question: Question): Promise<Answer | undefined> {
  const { memory, parsed, plain, english, listings } = question
  if (memory.focus === undefined || parsed.isSearch || !isQuestion(english)) return undefined
  if (/\byou\b/.test(plain) || ELSEWHERE.test(plain) || meanings(plain).length === 0) return undefined
  const answer = answerAbout(question, await listingsById(listings, [memory.focus]), plain)
  return answer.noAnswer ? undefined : answer
}

const IT =
  /\b(it|its|this(?! (?:week|weekend|month|year|morning))|that one|(this|that|the) (house|home|place|property|listing|condo|apartment|unit|townhouse|one|building|flat|studio))\b/
const THEM = /\b(they|them|their|these|those|each|all of them)\b/
// "Make it 4" changes the search; "is it possible …" asks about no listing; "your office" is the business.
const ELSEWHERE =
  /\bmake (it|that|them)\b|\bis it (possible|true|(ok|okay)(?! (with|for)))\b|\b(does|will|would) it (cost|take) (an? \w+|to|(me|us) to)\b|\bdo you (?!have|know|allow|think|offer|mean|say|state|see|list)\w+|\b(your|you guys|office|agency|company)\b/
const MANY =
  /\b(any|houses|homes|condos|apartments|townhouses|listings|places|properties|units|ones|others?|anything|something|else|studios|flats)\b/

/** "How old is it?" before anything was shown. */
function asksOfNone({ plain, memory, parsed }: Question): boolean {
  if (memory.shown.length > 0 || memory.focus !== undefined || parsed.isSearch) return false
  if (!IT.test(plain) || ELSEWHERE.test(plain)) return false
  return isQuestion(plain) ? factsAsked(plain).length > 0 : meanings(plain).length === 0
}

function goesOn(question: Question): boolean {
  const { english, plain, memory, parsed } = question
  if (memory.shown.length === 0 && memory.focus === undefined) return false
  if (ELSEWHERE.test(plain) || onlyNarrows(question) || countsThose(question) || ORDERING.test(plain)) return false
  const asked = factsAsked(plain)
  const isForMany = MANY.test(plain)
  if (IT.test(plain) || THEM.test(plain))
    return (
      (asked.length > 0 && (isQuestion(english) || parsed.relative.length === 0)) ||
      !parsed.isSearch ||
      (isQuestion(english) && !isForMany && !ranks(question))
    )
  if (isForMany || !isQuestion(english) || parsed.relative.length > 0) return false
  return asked.length > 0 ? isOnlyAsking(question) : memory.focus !== undefined && asksForFeature(question)
}

/** "Sort them by price" asks for no price. */
const ORDERING = /^(please )?(sort|order|rank|arrange)\b/

/** "How many of those have 3 bedrooms?" counts, "how many bedrooms do they have?" does not. */
const countsThose = ({ plain, parsed, memory }: Question): boolean =>
  /^(and |so )?how many of (them|these|those) (have|has|are)\b/.test(plain) ||
  (/^(and |so )?how many (of (them|these|those)|have|has|are)\b/.test(plain) &&
    changedParts(memory.filter ?? {}, parsed.filter).length > 0)

/** "Only those with 4 bedrooms" searches among them. */
const onlyNarrows = ({ plain, parsed }: Question): boolean =>
  parsed.isSearch &&
  /^(only|just|show (me )?(only|just)|(it|they|this|these) (should|must|mustnt|shouldnt|has to|have to|needs? to|may|cant|cannot))\b/.test(
    plain,
  )

/** "Is it the cheapest?" can only be told by a search. */
const ranks = ({ parsed, memory }: Question): boolean =>
  parsed.relative.length > 0 || parsed.filter.sort !== memory.filter?.sort

/** Every word that carries meaning belongs to the facts asked for: "what about parking?", not "is financing available?" */
function isOnlyAsking({ plain, memory, parsed }: Question): boolean {
  const others = foldedWords(plain).filter((token) => factsAsked(token).length === 0)
  return meanings(others.join(' ')).length === 0 && (memory.focus !== undefined || !parsed.isSearch)
}

// Statuses come with every first search.
const FEATURES = new Set(['features', 'keywords', 'extension', 'parking', 'tours', 'statuses'])

/** "Is there a pool?" beside a listing in focus asks about that listing. */
const asksForFeature = ({ plain, parsed, memory }: Question): boolean =>
  /^(and |so |but )?((is|are|does|has|can)\b|(?!in )\w+( \w+)?$)/.test(plain) &&
  parsed.isSearch &&
  changedParts(memory.filter ?? {}, parsed.filter).every((part) => FEATURES.has(part))
