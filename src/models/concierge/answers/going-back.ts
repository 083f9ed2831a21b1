import type { Filter } from '../../../search/filter.ts'
import { type Memory, readMemory, recalled } from '../memory.ts'
import { type Answer, type Answerer, PAGE_SIZE, type Question } from '../question.ts'
import { answerNextPage, showList } from './list.ts'

/** Answers "undo", "go back", "previous page" and "back to the list": the page or the search that was shown before. */
export const answerGoingBack: Answerer = (question) => {
  const { plain, memory, words } = question
  const page = Number(PAGE.exec(plain)?.[1])
  if (page > 0 && memory.shown.length > 0) return showPage(question, page)
  if (!BACK.test(plain)) return undefined
  const meansSearch = SEARCH.test(plain)
  const hasLeftList = leftTheList(question)
  if (!meansSearch && hasLeftList) return showFrom(question, memory.page)
  if (!meansSearch && memory.page > 0) return showFrom(question, memory.page - PAGE_SIZE)
  const filter = searchBefore(question)
  if (filter === undefined && (hasLeftList || LIST.test(plain)) && memory.shown.length > 0)
    return showFrom(question, memory.page)
  if (filter === undefined) return { text: words.noSearchBefore, noAnswer: false, memory }
  return showList(question, { filter, notes: [words.searchBefore], relative: [] })
}

const STEP = '(?:undo|revert)(?: (?:that|it|this|the last (?:one|step|change)))?|not that|take (?:that|it) back'
const MOVE = '(?:(?:(?:go|get|step|take me|bring me) )?back|previous)(?: (?:one|a) step)?'
const TARGET = '(?:search|list|results?|page|ones|listings|homes|houses)'
const BEFORE = '(?:previous|earlier|old|last|first)'
const BACK = new RegExp(
  `^(?:(?:no|not|rather|instead|ok|okay|please|sorry|oops|hmm|wait|actually|never mind|can you|can we|could you|lets) )*` +
    `(?:${STEP}|${MOVE}|(?:(?:go |take me )?back to |show (?:me )?(?:again )?)?(?:the |my )?${BEFORE} ${TARGET}|` +
    `(?:go |take me )?back to (?:the |my )?${TARGET}|(?:the |my )?search before)(?: (?:again|please|then|now))*$`,
)
const LIST = /\b(?:list|results?)\b/
/** "Page 2", also as other languages write it. */
const PAGE =
  /^(?:(?:please|ok|now|and|show|go|to|me|the|next|zeige?|muestra|mostra|ver|voir) )*(?:page|seite|pagina) (?:number )?([1-9]\d?)(?: please| bitte)?$/
const SEARCH = /\bsearch\b|\bundo\b|\brevert\b/

/** Whether the last question was about one listing of the list, or found nothing better than the list. */
function leftTheList({ memory, exchanges }: Question): boolean {
  const { shown, focus, several, offer } = memory
  if (shown.length === 0 || (focus ?? several ?? offer) === undefined) return false
  const before = recalled(readMemory(exchanges.slice(0, -1))).shown
  return shown.length > 1 && before.join() === shown.join()
}

/** Shows the page of the current search that begins at the index `from`. */
function showFrom(question: Question, from: number): Answer | Promise<Answer> {
  const { filter = {}, shown } = question.memory
  if (from <= 0) return showList(question, { filter, notes: [], relative: [] })
  const memory: Memory = { ...question.memory, shown: shown.slice(0, from) }
  return answerNextPage({ ...question, memory })
}

/** Shows a page of the current search by its number, however many of those before it were shown. */
async function showPage(question: Question, page: number): Promise<Answer> {
  const { memory, listings } = question
  const from = (page - 1) * PAGE_SIZE
  const found = await listings.search(memory.filter ?? {}, { offset: 0, limit: from })
  const before = { ...question, memory: { ...memory, shown: found.map(({ ID }) => ID) } }
  return showFrom(before, found.length)
}

/** The search before the current one. A step back is no new search, so that several steps go further back. */
function searchBefore({ exchanges, memory }: Question): Filter | undefined {
  const searches: Filter[] = []
  for (const exchange of exchanges) {
    const { filter } = readMemory([exchange])
    if (filter === undefined || isSame(filter, searches.at(-1))) continue
    if (isSame(filter, searches.at(-2))) searches.pop()
    else searches.push(filter)
  }
  return searches.at(isSame(memory.filter, searches.at(-1)) ? -2 : -1)
}

const isSame = (a: Filter | undefined, b: Filter | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
