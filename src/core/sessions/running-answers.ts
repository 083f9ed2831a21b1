import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../contract/envelope.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import type { AcceptedQuestion } from './records.ts'
import { type RunningAnswer, startAnswer, type Task } from './running-answer.ts'

/** A question whose process has not said for so long that it is alive counts as abandoned. */
const LEASE_MS = 5_000
const HEARTBEAT_MS = 1_000
/** How often to look whether another process has finished a question of the session. */
export const POLL_MS = 100

/** The answers that this process is making, by question id. */
export type RunningAnswers = {
  start: (task: Task, question: AcceptedQuestion) => RunningAnswer
  get: (questionId: number) => RunningAnswer | undefined
  /** Until when a question stored now counts as being answered. */
  lease: () => number
  /** Lets running answers finish for `graceMs`, then ends them with what was said stored. */
  close: (graceMs: number) => Promise<void>
}

export function createRunningAnswers({ store, now, log }: { store: Store; now: Clock; log: Log }): RunningAnswers {
  const running = new Map<number, RunningAnswer>()
  const lease = () => now() + LEASE_MS
  const allSettled = async () => {
    await Promise.all([...running.values()].map(({ settled }) => settled))
  }

  async function renewLeases(): Promise<void> {
    if (running.size === 0) return
    await store.messages.keepAlive([...running.keys()], lease())
  }
  async function obeyStops(): Promise<void> {
    if (running.size === 0) return
    for (const { id, why } of await store.messages.stopRequests([...running.keys()])) running.get(id)?.stop(why)
  }
  const heartbeat = setInterval(() => {
    renewLeases().catch((error: unknown) => log.warn({ err: error }, 'could not mark running answers as alive'))
  }, HEARTBEAT_MS).unref()
  // What other processes ask for; what this one does acts at once.
  const stops = setInterval(() => {
    obeyStops().catch((error: unknown) => log.warn({ err: error }, 'could not look for answers to be stopped'))
  }, POLL_MS).unref()

  /** Settles when no earlier question of the session is being answered any more, here or in another process. */
  async function waitForTurn(sessionId: number, questionId: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const earlier = await store.messages.pendingBefore(sessionId, questionId)
      if (earlier === undefined || signal.aborted) return
      await (running.get(earlier)?.settled ?? delay(POLL_MS))
    }
  }

  return {
    start(task, question) {
      const answer = startAnswer({ store, now, waitForTurn }, task, question)
      running.set(question.id, answer)
      void answer.settled.then(() => running.delete(question.id))
      return answer
    },

    get: (questionId) => running.get(questionId),

    lease,

    async close(graceMs) {
      await Promise.race([allSettled(), delay(graceMs, undefined, { ref: false })])
      for (const answer of running.values()) answer.stop(new AppError('stopping', undefined, { retryAfterMs: 1_000 }))
      await allSettled()
      clearInterval(heartbeat)
      clearInterval(stops)
    },
  }
}
