/** Recurring background work; at most one round runs at a time. */
export type Chore = {
  /** Runs a round, or joins the one already running. Never rejects. */
  run: () => Promise<void>
  /** Starts no more rounds; settles when the running one has ended. */
  close: () => Promise<void>
}

/** `round` may poll `isClosing` to end early; `failed` gets what it throws. */
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
