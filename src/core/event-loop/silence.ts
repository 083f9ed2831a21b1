import { turnTime } from './turn-end.ts'

/** A timer that fires after a period without activity. */
type Silence = {
  /** Restarts the period; from now on it takes `nextMs` if given. Without effect after `end`. */
  reset: (nextMs?: number) => void
  end: () => void
}

/**
 * Calls `act` after each `ms` without a `reset`. A reset only stores the time: restarting a timer for every fragment costs as
 * much as parsing the fragment's JSON.
 */
export function onSilence(firstMs: number, act: () => void): Silence {
  let ms = firstMs
  let lastAt = performance.now()
  let timer: NodeJS.Timeout | undefined = setTimeout(look, ms)

  function look(): void {
    const leftMs = lastAt + ms - performance.now()
    if (leftMs > 0) {
      timer = setTimeout(look, Math.ceil(leftMs))
      return
    }
    lastAt = performance.now()
    timer = setTimeout(look, ms)
    act()
  }

  return {
    reset(nextMs = ms) {
      lastAt = turnTime()
      if (nextMs === ms || timer === undefined) return
      ms = nextMs
      clearTimeout(timer)
      timer = setTimeout(look, ms)
    },
    end() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
