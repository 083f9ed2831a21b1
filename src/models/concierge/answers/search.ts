import { resolveFilter, withoutUnknownSides } from '../../../core/listings/resolve-filter.ts'
import { type Filter, isPlacePart, only, PLACE_PARTS } from '../../../search/filter.ts'
import { readerFor } from '../../../search/parse/read.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { applyComparisons, comeCloser } from '../listing/applied-comparisons.ts'
import { changedParts } from '../memory.ts'
import { type Answer, type Answerer, describeSearch, listingsById, type Question } from '../question.ts'
import { picksOfShown, within } from '../understand/of-shown.ts'
import { isQuestion } from '../understand/text.ts'
import { HOME_WORDS, isAboutHomes } from '../understand/topic.ts'
import { answerBusiness } from './business.ts'
import { citiesSentence, showList } from './list.ts'
import { describesHomes, homesAt, isEveryday, sayUnsearchable } from './unknown-names.ts'

/** Answers searches and changes to the current search: "3 bedroom houses in Seattle", "cheaper", "in Tacoma instead". */
export const answerSearch: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  if (!parsed.isSearch || !isAboutHomes(question)) return undefined
  if (comparesWithLastList(question)) return answerSearch(onLastList(question))
  if (parsed.ties.length > 0) return askWhichPlace(question)
  if (hasOnlyUnknownWords(question))
    return (
      (parsed.notUnderstood.every(isEveryday)
        ? undefined
        : await homesAt(question, parsed.notUnderstood.join(' '), parsed.filter)) ??
      (NEAR_OWN.test(plain) ? undefined : await answerBusiness(question)) ??
      sayUnknownWords(question)
    )
  const ids = memory.focus === undefined ? memory.shown.slice(memory.page) : [memory.focus]
  const shown = parsed.relative.length > 0 ? await listingsById(listings, ids) : []
  const closer = parsed.relative.includes('closer') ? comeCloser(parsed.filter, memory.filter) : undefined
  const compared = parsed.relative.filter((each) => closer === undefined || each !== 'closer')
  const { filter: wanted, unmeasurable } = applyComparisons(closer ?? parsed.filter, compared, shown)
  const settled = await resolveFilter(listings, wanted, parsed.near)
  const filter = picksOfShown(question) ? within(memory.filter ?? {}, settled) : settled
  const relative = parsed.relative.filter((each) => !unmeasurable.includes(each))
  const understood = { ...question, parsed: withoutUnknownSides(parsed, filter) }
  const asksRooms = question.tellsHousehold && filter.bedrooms === undefined
  const notes = [
    ...searchNotes(understood),
    ...(asksRooms ? [words.askBedrooms] : []),
    ...unmeasurable.map((each) => words.cannotCompare(words.relatives[each])),
  ]
  const answer =
    (await besideNothing(understood, filter, notes)) ??
    (await withoutNiceToHave(understood, filter, notes)) ??
    (await showList(question, { filter, notes, relative }))
  if (asksRooms) return { ...answer, memory: { ...answer.memory, asked: words.askBedrooms } }
  return THE_ONE.test(plain) ? { ...answer, memory: { ...answer.memory, focus: answer.memory.shown[0] } } : answer
}

/** "Homes near my work" ask nothing about the business. */
const NEAR_OWN = /\b(?:near|nearby|close to|next to) (?:my|our)\b/

/** "Cheaper" after a search that found nothing, and no other wish: nothing can be compared but the list shown before. */
const comparesWithLastList = ({ parsed, memory }: Question): boolean =>
  parsed.relative.length > 0 &&
  memory.lastList !== undefined &&
  memory.shown.length === 0 &&
  memory.focus === undefined &&
  changedParts(memory.filter ?? {}, parsed.filter).every((part) => part === 'sort')

const onLastList = ({ parsed, memory, ...question }: Question): Question => {
  const { filter = {}, ...list } = memory.lastList ?? { shown: [], page: 0 }
  return { ...question, parsed: { ...parsed, filter }, memory: { ...memory, ...list, filter, lastList: undefined } }
}

/**
 * A wish after a search that found nothing cannot find more together with it: it is added to the search that was offered instead,
 * and the answer says so. Undefined if the last search found something, the wish itself does, or the two find nothing either.
 */
async function besideNothing(question: Question, filter: Filter, notes: string[]): Promise<Answer | undefined> {
  const { memory, parsed, listings, words } = question
  if (memory.offer === undefined || memory.shown.length > 0 || memory.filter === undefined) return undefined
  const wishes = changedParts(memory.filter, filter)
  if (parsed.relative.length > 0 || wishes.length === 0 || wishes.some((part) => filter[part] === undefined))
    return undefined
  const instead = { ...memory.offer, ...only(filter, wishes) }
  if ((await listings.count(filter)) > 0 || (await listings.count(instead)) === 0) return undefined
  const none = words.none(await describeSearch(question, filter))
  return showList(question, { filter: instead, notes: [...notes, none], relative: [] })
}

/**
 * If no home has all that is wished, what is only nice to have is given up, and the answer says so. Undefined if some home has it all,
 * if nothing is found without it either, and if the only place would be given up.
 */
async function withoutNiceToHave(question: Question, filter: Filter, notes: string[]): Promise<Answer | undefined> {
  const { parsed, listings, words } = question
  if (parsed.needed === undefined || parsed.relative.length > 0 || (await listings.count(filter)) > 0) return undefined
  // A price tells whether to buy or to rent, also where the price itself is given up.
  const { saleType } = filter
  const needed = await resolveFilter(listings, { ...parsed.needed, ...(saleType && { saleType }) }, parsed.near)
  if (hasPlace(filter) && !hasPlace(needed)) return undefined
  if ((await listings.count(needed)) === 0) return undefined
  const none = words.none(await describeSearch(question, filter))
  return showList(question, { filter: needed, notes: [...notes, none], relative: [] })
}

const hasPlace = (filter: Filter): boolean => PLACE_PARTS.some((part) => filter[part] !== undefined)

/** Asks for one listing: the first result becomes the focus of the session. */
const THE_ONE =
  /\bthe (cheapest|most expensive|biggest|largest|newest|latest) (\w+ )?(house|home|condo|apartment|townhouse|place|property|listing|studio|rental|one)\b/

/**
 * One sentence for each part of the question that was corrected, refused or not understood. `isKnown`: what the search did not
 * understand, but the answer does.
 */
export function searchNotes(
  { parsed: { corrections, refused, notUnderstood, near }, words }: Question,
  isKnown: (said: string) => boolean = () => false,
): string[] {
  const unknown = notUnderstood.filter((said) => !isKnown(said))
  // A word that was corrected and is left out nevertheless was not used.
  const taken = corrections.filter(({ said }) => !notUnderstood.includes(said))
  return [
    ...near.flatMap(({ side, place }) => (side === undefined ? [] : [words.centreOf(place)])),
    ...taken.map((mended) => words.corrected(mended.said, mended.taken)),
    ...refused.map(({ said, reason }) => words.refused(said, words.refusal(reason))),
    ...(unknown.length > 0 ? [words.leftOut(words.and(unknown.map(words.quoted)))] : []),
  ]
}

/** Whether words that no search knows are `known`, a pattern of plain English, in whatever language they were said. */
export const isIn =
  (known: RegExp, { vocabulary, language }: Question) =>
  (said: string): boolean =>
    known.test(said) || known.test(toPlainText(readerFor(vocabulary).read(said, language).english))

/** Answers a message that holds only refused wishes (fair housing): the reason, and what can be asked instead. */
export const answerRefused: Answerer = ({ parsed, memory, words, plain, english }) => {
  if (parsed.refused.length === 0 || parsed.relative.length > 0) return undefined
  // "Are there many … in Ballard?" asks about a place and wants no homes there.
  const asksOfPlace = isQuestion(english) && !HOME_WORDS.test(plain) && !OF_HOMES.test(plain)
  const changed = changedParts(memory.filter ?? {}, parsed.filter).filter(
    (part) => part !== 'statuses' && !(asksOfPlace && isPlacePart(part)),
  )
  if (changed.length > 0) return undefined
  const reasons = parsed.refused.map(({ said, reason }) => words.cannotSay(said, words.refusal(reason)))
  return { text: [...reasons, words.askOtherwise].join(' '), noAnswer: true, memory }
}

/** Answers "we are 5 people", where nothing else is wished: asks for bedrooms. */
export const answerHousehold: Answerer = ({ tellsHousehold, memory, words }) =>
  tellsHousehold
    ? { text: words.askBedrooms, noAnswer: false, memory: { ...memory, asked: words.askBedrooms } }
    : undefined

const OF_HOMES = /\b(anything|something|find|show|buy|rent|live|move)\b/

function askWhichPlace(question: Question): Answer {
  const { parsed, memory, words } = question
  const asked = parsed.ties.map(({ said, options }) => words.which(said, words.or(options))).join(' ')
  const text = [...searchNotes(question), asked].join(' ')
  return { text, noAnswer: false, memory: { ...memory, filter: parsed.filter, asked, offer: undefined } }
}

/** Whether nothing was understood ("anything in Paris?"): then the old results must not be shown again. */
function hasOnlyUnknownWords({ parsed, memory }: Question): boolean {
  const changed = changedParts(memory.filter ?? {}, parsed.filter).filter((part) => part !== 'statuses')
  return parsed.notUnderstood.length > 0 && changed.length === 0 && parsed.relative.length === 0
}

async function sayUnknownWords(question: Question): Promise<Answer> {
  const { parsed, memory, words } = question
  const further = parsed.notUnderstood.every(describesHomes)
    ? await sayUnsearchable(question, parsed.notUnderstood)
    : undefined
  if (further !== undefined) return further
  const pieces = words.or(parsed.notUnderstood.map(words.quoted))
  const text = [words.unknownWords(pieces), citiesSentence(question)].join(' ')
  return { text, noAnswer: false, memory: { ...memory, offer: undefined, asked: undefined } }
}
