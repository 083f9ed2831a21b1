import type { ReplyPart } from '../../bridge/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { ignoreRefused, isFailedByContent, isRefusal, isRefused, limitOf, undelivered } from '../failures.ts'
import type { MessageAddress } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { STREAM_MAX_MS } from '../limits/limits.ts'
import { mayUpdate, type RateQueue } from '../limits/rate-queue.ts'
import { bodiesOf } from './body.ts'
import type { PostPart } from './posts.ts'
import type { ShownMessage } from './shown-messages.ts'
import type { Streams } from './streams.ts'

type Parts = {
  calls: Calls
  rateQueue: RateQueue
  time: Time
  streams: Streams
  post: PostPart
  /** number of messages in a workspace that grow by edits */
  growing: (workspace: string) => number
  report: (error: unknown) => void
}

/** Creates and edits messages of replies, with one request at a time per message. After a refusal a simpler form is tried. */
export function createMessages({ calls, rateQueue, time, streams, post, growing, report }: Parts) {
  return {
    /** `isToStream`: streams the message if Slack allows it. */
    async create(part: ReplyPart, isToStream: boolean): Promise<ShownMessage> {
      const base = { since: time.now(), complete: part.complete }
      const text = growingText(part)
      const streamed = isToStream ? await streams.start({ ...part, text }) : undefined
      if (streamed !== undefined) return { at: streamed, mode: 'streamed', text, ...base }
      return { at: await post(part), mode: 'edited', text: part.text, ...base }
    },
    async change(message: ShownMessage, part: ReplyPart): Promise<void> {
      if (message.mode === 'edited') await edit(message, part)
      else if (message.mode === 'frozen') await editFrozen(message, part)
      else if (message.mode === 'broken' || !continues(message, part)) await mend(message, part)
      else if (part.complete) await finish(message, part, part.text)
      else if (time.now() - message.since >= STREAM_MAX_MS) await finish(message, part, growingText(part))
      else await append(message, part)
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
    if (isDue(message, part)) await update(message, part)
  }

  async function edit(message: ShownMessage, part: ReplyPart): Promise<void> {
    if (!isDue(message, part)) return
    try {
      await update(message, part, 'streaming_state_conflict')
    } catch (error) {
      if (!isRefusal(error, 'streaming_state_conflict')) throw error
      await mend(message, part)
    }
  }

  async function editFrozen(message: ShownMessage, part: ReplyPart): Promise<void> {
    if (part.complete) await update(message, part)
  }

  /** Whether an edit is needed and the rate limits allow it. */
  function isDue({ at, text }: ShownMessage, part: ReplyPart): boolean {
    return (
      text !== part.text &&
      (part.complete || mayUpdate(rateQueue, at.workspace, { way: 'chat.update', growing: growing(at.workspace) }))
    )
  }

  /**
   * Edits a message. If Slack refuses permanently, the complete text is sent as a new message. Throws refusals listed in
   * `passed`.
   */
  async function update(message: ShownMessage, part: ReplyPart, ...passed: string[]): Promise<void> {
    const { workspace, channel, ts } = message.at
    const { key, text, complete } = part
    let refusal: unknown
    for (const body of bodiesOf(text, key)) {
      const args = { channel, ts, ...body }
      try {
        await calls({ workspace, method: 'chat.update', lane: complete ? 'final' : 'live', args })
        message.text = text
        return
      } catch (error) {
        // At a rate limit this state is skipped; the next edit contains its text.
        if (!complete && limitOf(error) !== undefined) return
        const isForGood = isRefused(error) || isRefusal(error, 'streaming_state_conflict')
        if (isRefusal(error, ...passed) || !(isForGood || isFailedByContent(error))) throw error
        refusal ??= error
      }
    }
    if (isFailedByContent(refusal)) throw refusal
    if (complete) await replace(message, part, refusal)
    else message.mode = 'frozen'
  }

  /** Sends the text as a new message, which replaces one that cannot be edited. */
  async function replace(message: ShownMessage, part: ReplyPart, refusal: unknown): Promise<void> {
    report(undelivered(refusal))
    const { workspace, channel, ts } = message.at
    message.at = await post(part)
    message.mode = 'edited'
    message.text = part.text
    await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } }).catch(ignoreRefused)
  }
}

/** The text of an unfinished message, without what was added to close its blocks. */
const growingText = ({ text, after }: ReplyPart): string => text.slice(0, text.length - after)

const continues = (message: ShownMessage, part: ReplyPart) => growingText(part).startsWith(message.text ?? '')
