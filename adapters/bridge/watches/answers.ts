import type { Output } from '../../../src/contract/endpoint.ts'
import { Every, type Watch, type WatchList } from '../../../src/contract/listings/watches.ts'
import { dayIn } from '../time.ts'
import type { Words } from '../words/words.ts'
import type { LabelledControl, Menu, WatchAnswer } from './shown.ts'

/** Watches of one page of the list. */
export const PAGE = 5

/** Buttons under results, cards and alerts, and what stands in a list. Those of the list change it where it stands. */
export const watchVerbs = {
  watch: 'below',
  watchdaily: 'below',
  watchhome: 'below',
  unwatch: 'below',
  pausewatch: 'below',
  watches: 'in place',
  endwatch: 'in place',
  restwatch: 'in place',
  wakewatch: 'in place',
  movewatch: 'in place',
  everywatch: 'in place',
  zone: 'in place',
} as const satisfies Record<string, 'below' | 'in place'>
export type WatchVerb = keyof typeof watchVerbs
export const isWatchVerb = (verb: string): verb is WatchVerb => Object.hasOwn(watchVerbs, verb)

export const saying = (text: string): WatchAnswer => ({ text, rows: [], buttons: [], menu: undefined })

const turn = (to: number, label: string): LabelledControl => ({ verb: 'watches', object: String(to), label })

/** One page of what a person watches. */
export function listAnswer({ List, VirtualCount }: Output<typeof WatchList>, page: number, words: Words): WatchAnswer {
  const { watching, buttons: turns } = words
  if (VirtualCount === 0) return saying(watching.none)
  return {
    text: watching.yours(VirtualCount.toLocaleString(words.language)),
    rows: List.map((watch) => ({
      text: `**${watch.Summary}**\n${stateOf(watch, words)}`,
      buttons: rowButtons(watch, page, words),
      menu: everyMenu(watch, page, words),
    })),
    buttons: [
      ...(page > 1 ? [turn(page - 1, turns.previous)] : []),
      ...(page * PAGE < VirtualCount ? [turn(page + 1, turns.next)] : []),
    ],
    menu: undefined,
  }
}

function rowButtons({ WatchID, State }: Watch, page: number, { watching }: Words): LabelledControl[] {
  const { stop, pause, goOn } = watching.buttons
  const object = `${page}/${WatchID}`
  const isPaused = State === 'Paused'
  return [
    { verb: 'endwatch', object, label: stop },
    { verb: isPaused ? 'wakewatch' : 'restwatch', object, label: isPaused ? goOn : pause },
  ]
}

/** A watch cannot go on where nothing can be said any more: it is asked where else. `object` names page and watch. */
export const lostAnswer = (object: string, { Summary }: Watch, { watching }: Words): WatchAnswer => ({
  ...saying(watching.threadGone(Summary)),
  buttons: [
    { verb: 'movewatch', object, label: watching.buttons.tellHere },
    { verb: 'wakewatch', object: `${object}/${AGAIN}`, label: watching.buttons.goOnThere },
  ],
})
/** Behind a watch that is to go on though its thread was gone when something was last told there. */
export const AGAIN = 'again'

const everyMenu = ({ WatchID, Every: now }: Watch, page: number, { watching }: Words): Menu => ({
  verb: 'everywatch',
  object: `${page}/${WatchID}`,
  label: watching.whenToTell,
  options: Every.options.map((value) => ({ value, label: watching.every[value], isChosen: value === now })),
})

/** "told every day at 8:00", "paused until 3 June". */
export function stateOf(
  { State, PausedUntil, Every: every, Hour, TimeZone }: Watch,
  { watching, language }: Words,
): string {
  const { states } = watching
  if (State === 'Paused')
    return PausedUntil === null ? states.paused : states.pausedUntil(dayIn(TimeZone, Date.parse(PausedUntil), language))
  return every === 'AtOnce' ? states.AtOnce : states[every](`${Hour}:00`)
}

/** What the service says of a watch that would tell too much. */
export type TooWide = { Count: number; PerDay: number; Narrow: { Field: string; Value: string; Count: number }[] }

/** As many as stand beside the button of the digest in one row. */
const NARROWINGS = 4

/** One of each field that narrows a search: the widest that is narrow enough, else the narrowest there is. */
export function bestNarrowings({ Narrow }: TooWide, enough: number): TooWide['Narrow'] {
  const byField = [...Map.groupBy(Narrow, ({ Field }) => Field).values()]
  const best = byField.flatMap((all) => {
    const sorted = all.toSorted((a, b) => b.Count - a.Count)
    return sorted.find(({ Count }) => Count <= enough) ?? sorted.at(-1) ?? []
  })
  return best.toSorted((a, b) => Number(a.Count > enough) - Number(b.Count > enough)).slice(0, NARROWINGS)
}

export function narrowingLabel({ Field, Value, Count }: TooWide['Narrow'][number], words: Words): string {
  const names: Record<string, string> = words.choices
  const shown =
    Field === 'MaxPrice' ? words.watching.upTo(Number(Value).toLocaleString(words.language)) : (names[Value] ?? Value)
  return `${shown} (${Count.toLocaleString(words.language)})`
}
