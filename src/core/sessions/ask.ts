import type { Api } from '../../contract/api.ts'
import { AppError } from '../../contract/envelope.ts'
import { type Models, settingsOf } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import { createReceptionist } from '../people/hand-over/hand-over.ts'
import type { Blobs, Clock, Log, Model, Store } from '../ports/ports.ts'
import { joinRepeated } from './idempotency.ts'
import { filesOf, questionOf } from './question.ts'
import { storeForPerson, storeQuestion } from './records.ts'
import { attended } from './running-answer.ts'
import { createRunningAnswers, type RunningAnswers } from './running-answers.ts'
import { checkOrigin, ownSession } from './sessions.ts'

type Deps = { store: Store; blobs: Blobs; models: Models; now: Clock; log: Log }

export type Answers = {
  handlers: Pick<Handlers<Api>, 'ClientAsk' | 'Stop'>
  /** the answers that this process is making */
  running: Pick<RunningAnswers, 'get'>
  /** Takes no more questions, lets running answers finish for `graceMs`, then ends them with what was said stored. */
  close: (graceMs: number) => Promise<void>
}

export function createAnswers({ store, blobs, models, now, log }: Deps): Answers {
  const running = createRunningAnswers({ store, now, log })
  let closing = false

  return {
    handlers: {
      async ClientAsk(caller, input, signal) {
        const { session, chatbot } = await ownSession(store, caller, input.sessionID)
        const settings = settingsOf(chatbot, models)
        checkOrigin(caller, settings)
        const question = { chatbotId: chatbot.id, sessionId: session.id, ...questionOf(input, settings, caller) }
        const files = await filesOf({ store, blobs }, caller.workspaceId, question)
        if (input.visitorName && input.visitorName !== session.visitorName)
          await store.attendants.nameVisitor(session.id, input.visitorName)
        const model = createReceptionist(modelFor(settings.Model, models, log))
        for (;;) {
          const joined = await joinRepeated({ store, running, now }, question, signal)
          if (joined !== undefined) return joined
          if (closing) throw new AppError('stopping', undefined, { retryAfterMs: 1_000 })
          if (session.attendant === 'Person') {
            const stored = await storeForPerson(store, { question, session, settings, now: now() })
            if (stored !== undefined) return async (tell) => tell(attended(stored.id))
          }
          const asking = { question, session, settings, now: now(), aliveUntil: running.lease() }
          const accepted = await storeQuestion(store, asking)
          // Undefined: the same key was used at the same moment, and its answer can now be joined.
          if (accepted === undefined) continue
          const { finishAlone } = caller
          const task = { question, finishAlone, files, settings, model, chatbot, session }
          return await running.start(task, accepted, asking.aliveUntil).follow(signal)
        }
      },

      async Stop(caller, { sessionID }) {
        const { session } = await ownSession(store, caller, sessionID)
        const questionId = await store.messages.requestStop(session.id)
        if (questionId === undefined) return 0
        // An answer that another process is making stops when that process next renews its lease.
        running.get(questionId)?.stop('stopped')
        return 1
      },
    },
    running,
    close(graceMs) {
      closing = true
      return running.close(graceMs)
    },
  }
}

/** The model a chatbot names, or the default one when that is gone; never silently. */
function modelFor(key: string, models: Models, log: Log): Model {
  const chosen = models.byKey(key)
  if (chosen !== undefined) return chosen
  const fallback = models.byKey(models.defaultKey)
  if (fallback === undefined) throw new AppError('modelUnavailable')
  log.warn({ model: key, instead: fallback.key }, 'a chatbot names a model that is not usable; another one answers')
  return fallback
}
