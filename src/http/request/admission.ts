import { holdDeferred, lastAtTurnEnd } from '../../core/event-loop/turn-end.ts'

/**
 * Questions admitted together. They share one transaction and go on to the model in the same turn of the event loop: the more, the
 * less CPU a question costs; the fewer, the sooner the first of a crowd are answered while the last still wait. They delay others by
 * about 5 ms. Of 50 at once, half had their first word 7 % sooner than with 32 together, and the last ones no later, for 3 % more CPU.
 */
const AT_ONCE = 16

/**
 * Admits a few callers every other turn of the event loop, in order of arrival, once the answers that have arrived in this turn are
 * read and sent on. Admitting costs about a hundred times as much as a fragment, so a crowd must not delay running answers.
 */
export function createAdmission(atOnce = AT_ONCE): () => Promise<void> {
  const waiting: (() => void)[] = []
  let release: () => void

  function next(): void {
    for (const admit of waiting.splice(0, atOnce)) admit()
    // Skips a turn, so that the requests of this group reach the model first: undici sends one a turn late if its connection was
    // idle. Without the pause, each first word came 2 ms later.
    if (waiting.length > 0) setImmediate(lastAtTurnEnd, next)
    else release()
  }

  return () =>
    new Promise((admit) => {
      if (waiting.push(admit) > 1) return
      release = holdDeferred()
      lastAtTurnEnd(next)
    })
}
