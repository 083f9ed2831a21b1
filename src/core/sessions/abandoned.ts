import { HOUR_MS } from '../../contract/fields/times.ts'
import { type Chore, createChore } from '../chore.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'

/** Longer than a living process can be unable to renew the leases of its questions, and longer than clocks of machines differ. */
const ABANDONED_AFTER_MS = HOUR_MS

/**
 * Marks questions as failed whose process was killed, or could not store the answer because the database was away. Otherwise they
 * would count against limits for ever.
 */
export const createAbandonedQuestions = ({ store, now, log }: { store: Store; now: Clock; log: Log }): Chore =>
  createChore(
    () => store.messages.abandonBefore(now() - ABANDONED_AFTER_MS),
    (error) => log.warn({ err: error }, 'could not look for questions that nobody answers; it is tried again'),
  )
