import { isUnavailable } from '../contract/errors.ts'

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
  let closing = false
  let underWay: Promise<void> | undefined
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

/**
 * Handles the failure of one item: calls `tell`, so that the others go on. Throws the error if the database is away, because the
 * others would fail too.
 */
export const unlessUnavailable =
  (tell: (error: unknown) => void) =>
  (error: unknown): void => {
    if (isUnavailable(error)) throw error
    tell(error)
  }

type Work<Item> = {
  /** Runs at the beginning of each round. */
  prepare: () => Promise<void>
  /** Takes the next item from what waits; undefined if nothing does. */
  claim: () => Promise<Item | undefined>
  /** Returns whether the worker goes on to the next item. May poll `isClosing` to end early. */
  serve: (item: Item, isClosing: () => boolean) => Promise<boolean>
  /** Whether a round that has begun `begun` workers may begin another one when `working` are at work. */
  mayBegin: (working: number, begun: number) => boolean
  failed: (error: unknown) => void
}

/**
 * Recurring work on items that are claimed one by one. Each round begins workers besides those at work, so that an item that hangs
 * does not delay the others. `run` and `close` wait for all workers.
 */
export function createWorkers<Item>({ prepare, claim, serve, mayBegin, failed }: Work<Item>): Chore {
  const working = new Set<Promise<void>>()
  let closing = false
  const next = async () => (closing ? undefined : await claim())

  async function serveFrom(first: Item): Promise<void> {
    for (let item: Item | undefined = first; item !== undefined; item = await next())
      if (!(await serve(item, () => closing))) return
  }

  const beginning = createChore(async () => {
    await prepare()
    for (let begun = 0; mayBegin(working.size, begun); begun++) {
      const first = await next()
      if (first === undefined) return
      const worker = serveFrom(first)
        .catch(failed)
        .finally(() => working.delete(worker))
      working.add(worker)
    }
  }, failed)

  return {
    async run() {
      await beginning.run()
      await Promise.all(working)
    },
    async close() {
      closing = true
      await beginning.close()
      await Promise.all(working)
    },
  }
}
