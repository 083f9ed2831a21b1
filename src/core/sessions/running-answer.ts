import type { AskEvent } from '../../contract/chat.ts'
import { currentCall, type EventStream } from '../handlers.ts'
import { answerQuestion } from './answer-question.ts'
import type { AnswerDeps, StopReason, Task } from './attempt.ts'
import { createAnswerBroadcast } from './broadcast.ts'
import type { AcceptedQuestion } from './records.ts'

/** One question being answered. */
export type RunningAnswer = {
  /**
   * Follows the answer from its first fragment; resolves once the question is durable. The model is asked meanwhile. When the
   * last reader leaves, the answer is stopped unless `finishUnread`, or if none comes back within `lingerMs`. If one came back to
   * another process, the answer is made to its end.
   */
  follow: (signal: AbortSignal) => Promise<EventStream<AskEvent>>
  /** Stops the model and stores the text so far. Readers then get the final object, or the given error. */
  stop: (why: StopReason) => void
  /** A later question waits: from now on the answer does not go on in case its reader comes back. */
  endLingering: () => void
  /** Settles once the outcome is stored. Never rejects. */
  settled: Promise<void>
}

/** Answers a stored question, whether or not anybody follows the answer yet. */
export function startAnswer(deps: AnswerDeps, task: Task, accepted: AcceptedQuestion): RunningAnswer {
  const events = createAnswerBroadcast()
  let stopped = new AbortController()
  /** reason to stop that still holds if a claim does not complete */
  let why: Exclude<StopReason, 'claimed'> | undefined
  let readers = 0
  /** set while it only goes on since its reader may come back */
  let lingering: NodeJS.Timeout | undefined
  let hasSuccessor = false
  // Outlives the API call: others may follow the answer, and its text is stored in any case.
  const call = { workspaceId: task.chatbot.workspaceId, signal: undefined }

  /** Answers; starts again if a person's claim did not complete. */
  async function untilAnswered(): Promise<void> {
    while ((await answerQuestion({ ...deps, task, accepted, signal: stopped.signal, events })) === 'unclaimed')
      if (stopped.signal.reason === 'claimed') {
        stopped = new AbortController()
        if (why !== undefined) stopped.abort(why)
      }
  }

  accepted.durable.catch((error: unknown) => stopped.abort(error))

  function stop(reason: StopReason): void {
    if (reason !== 'claimed') why ??= reason
    stopped.abort(reason)
  }
  function leave(): void {
    readers -= 1
    if (readers > 0 || task.finishUnread) return
    if (task.lingerMs === undefined) return stop('left')
    if (hasSuccessor) return void stopUnread()
    lingering = setTimeout(() => void stopUnread(), task.lingerMs).unref()
  }
  async function stopUnread(): Promise<void> {
    const isRead = await deps.store.messages.isReadElsewhere(accepted.id).catch(() => false)
    if (!isRead && readers === 0) stop('left')
  }
  function cancelLingering(): void {
    clearTimeout(lingering)
    lingering = undefined
  }

  return {
    async follow(signal) {
      readers += 1
      cancelLingering()
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      await accepted.durable
      return events.follow(signal)
    },
    stop,
    endLingering() {
      hasSuccessor = true
      if (lingering !== undefined) void stopUnread()
    },
    settled: currentCall.run(call, untilAnswered).then(
      () => events.end(),
      (error: unknown) => events.end(error instanceof Error ? error : new Error('the answer failed', { cause: error })),
    ),
  }
}
