import { UNUSED_FILE_HOURS } from '../../contract/errors.ts'
import { HOUR_MS } from '../../contract/fields/times.ts'
import { unlessUnavailable } from '../chore.ts'
import { createRests } from '../event-loop/resting.ts'
import type { Blobs, Clock, Log, Store } from '../ports/ports.ts'

export const UNUSED_LIFE_MS = UNUSED_FILE_HOURS * HOUR_MS
/** Files per transaction, and blobs removed at once. */
const FILES = 1_000
const BATCH = 100

type Deps = { store: Store; blobs: Blobs; now: Clock; log: Log }

export type Cleaning = {
  /** Removes the bytes of blobs that are due for removal. Never rejects: failures are logged and tried again later. */
  clearBlobs(): Promise<void>
  /**
   * Removes files unused for a day with their bytes, and chatbots whose removal was interrupted. Safe in several processes at
   * once. May poll `isClosing` to end early.
   */
  sweep(isClosing: () => boolean): Promise<void>
}

export function createCleaning({ store, blobs, now, log }: Deps): Cleaning {
  async function removeDue(): Promise<void> {
    for (let [after, page] = ['', BATCH]; page === BATCH; ) {
      const names = await store.blobRemovals.due(after, BATCH)
      // One that cannot be removed, as on Windows while somebody reads it, must not stop the others.
      const outcomes = await Promise.allSettled(names.map((name) => blobs.remove(name)))
      await store.blobRemovals.forget(names.filter((_, index) => outcomes[index]?.status === 'fulfilled'))
      const failure = outcomes.find(({ status }) => status === 'rejected')
      if (failure?.status === 'rejected') failed(failure.reason)
      after = names.at(-1) ?? after
      page = names.length
    }
  }
  async function removeUnused(isClosing: () => boolean): Promise<void> {
    const rest = createRests()
    while (!isClosing() && (await store.files.removeUnused(now() - UNUSED_LIFE_MS, FILES)) > 0) {
      await removeDue()
      await rest()
    }
  }
  async function endRemovals(isClosing: () => boolean): Promise<void> {
    for (const { id } of await store.chatbots.removing())
      if (!isClosing()) await store.chatbots.remove(id).catch(unlessUnavailable(failed))
  }
  async function sweep(isClosing: () => boolean): Promise<void> {
    await endRemovals(isClosing)
    await removeUnused(isClosing)
    await removeDue()
  }
  const failed = (error: unknown) => log.warn({ err: error }, 'could not remove what is no longer used')
  const logged = (work: Promise<void>): Promise<void> => work.catch(failed)

  return {
    clearBlobs: () => logged(removeDue()),
    sweep: (isClosing) => logged(sweep(isClosing)),
  }
}
