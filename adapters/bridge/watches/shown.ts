import type { Card } from '../listings/cards.ts'

/** What a button or an entry of a menu does, and with what. */
export type Control = { verb: string; object: string }
export type LabelledControl = Control & { label: string }
/** Something to choose from; what is chosen is the `value` of its press. */
export type Menu = LabelledControl & { options: { label: string; value: string; isChosen: boolean }[] }

/** What is said to a person who did something about watches; `rows`: watches, each with what may be done with it. */
export type WatchAnswer = {
  text: string
  rows: { text: string; buttons: LabelledControl[]; menu: Menu }[]
  buttons: LabelledControl[]
  menu: Menu | undefined
}
/** Where somebody who watches is told, and the message below which that thread goes on. */
export type TellingPlace = { thread: string; replyTo: string }
/**
 * A button or a menu about watches that a person used. `tellIn`: where they are told of what they watch from now on; undefined
 * where nobody else sees the button, so that it has no thread. `openPrivate`: opens a thread that is the person's alone, where
 * the platform has such. `timeZone`: the person's, where the platform tells it.
 */
export type WatchPress = Control & {
  value?: string | undefined
  tellIn: TellingPlace | undefined
  openPrivate?: () => Promise<TellingPlace>
  timeZone?: string | undefined
}

/**
 * Something that happened to what a person watches, to be told in a thread, once. `key` and `again` are those of a
 * `ReplyPart`; `at` (ms): when it was to be told, before which it was not. `text`: what happened, in plain words; `because`: what is watched.
 * `beside`: where the thread belongs to, because nothing can be said in the thread itself, which `text` calls `threadName`.
 */
export type AlertPart = {
  thread: string
  key: string
  again: boolean
  person: string
  locale: string | undefined
  at: number
  text: string
  because: string
  card: Card | undefined
  buttons: LabelledControl[]
  beside: boolean
  threadName: string
}
