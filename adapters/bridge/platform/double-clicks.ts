import { systemTime } from '../time.ts'

/** How long after a click the next one on the same button is taken for its double, in ms. */
const DOUBLE_MS = 1_000

/**
 * Runs the work of a click, unless the same is running or ended a moment ago: platforms leave their buttons active, and who clicks
 * twice wants one answer. `key`: the person, the message and the button. Returns false for a double.
 */
export function createDoubleClicks() {
  const recent = new Set<string>()
  return async (key: string, work: () => Promise<void>): Promise<boolean> => {
    if (recent.has(key)) return false
    recent.add(key)
    await work().finally(() => void systemTime.sleep(DOUBLE_MS).then(() => recent.delete(key)))
    return true
  }
}

export type RunOnce = ReturnType<typeof createDoubleClicks>
