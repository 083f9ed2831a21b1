import type { Time } from '../../../adapters/bridge/time.ts'

/** Slack's own clock, and what it has still to do. All times in its ms. */
export type Clock = {
  /** when it showed the same time as ours */
  begin: number
  now(): number
  /** Does something later; gives a way to call it off. */
  after(ms: number, work: () => void): () => void
  /** The name of a message: seconds with six decimals, each larger than the one before. */
  ts(): string
  stop(): void
}

export function createClock(speed: number): Clock {
  const begin = Date.now()
  const timers = new Set<NodeJS.Timeout>()
  const now = () => begin + (Date.now() - begin) * speed
  return {
    begin,
    now,
    after(ms, work) {
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
    ts: createNames(now),
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

/** A clock that shows what another one does, such as a virtual one. */
export function clockOf(time: Time): Clock {
  const off = new AbortController()
  const now = () => time.now()
  return {
    begin: now(),
    now,
    after(ms, work) {
      const mine = new AbortController()
      const signal = AbortSignal.any([mine.signal, off.signal])
      void time.sleep(ms, signal).then(() => signal.aborted || work())
      return () => mine.abort()
    },
    ts: createNames(now),
    stop: () => off.abort(),
  }
}

function createNames(now: () => number): () => string {
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor(now() * 1_000))
    return `${Math.floor(last / 1_000_000)}.${String(last % 1_000_000).padStart(6, '0')}`
  }
}
