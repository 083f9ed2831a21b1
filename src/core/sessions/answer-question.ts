import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/errors.ts'
import { withDemoPictures } from '../demo/pictures.ts'
import { yieldIfLong } from '../event-loop/yielding.ts'
import { currentCall } from '../handlers.ts'
import { handOver } from '../people/hand-over/hand-over.ts'
import type { NewAnswer, NewQuestion, QueueState } from '../ports/messages.ts'
import type { Model, ModelEvent, Prompt, PromptFile } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot, Session } from '../ports/sessions.ts'
import { watchingIn } from '../watches/session-watching.ts'
import { assignQuestionsToPerson, becomesTrue, finalForPerson, isAttended, isClaimedSince } from './attended.ts'
import type { AnswerBroadcast } from './broadcast.ts'
import { createSpeech, type Lease, type Speech } from './guarded-speech.ts'
import { type AcceptedQuestion, owedPrivacyText, storeAnswer, storeTranscript } from './records.ts'
import { exchangeTokens } from './token-count.ts'

/** A question with everything needed to answer it. */
export type Task = {
  question: NewQuestion
  /** finish and store the answer even if nobody follows it */
  finishUnread: boolean
  /** how long it goes on without followers, in ms */
  lingerMs: number | undefined
  files: PromptFile[]
  settings: Settings
  model: Model
  chatbot: Chatbot
  session: Session
  /** address at which the caller reaches this service */
  baseUrl: string
}

export type AnswerDeps = {
  store: Store
  now: Clock
  lease: Lease
  /** Settles with the current attendant once no earlier question of the session is being answered. */
  waitForEarlierQuestions: (signal: AbortSignal) => Promise<QueueState>
}

/** `claimed`: a person takes over; `lost`: another process or a person has the question now; `left`: the last reader left. */
export type StopReason = 'stopped' | 'claimed' | 'lost' | 'left' | AppError

/** One try to answer a question. `signal` aborts with a `StopReason`. */
type Try = AnswerDeps & { task: Task; accepted: AcceptedQuestion; signal: AbortSignal; events: AnswerBroadcast }

/** What the model has reported so far. */
type Outcome = Pick<NewAnswer, 'noAnswer' | 'memory'> & {
  /** undefined until the end: the tokens of an answer that was stopped or failed are estimated */
  totalToken: number | undefined
  /** what the model was asked */
  prompt: Prompt | undefined
  wantsPerson: boolean
  /** the question's words; those of a recording once the model has transcribed it */
  content: string
  /** the visitor's lead, if these words contain one */
  lead: AcceptedQuestion['lead']
  /** settles once the words of a recording are stored */
  transcript: Promise<void> | undefined
}

/**
 * Asks the model, emits its text, and stores the outcome before emitting the final object. Returns `unclaimed` if it stopped for a
 * claim that was not completed; call it again.
 */
export async function answerQuestion(attempt: Try): Promise<'done' | 'unclaimed'> {
  const { store, lease, task, accepted, signal, events } = attempt
  const { id, lead } = accepted
  const speech = createSpeech(lease, signal, events.say)
  const outcome: Outcome = {
    totalToken: undefined,
    noAnswer: false,
    memory: null,
    prompt: undefined,
    wantsPerson: false,
    content: task.question.content,
    lead,
    transcript: undefined,
  }
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

/** Waits for the question's turn and asks the model. Fails with `PersonAttends` if a person attends the session by then. */
async function askModel(attempt: Try, outcome: Outcome, say: Speech['say']): Promise<void> {
  const { task, signal } = attempt
  const prompt = await readPrompt(attempt)
  outcome.prompt = prompt
  await yieldIfLong()
  if (signal.aborted) return
  // The model's queries are cancelled once the answer is stopped.
  const call = { workspaceId: task.chatbot.workspaceId, signal }
  await currentCall.run(call, () =>
    task.model.answer(prompt, signal, (event) => {
      if (signal.aborted) return
      if (event.type === 'text') say(event.text)
      else takeEvent(event, attempt, outcome)
    }),
  )
}

async function readPrompt({ store, now, waitForEarlierQuestions, task, signal }: Try): Promise<Prompt> {
  const { question, files, settings, chatbot, session, baseUrl } = task
  const { attendant, turn } = await waitForEarlierQuestions(signal)
  if (attendant === 'Person' && !signal.aborted) throw new PersonAttends()
  const { messages } = store
  await yieldIfLong()
  const exchanges = await (turn === 0 ? messages.exchanges(session.id) : messages.exchangesWithPeople(session.id))
  const listings = withDemoPictures(store.listings(chatbot.id), baseUrl)
  const watching = watchingIn({ store, now }, { chatbot, settings, session })
  return { settings, exchanges, question: question.content, type: question.type, files, listings, watching, now: now() }
}

/** Takes in what the model reports besides text. */
function takeEvent(
  event: Exclude<ModelEvent, { type: 'text' }>,
  { store, task, accepted }: Try,
  outcome: Outcome,
): void {
  if (event.type === 'handOver') {
    outcome.wantsPerson = true
  } else if (event.type === 'transcribed') {
    const { chatbot, session, settings } = task
    outcome.content = event.question
    const words = { questionId: accepted.id, session, settings, content: event.question }
    // No signal: stored even if the visitor leaves.
    const call = { workspaceId: chatbot.workspaceId, signal: undefined }
    outcome.transcript = currentCall.run(call, async () => {
      outcome.lead = (await storeTranscript(store, words)) ?? outcome.lead
    })
    // Avoids an unhandled rejection; `answerQuestion` awaits it and throws its error.
    outcome.transcript.catch(() => undefined)
  } else {
    const { totalToken, noAnswer, memory } = event
    Object.assign(outcome, { totalToken, noAnswer, memory })
  }
}

/** Without text so far, the question goes to the person who claims; if the claim does not complete, it is answered after all. */
async function yieldToClaim({ store, accepted: { id }, events }: Try): Promise<'done' | 'unclaimed'> {
  await store.attendants.markWaitingForClaim(id)
  if (await becomesTrue(() => isAttended(store, id))) {
    events.finish(finalForPerson(id))
    return 'done'
  }
  await store.attendants.unmarkWaitingForClaim(id)
  return 'unclaimed'
}

/** Ends here if a person has the question; else fails. */
async function finishForPerson(attempt: Try): Promise<'done'> {
  const { store, accepted, events } = attempt
  if (!(await isAttended(store, accepted.id))) throw await lossError(attempt)
  events.finish(finalForPerson(accepted.id))
  return 'done'
}

/**
 * Why a question is lost that no person has: its session is removed, or else the client is to ask again. Removal takes the messages
 * before the session.
 */
async function lossError({ store, task: { session, chatbot }, accepted }: Try): Promise<AppError> {
  const isRemoved =
    (await store.messages.question(accepted.id)) === undefined ||
    (await store.sessions.withChatbot(session.id, chatbot.workspaceId)) === undefined
  return isRemoved
    ? new AppError('noSuchSession')
    : new AppError('modelUnavailable', undefined, { retryAfterMs: 1_000 })
}

/** Puts the session into the queue for a person, and tells the visitor so after the model's text. */
async function handOverToPerson(attempt: Try, outcome: Outcome, say: Speech['say']): Promise<void> {
  const { store, now, task, signal, events } = attempt
  const { chatbot, settings, session } = task
  const asked = { chatbot, settings, session, question: outcome.content, now: now() }
  const { text, isNotified } = await handOver(store, asked)
  outcome.noAnswer ||= !isNotified
  if (!signal.aborted) say(events.text().trim() === '' ? text : `\n\n${text}`)
}

/** Emits what is owed after the model's text, stores the answer, and emits the final object. */
async function finish(attempt: Try, outcome: Outcome, { say, complete }: Speech): Promise<void> {
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
function answerRow({ task, accepted, events }: Try, outcome: Outcome): NewAnswer {
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

/** Thrown if a person attends the session by now. */
class PersonAttends extends Error {}

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
