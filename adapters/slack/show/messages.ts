import type { ReplyPart } from '../../bridge/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefusal, limitOf } from '../failures.ts'
import { type At, atOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { STREAM_MAX_MS } from '../limits/limits.ts'
import { mayChange } from '../limits/pace.ts'
import type { Scheduler } from '../limits/scheduler.ts'
import { inert } from './escape.ts'
import { bodyOf } from './parts.ts'
import type { Standing } from './standing.ts'
import { createStreams } from './streams.ts'

/** Makes and changes messages of replies, one at a time each. */
export function createMessages({ calls, scheduler, time }: { calls: Calls; scheduler: Scheduler; time: Time }) {
  const streams = createStreams({ calls, scheduler, time })

  return {
    /** `isToStream`: it is streamed if Slack lets it. */
    async create(showing: ReplyPart, isToStream: boolean): Promise<Standing> {
      const { thread, complete } = showing
      const base = { since: time.now(), complete }
      const text = growingText(showing)
      const streamed = isToStream ? await streams.start({ ...showing, text }) : undefined
      if (streamed !== undefined) return { at: streamed, mode: 'streamed', text, ...base }
      const { workspace, channel, ts } = atOf(thread)
      const args = { channel, ...(ts !== '' && { thread_ts: ts }), ...bodyOf(showing.text, showing.key), ...PLAIN }
      const lane = complete ? 'final' : 'live'
      const posted = await calls<{ ts: string }>({ workspace, method: 'chat.postMessage', lane, args })
      return { at: { workspace, channel, ts: posted.ts }, mode: 'edited', text: inert(showing.text), ...base }
    },
    async change(message: Standing, showing: ReplyPart): Promise<void> {
      if (message.mode === 'edited') await edit(message, showing)
      else if (message.mode === 'broken' || !continues(message, showing)) await mend(message, showing)
      else if (showing.complete) await finish(message, showing, inert(showing.text))
      else if (time.now() - message.since >= STREAM_MAX_MS) await finish(message, showing, growingText(showing))
      else await append(message, showing)
    },
    /** Ends a stream as it is. */
    async settle(message: Standing, key: string): Promise<void> {
      if (message.mode === 'edited') return
      await streams.stop(message.at, key, '')
      message.mode = 'edited'
    },
    async remove(at: At): Promise<void> {
      const { workspace, channel, ts } = at
      try {
        await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } })
      } catch (error) {
        if (!isRefusal(error, 'message_not_found')) throw error
      }
    },
  }

  async function append(message: Standing, showing: ReplyPart): Promise<void> {
    const text = growingText(showing)
    const more = text.slice(message.text?.length)
    if (more === '' || !mayChange(scheduler, message.at.workspace, 'chat.appendStream')) return
    try {
      await streams.append(message.at, more)
      message.text = text
    } catch (error) {
      if (limitOf(error) !== undefined) return
      // Said again, the words might stand there twice.
      message.mode = 'broken'
      await mend(message, showing)
    }
  }

  /** Ends a stream so that `text` is in it. */
  async function finish(message: Standing, showing: ReplyPart, text: string): Promise<void> {
    const more = text.slice(message.text?.length)
    message.mode = 'broken'
    const ending = await streams.stop(message.at, showing.key, more).catch(() => 'lost' as const)
    if (ending !== 'stopped') return mend(message, showing)
    message.mode = 'edited'
    message.text = text
  }

  /** Closes a message that may be open, then says all anew. */
  async function mend(message: Standing, showing: ReplyPart): Promise<void> {
    message.mode = 'broken'
    await streams.stop(message.at, showing.key, '')
    message.mode = 'edited'
    message.text = undefined
    if (isDue(message, showing)) await update(message, showing)
  }

  async function edit(message: Standing, showing: ReplyPart): Promise<void> {
    if (!isDue(message, showing)) return
    try {
      await update(message, showing)
    } catch (error) {
      if (!isRefusal(error, 'streaming_state_conflict')) throw error
      await mend(message, showing)
    }
  }

  /** Whether an edit is needed, and is the next one that the budget is for. */
  function isDue({ at, text }: Standing, showing: ReplyPart): boolean {
    return text !== inert(showing.text) && (showing.complete || mayChange(scheduler, at.workspace, 'chat.update'))
  }

  async function update(message: Standing, { key, text, complete }: ReplyPart): Promise<void> {
    const { workspace, channel, ts } = message.at
    const args = { channel, ts, ...bodyOf(text, key) }
    try {
      await calls({ workspace, method: 'chat.update', lane: complete ? 'final' : 'live', args })
      message.text = inert(text)
    } catch (error) {
      // Newer words come with the next edit.
      if (complete || limitOf(error) === undefined) throw error
    }
  }
}

/** Previews of the addresses in an answer would push its words away. */
const PLAIN = { unfurl_links: false, unfurl_media: false }

/** The text of a message that still grows: without what only closes it. */
const growingText = ({ text, after }: ReplyPart): string => inert(text.slice(0, text.length - after))

const continues = (message: Standing, showing: ReplyPart) => growingText(showing).startsWith(message.text ?? '')
