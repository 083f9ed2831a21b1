/** Where Discord's ids begin to count, in ms. */
const EPOCH_MS = 1_420_070_400_000

export type Ids = () => string

/** Snowflakes: each is larger than the one before and tells when it was made. */
export function createIds(): Ids {
  let last = 0n
  return () => {
    const first = BigInt(Date.now() - EPOCH_MS) << 22n
    last = first > last ? first : last + 1n
    return String(last)
  }
}

export const madeAt = (id: string): number => Number(BigInt(id) >> 22n) + EPOCH_MS
