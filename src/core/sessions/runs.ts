import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../contract/envelope.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import { type Run, type RunParts, startRun } from './run.ts'

/** A question whose process has not said for so long that it is alive counts as abandoned. */
const LEASE_MS = 5_000
const HEARTBEAT_MS = 1_000
/** How often to look whether another process has finished an earlier question of the session. */
const POLL_MS = 100

/** The answers that this process is making, by question id. */
export type Runs = {
  start: (parts: RunParts) => Run
  get: (questionId: number) => Run | undefined
  /** Settles when no earlier question of the session is being answered any more, here or in another process. */
  ownTurn: (sessionId: number, questionId: number, signal: AbortSignal) => Promise<void>
  /** Until when a question taken now counts as being answered. */
  lease: () => number
  /** Lets running answers finish for `graceMs`, then ends them with what was said stored. */
  close: (graceMs: number) => Promise<void>
}

export function createRuns({ store, now, log }: { store: Store; now: Clock; log: Log }): Runs {
  const runs = new Map<number, Run>()
  const lease = () => now() + LEASE_MS
  const allSettled = async () => {
    await Promise.all([...runs.values()].map((run) => run.settled))
  }

  async function signOfLife(): Promise<void> {
    if (runs.size === 0) return
    const toStop = await store.messages.keepAlive([...runs.keys()], lease())
    for (const questionId of toStop) runs.get(questionId)?.stop('stopped')
  }
  const heartbeat = setInterval(() => {
    signOfLife().catch((error: unknown) => log.warn({ err: error }, 'could not mark running answers as alive'))
  }, HEARTBEAT_MS).unref()

  return {
    start(parts) {
      const run = startRun(parts)
      runs.set(parts.question.id, run)
      void run.settled.then(() => runs.delete(parts.question.id))
      return run
    },

    get: (questionId) => runs.get(questionId),

    async ownTurn(sessionId, questionId, signal) {
      for (;;) {
        const earlier = await store.messages.pendingBefore(sessionId, questionId)
        if (earlier === undefined || signal.aborted) return
        await (runs.get(earlier)?.settled ?? delay(POLL_MS))
      }
    },

    lease,

    async close(graceMs) {
      await Promise.race([allSettled(), delay(graceMs, undefined, { ref: false })])
      for (const run of runs.values()) run.stop(new AppError('stopping', undefined, { retryAfterMs: 1_000 }))
      await allSettled()
      clearInterval(heartbeat)
    },
  }
}
