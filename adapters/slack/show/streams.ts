import type { Time } from '../../bridge/time.ts'
import { isRefusal, limitOf } from '../failures.ts'
import { type At, atOf, idOf, isDirect } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { STREAM_LIFE_MS } from '../limits/limits.ts'
import type { Scheduler } from '../limits/scheduler.ts'
import { markOf } from './parts.ts'

export type Streams = ReturnType<typeof createStreams>
type Opening = { thread: string; replyTo: string; text: string }

/** Slack's words for a place where it does not stream. */
const NO_STREAMS = [
  'channel_type_not_supported',
  'method_not_supported_for_channel_type',
  'missing_recipient_user_id',
  'missing_recipient_team_id',
  'user_not_in_channel',
]

/** Messages that Slack shows growing, written to directly: each call is made once and waited for. */
export function createStreams({ calls, scheduler, time }: { calls: Calls; scheduler: Scheduler; time: Time }) {
  /** by their ids, since when */
  const open = new Map<string, number>()
  /** How many have still to be stopped: Slack itself ends those that are old. */
  const openIn = (workspace: string): number => {
    for (const [id, since] of open) if (time.now() - since > STREAM_LIFE_MS) open.delete(id)
    return [...open.keys()].filter((id) => atOf(id).workspace === workspace).length
  }
  /** Channels in which Slack lets nobody stream. */
  const barred = new Set<string>()
  const room = (workspace: string, method: string) => scheduler.room({ workspace, method, channel: '' })
  /** Whether one can be begun now and be stopped whenever that may be. */
  const isAffordable = ({ thread, replyTo }: Opening) => {
    const { workspace, channel, ts } = atOf(thread)
    if (ts === '' || barred.has(channel) || !(isDirect(channel) || atOf(replyTo).person)) return false
    return room(workspace, 'chat.startStream') >= 1 && room(workspace, 'chat.stopStream') > openIn(workspace)
  }
  return {
    /** Undefined where Slack lets nobody stream, or no more streams now. */
    async start(opening: Opening): Promise<At | undefined> {
      if (!isAffordable(opening)) return undefined
      const { workspace, channel, ts: thread_ts } = atOf(opening.thread)
      const recipient = { recipient_user_id: atOf(opening.replyTo).person, recipient_team_id: workspace }
      const args = { channel, thread_ts, markdown_text: opening.text, ...(!isDirect(channel) && recipient) }
      try {
        const { ts } = await calls<{ ts: string }>({ workspace, method: 'chat.startStream', lane: 'live', args })
        open.set(idOf({ workspace, channel, ts }), time.now())
        return { workspace, channel, ts }
      } catch (error) {
        const isBarred = isRefusal(error, ...NO_STREAMS)
        if (isBarred) barred.add(channel)
        if (isBarred || limitOf(error) !== undefined) return undefined
        throw error
      }
    },
    async append({ workspace, channel, ts }: At, text: string): Promise<void> {
      const args = { channel, ts, markdown_text: text }
      await calls({ workspace, method: 'chat.appendStream', lane: 'live', args })
    },
    /** Ends a stream with its last words and its mark; one that is over stays as it is. */
    async stop(at: At, key: string, text: string): Promise<'stopped' | 'over'> {
      const { workspace, channel, ts } = at
      const args = { channel, ts, metadata: markOf(key), ...(text !== '' && { markdown_text: text }) }
      try {
        await calls({ workspace, method: 'chat.stopStream', lane: 'final', args })
        open.delete(idOf(at))
        return 'stopped'
      } catch (error) {
        if (!isRefusal(error, 'message_not_in_streaming_state', 'message_not_found')) throw error
        open.delete(idOf(at))
        return 'over'
      }
    },
  }
}
