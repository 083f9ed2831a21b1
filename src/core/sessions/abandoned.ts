import { HOUR_MS } from '../../contract/fields.ts'
import { type Chore, createChore } from '../chore.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'

/** Longer than a process that lives is kept from renewing the leases of its questions, and than clocks of machines differ. */
const ABANDONED_AFTER_MS = HOUR_MS

/**
 * Marks questions as failed that no process answers any more, since it was killed or the database was away at the end of the answer:
 * they would count against limits for ever.
 */
export const createAbandonedQuestions = ({ store, now, log }: { store: Store; now: Clock; log: Log }): Chore =>
  createChore(
    () => store.messages.abandonBefore(now() - ABANDONED_AFTER_MS),
    (error) => log.warn({ err: error }, 'could not look for questions that nobody answers; it is tried again'),
  )
