import type { Keyv } from 'keyv'
import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import { type Time, waitAtMost } from '../time.ts'

/** How long after a press the next one of the same button is taken for its double, in ms. */
const DOUBLE_MS = 1_000
/** How long a press is remembered, in ms: its double may be delivered late. */
const KEPT_MS = MINUTE_MS
/** How long a press waits for the memory, in ms: Discord takes a response to it within three seconds. */
const MEMORY_WAIT_MS = 500

/**
 * `button`: the message, the button and the person. `id`: of this press, the same in every process that is told of it. `at`: when the
 * platform took it (ms).
 */
export type ButtonPress = { button: string; id: string; at: number }

type Parts = { keyv: Keyv; time: Pick<Time, 'sleep'> }

/**
 * Handles presses of buttons once: platforms leave their buttons active, and who presses one twice wants one answer. The second press
 * may reach another process. Without an answer of the memory every press counts: two answers are better than none.
 */
export function createDoubleClicks({ keyv, time }: Parts) {
  const running = new Set<string>()

  /** Remembers the press unless it is a double. */
  async function isDouble(key: string, press: ButtonPress): Promise<boolean> {
    const last = await keyv.get<ButtonPress>(key)
    if (last !== undefined && last.id !== press.id && Math.abs(press.at - last.at) < DOUBLE_MS) return true
    await keyv.set(key, press, KEPT_MS)
    return false
  }
  return {
    async pressOnce(press: ButtonPress, work: () => Promise<void>): Promise<boolean> {
      const key = `press/${press.button}`
      if (running.has(key)) return false
      running.add(key)
      try {
        const compared = isDouble(key, press).catch(() => false)
        if (await waitAtMost(time, MEMORY_WAIT_MS, compared)) return false
        await work()
        return true
      } finally {
        running.delete(key)
      }
    },
  }
}
