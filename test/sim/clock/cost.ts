/** The processor's time of this thread so far, in ms: what other programs take does not count. */
export function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The processor's time that this thread takes until `work` is done, in ms. It depends on the machine: compare it within one run. */
export async function usedMsOf(work: () => unknown): Promise<number> {
  const before = usedMs()
  await work()
  return usedMs() - before
}

/** Between what grows with the size, 4 times, and what grows with its square, 16 times. */
export const LINEAR_MAX = 8
const ROUNDS = 5
/** Shorter times are noise: systems count them in slices of some ms. */
const LEAST_MS = 10

/**
 * How many times as long `work` of four times the size takes. Other programs only lengthen what is measured: the least of each
 * size counts, and it is measured again, ROUNDS times at most, until the growth is below LINEAR_MAX. A machine of any speed
 * gives the same growth.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  const measure = async (of: number): Promise<number> => Math.max(LEAST_MS, await usedMsOf(() => work(of)))
  // The first run of all takes longer than the others: V8 has still to compile.
  await work(size)
  let small = await measure(size)
  let growth = Number.POSITIVE_INFINITY
  let large = growth
  for (let round = 0; round < ROUNDS && growth >= LINEAR_MAX; round += 1) {
    large = Math.min(large, await measure(4 * size))
    small = Math.min(small, await measure(size))
    growth = large / small
  }
  return growth
}

const KNOWN_WORK = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, at])))
const KNOWN_WORK_RUNS = 5
/** What these runs take on an idle machine, in ms: the least of many measurements on an EPYC. */
const KNOWN_WORK_MS = 13

/** How many times as long as on an idle machine a known piece of work takes now; at least 1. */
export function slowdown(): number {
  const work = () => JSON.stringify(JSON.parse(KNOWN_WORK))
  // The first run of all takes longer than the others.
  work()
  const before = usedMs()
  for (let run = 0; run < KNOWN_WORK_RUNS; run += 1) work()
  return Math.max(1, (usedMs() - before) / KNOWN_WORK_MS)
}
