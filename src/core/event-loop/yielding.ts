import { setImmediate as nextTurn } from 'node:timers/promises'

/** Text that is handled in one turn of the event loop, in UTF-16 units: at most 20 ms. */
const YIELD_AFTER = 128 * 1024

/**
 * Returns a function to await before each piece of work, with the piece's length. After `most` in total it waits for the next turn of
 * the event loop.
 */
export function createYielder(most = YIELD_AFTER): (length: number) => Promise<void> {
  let left = most
  return async (length) => {
    left -= length
    if (left > 0) return
    await nextTurn()
    left = most
  }
}

/** How long slices of unknown length may run in one turn of the event loop, in ms: other requests wait meanwhile. */
const SLICES_MAX_MS = 8

/** When the first slice of this turn began, in ms of `performance.now()`; undefined before. */
let slicesBeganAt: number | undefined

/**
 * Await the result between slices of work whose length is not known beforehand. It waits for the next turn of the event loop if the
 * slices of this turn have taken long; else it is undefined.
 */
export function yieldIfLong(): Promise<void> | undefined {
  if (slicesBeganAt === undefined) {
    slicesBeganAt = performance.now()
    setImmediate(() => {
      slicesBeganAt = undefined
    })
    return undefined
  }
  return performance.now() - slicesBeganAt < SLICES_MAX_MS ? undefined : nextTurn()
}

/**
 * Work in slices that each take at most a few ms. What runs for each answer makes its slices with a generator function of a module,
 * not with one within a function: V8 gives each closure that is a generator function a hidden class at its first call. It is in the
 * old generation and, until the next major collection, keeps alive all that the closure refers to: minor collections took up to ten
 * times as long.
 */
export type Slices<Result = void> = Generator<void, Result, void>

/** The steps as slices, each with those that it returns. */
export function* inSteps(...steps: (() => Slices | undefined)[]): Slices {
  for (const step of steps) {
    yield* step() ?? []
    yield
  }
}

/** Runs a generator to its end, in several turns of the event loop if it takes long. */
export async function runInSlices<Result>(slices: Slices<Result>): Promise<Result> {
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
    const pause = yieldIfLong()
    if (pause !== undefined) await pause
  }
}
