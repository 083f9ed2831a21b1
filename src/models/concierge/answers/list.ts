import { describe } from '../../../search/describe.ts'
import type { Filter } from '../../../search/filter.ts'
import { number } from '../numbers.ts'
import { entries } from '../present.ts'
import { PAGE, type Reply, type Talk } from '../talk.ts'
import { words } from '../words.ts'
import { answerNone, type Search } from './none.ts'

/** Shows the first listings of a search and makes it the search in force. */
export async function showList(talk: Talk, search: Search): Promise<Reply> {
  const { filter, notes } = search
  const [total, found] = await Promise.all([
    talk.listings.count(filter),
    talk.listings.search(filter, { offset: 0, limit: PAGE }),
  ])
  if (found.length === 0) return answerNone(talk, search)
  const [only, second] = found
  const head = [...notes, words.found(number(total), describe(filter)), words.hereAre(1, found.length, total)].join(' ')
  const text = [head, entries(found, 1), wayOn(filter, found.length, total)].join('\n\n')
  const focus = second === undefined ? only?.ID : undefined
  return { text, noAnswer: false, memory: { filter, shown: found.map(({ ID }) => ID), page: 0, focus } }
}

/** Shows the listings after the ones already shown. */
export async function showMore(talk: Talk): Promise<Reply> {
  const { memory, listings } = talk
  if (memory.filter === undefined) return { text: words.nothingToContinue, noAnswer: false, memory }
  const page = memory.shown.length
  if (page === 0) return showList(talk, { filter: memory.offer ?? memory.filter, notes: [], relative: [] })
  const [total, found] = await Promise.all([
    listings.count(memory.filter),
    listings.search(memory.filter, { offset: page, limit: PAGE }),
  ])
  if (found.length === 0) return { text: words.allSeen, noAnswer: false, memory }
  const shown = [...memory.shown, ...found.map(({ ID }) => ID)]
  const head = words.hereAre(page + 1, shown.length, total)
  const text = [head, entries(found, page + 1), wayOn(memory.filter, shown.length, total)].join('\n\n')
  return { text, noAnswer: false, memory: { filter: memory.filter, shown, page } }
}

function wayOn({ bedrooms }: Filter, shown: number, total: number): string {
  if (total === 1) return words.onlyOne
  const narrower = bedrooms === undefined ? words.byBedrooms : words.bySize
  return shown < total ? words.andMore(narrower) : words.noMore(narrower)
}
