import { randomUUID } from 'node:crypto'
import type { Models } from '../chatbots/chatbots.ts'
import { type Chore, createChore } from '../chore.ts'
import { CHANGES_KEPT_MS } from '../ports/changes.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import { createDelivery } from './delivery.ts'
import { createMatcher } from './matcher.ts'

/** A process that says nothing for so long lost the task to another. */
const LEASE_MS = 5_000

type Deps = { store: Store; models: Models; now: Clock; log: Log }

/** Matches what was written with what is watched and tells of it; to be run about twice a second, in any number of processes. */
export function createWatchRounds(deps: Deps): Chore & { clean: () => Promise<void> } {
  const { store, now, log } = deps
  const holder = randomUUID()
  const matcher = createMatcher(deps)
  const delivery = createDelivery(deps)
  const chore = createChore(
    async (isClosing) => {
      // Looked for first: a round that finds nothing to do writes nothing.
      const isBehind = (await store.watches.behind()).length > 0
      if (!isBehind && (await store.watches.due(now(), 1)).length === 0) return
      if (!(await store.leases.hold('watches', holder, { now: Date.now(), until: Date.now() + LEASE_MS }))) return
      await matcher.run(isClosing)
      await delivery.run(isClosing)
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
