/** A timer that fires after a period without activity. */
type Silence = {
  /** Restarts the period. */
  reset: () => void
  end: () => void
}

/**
 * Calls `act` after each `ms` without a `reset`. A reset only stores the time: restarting a timer for every fragment costs as
 * much as parsing the fragment's JSON.
 */
export function onSilence(ms: number, act: () => void): Silence {
  let lastAt = performance.now()
  let timer = setTimeout(look, ms)

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
    reset: () => (lastAt = performance.now()),
    end: () => clearTimeout(timer),
  }
}
