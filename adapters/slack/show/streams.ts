import { HOUR_MS } from '../../../src/contract/fields/times.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefused, limitOf } from '../failures.ts'
import { addressOf, idOf, isDirect, type MessageAddress } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { type Method, STREAM_LIFE_MS } from '../limits/limits.ts'
import type { RateQueue } from '../limits/rate-queue.ts'
import { markOf } from './body.ts'

export type Streams = ReturnType<typeof createStreams>
type Opening = { thread: string; replyTo: string; text: string }
type Parts = {
  calls: Calls
  rateQueue: RateQueue
  time: Time
  /** whether answers in channels are streamed, where only the person who asked sees them grow */
  inChannels: boolean
  /** the workspace that a person belongs to: with Slack Connect maybe another company's */
  teamOf: (workspace: string, person: string) => Promise<string>
  /** called when Slack itself begins or ends to show that an answer is being made in a thread */
  onAgentSession: (thread: string, isProcessing: boolean) => void
}

/** How long no stream is tried in a channel after a refusal, in ms. */
const BARRED_MS = HOUR_MS

/** Message streams of Slack. Requests are not repeated. */
export function createStreams({ calls, rateQueue, time, inChannels, teamOf, onAgentSession }: Parts) {
  /** by their ids, since when and in which thread */
  const open = new Map<string, { since: number; thread: string }>()
  /** How many have still to be stopped: Slack itself ends those that are old. */
  const openIn = (workspace: string): number => {
    for (const [id, { since }] of open) if (time.now() - since > STREAM_LIFE_MS) open.delete(id)
    return [...open.keys()].filter((id) => addressOf(id).workspace === workspace).length
  }
  /** Channels in which Slack refused a stream, and until when none is tried there. */
  const barred = new Map<string, number>()
  const isBarred = (key: string): boolean => {
    for (const [one, until] of barred) if (until <= time.now()) barred.delete(one)
    return barred.has(key)
  }
  const room = (workspace: string, method: Method) => rateQueue.available({ workspace, method, channel: '' })
  /** Whether the rate limits allow to start a stream now and to stop all open ones later. */
  const isAffordable = ({ thread, replyTo }: Opening) => {
    const { workspace, channel, ts } = addressOf(thread)
    if (ts === '' || isBarred(`${workspace}/${channel}`)) return false
    if (!isDirect(channel) && !(inChannels && addressOf(replyTo).person)) return false
    return room(workspace, 'chat.startStream') >= 1 && room(workspace, 'chat.stopStream') > openIn(workspace)
  }
  const recipientOf = async (workspace: string, person = '') => ({
    recipient_user_id: person,
    recipient_team_id: await teamOf(workspace, person),
  })
  return {
    /** Undefined if Slack refuses the stream, or at a rate limit. */
    async start(opening: Opening): Promise<MessageAddress | undefined> {
      if (!isAffordable(opening)) return undefined
      const { thread, text, replyTo } = opening
      const { workspace, channel, ts: thread_ts } = addressOf(thread)
      const recipient = !isDirect(channel) && (await recipientOf(workspace, addressOf(replyTo).person))
      const args = { channel, thread_ts, markdown_text: text, ...recipient }
      try {
        const { ts } = await calls<{ ts: string }>({ workspace, method: 'chat.startStream', lane: 'live', args })
        open.set(idOf({ workspace, channel, ts }), { since: time.now(), thread })
        onAgentSession(thread, true)
        return { workspace, channel, ts }
      } catch (error) {
        if (limitOf(error) !== undefined) return undefined
        if (!isRefused(error)) throw error
        barred.set(`${workspace}/${channel}`, time.now() + BARRED_MS)
        return undefined
      }
    },
    async append({ workspace, channel, ts }: MessageAddress, text: string): Promise<void> {
      const args = { channel, ts, markdown_text: text }
      await calls({ workspace, method: 'chat.appendStream', lane: 'live', args })
    },
    /** Stops a stream with the rest of its text and its metadata. `over`: Slack refused, so the stream has already ended. */
    async stop(at: MessageAddress, key: string, text: string): Promise<'stopped' | 'over'> {
      const { workspace, channel, ts } = at
      const words = { session_status: 'active', ...(text !== '' && { markdown_text: text }) }
      const args = { channel, ts, metadata: markOf(key), ...words }
      const thread = open.get(idOf(at))?.thread
      try {
        await calls({ workspace, method: 'chat.stopStream', lane: 'final', args })
        open.delete(idOf(at))
        if (thread !== undefined) onAgentSession(thread, false)
        return 'stopped'
      } catch (error) {
        if (!isRefused(error)) throw error
        open.delete(idOf(at))
        return 'over'
      }
    },
  }
}
