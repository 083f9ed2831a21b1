import type { Card } from '../bridge/listings/cards.ts'
import type { BridgeListener, ListingPage } from '../bridge/platform/listener.ts'
import type { Visitor } from '../bridge/platform/messages.ts'
import type { ButtonAction, LabelledControl, WatchVerb } from '../bridge/text/controls.ts'
import type { WatchAnswer } from '../bridge/watches/port.ts'
import type { Screen } from './screen.ts'
import type { TerminalWords } from './words/words.ts'

type Command = { usage: string; help: string; run: (rest: string) => Promise<void> }
type Parts = {
  on: BridgeListener
  screen: Screen
  visitor: Visitor
  words: TerminalWords
  ask: (text: string) => Promise<void>
}

export const QUIT = '/quit'
const CONFIRMATION = 'me'
/** Letters of choices: the numbers are those of the last list. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Parses commands. Returns the running command for a line that is one; undefined for a line to the chatbot. The caller handles
 * `QUIT`.
 */
export function createCommands(parts: Parts): (line: string) => Promise<void> | undefined {
  const { on, screen, visitor, words, ask } = parts
  const paging = createPaging(parts)
  const { commands: help } = words
  const commands: Record<string, Command> = {
    listings: { usage: '/listings […]', help: help.listings, run: paging.first },
    more: { usage: 'more', help: words.commandHelp.more, run: paging.next },
    watch: { usage: '/watch [1]', help: words.commandHelp.watch, run: watch },
    watches: { usage: '/watches [stop 1]', help: words.commandHelp.watches, run: watches },
    new: { usage: '/new', help: help.new, run: async () => screen.print((await on.restart(visitor)).text) },
    human: { usage: '/human', help: help.human, run: () => ask(words.human) },
    forget: { usage: '/forget', help: help.forget, run: forget },
    help: { usage: '/help', help: help.help, run: async () => screen.print(helpOf(commands, words)) },
    quit: { usage: QUIT, help: words.commandHelp.quit, run: async () => undefined },
  }
  /** Deletes the person's data if the line contains the confirmation word. */
  async function forget(rest: string) {
    const confirmed = rest.trim().toLowerCase() === CONFIRMATION
    screen.print(
      confirmed
        ? words.forget.done(await on.forget(visitor))
        : `${words.forget.ask} ${words.confirm(`/forget ${CONFIRMATION}`)}`,
    )
  }
  /** What the last `/watch` offered, since the search was too wide. */
  let choices: LabelledControl[] = []
  /** Watches the search of the last list, the home with this number in it, or what has this letter. */
  async function watch(rest: string): Promise<void> {
    const what = watchable(rest.trim().toLowerCase())
    if (typeof what === 'string') return screen.print(what)
    const tellIn = { thread: visitor.thread, replyTo: '' }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { text, buttons } = await on.watches.act(visitor, { ...what, tellIn, timeZone })
    choices = buttons
    const offered = buttons.map(({ label }, at) => `${LETTERS[at]}) ${label}`)
    screen.print([text, ...offered, ...(offered.length > 0 ? ['', words.watches.choose] : [])].join('\n'))
  }
  /** The action, or why there is none. */
  function watchable(which: string): ButtonAction<WatchVerb> | string {
    const chosen = which.length === 1 ? choices[LETTERS.indexOf(which)] : undefined
    if (chosen !== undefined) return chosen
    const shown = paging.shown()
    if (shown === undefined) return words.searchGone
    if (which === '') return { verb: 'watch', object: shown.search }
    const card = shown.cards[Number(which) - shown.from]
    return card === undefined ? words.listingGone : { verb: 'watchhome', object: card.listing }
  }
  async function watches(rest: string): Promise<void> {
    const { text, rows } = await allWatches()
    const [, which = ''] = /^\D+\s(\d+)$/.exec(rest.trim()) ?? []
    const stop = rows[Number(which) - 1]?.buttons[0]
    if (stop !== undefined) {
      await on.watches.act(visitor, { ...stop, tellIn: undefined })
      return watches('')
    }
    if (rows.length === 0) return screen.print(words.watches.none)
    const list = rows.map((row, at) => `${at + 1}. ${row.text.replace('\n', ' · ')}`)
    screen.print([text, ...list, '', words.watches.end].join('\n'))
  }
  async function allWatches(): Promise<WatchAnswer> {
    const rows: WatchAnswer['rows'] = []
    for (let page = 1; ; page++) {
      const found = await on.watches.list(visitor, page)
      rows.push(...found.rows)
      if (!found.buttons.some(({ object }) => Number(object) > page)) return { ...found, rows }
    }
  }
  return (line) => {
    if (line.toLowerCase() === 'more' && paging.hasNext()) return paging.next()
    if (!line.startsWith('/')) return undefined
    const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line) ?? []
    const known = name.toLowerCase()
    const command = Object.hasOwn(commands, known) ? commands[known] : undefined
    return command === undefined ? Promise.resolve(screen.print(words.noCommand(name))) : command.run(rest)
  }
}

const helpOf = (commands: Record<string, Command>, words: TerminalWords) =>
  [
    words.help,
    ...Object.values(commands).map(({ usage, help }) => `- \`${usage}\`: ${help}`),
    `- \`Ctrl-C\`: ${words.commandHelp.interrupt}`,
  ].join('\n')

/** Shows the results of the last search page by page. */
function createPaging({ on, screen, visitor, words }: Parts) {
  let left: { search: string; page: number } | undefined
  let last: ListingPage | undefined
  const show = (found: ListingPage | undefined, query: string) => {
    const { search = '', page = 0, pages = 0, cards = [], notes = [] } = found ?? {}
    left = page < pages ? { search, page: page + 1 } : undefined
    last = found
    const shown = found === undefined || cards.length === 0 ? words.noListings(query) : pageOf(found, words)
    screen.print([notes.join(' '), shown].filter((text) => text !== '').join('\n\n'))
  }
  return {
    hasNext: () => left !== undefined,
    shown: () => last,
    first: async (query: string) => show(await on.listings.find(visitor, query === '' ? {} : { Query: query }), query),
    next: async () => {
      if (left === undefined) screen.print(words.nothingMore)
      else show(await on.listings.page(visitor, left.search, left.page), '')
    },
  }
}

function pageOf({ cards, total, page, pages, from }: ListingPage, words: TerminalWords): string {
  const list = cards.map((card, index) => cardText(card, from + index))
  const shown = words.listingsShown(from, from + cards.length - 1, total)
  return [...list, page < pages ? `${shown}. ${words.more}` : `${shown}.`].join('\n\n')
}

/** A numbered list item with indented rows. */
function cardText({ title, address, facts, url }: Card, number: number): string {
  const rows = [`**${title}**`, address, facts.join(' · '), url].filter((row) => row !== '')
  return `${number}. ${rows.join(`\n${' '.repeat(`${number}. `.length)}`)}`
}
