import { bestStatement } from '../business/best-statement.ts'
import { listingName } from '../listing/text.ts'
import { changedParts, recalled } from '../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../question.ts'
import { resolveReference } from '../understand/references.ts'

const VIEW =
  /\b(book (?:me|us) in|view|viewing|viewings|visit|visited|tour|showing|walk ?through|appointment|inspect|come (and|to|by|over)|(see|seeing|look at) (an? |any |one of )?([a-z]+ )?(house|home|apartment|flat|condo|townhouse|place|property)s?|(see|seeing|look at) (it|them|they|that one|this one|the (first|second|third|fourth|fifth|last|house|home|apartment|flat|condo|place|property|studio)))\b/
const HOME =
  /\b(it|its|them|they|this|that|one|here|first|second|third|fourth|fifth|last|house|home|apartment|flat|condo|townhouse|place|property|studio|\d+ \p{L}+)\b/u
const WHEN =
  /\b(today|tonight|tomorrow|now|asap|(mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|(this|next) week|morning|afternoon|evening|noon|at \d{1,2}|in person|when (can|could|may) (i|we))\b/
const BOOK = String.raw`\b(?:schedule|book|arrange|set up|reserve|organi[sz]e|make|request)\b`
const BOOKING = new RegExp(BOOK)
const ONE =
  '(?:it|(?:this|that|the) (?:\\w+ )?(?:house|home|apartment|flat|condo|townhouse|place|property|one|first|second|third|fourth|fifth|last))'
/** "I would like to view the house", "can we visit it?", "i want visit the first"; German has the verb at the end. */
const WISHING = new RegExp(
  `\\b(?:would|id|wed|(?:i|we)(?: d)?) (?:like|want|love) (?:(?:to )?(?:view|visit|tour|inspect) (?:to )?${ONE}\\b(?! (?:floor|street|tax|rule|fee|plan|photo|picture|detail|price|history|description))|${ONE} (?:view|visit)$)|\\b(?:(?:can|could|may) (?:i|we)|is it possible to) (?:please )?(?:come (?:and )?)?(?:view|visit|tour|inspect) ${ONE}\\b(?! (?:online|virtually|on))`,
)
/** Names what is booked, so that no home needs to be named. */
const APPOINTMENT = new RegExp(
  String.raw`${BOOK} (?:(?:me |us )?an? |some )?(?:viewing|showing|tour|visit|appointment|walk ?through)s?\b`,
)
/** Tours that need no appointment, and questions for rules or costs. */
const OTHERWISE =
  /\b(virtual|3d|open houses?|video|how (long|much|do|can)|cost|(?<!\b(?:am|im|are|were|is) )free|do i need|bring|(visit|see|meet) you|your (office|agency))\b/

/** Whether somebody wants to see a home at a time, or to book that: "can I see it tomorrow at 5?" */
function wantsViewing({ plain, parsed, memory }: Question): boolean {
  const namesHome = HOME.test(plain) || memory.focus !== undefined || recalled(memory).shown.length > 0
  if (!VIEW.test(plain) || !namesHome || OTHERWISE.test(plain)) return false
  if (![WHEN, BOOKING, WISHING].some((pattern) => pattern.test(plain))) return false
  return changedParts(memory.filter ?? {}, parsed.filter).every((part) => part === 'types' || part === 'statuses')
}

/** Says that the concierge books no viewings, how the business does, and that a way to be reached is noted. */
export const answerViewing: Answerer = async (question) => (wantsViewing(question) ? sayOfViewing(question) : undefined)

/** The same for "can I book a viewing?" before any home was shown, where the business says nothing of it. */
export const answerBooking: Answerer = async (question) =>
  APPOINTMENT.test(question.plain) ? sayOfViewing(question) : undefined

async function sayOfViewing(question: Question): Promise<Answer> {
  const { settings, memory, words, givesContact } = question
  const home = await homeMeant(question)
  const own = await bestStatement('viewing', settings.SystemMessage)
  const quoted = own === undefined || own.share < 1 ? undefined : own.text
  const text = [
    words.noViewings,
    ...(quoted === undefined ? [] : [quoted]),
    ...(givesContact ? [] : [words.leaveContact]),
  ].join(' ')
  return {
    text: home === undefined ? text : words.about(listingName(home, words), `${text} ${home.Url}`),
    noAnswer: quoted === undefined,
    memory: home === undefined ? memory : { ...memory, focus: home.ID, offer: undefined, asked: undefined },
  }
}

async function homeMeant(question: Question) {
  const reference = await resolveReference(question)
  if (reference !== undefined) return 'listings' in reference ? reference.listings[0] : undefined
  const { focus } = question.memory
  return focus === undefined ? undefined : (await listingsById(question.listings, [focus]))[0]
}
