import { setTimeout } from 'node:timers/promises'

/** Work after which it rests, in ms: what a request may have to wait for. */
const REST_AFTER_MS = 10
/** How long a rest goes on before it looks whether anything else was done, in ms. */
const NAP_MS = 2
/** The event loop serves nobody if it was busy for at most this share of a nap. */
const IDLE = 0.25

/**
 * Returns a function to await between pieces of background work. While others are served, it waits for as long as the event loop was
 * busy since the piece before, so that this work takes at most half of its time and requests take at most about twice as long
 * meanwhile; else for a nap.
 */
export function createRests(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  return async () => {
    const { active } = performance.eventLoopUtilization(before)
    if (active < REST_AFTER_MS) return
    const until = performance.now() + active
    let share = 1
    while (share > IDLE && performance.now() < until) {
      const nap = performance.eventLoopUtilization()
      await setTimeout(NAP_MS)
      share = performance.eventLoopUtilization(nap).utilization
    }
    before = performance.eventLoopUtilization()
  }
}
