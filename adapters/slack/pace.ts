import { REST_MS, rateOf } from './limits.ts'
import type { Scheduler } from './scheduler.ts'

/** How messages are shown growing. */
export type Way = 'chat.appendStream' | 'chat.update'
/** Requests that live messages leave to those that end a reply. */
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

/** Whether a message that grows may change now: nobody is kept waiting by it. */
export function mayChange(scheduler: Scheduler, workspace: string, way: Way): boolean {
  return scheduler.room({ workspace, method: way, channel: '' }) >= (way === 'chat.update' ? RESERVE : 1)
}
