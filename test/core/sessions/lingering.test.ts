import { expect, onTestFinished, test, vi } from 'vitest'
import type { Clock } from '../../../src/core/ports/ports.ts'
import type { Task } from '../../../src/core/sessions/attempt.ts'
import { startAnswer } from '../../../src/core/sessions/running-answer.ts'

type Deps = Parameters<typeof startAnswer>[0]

/** An answer that waits for its turn until it is stopped. */
function waitingAnswer(lingerMs: number) {
  const stopped = vi.fn<() => void>()
  const waitForTurn: Deps['waitForEarlierQuestions'] = (signal) =>
    new Promise(() => signal.addEventListener('abort', () => stopped()))
  const now: Clock = Date.now
  const lease = { isHeld: () => true, renew: async () => {} }
  const store = { messages: { isReadElsewhere: async () => false } } as unknown as Deps['store']
  const task = { lingerMs, finishUnread: false, question: {}, chatbot: {}, session: {}, settings: {} } as Task
  const accepted = { id: 1, durable: Promise.resolve() } as Parameters<typeof startAnswer>[2]
  return { answer: startAnswer({ store, now, lease, waitForEarlierQuestions: waitForTurn }, task, accepted), stopped }
}

test('a reader who lost the connection twice has the whole time to come back after each', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { answer, stopped } = waitingAnswer(15_000)
  const [first, second] = [new AbortController(), new AbortController()]
  await answer.follow(first.signal)
  first.abort()
  await vi.advanceTimersByTimeAsync(3_000)
  await answer.follow(second.signal)
  await vi.advanceTimersByTimeAsync(11_000)
  second.abort()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(stopped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toHaveBeenCalledOnce()
})
