import { AppError } from '../../contract/errors.ts'
import { handOver } from '../people/hand-over/hand-over.ts'
import type { NewAnswer } from '../ports/messages.ts'
import { askModel, noOutcomeYet, type Outcome, PersonAttends } from './ask-model.ts'
import type { Attempt } from './attempt.ts'
import {
  assignQuestionsToPerson,
  becomesTrue,
  finishForPerson,
  isAttended,
  isClaimedSince,
  lossError,
  yieldToClaim,
} from './attended.ts'
import { createSpeech, type Speech } from './guarded-speech.ts'
import { owedPrivacyText, storeAnswer } from './records.ts'
import { exchangeTokens } from './token-count.ts'

/**
 * Asks the model, emits its text, and stores the outcome before emitting the final object. Returns `unclaimed` if it stopped for a
 * claim that was not completed; call it again.
 */
export async function answerQuestion(attempt: Attempt): Promise<'done' | 'unclaimed'> {
  const { store, lease, task, accepted, signal, events } = attempt
  const { id } = accepted
  const speech = createSpeech(lease, signal, events.say)
  const outcome = noOutcomeYet(attempt)
  try {
    const stopped = whenStopped(signal)
    await untilStopped(askModel(attempt, outcome, speech.say), { signal, stopped })
    await outcome.transcript
    if (!signal.aborted) await untilStopped(speech.complete(), { signal, stopped })
    if (signal.reason instanceof AppError) throw signal.reason
    if (signal.reason === 'lost' && events.text() === '') return await finishForPerson(attempt)
    if (signal.reason === 'claimed' && events.text() === '') return await yieldToClaim(attempt)
    if (outcome.wantsPerson && !signal.aborted) await handOverToPerson(attempt, outcome, speech.say)
    if (signal.reason === 'left' && events.text() === '') {
      await store.messages.fail(id)
      return 'done'
    }
  } catch (error) {
    if (error instanceof PersonAttends)
      return (await assignQuestionsToPerson(store, task.session.id)) ? await finishForPerson(attempt) : 'unclaimed'
    // A stored exchange does not change any more.
    await outcome.transcript?.catch(() => undefined)
    if (events.text() === '') await store.messages.fail(id)
    else await store.messages.answer(answerRow(attempt, outcome), 'failed')
    throw error
  }
  await finish(attempt, outcome, speech)
  return 'done'
}

/** Puts the session into the queue for a person, and tells the visitor so after the model's text. */
async function handOverToPerson(attempt: Attempt, outcome: Outcome, say: Speech['say']): Promise<void> {
  const { store, now, task, signal, events } = attempt
  const { chatbot, settings, session } = task
  const asked = { chatbot, settings, session, question: outcome.content, now: now() }
  const { text, isNotified } = await handOver(store, asked)
  outcome.noAnswer ||= !isNotified
  if (!signal.aborted) say(events.text().trim() === '' ? text : `\n\n${text}`)
}

/** Emits what is owed after the model's text, stores the answer, and emits the final object. */
async function finish(attempt: Attempt, outcome: Outcome, { say, complete }: Speech): Promise<void> {
  const { store, now, task, accepted, signal, events } = attempt
  const { settings, session } = task
  const { id } = accepted
  const shown = signal.aborted ? '' : owedPrivacyText(outcome.lead, settings)
  if (!signal.aborted) say(shown === '' ? settings.AnswerSuffix : `${settings.AnswerSuffix}\n\n${shown}`)
  await complete()
  const { turn } = signal.reason === 'claimed' ? await store.attendants.read(session.id) : session
  const stored = answerRow(attempt, outcome)
  const answerId = await storeAnswer({ store, now }, stored, { lead: outcome.lead, shown })
  if (answerId === undefined && !(await isAttended(store, id))) throw await lossError(attempt)
  const isClaimed = () => isClaimedSince(store, session.id, turn)
  const isCut = answerId === undefined || (signal.reason === 'claimed' && (await becomesTrue(isClaimed)))
  events.finish({
    QuestionID: id,
    AnswerID: answerId ?? 0,
    Answer: stored.content,
    TotalToken: stored.totalToken,
    NoAnswer: stored.noAnswer,
    ...(isCut && { Attendant: 'Person' }),
  })
}

/** The answer as it is stored, with the text said so far. */
function answerRow({ task, accepted, events }: Attempt, outcome: Outcome): NewAnswer {
  const { chatbot, session } = task
  const { prompt, noAnswer, memory } = outcome
  const content = events.text()
  const totalToken = outcome.totalToken ?? (prompt === undefined ? 0 : exchangeTokens(prompt, content))
  return {
    chatbotId: chatbot.id,
    sessionId: session.id,
    questionId: accepted.id,
    content,
    totalToken,
    noAnswer,
    memory,
  }
}

const whenStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Settles with `work`, or without an error as soon as the signal aborts: a hanging model must not delay the end, and its late
 * error is irrelevant.
 */
async function untilStopped(
  work: Promise<void>,
  { signal, stopped }: { signal: AbortSignal; stopped: Promise<void> },
): Promise<void> {
  try {
    await Promise.race([work, stopped])
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
