/** The value below which `share` of the samples lie; samples in any order. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const round = (value: number): string =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')

export const milliseconds = (value: number): string => (Number.isFinite(value) ? `${round(value)} ms` : 'none')

/** `p50 1.20 ms, p99 3.40 ms` of durations in ms. */
export const spread = (samples: number[]): string =>
  `p50 ${milliseconds(percentile(samples, 0.5))}, p99 ${milliseconds(percentile(samples, 0.99))}`

/** How often a second something was done that took `ms` for `count` times. */
export const rate = (count: number, ms: number): string =>
  `${Math.round((count / ms) * 1_000).toLocaleString('en-US')}/s`

export function print(what: string, figure: string): void {
  console.log(`${what.padEnd(62)} ${figure}`)
}

/** Runs `work` `count` times, `atOnce` at a time; the duration of each in ms, and of all. */
export async function timed(count: number, atOnce: number, work: (index: number) => Promise<unknown>) {
  const samples: number[] = []
  let next = 0
  const started = performance.now()
  const worker = async () => {
    for (let index = next++; index < count; index = next++) {
      const before = performance.now()
      await work(index)
      samples.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { samples, ms: performance.now() - started }
}
