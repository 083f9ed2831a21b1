import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AppError } from '../../contract/errors.ts'
import { MINUTE_MS } from '../../contract/fields/times.ts'
import type { Store } from '../ports/ports.ts'

/** An import without a renewal for this long, such as one that was killed, loses the lease; it renews this often. */
const LEASE_MS = 5_000
const RENEWED_EVERY_MS = 1_000
/**
 * An import that has written nothing for this long no longer renews it: its file may be on a disk that never answers. A file of a
 * million rows is read in a minute.
 */
const STANDSTILL_MS = 15 * MINUTE_MS
/** How often one that waits looks whether the lease is free. */
const LOOK_EVERY_MS = 250

const TAKEN_OVER =
  'Another import into this chatbot took over, since this one stood still for a while; the rest of the file is not imported yet.'

type Lease = {
  store: Store
  chatbotId: number
  /** called once if another import is running */
  onWait: () => void
  signal?: AbortSignal
}

/**
 * Runs `work` while no other import, of any process, changes the listings of the chatbot: files that are imported at the same time would
 * leave a mixture of old and new rows. Waits until the lease is free; undefined if the signal aborts meanwhile. Once another import has
 * taken over, transactions of the store that `work` gets fail with `storeUnavailable`.
 */
export async function withImportLease<Result>(
  { store, chatbotId, onWait, signal }: Lease,
  work: (store: Store) => Promise<Result>,
): Promise<Result | undefined> {
  const [name, holder] = [`import ${chatbotId}`, randomUUID()]
  const hold = async () => await store.leases.hold(name, holder, { now: Date.now(), until: Date.now() + LEASE_MS })
  const renew = async ({ leases }: Pick<Store, 'leases'>) => await leases.renew(name, holder, Date.now() + LEASE_MS)

  for (let tries = 0; !(await hold()); tries++) {
    if (tries === 0) onWait()
    await setTimeout(LOOK_EVERY_MS, undefined, { ...(signal && { signal }) }).catch(() => undefined)
    if (signal?.aborted === true) return undefined
  }
  let wroteAt = performance.now()
  // Each transaction renews it too; a renewal that fails costs nothing before another import takes over.
  const renewal = setInterval(() => {
    if (performance.now() - wroteAt < STANDSTILL_MS) void renew(store).catch(() => undefined)
  }, RENEWED_EVERY_MS)
  try {
    return await work({
      ...store,
      transaction: async (change) =>
        await store.transaction(async (within) => {
          if (!(await renew(within))) throw new AppError('storeUnavailable', TAKEN_OVER)
          wroteAt = performance.now()
          return await change(within)
        }),
    })
  } finally {
    clearInterval(renewal)
    await store.leases.release(name, holder).catch(() => undefined)
  }
}
