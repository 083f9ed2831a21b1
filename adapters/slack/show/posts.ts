import { HOUR_MS } from '../../../src/contract/fields.ts'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { ReplyPart } from '../../bridge/platform/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefused, postInPlainestWay, undelivered } from '../failures.ts'
import { addressOf, isDirect, type MessageAddress } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { slackWordsFor } from '../words.ts'
import { NO_LINK_PREVIEWS } from './blocks.ts'
import { createPostBodies } from './body.ts'

/** Posts a part of a reply. Returns the message's address. */
export type PostPart = (part: ReplyPart) => Promise<MessageAddress>
type Parts = {
  calls: Calls
  time: Pick<Time, 'now'>
  report: (error: unknown) => void
}

/** How long answers go to private messages after Slack refused all posts in a thread, in ms. */
const CLOSED_MS = HOUR_MS
const CLOSED_MAX = 1_000

/**
 * Posts parts of replies, after refusals in plainer forms: as a block with metadata, as plain text, without metadata, then in
 * private to the person. Throws the first refusal if all are refused.
 */
export function createPosts({ calls, time, report }: Parts): PostPart {
  /** threads in which Slack refused all posts, and until when none is tried */
  const closed = new Map<string, number>()
  const bodies = createPostBodies()

  return async (part) => {
    const { thread, replyTo } = part
    const { channel } = addressOf(thread)
    const person = isDirect(channel) ? undefined : addressOf(replyTo).person
    const until = closed.get(thread)
    if (until !== undefined && until > time.now() && person !== undefined) return inPrivate(part, person)
    try {
      return await inThread(part)
    } catch (error) {
      if (!isRefused(error) || person === undefined) throw error
      report(undelivered(error))
      await announce(part, person)
      close(thread)
      return inPrivate(part, person)
    }
  }

  async function inThread(part: ReplyPart): Promise<MessageAddress> {
    const { channel, ts } = addressOf(part.thread)
    return say(part, { channel, ...(ts !== '' && { thread_ts: ts }) })
  }
  function inPrivate(part: ReplyPart, person: string): Promise<MessageAddress> {
    return say(part, { channel: person })
  }

  async function say(part: ReplyPart, to: { channel: string; thread_ts?: string }) {
    const { workspace } = addressOf(part.thread)
    const lane = part.complete ? 'final' : 'live'
    const posted = await postInPlainestWay(bodies.of(part.text, part.key), (body) => {
      const args = { ...to, ...body, ...NO_LINK_PREVIEWS }
      return calls<{ channel?: string; ts: string }>({ workspace, method: 'chat.postMessage', lane, args })
    }).catch((error: unknown) => {
      bodies.noteFailure(part.key, error)
      throw error
    })
    return { workspace, channel: posted.channel ?? to.channel, ts: posted.ts }
  }

  async function announce({ thread, locale }: ReplyPart, person: string): Promise<void> {
    const args = { channel: person, text: slackWordsFor(locale).answeredElsewhere, ...NO_LINK_PREVIEWS }
    await calls({ workspace: addressOf(thread).workspace, method: 'chat.postMessage', lane: 'final', args })
  }

  function close(thread: string): void {
    closed.delete(thread)
    closed.set(thread, time.now() + CLOSED_MS)
    dropOldest(closed, CLOSED_MAX)
  }
}
