import { isFinal } from '../../../src/contract/chat.ts'
import { isRefusedAs } from '../../../src/contract/client/refused.ts'
import { visitorNamesOf } from '../memory/threads.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import type { Attempt, Parts } from './attempt.ts'
import type { AskStep } from './question-plan.ts'
import { type Reply, stepKey } from './replies.ts'

type Asked = { step: AskStep; index: number; reply: Reply }

/** Asks the service one question of the reply; in a new session if that of the reply is gone. */
export async function* askStep({ step, index, reply }: Asked, attempt: Attempt, parts: Parts) {
  const { batch, run, key, replies, stopping, signal } = attempt
  const { client, threads } = parts
  const { message } = batch[0]
  const isAsked = ({ id }: IncomingMessage) =>
    reply.steps.some((one) => one.parts === undefined || one.parts.some((part) => part.id === id))
  const askers = batch.map((one) => one.message).filter(isAsked)
  const askIn = async function* (sessionID: number) {
    const input = { sessionID, ...visitorNamesOf(askers), ...bodyOf(step) }
    let isBegun = false
    for await (const event of client.stream('ClientAsk', input, { signal, idempotencyKey: stepKey(key, index) })) {
      // Stop may have come through another process before the service had the question, or while it answered.
      if (isFinal(event)) run.stopped ||= await stopping.isStopped(message.thread)
      else if (!isBegun) void stopping.endIfStopped(message, run)
      isBegun = true
      if (isFinal(event) && event.Attendant === 'Person') {
        const question = { session: sessionID, question: event.QuestionID, parts: step.parts ?? [] }
        await parts.edits.keep(batch, question)
      }
      yield event
    }
  }
  try {
    yield* askIn(reply.session)
  } catch (error) {
    if (!isRefusedAs(error, 'noSuchSession')) throw error
    const session = await threads.open(message)
    run.session = session
    await threads.visited(session, message)
    await replies.keep(key, Object.assign(reply, { session }))
    yield* askIn(session)
  }
}

const bodyOf = ({ type, content, fileIds }: AskStep) =>
  type === 'Text' ? { content } : { content, chatAskType: type, fileIds }
