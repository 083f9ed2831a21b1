/** Callers that pass in one turn: they share a wait for the disk, and together hold up others for a few ms at most. */
const AT_ONCE = 4

/**
 * Lets a few callers pass in each turn of the event loop, in the order they came: between those of a crowd, what has
 * arrived meanwhile is read and passed on. Who comes alone passes at once.
 */
export function createTurnstile(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let passed = 0

  function next(): void {
    const few = waiting.splice(0, AT_ONCE)
    passed = few.length
    if (passed > 0) setImmediate(next)
    for (const pass of few) pass()
  }

  return async () => {
    if (passed === AT_ONCE || waiting.length > 0) return await new Promise<void>((pass) => waiting.push(pass))
    if (passed === 0) setImmediate(next)
    passed += 1
  }
}
