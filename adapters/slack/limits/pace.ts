import { REST_MS, rateOf } from './limits.ts'
import type { Scheduler } from './scheduler.ts'

/** How messages are shown growing. */
export type Way = 'chat.appendStream' | 'chat.update'
/** Requests that live messages leave, at least, to those that end a reply. */
const RESERVE = 3

/** How long a message rests that is one of `sharers` shown growing that way, in ms: little while the budget is full, then its share. */
export function restOf(
  scheduler: Scheduler,
  workspace: string,
  { way, sharers }: { way: Way; sharers: number },
): number {
  const slot = { workspace, method: way, channel: '' }
  const share = sharers * rateOf(way).everyMs * (1 - scheduler.fullness(slot)) ** 2
  return Math.max(REST_MS, share, scheduler.waitMs(slot))
}

/** Streams look better; so long may each rest before edits are the better way for the next message. */
const STREAM_SHARE_MS = 8_000

/** Whether one more message is better streamed than edited, by how many grow in the workspace in either way. */
export function isBetterStreamed({ streams, edits }: { streams: number; edits: number }): boolean {
  const shareMs = (streams + 1) * rateOf('chat.appendStream').everyMs
  return shareMs <= Math.max(STREAM_SHARE_MS, (edits + 1) * rateOf('chat.update').everyMs)
}

/**
 * Whether a message that grows may change now: nobody is kept waiting by it. Each of the `growing` messages that are
 * edited needs one more edit for its end.
 */
export function mayChange(scheduler: Scheduler, workspace: string, { way, growing }: { way: Way; growing: number }) {
  const room = scheduler.room({ workspace, method: way, channel: '' })
  return room >= (way === 'chat.update' ? Math.max(RESERVE, growing + 1) : 1)
}
