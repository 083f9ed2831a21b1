import { setImmediate } from 'node:timers/promises'

/** Text that is handled in one turn of the event loop, in UTF-16 units: at most 20 ms. */
const TURN_MAX = 128 * 1024

/** Await the result before each piece of work, with its length: after `most` it waits for the next turn of the event loop. */
export function createTurns(most = TURN_MAX): (length: number) => Promise<void> {
  let left = most
  return async (length) => {
    left -= length
    if (left > 0) return
    await setImmediate()
    left = most
  }
}
