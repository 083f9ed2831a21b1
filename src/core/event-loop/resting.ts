import { setTimeout } from 'node:timers/promises'

/**
 * Returns a function to await between pieces of background work: it waits for as long as the event loop was busy since the piece
 * before, so that this work takes at most half of its time and requests take at most about twice as long meanwhile.
 */
export function createRests(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  return async () => {
    await setTimeout(performance.eventLoopUtilization(before).active)
    before = performance.eventLoopUtilization()
  }
}
