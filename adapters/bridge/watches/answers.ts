import type { Output } from '../../../src/contract/endpoint.ts'
import { Every, type TooWide, type Watch, type WatchList } from '../../../src/contract/listings/watches.ts'
import { entryOf } from '../../../src/guards/entry-of.ts'
import type { LabelledControl, Menu } from '../text/controls.ts'
import { formatDay, formatTime } from '../time.ts'
import type { BridgeWords } from '../words/words.ts'
import type { WatchAnswer } from './port.ts'

/** Number of watches per page of the list. */
export const PAGE = 5

export const textAnswer = (text: string): WatchAnswer => ({ text, rows: [], buttons: [], menu: undefined })

const pageButton = (to: number, label: string): LabelledControl => ({ verb: 'watches', object: String(to), label })

/** One page of a person's watches. */
export function listAnswer(
  { List, VirtualCount }: Output<typeof WatchList>,
  page: number,
  words: BridgeWords,
): WatchAnswer {
  const { watching, buttons: labels } = words
  if (VirtualCount === 0) return textAnswer(watching.none)
  return {
    text: watching.yours(VirtualCount.toLocaleString(words.language)),
    rows: List.map((watch) => ({
      text: `**${watch.Summary}**\n${stateOf(watch, words)}`,
      buttons: rowButtons(watch, page, words),
      menu: everyMenu(watch, page, words),
    })),
    buttons: [
      ...(page > 1 ? [pageButton(page - 1, labels.previous)] : []),
      ...(page * PAGE < VirtualCount ? [pageButton(page + 1, labels.next)] : []),
    ],
    menu: undefined,
  }
}

function rowButtons({ WatchID, State }: Watch, page: number, { watching }: BridgeWords): LabelledControl[] {
  const { stop, pause, goOn } = watching.buttons
  const object = `${page}/${WatchID}`
  const isPaused = State === 'Paused'
  return [
    { verb: 'endwatch', object, label: stop },
    { verb: isPaused ? 'wakewatch' : 'restwatch', object, label: isPaused ? goOn : pause },
  ]
}

/** Asks where a watch is to send its alerts, because its thread is closed. `object`: page and watch. */
export const threadGoneAnswer = (object: string, { Summary }: Watch, { watching }: BridgeWords): WatchAnswer => ({
  ...textAnswer(watching.threadGone(Summary)),
  buttons: [
    { verb: 'movewatch', object, label: watching.buttons.tellHere },
    { verb: 'wakewatch', object: `${object}/${RESUME_ANYWAY}`, label: watching.buttons.goOnThere },
  ],
})
/** Suffix of a watch's id in a button: resume it although its thread was closed at the last alert. */
export const RESUME_ANYWAY = 'again'

const everyMenu = ({ WatchID, Every: now }: Watch, page: number, { watching }: BridgeWords): Menu => ({
  verb: 'everywatch',
  object: `${page}/${WatchID}`,
  label: watching.whenToTell,
  options: Every.options.map((value) => ({ value, label: watching.every[value], isChosen: value === now })),
})

/** The schedule or state as text: "told every day at 8:00", "paused until 3 June". */
function stateOf(
  { State, PausedUntil, Every: every, Hour, TimeZone }: Watch,
  { watching, language }: BridgeWords,
): string {
  const { states } = watching
  if (State === 'Paused')
    return PausedUntil === null
      ? states.paused
      : states.pausedUntil(formatDay(TimeZone, Date.parse(PausedUntil), language))
  return every === 'AtOnce' ? states.AtOnce : states[every](`${Hour}:00`)
}

/** How many narrowings fit into one row of buttons beside that of the digest. */
const NARROWINGS = 4

/** The best narrowing per field: the widest one below the limit, else the narrowest one. */
export function bestNarrowings({ Narrow }: TooWide, enough: number): TooWide['Narrow'] {
  const byField = [...Map.groupBy(Narrow, ({ Field }) => Field).values()]
  const best = byField.flatMap((all) => {
    const sorted = all.toSorted((a, b) => b.Count - a.Count)
    return sorted.find(({ Count }) => Count <= enough) ?? sorted.at(-1) ?? []
  })
  return best.toSorted((a, b) => Number(a.Count > enough) - Number(b.Count > enough)).slice(0, NARROWINGS)
}

/** A value that narrows a search, with the number of listings left: "Ballard (12)", "up to 900,000 (40)". */
export function narrowingLabel({ Field, Value, Count }: TooWide['Narrow'][number], words: BridgeWords): string {
  const names: Record<string, string> = words.choices
  const shown =
    Field === 'MaxPrice'
      ? words.watching.upTo(Number(Value).toLocaleString(words.language))
      : (entryOf(names, Value) ?? Value)
  return `${shown} (${Count.toLocaleString(words.language)})`
}

/** At least one zone per hour, and the most populated ones; the last ones are left out of a short menu. */
const ZONES = `Pacific/Honolulu America/Anchorage America/Los_Angeles America/Phoenix America/Denver America/Chicago
  America/New_York America/Halifax America/Sao_Paulo Atlantic/Azores Europe/London Europe/Lisbon Africa/Lagos Europe/Madrid
  Europe/Paris Europe/Berlin Europe/Athens Europe/Istanbul Asia/Dubai Asia/Karachi Asia/Kolkata Asia/Bangkok Asia/Shanghai
  Asia/Tokyo Australia/Sydney`.split(/\s+/)

/** A menu of at most `most` time zones, labelled by the current time there. `own`: the chatbot's zone. */
export function zoneMenu(
  { own, most }: { own: string; most: number },
  now: number,
  { language, watching }: BridgeWords,
): Menu {
  const zones = [...new Set([own, ...ZONES])].slice(0, most)
  const options = zones.map((value) => ({
    value,
    label: `${formatTime(value, now, language)} · ${cityOf(value)}`,
    isChosen: false,
  }))
  return { verb: 'zone', object: '', label: watching.zone, options }
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
