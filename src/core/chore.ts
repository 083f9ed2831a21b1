/** Work that comes up again and again, one round at a time. */
export type Chore = {
  /** Does a round, or joins the one under way. Never rejects. */
  run: () => Promise<void>
  /** Begins no more rounds; settles when the one under way is over. */
  close: () => Promise<void>
}

/** `round` may look at `isClosing` to end early. */
export function createChore(
  round: (isClosing: () => boolean) => Promise<void>,
  failed: (error: unknown) => void,
): Chore {
  let [closing, underWay] = [false, undefined as Promise<void> | undefined]
  const done = () => {
    underWay = undefined
  }
  return {
    async run() {
      if (closing) return
      underWay ??= round(() => closing)
        .catch(failed)
        .finally(done)
      await underWay
    },
    async close() {
      closing = true
      await underWay
    },
  }
}
