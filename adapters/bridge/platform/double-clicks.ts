import type { Keyv } from 'keyv'

/** How long after a press was handled the next one of the same button is taken for its double, in ms. */
const DOUBLE_MS = 1_000
/** How long a press counts as being handled, in ms, though the process that does so may have ended. */
const HANDLING_MS = 30_000

/** `button`: the message, the button and the person. `id`: of this press, the same in every process that is told of it. */
export type ButtonPress = { button: string; id: string }

const keyOf = ({ button }: ButtonPress) => `press/${button}`

/**
 * Handles presses of buttons once: platforms leave their buttons active, and who presses one twice wants one answer. The second press
 * may reach another process.
 */
export function createDoubleClicks(keyv: Keyv) {
  const running = new Set<string>()
  const note = (press: ButtonPress, ms: number) => keyv.set(keyOf(press), press.id, ms)

  async function handle(press: ButtonPress, work: () => Promise<void>): Promise<boolean> {
    const last = await keyv.get<string>(keyOf(press))
    if (last !== undefined && last !== press.id) return false
    await note(press, HANDLING_MS)
    try {
      await work()
    } finally {
      // What was done is done, whether or not its double will be known.
      await note(press, DOUBLE_MS).catch(() => undefined)
    }
    return true
  }
  return {
    async pressOnce(press: ButtonPress, work: () => Promise<void>): Promise<boolean> {
      const key = keyOf(press)
      if (running.has(key)) return false
      running.add(key)
      return await handle(press, work).finally(() => running.delete(key))
    },
  }
}
