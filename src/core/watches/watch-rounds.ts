import { randomUUID } from 'node:crypto'
import { type Chore, createChore } from '../chore.ts'
import { CHANGES_KEPT_MS } from '../ports/listings.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import { createAlertEvents } from './alert-events.ts'
import { createMatcher } from './matcher.ts'

/** A process without a renewal for this long loses the lease; it renews this often. */
const LEASE_MS = 5_000
const RENEWED_EVERY_MS = 1_000

type Deps = { store: Store; models: Models; now: Clock; log: Log }

/** Matches listing changes with watches and appends alerts as events. Run it about twice a second; any number of processes may do so. */
export function createWatchRounds(deps: Deps): Chore & { clean: () => Promise<void> } {
  const { store, now, log } = deps
  const lease = createLease(deps)
  const matcher = createMatcher(deps)
  const alertEvents = createAlertEvents(deps)
  const chore = createChore(
    async (isClosing) => {
      // Checked first, so that an idle round writes nothing.
      const isBehind = (await store.watches.behind()).length > 0
      if (!isBehind && (await store.watches.due(now(), 1)).length === 0) return
      const mayGoOn = async () => !isClosing() && (await lease.isHeld())
      await matcher.run(mayGoOn)
      await alertEvents.appendDue(mayGoOn)
    },
    (error) => log.warn({ err: error }, 'could not look after the watches; it is tried again'),
  )
  return {
    ...chore,
    clean: () =>
      store.watches
        .clean(now() - CHANGES_KEPT_MS)
        .catch((error: unknown) => log.warn({ err: error }, 'could not remove what watches told long ago')),
  }
}

/** The lease of this work. A process that loses it stops in mid-work. */
function createLease({ store }: Deps) {
  const holder = randomUUID()
  let renewedAt = -Infinity
  return {
    /** Takes or renews the lease; false while another process holds it. */
    async isHeld(): Promise<boolean> {
      const now = Date.now()
      if (Math.abs(now - renewedAt) < RENEWED_EVERY_MS) return true
      const isOurs = await store.leases.hold('watches', holder, { now, until: now + LEASE_MS })
      renewedAt = isOurs ? now : -Infinity
      return isOurs
    },
  }
}
