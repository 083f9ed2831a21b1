import type { Card } from '../listings/cards.ts'
import type { BridgeVerb, ButtonAction, LabelledControl, Menu, WatchVerb } from '../text/controls.ts'

/** The answer to an action on watches. `rows`: one for each watch, with its buttons and menu. */
export type WatchAnswer = {
  text: string
  rows: { text: string; buttons: LabelledControl[]; menu: Menu }[]
  buttons: LabelledControl[]
  menu: Menu | undefined
}
/** The thread for the alerts of a watch, and the message that they reply to. */
export type AlertThread = { thread: string; replyTo: string }
/**
 * A button or a menu about watches that a person used. `tellIn`: the thread for their alerts from now on; undefined if only they
 * see the button, so that it has no thread. `openPrivate`: opens a thread for the person alone, if the platform has such threads.
 * `timeZone`: the person's, if the platform tells it.
 */
export type WatchPress = ButtonAction<WatchVerb> & {
  value?: string | undefined
  tellIn: AlertThread | undefined
  openPrivate?: () => Promise<AlertThread>
  timeZone?: string | undefined
}

/**
 * An alert of a watch, sent to a thread once. `key` and `isRetry` are as in `ReplyPart`. `at` (ms): when it was due; it was not
 * sent before. `text`: what happened; `because`: which watch it belongs to.
 * `toParentChannel`: send it to the parent channel, because the thread is closed; `text` contains the thread as `threadName`.
 */
export type AlertPart = {
  thread: string
  key: string
  isRetry: boolean
  person: string
  locale: string | undefined
  at: number
  text: string
  because: string
  card: Card | undefined
  buttons: LabelledControl<BridgeVerb>[]
  toParentChannel: boolean
  threadName: string
}
