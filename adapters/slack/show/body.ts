import type { types } from '@slack/bolt'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { AbandonedPart } from '../../bridge/platform/platform.ts'
import { isFailedByContent, undelivered } from '../failures.ts'
import { addressOf, type MessageAddress } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { type MessageList, messagesOf } from '../limits/pages.ts'
import { mrkdwn } from './mrkdwn.ts'

/** Type of the message metadata that holds the key of a part. People do not see it; it serves to find the message after a crash. */
const EVENT = 'porchlight_reply'
/** A question that the app posts in a person's name. */
export type AskedQuestion = { person: string; text: string }
/** `asked`: the question of the message, for the case that the app ends before it has stored the question. */
export const markOf = (key: string, asked?: AskedQuestion) => ({
  event_type: EVENT,
  event_payload: { part: key, ...(asked && { asker: asked.person, question: asked.text }) },
})

/** What `markOf` made, as Slack lists it with a message. */
export type Marked = {
  metadata?: { event_type?: string; event_payload?: { part?: unknown; asker?: unknown; question?: unknown } }
}
/** The question in a message of the app; other apps may use the same event type. */
export function askedIn({ metadata }: Marked): AskedQuestion | undefined {
  const { asker: person, question: text } = metadata?.event_payload ?? {}
  if (metadata?.event_type !== EVENT || typeof person !== 'string' || typeof text !== 'string') return undefined
  return { person, text }
}
const isMarked = ({ metadata }: Marked): boolean => metadata?.event_type === EVENT
const hasMark = ({ metadata }: Marked, key: string): boolean =>
  metadata?.event_type === EVENT && metadata.event_payload?.part === key

/** Finds the message with the mark of a part among those of a channel or thread. Undefined if there is none; throws Slack's error. */
export async function findMarked(
  calls: Calls,
  key: string,
  { pagesMax, ...list }: MessageList & { pagesMax?: number },
): Promise<{ ts: string } | undefined> {
  const messages = messagesOf<Marked & { ts: string }>(calls, { ...list, include_all_metadata: true }, pagesMax)
  for await (const message of messages) if (hasMark(message, key)) return message
  return undefined
}

/** Length of the text for notifications, in UTF-16 units. */
const PREVIEW = 200

type Block = types.KnownBlock | types.Block
export type Body = { text: string; blocks: Block[]; metadata?: types.MessageMetadata }

/**
 * The bodies to try for a part, from best to plainest: a Markdown block, which can show tables; plain text; plain text without
 * the metadata by which the message is found after a crash.
 */
export function bodiesOf(text: string, key: string): Body[] {
  const metadata = markOf(key)
  const preview = mrkdwn(text.slice(0, PREVIEW).toWellFormed())
  const plain = { text: mrkdwn(text), blocks: [] }
  const markdown: types.MarkdownBlock = { type: 'markdown', text }
  return [{ blocks: [markdown], text: preview, metadata }, { ...plain, metadata }, plain]
}

/** How many parts are remembered whose Markdown made Slack fail. */
const FAILED_MAX = 1_000

/** The bodies to try for posts. Some texts in a Markdown block make Slack fail each time, so they are not tried in one again. */
export function createPostBodies() {
  const failed = new Set<string>()
  return {
    of: (text: string, key: string): Body[] => bodiesOf(text, key).slice(failed.has(key) ? 1 : 0),
    noteFailure(key: string, error: unknown): void {
      if (!isFailedByContent(error)) return
      failed.add(key)
      dropOldest(failed, FAILED_MAX)
    },
  }
}

type Listed = Marked & { ts: string; user?: string; streaming_state?: string }
/** The message of a part from an earlier attempt. `open`: a stream that was not stopped. */
export type FoundPart = { at: MessageAddress; open: boolean }
type Parts = { findInstallation: FindInstallation; calls: Calls; report: (error: unknown) => void }

/**
 * Finds the message that an earlier attempt made for the part; undefined if there is none. A stream gets its metadata when it
 * is stopped; one without belongs to the current reply, since a thread has one reply at a time. If Slack refuses to list the
 * messages, the part counts as missing: a duplicate is better than no answer.
 */
export async function findPart(
  { findInstallation, calls, report }: Parts,
  part: Omit<AbandonedPart, 'id'>,
): Promise<FoundPart | undefined> {
  const thread = addressOf(part.thread)
  const { botUser } = await findInstallation(thread.workspace)
  let unmarked: FoundPart | undefined
  try {
    const after = { ...thread, lane: 'final', oldest: addressOf(part.replyTo).ts, include_all_metadata: true } as const
    for await (const message of messagesOf<Listed>(calls, after)) {
      const found = { at: { ...thread, ts: message.ts }, open: message.streaming_state === 'in_progress' }
      // A message under a custom name has no user.
      if (hasMark(message, part.key)) return found
      if (message.user !== botUser) continue
      if (message.streaming_state !== undefined && !isMarked(message)) unmarked = found
    }
  } catch (error) {
    const failed = undelivered(error)
    if (failed.failure !== 'refused') throw failed
    report(failed)
  }
  return unmarked
}
