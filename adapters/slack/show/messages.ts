import type { ReplyPart } from '../../bridge/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefusal, isRefused, limitOf, undelivered, unlessRefused } from '../failures.ts'
import type { At } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { STREAM_MAX_MS } from '../limits/limits.ts'
import { mayChange } from '../limits/pace.ts'
import type { Scheduler } from '../limits/scheduler.ts'
import { bodiesOf } from './body.ts'
import type { PostPart } from './posts.ts'
import type { ShownMessage } from './shown-messages.ts'
import type { Streams } from './streams.ts'

type Parts = {
  calls: Calls
  scheduler: Scheduler
  time: Time
  streams: Streams
  post: PostPart
  /** how many messages grow by edits in a workspace */
  growing: (workspace: string) => number
  report: (error: unknown) => void
}

/** Makes and changes messages of replies, one at a time each. What Slack refuses is tried again in a plainer way. */
export function createMessages({ calls, scheduler, time, streams, post, growing, report }: Parts) {
  return {
    /** `isToStream`: it is streamed if Slack lets it. */
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
    /** Ends a stream as it is. */
    async settle(message: ShownMessage, key: string): Promise<void> {
      if (message.mode === 'edited' || message.mode === 'frozen') return
      await streams.stop(message.at, key, '')
      message.mode = 'edited'
    },
    /** A message that Slack does not take away says nothing any more. */
    async remove(at: At): Promise<void> {
      const { workspace, channel, ts } = at
      try {
        await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } })
      } catch (error) {
        if (isRefusal(error, 'message_not_found')) return
        if (!isRefused(error)) throw error
        report(undelivered(error))
        const args = { channel, ts, text: '…', blocks: [] }
        await calls({ workspace, method: 'chat.update', lane: 'final', args }).catch(unlessRefused)
      }
    },
  }

  async function append(message: ShownMessage, part: ReplyPart): Promise<void> {
    const text = growingText(part)
    const more = text.slice(message.text?.length)
    if (more === '' || !mayChange(scheduler, message.at.workspace, { way: 'chat.appendStream', growing: 0 })) return
    try {
      await streams.append(message.at, more)
      message.text = text
    } catch (error) {
      if (limitOf(error) !== undefined) return
      // Said again, the words might stand there twice.
      message.mode = 'broken'
      await mend(message, part)
    }
  }

  /** Ends a stream so that `text` is in it. */
  async function finish(message: ShownMessage, part: ReplyPart, text: string): Promise<void> {
    const more = text.slice(message.text?.length)
    message.mode = 'broken'
    const ending = await streams.stop(message.at, part.key, more).catch(() => 'lost' as const)
    if (ending !== 'stopped') return mend(message, part)
    message.mode = 'edited'
    message.text = text
  }

  /** Closes a message that may be open, then says all anew. */
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

  /** Whether an edit is needed, and is the next one that the budget is for. */
  function isDue({ at, text }: ShownMessage, part: ReplyPart): boolean {
    return (
      text !== part.text &&
      (part.complete || mayChange(scheduler, at.workspace, { way: 'chat.update', growing: growing(at.workspace) }))
    )
  }

  /** Edits a message; what Slack refuses for good, but for `passed`, is said in a new message once the text is whole. */
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
        // Newer words come with the next edit.
        if (!complete && limitOf(error) !== undefined) return
        const isForGood = isRefused(error) || isRefusal(error, 'streaming_state_conflict')
        if (!isForGood || isRefusal(error, ...passed)) throw error
        refusal ??= error
      }
    }
    if (complete) await replace(message, part, refusal)
    else message.mode = 'frozen'
  }

  /** The text once more in a new message, in place of one that cannot be changed. */
  async function replace(message: ShownMessage, part: ReplyPart, refusal: unknown): Promise<void> {
    report(undelivered(refusal))
    const { workspace, channel, ts } = message.at
    message.at = await post(part)
    message.mode = 'edited'
    message.text = part.text
    await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } }).catch(unlessRefused)
  }
}

/** The text of a message that still grows: without what only closes it. */
const growingText = ({ text, after }: ReplyPart): string => text.slice(0, text.length - after)

const continues = (message: ShownMessage, part: ReplyPart) => growingText(part).startsWith(message.text ?? '')
