import type { Api } from '../../contract/api.ts'
import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import { type Models, settingsOf } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import { createReceptionist, handOver } from '../people/hand-over/hand-over.ts'
import { privacyText } from '../people/leads/privacy.ts'
import type { Blobs, Chatbot, Clock, Log, Model, NewQuestion, PromptFile, Session, Store } from '../ports/ports.ts'
import { questionOf } from './question.ts'
import { filesOf } from './question-files.ts'
import { joinRepeated } from './repeated.ts'
import type { Run } from './run.ts'
import { createRuns } from './runs.ts'
import { checkOrigin, ownSession } from './sessions.ts'
import { type Taken, takeHeard, takeQuestion } from './take.ts'

/** Turns of the talk that a model gets to read. */
const HISTORY_TURNS = 20

type Deps = { store: Store; blobs: Blobs; models: Models; now: Clock; log: Log }

type Start = {
  question: NewQuestion
  finishAlone: boolean
  files: PromptFile[]
  settings: Settings
  model: Model
  chatbot: Chatbot
  session: Session
}

export type Answers = {
  handlers: Pick<Handlers<Api>, 'ClientAsk' | 'Stop'>
  /** Takes no more questions, lets running answers finish for `graceMs`, then ends them with what was said stored. */
  close: (graceMs: number) => Promise<void>
}

export function createAnswers({ store, blobs, models, now, log }: Deps): Answers {
  const runs = createRuns({ store, now, log })
  let closing = false

  function start(
    { id, kept, lead }: Taken,
    { question, finishAlone, files, settings, model, chatbot, session }: Start,
  ): Run {
    // Both change where the question comes as a recording.
    const known = { content: question.content, lead }
    // Who leaves an address is told, once, what becomes of it.
    const privacy = () => (known.lead?.consent === null ? privacyText(settings) : '')
    return runs.start({
      store,
      question: { ...question, id, kept },
      model: createReceptionist(model),
      suffix: () => (privacy() === '' ? settings.AnswerSuffix : `${settings.AnswerSuffix}\n\n${privacy()}`),
      async heard(content) {
        await store.messages.heard(id, content)
        known.content = content
        known.lead = (await takeHeard(store, { session, settings, content })) ?? known.lead
      },
      handOver: () => handOver(store, { chatbot, settings, session, question: known.content }),
      keep(answer) {
        const { lead: reachable } = known
        const text = privacy()
        if (reachable === undefined || text === '') return store.messages.answer(answer, 'answered')
        return store.transaction(async (within) => {
          await within.leads.consent(reachable.id, { text, at: now() })
          return await within.messages.answer(answer, 'answered')
        })
      },
      finishAlone,
      async prompt(signal) {
        await runs.ownTurn(question.sessionId, id, signal)
        const turns = await store.messages.turns(question.sessionId, HISTORY_TURNS)
        const listings = store.listings(question.chatbotId)
        const { content, type } = question
        return { settings, turns, question: content, type, files, listings, now: now() }
      },
    })
  }

  return {
    handlers: {
      async ClientAsk(caller, input, signal) {
        const { session, chatbot } = await ownSession(store, caller, input.sessionID)
        const settings = settingsOf(chatbot, models)
        checkOrigin(caller, settings)
        const question = { chatbotId: chatbot.id, sessionId: session.id, ...questionOf(input, settings, caller) }
        const files = await filesOf({ store, blobs }, caller.workspaceId, question)
        const model = modelFor(settings.Model, models, log)
        for (;;) {
          const joined = await joinRepeated({ store, runs, now }, question, signal)
          if (joined !== undefined) return joined
          if (closing) throw new AppError('stopping', undefined, { retryAfterMs: 1_000 })
          const asking = { question, session, settings, now: now(), aliveUntil: runs.lease() }
          const taken = await takeQuestion(store, asking)
          // Where nothing was taken, the same key was asked at the same moment: now there is something to join.
          if (taken !== undefined)
            return await start(taken, {
              question,
              finishAlone: caller.finishAlone,
              files,
              settings,
              model,
              chatbot,
              session,
            }).follow(signal)
        }
      },

      async Stop(caller, { sessionID }) {
        const { session } = await ownSession(store, caller, sessionID)
        const questionId = await store.messages.requestStop(session.id)
        if (questionId === undefined) return 0
        // An answer that another process is making stops at that process's next sign of life.
        runs.get(questionId)?.stop('stopped')
        return 1
      },
    },
    close(graceMs) {
      closing = true
      return runs.close(graceMs)
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
