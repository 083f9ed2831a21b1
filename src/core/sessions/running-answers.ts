import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../contract/errors.ts'
import type { QueueState } from '../ports/messages.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import type { Task } from './attempt.ts'
import type { AcceptedQuestion } from './records.ts'
import { type RunningAnswer, startAnswer } from './running-answer.ts'

/** A question without a heartbeat for this long counts as abandoned. */
const LEASE_MS = 5_000
const HEARTBEAT_MS = 1_000
/** Poll interval for questions answered by other processes. */
export const POLL_MS = 100

/** Answers running in this process, by question id. */
export type RunningAnswers = {
  /**
   * Stores a question with `store` and starts its answer; undefined if nothing was stored. `aliveUntil`: end of the lease with
   * which it is stored
   */
  start: (
    task: Task,
    aliveUntil: number,
    store: () => Promise<AcceptedQuestion | undefined>,
  ) => Promise<RunningAnswer | undefined>
  get: (questionId: number) => RunningAnswer | undefined
  /** End of a lease that begins now (ms). */
  leaseEnd: () => number
  /** Gives answers that run or are about to start `graceMs` to finish, then ends them and stores their text so far. */
  close: (graceMs: number) => Promise<void>
}

export function createRunningAnswers({ store, now, log }: { store: Store; now: Clock; log: Log }): RunningAnswers {
  // Objects and no Maps: a Map that grows or shrinks links its former table to its next one. Once a table is in V8's old generation,
  // that keeps alive all that later ones have held, until the next major collection.
  const running: Running = {}
  /** Starts of answers whose questions are being stored, by their order. */
  const starting: Record<number, Promise<unknown>> = {}
  let starts = 0
  let isOver = false
  const answering = { store, running }
  const leaseEnd = () => now() + LEASE_MS
  const renew = (ids: number[]) => renewLeases(answering, ids, leaseEnd())
  const everyMs = (pause: number, work: (questionIds: number[]) => Promise<void>, failure: string) =>
    setInterval(() => {
      const ids = Object.keys(running).map(Number)
      if (ids.length > 0) work(ids).catch((error: unknown) => log.warn({ err: error }, failure))
    }, pause).unref()
  const timers = [
    everyMs(HEARTBEAT_MS, renew, 'could not mark running answers as alive'),
    // Requests made through other processes; those made through this one take effect at once.
    everyMs(POLL_MS, (ids) => applyStopRequests(answering, ids), 'could not look for answers to be stopped'),
  ]

  function startStored(task: Task, question: AcceptedQuestion, aliveUntil: number): RunningAnswer {
    const { id, queue } = question
    const lease = { until: aliveUntil, isHeld: () => now() < lease.until, renew: () => renew([id]) }
    let isFirstLook = true
    async function waitForEarlierQuestions(signal: AbortSignal): Promise<QueueState> {
      // Without a lease, a person may have claimed since the question was stored.
      const isKnown = isFirstLook && queue.earlier === undefined && lease.isHeld()
      isFirstLook = false
      return isKnown ? queue : await waitForEarlier(answering, { id, sessionId: task.session.id }, signal)
    }
    const answer = startAnswer({ store, now, lease, waitForEarlierQuestions }, task, question)
    running[id] = { answer, lease }
    void answer.settled.finally(() => {
      delete running[id]
    })
    if (isOver) answer.stop(new AppError('stopping'))
    return answer
  }

  async function allSettled(): Promise<void> {
    await Promise.allSettled(Object.values(starting))
    await Promise.all(Object.values(running).map(({ answer }) => answer.settled))
  }

  return {
    async start(task, aliveUntil, storeQuestion) {
      const started = storeQuestion().then((question) => question && startStored(task, question, aliveUntil))
      const start = (starts += 1)
      starting[start] = started
      return await started.finally(() => {
        delete starting[start]
      })
    },

    get: (questionId) => running[questionId]?.answer,

    leaseEnd,

    async close(graceMs) {
      await Promise.race([allSettled(), delay(graceMs, undefined, { ref: false })])
      isOver = true
      for (const { answer } of Object.values(running)) answer.stop(new AppError('stopping'))
      await allSettled()
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** The answers running in this process, by question id. `until`: end of the lease as last confirmed (ms). */
type Running = Record<number, { answer: RunningAnswer; lease: { until: number } }>
type Answering = { store: Store; running: Running }

/** Renews leases until a time (ms); answers whose question is lost are stopped. */
async function renewLeases({ store, running }: Answering, questionIds: number[], until: number): Promise<void> {
  const { kept, lost } = await store.messages.keepAlive(questionIds, until)
  for (const id of lost) running[id]?.answer.stop('lost')
  for (const id of kept) {
    const lease = running[id]?.lease
    if (lease !== undefined) lease.until = until
  }
}

async function applyStopRequests({ store, running }: Answering, questionIds: number[]): Promise<void> {
  for (const { id, why } of await store.messages.stopRequests(questionIds)) running[id]?.answer.stop(why)
}

/** Settles once no earlier question of the session is being answered, by any process. */
async function waitForEarlier(
  { store, running }: Answering,
  { id, sessionId }: { id: number; sessionId: number },
  signal: AbortSignal,
): Promise<QueueState> {
  for (;;) {
    const state = await store.messages.queueStateOf(id, sessionId)
    const { earlier } = state
    if (earlier === undefined || signal.aborted) return state
    const answer = running[earlier]?.answer
    answer?.endLingering()
    await (answer?.settled ?? delay(POLL_MS))
  }
}
