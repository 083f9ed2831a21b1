import { setTimeout } from 'node:timers/promises'

/** `sleep` takes ms and ends early, quietly, when the signal aborts. */
export type Time = { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }

export const systemTime: Time = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, signal && { signal }).catch(() => undefined),
}
