import { lastAtTurnEnd } from '../../core/event-loop/turn-end.ts'

/**
 * Questions admitted together. They share one transaction and go on to the model in the same turn of the event loop: the first of
 * a crowd are answered while the last still wait. When 50 went on together, half of them waited 10 to 25 % longer for a first word.
 */
const AT_ONCE = 8
/** Of a larger crowd one in so many is admitted at once: the larger a transaction, the less CPU a question costs. */
const SHARE = 4
/** Questions together at most: they delay others by about 10 ms. */
const AT_ONCE_MAX = 32

/**
 * Admits a few callers every other turn of the event loop, in order of arrival, once the answers that have arrived in this turn are
 * read and sent on. Admitting costs about a hundred times as much as a fragment, so a crowd must not delay running answers.
 */
export function createAdmission(atOnce = AT_ONCE): () => Promise<void> {
  const waiting: (() => void)[] = []

  function next(): void {
    const few = Math.max(atOnce, Math.min(Math.ceil(waiting.length / SHARE), AT_ONCE_MAX))
    for (const admit of waiting.splice(0, few)) admit()
    // Skips a turn, so that the requests of this group reach the model first: undici sends one a turn late if its connection was
    // idle. Without the pause, each first word came 2 ms later.
    if (waiting.length > 0) setImmediate(lastAtTurnEnd, next)
  }

  return () =>
    new Promise((admit) => {
      if (waiting.push(admit) === 1) lastAtTurnEnd(next)
    })
}
