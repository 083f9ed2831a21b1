import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { ReplyPart } from '../../bridge/platform/platform.ts'
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
  report: (error: unknown) => void
}

/** How many threads are remembered in which Slack refused all posts. */
const CLOSED_MAX = 1_000

/**
 * Posts parts of replies, after refusals in plainer forms: as a block with metadata, as plain text, without metadata, then in
 * private to the person. Throws the first refusal if all are refused.
 */
export function createPosts({ calls, report }: Parts): PostPart {
  /** Threads in which Slack refused all posts, and the message that was answered. Whoever writes another one there may see it answered there. */
  const closed = new Map<string, string>()
  const bodies = createPostBodies()

  return async (part) => {
    const { thread, replyTo } = part
    const { channel } = addressOf(thread)
    const person = isDirect(channel) ? undefined : addressOf(replyTo).person
    if (closed.get(thread) === replyTo && person !== undefined) return inPrivate(part, person)
    try {
      return await inThread(part)
    } catch (error) {
      if (!isRefused(error) || person === undefined) throw error
      report(undelivered(error))
      await announce(part, person)
      closed.delete(thread)
      closed.set(thread, replyTo)
      dropOldest(closed, CLOSED_MAX)
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
}
