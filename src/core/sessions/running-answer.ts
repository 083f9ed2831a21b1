import type { AskEvent } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import { withDemoPictures } from '../demo/pictures.ts'
import { currentCall, type EventStream } from '../handlers.ts'
import { handOver } from '../people/hand-over/hand-over.ts'
import type {
  Chatbot,
  Clock,
  Model,
  ModelEvent,
  NewAnswer,
  NewQuestion,
  Prompt,
  PromptFile,
  Session,
  Situation,
  Store,
} from '../ports/ports.ts'
import { afterLongSteps } from '../turns.ts'
import { watchingIn } from '../watches/watching.ts'
import { attended, becomesTrue, giveQuestions, isAttended, isClaimedSince } from './attended.ts'
import { type AnswerBroadcast, createAnswerBroadcast, createSpeech, type Lease } from './broadcast.ts'
import { type AcceptedQuestion, owedPrivacyText, storeAnswer, storeTranscript } from './records.ts'
import { exchangeTokens } from './tokens.ts'

/** Most earlier exchanges of the session in a prompt. */
const HISTORY_EXCHANGES = 20

/** A question with everything needed to answer it. */
export type Task = {
  question: NewQuestion
  /** finish and store the answer even if nobody follows it */
  finishAlone: boolean
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

type Deps = {
  store: Store
  now: Clock
  lease: Lease
  /** Settles with the current attendant once no earlier question of the session is being answered. */
  waitForTurn: (sessionId: number, questionId: number, signal: AbortSignal) => Promise<Situation>
}

/** One question being answered. */
export type RunningAnswer = {
  /**
   * Follows the answer from its first fragment; resolves once the question is durable. The model is asked meanwhile. When the
   * last reader leaves, the answer is stopped unless `finishAlone`, or if none comes back within `lingerMs`.
   */
  follow: (signal: AbortSignal) => Promise<EventStream<AskEvent>>
  /** Stops the model and stores the text so far. Readers then get the final object, or the given error. */
  stop: (why: StopReason) => void
  /** A later question waits: from now on the answer does not go on in case its reader comes back. */
  giveWay: () => void
  /** Settles once the outcome is stored. Never rejects. */
  settled: Promise<void>
}

/** `claimed`: a person takes over; `lost`: another process or a person has the question now. */
type StopReason = 'stopped' | 'claimed' | 'lost' | AppError

export function startAnswer(deps: Deps, task: Task, accepted: AcceptedQuestion): RunningAnswer {
  const events = createAnswerBroadcast()
  let stopped = new AbortController()
  /** reason to stop that still holds if a claim does not complete */
  let why: Exclude<StopReason, 'claimed'> | 'left' | undefined
  let readers = 0
  /** set while it only goes on since its reader may come back */
  let lingering: NodeJS.Timeout | undefined
  let hasSuccessor = false
  // Outlives the API call: others may follow the answer, and its text is stored in any case.
  const call = { workspaceId: task.chatbot.workspaceId, signal: undefined }

  /** Answers; starts again if a person's claim did not complete. */
  async function untilAnswered(): Promise<void> {
    while ((await answer(deps, task, accepted, stopped.signal, events)) === 'unclaimed')
      if (stopped.signal.reason === 'claimed') {
        stopped = new AbortController()
        if (why !== undefined) stopped.abort(why)
      }
  }

  accepted.durable.catch((error: unknown) => stopped.abort(error))

  function stop(reason: StopReason | 'left'): void {
    if (reason !== 'claimed') why ??= reason
    stopped.abort(reason)
  }
  function leave(): void {
    readers -= 1
    if (readers > 0 || task.finishAlone) return
    if (task.lingerMs === undefined || hasSuccessor) return stop('left')
    lingering = setTimeout(stop, task.lingerMs, 'left').unref()
  }
  function keepOn(): void {
    clearTimeout(lingering)
    lingering = undefined
  }

  return {
    async follow(signal) {
      readers += 1
      keepOn()
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      await accepted.durable
      return events.follow(signal)
    },
    stop,
    giveWay() {
      hasSuccessor = true
      if (lingering !== undefined) stop('left')
    },
    settled: currentCall.run(call, untilAnswered).then(
      () => events.end(),
      (error: unknown) => events.end(error instanceof Error ? error : new Error('the answer failed', { cause: error })),
    ),
  }
}

/** Asks the model, emits its text, and stores the outcome before emitting the final object. */
async function answer(
  { store, now, lease, waitForTurn }: Deps,
  { question, files, settings, model, chatbot, session, baseUrl }: Task,
  { id, lead: noticed }: AcceptedQuestion,
  signal: AbortSignal,
  events: AnswerBroadcast,
): Promise<'done' | 'unclaimed'> {
  const outcome = { totalToken: undefined as number | undefined, noAnswer: false, memory: null as string | null }
  // The model's queries are cancelled once the answer is stopped.
  const call = { workspaceId: chatbot.workspaceId, signal }
  // Both change for a recording: the transcript becomes the question and may contain a lead.
  let { content } = question
  let lead = noticed
  let wantsPerson = false
  let transcript: Promise<void> | undefined
  const { say, complete } = createSpeech(lease, signal, events.say)
  async function takeTranscript(words: string): Promise<void> {
    content = words
    lead = (await storeTranscript(store, { questionId: id, session, settings, content })) ?? lead
  }
  const onEvent = (event: ModelEvent) => {
    if (signal.aborted) return
    if (event.type === 'text') say(event.text)
    else if (event.type === 'handOver') wantsPerson = true
    else if (event.type === 'transcribed') {
      // No signal: stored even if the visitor leaves.
      transcript = currentCall.run({ ...call, signal: undefined }, () => takeTranscript(event.question))
      // Avoids an unhandled rejection; the error is thrown by `await transcript` below.
      transcript.catch(() => undefined)
    } else Object.assign(outcome, { totalToken: event.totalToken, noAnswer: event.noAnswer, memory: event.memory })
  }
  /** A model reports its tokens at the end; those of an answer that was stopped or failed are estimated. */
  let given: Prompt | undefined
  const row = (): NewAnswer => {
    const said = events.text()
    const totalToken = outcome.totalToken ?? (given === undefined ? 0 : exchangeTokens(given, said))
    return { chatbotId: chatbot.id, sessionId: session.id, questionId: id, ...outcome, content: said, totalToken }
  }
  async function prompt(): Promise<Prompt> {
    const { attendant, turn } = await waitForTurn(session.id, id, signal)
    if (attendant === 'Person' && !signal.aborted) throw new Attended()
    const { messages } = store
    await afterLongSteps()
    const exchanges = await (turn === 0
      ? messages.exchanges(session.id, HISTORY_EXCHANGES)
      : messages.exchangesWithPeople(session.id, HISTORY_EXCHANGES))
    const listings = withDemoPictures(store.listings(chatbot.id), baseUrl)
    const watching = watchingIn({ store, now }, { chatbot, settings, session })
    const { content: asked, type } = question
    return { settings, exchanges, question: asked, type, files, listings, watching, now: now() }
  }

  async function askModel(): Promise<void> {
    const ready = await prompt()
    given = ready
    await afterLongSteps()
    if (!signal.aborted) await currentCall.run(call, () => model.answer(ready, signal, onEvent))
  }
  /** Without text so far, the question goes to the person who claims; if the claim does not complete, it is answered after all. */
  async function makeWay(): Promise<'done' | 'unclaimed'> {
    await store.attendants.hold(id)
    if (await becomesTrue(() => isAttended(store, id))) {
      events.finish(attended(id))
      return 'done'
    }
    await store.attendants.release(id)
    return 'unclaimed'
  }
  /** Ends here if a person has the question; else fails, so that the client asks again. */
  async function giveUp(): Promise<'done'> {
    if (!(await isAttended(store, id))) throw new AppError('modelUnavailable', undefined, { retryAfterMs: 1_000 })
    events.finish(attended(id))
    return 'done'
  }

  try {
    const stopped = whenStopped(signal)
    await untilStopped(askModel(), { signal, stopped })
    await transcript
    if (!signal.aborted) await untilStopped(complete(), { signal, stopped })
    if (signal.reason instanceof AppError) throw signal.reason
    if (signal.reason === 'lost' && events.text() === '') return await giveUp()
    if (signal.reason === 'claimed' && events.text() === '') return await makeWay()
    if (wantsPerson && !signal.aborted) {
      const { text, told } = await handOver(store, { chatbot, settings, session, question: content, now: now() })
      outcome.noAnswer ||= !told
      if (!signal.aborted) say(events.text().trim() === '' ? text : `\n\n${text}`)
    }
    if (signal.reason === 'left' && events.text() === '') {
      await store.messages.fail(id)
      return 'done'
    }
  } catch (error) {
    if (error instanceof Attended) return (await giveQuestions(store, session.id)) ? await giveUp() : 'unclaimed'
    if (events.text() === '') await store.messages.fail(id)
    else await store.messages.answer(row(), 'failed')
    throw error
  }
  const shown = signal.aborted ? '' : owedPrivacyText(lead, settings)
  if (!signal.aborted) say(shown === '' ? settings.AnswerSuffix : `${settings.AnswerSuffix}\n\n${shown}`)
  await complete()
  const { turn } = signal.reason === 'claimed' ? await store.attendants.read(session.id) : session
  const stored = row()
  const answerId = await storeAnswer({ store, now }, stored, { lead, shown })
  if (answerId === undefined && !(await isAttended(store, id)))
    throw new AppError('modelUnavailable', undefined, { retryAfterMs: 1_000 })
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
  return 'done'
}

/** Thrown if a person attends the session by now. */
class Attended extends Error {}

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
