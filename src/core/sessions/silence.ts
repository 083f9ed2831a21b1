/** A timer that fires when nothing was said for a while. */
export type Silence = {
  /** Something was said: the silence begins anew. */
  reset: () => void
  end: () => void
}

/**
 * Calls `act` whenever nothing was said for `ms`. The timer is left alone while something is: to set it anew for every
 * fragment costs as much as to read a fragment's JSON.
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
