import type { Card, ListingPage } from '../bridge/cards.ts'
import type { Listener, Talk } from '../bridge/platform.ts'
import { words } from '../bridge/words.ts'
import type { Screen } from './screen.ts'

type Command = { usage: string; help: string; run: (rest: string) => Promise<void> }
type Parts = { on: Listener; screen: Screen; talk: Talk }

export const QUIT = '/quit'

/** Gives what a line commands, undefined for a line that is meant for the chatbot. `QUIT` is the caller's. */
export function createCommands(parts: Parts): (line: string) => Promise<void> | undefined {
  const { on, screen, talk } = parts
  const paging = createPaging(parts)
  const commands: Record<string, Command> = {
    listings: { usage: '/listings [words]', help: 'search the listings', run: paging.first },
    more: { usage: 'more', help: 'the next listings of that search', run: paging.next },
    new: { usage: '/new', help: 'begin a new talk', run: async () => screen.print((await on.restart(talk)).text) },
    help: { usage: '/help', help: 'this list', run: async () => screen.print(helpOf(commands)) },
    quit: { usage: QUIT, help: 'leave; the talk goes on next time', run: async () => undefined },
  }
  return (line) => {
    if (line.toLowerCase() === 'more' && paging.hasNext()) return paging.next()
    if (!line.startsWith('/')) return undefined
    const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line) ?? []
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    return command === undefined ? Promise.resolve(screen.print(words.noCommand(name))) : command.run(rest)
  }
}

const helpOf = (commands: Record<string, Command>) =>
  [words.help, ...Object.values(commands).map(({ usage, help }) => `- \`${usage}\` ${help}`)].join('\n')

/** A listing search that goes on page by page. */
function createPaging({ on, screen, talk }: Parts) {
  let left: { query: string; page: number } | undefined
  const show = async (query: string, page: number) => {
    const found = await on.listings.find(talk, { ...(query !== '' && { Query: query }), PageNumber: page })
    left = page < found.pages ? { query, page: page + 1 } : undefined
    const shown = found.cards.length === 0 ? words.noListings(query) : pageOf(found)
    screen.print([found.notes.join(' '), shown].filter((text) => text !== '').join('\n\n'))
  }
  return {
    hasNext: () => left !== undefined,
    first: (query: string) => show(query, 1),
    next: async () => (left === undefined ? screen.print(words.nothingMore) : show(left.query, left.page)),
  }
}

function pageOf({ cards, total, page, pages, from }: ListingPage): string {
  const list = cards.map((card, index) => cardText(card, from + index))
  const shown = words.listingsShown(from, from + cards.length - 1, total)
  return [...list, page < pages ? `${shown}. ${words.more}` : `${shown}.`].join('\n\n')
}

/** An item of a list, whose rows stay below its number. */
function cardText({ title, place, facts, url }: Card, number: number): string {
  const rows = [`**${title}**`, place, facts.join(' · '), url].filter((row) => row !== '')
  return `${number}. ${rows.join(`\n${' '.repeat(`${number}. `.length)}`)}`
}
