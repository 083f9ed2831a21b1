import type { types } from '@slack/bolt'
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

type Block = types.KnownBlock | types.Block
export type Body = { text: string; blocks: Block[]; metadata?: types.MessageMetadata }

/**
 * A part as it is posted or edited, the best way first, each of the others plainer than the one before it. In a block,
 * unlike in a bare text, tables are drawn; without its mark a message is not found again after a crash.
 */
export function bodiesOf(text: string, key: string): Body[] {
  const metadata = markOf(key)
  const preview = mrkdwn(text.slice(0, PREVIEW).toWellFormed())
  const plain = { text: mrkdwn(text), blocks: [] }
  const markdown: types.MarkdownBlock = { type: 'markdown', text }
  return [{ blocks: [markdown], text: preview, metadata }, { ...plain, metadata }, plain]
}
