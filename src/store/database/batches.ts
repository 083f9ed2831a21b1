import { setImmediate } from 'node:timers/promises'

/** Maximum number of items per statement unless said otherwise, to keep statements short; both databases allow more. */
const BATCH = 100

export const batchesOf = <T>(items: T[], most = BATCH): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, batch) => items.slice(batch * most, (batch + 1) * most))

/** Length of the texts of one batch, in UTF-16 units: written in a turn of the event loop, or alone if one is longer. */
const LENGTH_MAX = 64 * 1024

/** Batches of long items, to write or read each in one turn of the event loop. */
export function batchesByLength<T>(
  items: T[],
  lengthOf: (item: T) => number,
  most = { items: BATCH, length: LENGTH_MAX },
): T[][] {
  const batches: T[][] = []
  let length = 0
  for (const item of items) {
    const own = lengthOf(item)
    length += own
    const last = batches.at(-1)
    if (last !== undefined && last.length < most.items && length <= most.length) last.push(item)
    else {
      batches.push([item])
      length = own
    }
  }
  return batches
}

/** Yields to the event loop between batches, which SQLite's synchronous queries alone would not do. */
export async function* inTurns<T>(batches: T[][]): AsyncGenerator<T[]> {
  for (const [index, batch] of batches.entries()) {
    if (index > 0) await setImmediate()
    yield batch
  }
}
