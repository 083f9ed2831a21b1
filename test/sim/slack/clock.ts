/** Slack's own clock, and what it has still to do. All times in its ms. */
export type Clock = ReturnType<typeof createClock>

export function createClock(speed: number) {
  const begin = Date.now()
  const timers = new Set<NodeJS.Timeout>()
  const now = () => begin + (Date.now() - begin) * speed
  let last = 0
  return {
    /** when it showed the same time as ours */
    begin,
    now,
    /** Does something later; gives a way to call it off. */
    after(ms: number, work: () => void): () => void {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, ms / speed)
      timers.add(timer)
      return () => {
        timers.delete(timer)
        clearTimeout(timer)
      }
    },
    /** The name of a message: seconds with six decimals, each larger than the one before. */
    ts(): string {
      last = Math.max(last + 1, Math.floor(now() * 1_000))
      return `${Math.floor(last / 1_000_000)}.${String(last % 1_000_000).padStart(6, '0')}`
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
