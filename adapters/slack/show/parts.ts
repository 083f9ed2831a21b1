import { inert } from './escape.ts'
import { mrkdwn } from './mrkdwn.ts'

/** The mark of a message of a reply, which people do not see and by which it is found again after a crash. */
const EVENT = 'porchlight_reply'
export const markOf = (key: string) => ({ event_type: EVENT, event_payload: { part: key } })

export type Marked = { metadata?: { event_type?: string; event_payload?: { part?: unknown } } }
export const isMarked = ({ metadata }: Marked): boolean => metadata?.event_type === EVENT
export const hasMark = ({ metadata }: Marked, key: string): boolean =>
  metadata?.event_type === EVENT && metadata.event_payload?.part === key

/** What notifications say of a message, in UTF-16 units. */
const PREVIEW = 200

/** A part as it is posted or edited. In a block, unlike in a bare text, tables are drawn. */
export function bodyOf(text: string, key: string) {
  const blocks = [{ type: 'markdown', text: inert(text) }]
  const preview = mrkdwn(text.slice(0, PREVIEW).toWellFormed())
  return { blocks, text: preview, metadata: markOf(key) }
}
