/** A seeded pseudo-random generator: the same seed gives the same numbers. */
export type Random = {
  /** a number from `low` to `high` inclusive, in steps of `step` */
  between(low: number, high: number, step?: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/** A linear congruential generator with the constants of "Numerical Recipes"; high bits are mixed into its weak low bits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const stirred = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    return ((stirred ^ (stirred >>> 13)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high, step = 1) => low + Math.floor(next() * (Math.floor((high - low) / step) + 1)) * step,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
