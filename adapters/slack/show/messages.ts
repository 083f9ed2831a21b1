import type { ReplyPart } from '../../bridge/platform/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { ignoreRefused, isRefusal, isRefused, limitOf, undelivered } from '../failures.ts'
import type { MessageAddress } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { STREAM_MAX_MS } from '../limits/limits.ts'
import { mayUpdate, type RateQueue } from '../limits/rate-queue.ts'
import type { createEdits } from './edits.ts'
import type { PostPart } from './posts.ts'
import type { ShownMessage } from './shown-messages.ts'
import type { Streams } from './streams.ts'

type Parts = {
  calls: Calls
  rateQueue: RateQueue
  time: Time
  streams: Streams
  post: PostPart
  edits: ReturnType<typeof createEdits>
  report: (error: unknown) => void
}

/** Creates and changes messages of replies, as streams as long as Slack keeps them open. One request at a time per message. */
export function createMessages({ calls, rateQueue, time, streams, edits, post, report }: Parts) {
  return {
    /** `mode`: a message that is to be streamed is posted if Slack does not allow that. */
    async create(part: ReplyPart, mode: 'streamed' | 'edited'): Promise<ShownMessage> {
      const base = { since: time.now(), complete: part.complete }
      const text = growingText(part)
      const streamed = mode === 'streamed' ? await streams.start({ ...part, text }) : undefined
      if (streamed !== undefined) return { at: streamed, mode: 'streamed', text, ...base }
      return { at: await post(part), mode: 'edited', text: part.text, ...base }
    },
    async change(message: ShownMessage, part: ReplyPart): Promise<void> {
      if (message.mode === 'edited') return edit(message, part)
      // Growing text is not tried again where Slack refused it.
      if (message.mode === 'frozen') return part.complete ? edits.update(message, part) : undefined
      if (message.mode === 'broken' || !continues(message, part)) return mend(message, part)
      if (part.complete) return finish(message, part, part.text)
      if (time.now() - message.since >= STREAM_MAX_MS) return finish(message, part, growingText(part))
      await append(message, part)
    },
    /** Stops a stream with its present text. */
    async settle(message: ShownMessage, key: string): Promise<void> {
      if (message.mode === 'edited' || message.mode === 'frozen') return
      await streams.stop(message.at, key, '')
      message.mode = 'edited'
    },
    /** Deletes a message. If Slack refuses, its text is replaced by "…". */
    async remove(at: MessageAddress): Promise<void> {
      const { workspace, channel, ts } = at
      try {
        await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } })
      } catch (error) {
        if (isRefusal(error, 'message_not_found')) return
        if (!isRefused(error)) throw error
        report(undelivered(error))
        const args = { channel, ts, text: '…', blocks: [] }
        await calls({ workspace, method: 'chat.update', lane: 'final', args }).catch(ignoreRefused)
      }
    },
  }

  async function append(message: ShownMessage, part: ReplyPart): Promise<void> {
    const text = growingText(part)
    const more = text.slice(message.text?.length)
    if (more === '' || !mayUpdate(rateQueue, message.at.workspace, { way: 'chat.appendStream', growing: 0 })) return
    try {
      await streams.append(message.at, more)
      message.text = text
    } catch (error) {
      if (limitOf(error) !== undefined) return
      // The result is unknown. Appending the text again might duplicate it.
      message.mode = 'broken'
      await mend(message, part)
    }
  }

  /** Stops a stream with `text` as its final text. */
  async function finish(message: ShownMessage, part: ReplyPart, text: string): Promise<void> {
    const more = text.slice(message.text?.length)
    message.mode = 'broken'
    const ending = await streams.stop(message.at, part.key, more).catch(() => 'lost' as const)
    if (ending !== 'stopped') return mend(message, part)
    message.mode = 'edited'
    message.text = text
  }

  /** Stops a stream in unknown state, then edits the message to the whole text. */
  async function mend(message: ShownMessage, part: ReplyPart): Promise<void> {
    message.mode = 'broken'
    await streams.stop(message.at, part.key, '')
    message.mode = 'edited'
    message.text = undefined
    if (edits.isDue(message, part)) await edits.update(message, part)
  }

  async function edit(message: ShownMessage, part: ReplyPart): Promise<void> {
    if (!edits.isDue(message, part)) return
    try {
      await edits.update(message, part, 'streaming_state_conflict')
    } catch (error) {
      if (!isRefusal(error, 'streaming_state_conflict')) throw error
      await mend(message, part)
    }
  }
}

/** The text of an unfinished message, without what was added to close its blocks. */
const growingText = ({ text, closerLength }: ReplyPart): string => text.slice(0, text.length - closerLength)

const continues = (message: ShownMessage, part: ReplyPart) => growingText(part).startsWith(message.text ?? '')
