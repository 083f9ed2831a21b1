import { REST_MS, rateOf } from './limits.ts'
import type { Scheduler } from './scheduler.ts'

/** The method by which a growing message is updated. */
type UpdateMethod = 'chat.appendStream' | 'chat.update'
/** Requests that growing messages always leave for final edits. */
const RESERVE = 3

/** Time until the next update of one of `sharers` growing messages, in ms: short while the budget is full, then an equal share. */
export function updateDelayMs(
  scheduler: Scheduler,
  workspace: string,
  { way, sharers }: { way: UpdateMethod; sharers: number },
): number {
  const slot = { workspace, method: way, channel: '' }
  const share = sharers * rateOf(way).everyMs * (1 - scheduler.fullness(slot)) ** 2
  return Math.max(REST_MS, share, scheduler.waitMs(slot))
}

/** Streams look better, so they are preferred while each may be updated at least this often, in ms. */
const STREAM_SHARE_MS = 8_000

/** Whether one more message should be streamed rather than edited, given how many grow in either way in the workspace. */
export function shouldStream({ streams, edits }: { streams: number; edits: number }): boolean {
  const shareMs = (streams + 1) * rateOf('chat.appendStream').everyMs
  return shareMs <= Math.max(STREAM_SHARE_MS, (edits + 1) * rateOf('chat.update').everyMs)
}

/** Whether a growing message may be updated now. One final edit is reserved for each of the `growing` edited messages. */
export function mayUpdate(
  scheduler: Scheduler,
  workspace: string,
  { way, growing }: { way: UpdateMethod; growing: number },
) {
  const room = scheduler.room({ workspace, method: way, channel: '' })
  return room >= (way === 'chat.update' ? Math.max(RESERVE, growing + 1) : 1)
}
