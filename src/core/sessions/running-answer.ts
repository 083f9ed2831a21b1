import type { AskEvent } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import { currentCall } from '../call.ts'
import type { EventStream } from '../handlers.ts'
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
import { watchingIn } from '../watches/watching.ts'
import { attended, giveQuestions, isAttended, isClaimedSince, isSoon } from './attended.ts'
import { createBroadcast } from './broadcast.ts'
import { type AcceptedQuestion, owedPrivacyText, storeAnswer, storeTranscript } from './records.ts'
import { createSpeech, type Lease } from './speech.ts'

/** Earlier exchanges of the session that a model gets to read. */
const HISTORY_EXCHANGES = 20

/** A question with everything that its answer needs. */
export type Task = {
  question: NewQuestion
  /** whether the answer is finished and stored when nobody reads it any more */
  finishAlone: boolean
  files: PromptFile[]
  settings: Settings
  model: Model
  chatbot: Chatbot
  session: Session
}

type Deps = {
  store: Store
  now: Clock
  lease: Lease
  /** Settles, with who attends by then, when no earlier question of the session is being answered any more. */
  waitForTurn: (sessionId: number, questionId: number, signal: AbortSignal) => Promise<Situation>
}

/** One question on its way to its answer. */
export type RunningAnswer = {
  /**
   * Joins from the first fragment, once the question is durable: the model is asked meanwhile. When the last reader
   * leaves, the answer is stopped, unless it is to be finished for nobody.
   */
  follow: (signal: AbortSignal) => Promise<EventStream<AskEvent>>
  /** Ends the model's work; what was said is stored. Readers then get the final object, or that failure instead. */
  stop: (why: StopReason) => void
  /** Settles, never rejects, once the outcome is stored. */
  settled: Promise<void>
}

/** `claimed`: a person of the business takes over; `lost`: the question is somebody else's by now. */
export type StopReason = 'stopped' | 'claimed' | 'lost' | AppError

export function startAnswer(deps: Deps, task: Task, accepted: AcceptedQuestion): RunningAnswer {
  const events = createBroadcast<AskEvent>()
  let stopped = new AbortController()
  /** why it is to end where it does not make way after all */
  let why: Exclude<StopReason, 'claimed'> | 'left' | undefined
  let readers = 0
  // Its work outlives the call that asked: others may follow it, and what was said is stored for nobody too.
  const call = { workspaceId: task.chatbot.workspaceId, signal: undefined }

  /** Answers, and does so anew when a person who was to take over did not. */
  async function untilAnswered(): Promise<void> {
    while ((await answer(deps, task, accepted, stopped.signal, (event) => events.push(event))) === 'unclaimed')
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
    if (readers === 0 && !task.finishAlone) stop('left')
  }

  return {
    async follow(signal) {
      readers += 1
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      await accepted.durable
      return events.follow(signal)
    },
    stop,
    settled: currentCall.run(call, untilAnswered).then(
      () => events.end(),
      (error: unknown) => events.end(error instanceof Error ? error : new Error('the answer failed', { cause: error })),
    ),
  }
}

/** Asks the model, passes its words on, and stores the outcome before it announces it. */
async function answer(
  { store, now, lease, waitForTurn }: Deps,
  { question, files, settings, model, chatbot, session }: Task,
  { id, lead: noticed }: AcceptedQuestion,
  signal: AbortSignal,
  emit: (event: AskEvent) => void,
): Promise<'done' | 'unclaimed'> {
  const said = { content: '', totalToken: 0, noAnswer: false, memory: null as string | null }
  // What the model reads for a visitor who has left is read no further.
  const call = { workspaceId: chatbot.workspaceId, signal }
  // A recording changes both: its words become the question, and may reveal who asks.
  let { content } = question
  let lead = noticed
  let wantsPerson = false
  let transcript: Promise<void> | undefined
  const { say, complete } = createSpeech(lease, signal, (words) => {
    said.content += words
    emit({ content: words })
  })
  async function takeTranscript(words: string): Promise<void> {
    content = words
    lead = (await storeTranscript(store, { questionId: id, session, settings, content })) ?? lead
  }
  const onEvent = (event: ModelEvent) => {
    if (signal.aborted) return
    if (event.type === 'text') say(event.text)
    else if (event.type === 'handOver') wantsPerson = true
    else if (event.type === 'transcribed') {
      // Stored even if the visitor leaves now.
      transcript = currentCall.run({ ...call, signal: undefined }, () => takeTranscript(event.question))
      // Its failure is thrown below, once the model is done.
      transcript.catch(() => undefined)
    } else Object.assign(said, { totalToken: event.totalToken, noAnswer: event.noAnswer, memory: event.memory })
  }
  const row = (): NewAnswer => ({ chatbotId: chatbot.id, sessionId: session.id, questionId: id, ...said })
  async function prompt(): Promise<Prompt> {
    const { attendant, turn } = await waitForTurn(session.id, id, signal)
    if (attendant === 'Person' && !signal.aborted) throw new Attended()
    const { messages } = store
    const exchanges = await (turn === 0
      ? messages.exchanges(session.id, HISTORY_EXCHANGES)
      : messages.exchangesWithPeople(session.id, HISTORY_EXCHANGES))
    const listings = store.listings(chatbot.id)
    const watching = watchingIn({ store, now }, { chatbot, settings, session })
    const { content: asked, type } = question
    return { settings, exchanges, question: asked, type, files, listings, watching, now: now() }
  }

  async function askModel(): Promise<void> {
    const given = await prompt()
    if (!signal.aborted) await currentCall.run(call, () => model.answer(given, signal, onEvent))
  }
  /** Nothing was said yet: the person who takes over gets the question, or else it is answered after all. */
  async function makeWay(): Promise<'done' | 'unclaimed'> {
    await store.attendants.hold(id)
    if (await isSoon(() => isAttended(store, id))) {
      emit(attended(id))
      return 'done'
    }
    await store.attendants.release(id)
    return 'unclaimed'
  }
  /** A person has the question, or else it failed here, and is asked anew by who asked. */
  async function giveUp(): Promise<'done'> {
    if (!(await isAttended(store, id))) throw new AppError('modelUnavailable', undefined, { retryAfterMs: 1_000 })
    emit(attended(id))
    return 'done'
  }

  try {
    await untilStopped(askModel(), signal)
    await transcript
    if (!signal.aborted) await untilStopped(complete(), signal)
    if (signal.reason instanceof AppError) throw signal.reason
    if (signal.reason === 'lost' && said.content === '') return await giveUp()
    if (signal.reason === 'claimed' && said.content === '') return await makeWay()
    if (wantsPerson && !signal.aborted) {
      const { text, told } = await handOver(store, { chatbot, settings, session, question: content, now: now() })
      said.noAnswer ||= !told
      if (!signal.aborted) say(said.content.trim() === '' ? text : `\n\n${text}`)
    }
    if (signal.reason === 'left' && said.content === '') {
      await store.messages.fail(id)
      return 'done'
    }
  } catch (error) {
    if (error instanceof Attended) return (await giveQuestions(store, session.id)) ? await giveUp() : 'unclaimed'
    if (said.content === '') await store.messages.fail(id)
    else await store.messages.answer(row(), 'failed')
    throw error
  }
  const shown = signal.aborted ? '' : owedPrivacyText(lead, settings)
  if (!signal.aborted) say(shown === '' ? settings.AnswerSuffix : `${settings.AnswerSuffix}\n\n${shown}`)
  await complete()
  const { turn } = signal.reason === 'claimed' ? await store.attendants.read(session.id) : session
  const answerId = await storeAnswer({ store, now }, row(), { lead, shown })
  if (answerId === undefined && !(await isAttended(store, id)))
    throw new AppError('modelUnavailable', undefined, { retryAfterMs: 1_000 })
  const isClaimed = () => isClaimedSince(store, session.id, turn)
  const isCut = answerId === undefined || (signal.reason === 'claimed' && (await isSoon(isClaimed)))
  emit({
    QuestionID: id,
    AnswerID: answerId ?? 0,
    Answer: said.content,
    TotalToken: said.totalToken,
    NoAnswer: said.noAnswer,
    ...(isCut && { Attendant: 'Person' }),
  })
  return 'done'
}

/** A person attends the session by now. */
class Attended extends Error {}

/**
 * Settles with the model's work, or at once, without an error, when the signal aborts, whatever the model makes of it:
 * a model that hangs must not hold up the end, and its late failure tells nothing new.
 */
async function untilStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await Promise.race([work, stopped])
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
