import { setImmediate } from 'node:timers/promises'
import { systemTime, type Time } from '../../../adapters/bridge/time.ts'

/**
 * A clock that jumps to the next sleeper as soon as nothing else is left to do. `during`: counts work whose end the clock
 * waits for, such as a request to a real server.
 */
export type VirtualTime = Time & {
  run<T>(work: Promise<T>): Promise<T>
  during<T>(work: Promise<T>): Promise<T>
}

/** More turns of the event loop than any chain of promises in a test takes without a sleep. */
const IDLE_TURNS = 20

export function virtualTime(): VirtualTime {
  let now = 0
  let busy = 0
  const sleepers = new Set<{ at: number; wake(): void }>()
  const wakeNext = () => {
    const next = [...sleepers].toSorted((a, b) => a.at - b.at)[0]
    if (next === undefined) throw new Error('nothing will ever happen again')
    now = Math.max(now, next.at)
    next.wake()
  }
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = { at: now + ms, wake: () => (sleepers.delete(sleeper), resolve()) }
        sleepers.add(sleeper)
        if (signal?.aborted) sleeper.wake()
        signal?.addEventListener('abort', sleeper.wake)
      }),
    during(work) {
      busy += 1
      return work.finally(() => {
        busy -= 1
      })
    },
    async run(work) {
      const state = { settled: false }
      const settle = () => {
        state.settled = true
      }
      void work.catch(() => undefined).finally(settle)
      while (!state.settled) {
        for (let turn = 0; !state.settled && turn < IDLE_TURNS; turn = busy > 0 ? 0 : turn + 1) await setImmediate()
        if (!state.settled) wakeNext()
      }
      return work
    },
  }
}

/** A clock that runs `factor` times as fast as the world, for what takes minutes. */
export function fastTime(factor: number): Time {
  const begin = Date.now()
  return {
    now: () => begin + (Date.now() - begin) * factor,
    sleep: (ms, signal) => systemTime.sleep(ms / factor, signal),
  }
}
