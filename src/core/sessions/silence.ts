/** Waits for a silence. */
export type Silence = {
  /** Something was heard: the silence begins anew. */
  heard: () => void
  end: () => void
}

/**
 * Calls `act` whenever nothing was heard for `ms`. The timer is left alone while something is: to set it anew for every
 * fragment costs as much as to read a fragment's JSON.
 */
export function onSilence(ms: number, act: () => void): Silence {
  let heardAt = performance.now()
  let timer = setTimeout(look, ms)

  function look(): void {
    const leftMs = heardAt + ms - performance.now()
    if (leftMs > 0) {
      timer = setTimeout(look, Math.ceil(leftMs))
      return
    }
    heardAt = performance.now()
    timer = setTimeout(look, ms)
    act()
  }

  return {
    heard: () => (heardAt = performance.now()),
    end: () => clearTimeout(timer),
  }
}
