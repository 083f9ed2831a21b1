import { nobodyAnswered } from '../../../src/contract/client/refused.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import type { Visitor } from '../platform/messages.ts'
import { type Backoff, createBackoff, ignoreRefused } from '../retry.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { askStep } from './ask-step.ts'
import type { Attempt, Parts } from './attempt.ts'
import { beginReply } from './begin-reply.ts'
import { createReplies } from './replies.ts'
import { replyTextOf, skipShorterThan } from './reply-text.ts'
import { showReply } from './show-reply.ts'
import { createStopping, type Run } from './stopping.ts'

export type Answering = {
  /**
   * Shows the answer to a batch, or continues it; a failure is told in the thread. Throws if it must be tried again, or on
   * abort.
   */
  answer: (batch: MessageBatch, signal: AbortSignal) => Promise<void>
  /** Stops what a thread is answered, or waits to be, in whichever process; what was shown stays. */
  stop: (visitor: Visitor) => Promise<boolean>
  /** Stops the running answer alone, and nothing that waits in the thread, of whomever it is. */
  endAnswer: (visitor: Visitor) => Promise<boolean>
  forget(batch: MessageBatch): Promise<void>
}

export function createAnswering(parts: Parts): Answering {
  const { platform, report } = parts
  const replies = createReplies(parts.keyv)
  const stopping = createStopping(parts)
  const runs = new Map<string, Run>()
  const keyOf = ([{ message }]: MessageBatch) => `${platform.name}/${message.id}`
  const attemptOf = (batch: MessageBatch, run: Run, ended: AbortSignal): Attempt => ({
    batch,
    run,
    key: keyOf(batch),
    replies,
    stopping,
    ended,
    signal: AbortSignal.any([run.stop.signal, ended]),
    backoff: withOutages(createBackoff(parts.time, parts.retryForMs), parts.onOutage),
    words: bridgeWordsFor(batch[0].message.locale),
  })
  return {
    async answer(batch, signal) {
      const { thread } = batch[0].message
      const run: Run = { stop: new AbortController(), session: undefined, stopped: false }
      runs.set(thread, run)
      try {
        await parts.during(thread, () => showAnswer(attemptOf(batch, run, signal), parts))
      } catch (error) {
        // A permanent refusal ends the batch. What an outage or the end of the process interrupts is continued later.
        ignoreRefused(error)
        report(error)
      } finally {
        run.stop.abort() // ends the request if the reply could not be shown
        runs.delete(thread)
      }
    },
    stop: (visitor) => stopping.stop(visitor, runs.get(visitor.thread)),
    endAnswer: (visitor) => stopping.endAnswer(visitor, runs.get(visitor.thread)),
    forget: (batch) => replies.forget(keyOf(batch)),
  }
}

/** Begins or continues the reply to a batch, and shows it until its text is complete. */
async function showAnswer(attempt: Attempt, parts: Parts): Promise<void> {
  const { batch, run, key, replies, stopping, ended, signal, backoff, words } = attempt
  const { platform, time, report } = parts
  const { id, thread, person, locale } = batch[0].message
  const found = await replies.find(key)
  // What was shown of an answer before a crash is shown to its end, which only the service knows.
  if ((found?.shown ?? 0) === 0) run.stopped ||= await stopping.isStopped(thread)
  const reply = found ?? (await beginReply(attempt, parts))
  run.session = reply.session

  const states = replyTextOf({
    ...reply,
    ask: (step, index) => askStep({ step, index, reply }, attempt, parts),
    backoff: (error) => backoff(error, signal),
    // A reply that cannot be shown is stopped, which is no failure of the answer.
    stopped: () => run.stopped || run.stop.signal.aborted,
    ended,
    words,
    // The abort was caused by this process, so it is not reported.
    report: (error) => run.stop.signal.aborted || report(error),
  })
  await showReply(skipShorterThan(reply.shown, states), {
    platform,
    time,
    thread,
    key,
    replyTo: id,
    person,
    locale,
    begun: reply.begun,
    keep: (begun, text) => replies.keep(key, Object.assign(reply, { begun, shown: text.length })),
    signal: ended,
  })
}

/** Calls `onOutage` before each wait for a service that does not answer. */
const withOutages =
  (backoff: Backoff, onOutage: (() => void) | undefined): Backoff =>
  (error, signal) => {
    if (nobodyAnswered(error) && !signal.aborted) onOutage?.()
    return backoff(error, signal)
  }
