import type { Keyv } from 'keyv'
import { isFinal } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs, nobodyAnswered, undefinedIf } from '../../../src/contract/client/refused.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import { MemoryFailed } from '../memory/memory.ts'
import { type Threads, visitorNamesOf } from '../memory/threads.ts'
import type { IncomingMessage, Visitor } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import { type Backoff, createBackoff, ignoreRefused, withRetry } from '../retry.ts'
import { boldable } from '../text/markdown.ts'
import type { Time } from '../time.ts'
import { type BridgeWords, bridgeWordsFor, describeError, isDefect } from '../words/words.ts'
import type { Indicators } from './indicators.ts'
import type { AskStep, Plan, Planner } from './question-plan.ts'
import { createReplies, type Replies, type Reply, stepKey } from './replies.ts'
import { replyTextOf, skipShorterThan } from './reply-text.ts'
import { noProgress, showReply } from './show-reply.ts'
import { createStopping, type Run, type StoppableQueues, type Stopping } from './stopping.ts'
import type { VisitorEdits } from './visitor-edits.ts'

type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove'>
  threads: Threads
  /** stores the progress of replies */
  keyv: Keyv
  plan: Planner
  during: Indicators['during']
  edits: Pick<VisitorEdits, 'keep'>
  /** They exist only after this does. */
  queues: () => StoppableQueues
  /** The name of the person who attends the session, if another member of staff wrote the message, which is not the visitor's then. */
  attendantIfStaffWrites: (writer: Visitor, session: number, signal: AbortSignal) => Promise<string | undefined>
  time: Time
  /** how long an unreachable service is retried, in ms */
  retryForMs: number
  /** called before each further try */
  onOutage: (() => void) | undefined
  report: (error: unknown) => void
}

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

/** One attempt to answer a batch. `ended`: aborts when this process must no longer work on it. `signal`: or if it is stopped. */
type Attempt = {
  batch: MessageBatch
  run: Run
  key: string
  replies: Replies
  stopping: Stopping
  ended: AbortSignal
  signal: AbortSignal
  backoff: Backoff
  words: BridgeWords
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

/** Finds or opens the session, plans the questions and stores the reply. A failure becomes the reply's text. */
async function beginReply(attempt: Attempt, parts: Parts): Promise<Reply> {
  const { batch, run, key, replies, stopping, ended, signal, backoff, words } = attempt
  const nothing = { begun: noProgress, shown: 0 }
  if (run.stopped) return { steps: [], remarks: [], ...nothing, session: 0 }
  try {
    const session = await withRetry(() => sessionOf(parts.threads, batch[0].message), backoff, signal)
    const { asked, remarks } = await withRetry(() => withoutStaff(session, attempt, parts), backoff, signal)
    const plan = await planOf({ asked, session }, attempt, parts)
    run.stopped ||= await stopping.isStopped(batch[0].message.thread)
    const reply: Reply = { ...plan, remarks: [...remarks, ...plan.remarks], ...nothing, session }
    await replies.keep(key, reply)
    return reply
  } catch (error) {
    ended.throwIfAborted()
    // The batch is kept and answered when the memory works again.
    if (error instanceof MemoryFailed) throw error
    if (isDefect(error) && !run.stopped) parts.report(error)
    return { steps: [], remarks: run.stopped ? [] : [describeError(error, words)], ...nothing, session: 0 }
  }
}

/** The messages of the visitor without those of staff, who ask the bot while a person attends. `remarks`: what staff are told. */
async function withoutStaff(session: number, { batch, signal, words }: Attempt, { attendantIfStaffWrites }: Parts) {
  const names = await Promise.all(batch.map(({ message }) => attendantIfStaffWrites(message, session, signal)))
  const name = names.find((one) => one !== undefined)
  const asked = batch.filter((_, index) => names[index] === undefined)
  return { asked, remarks: name === undefined ? [] : [words.desk.isHere(boldable(name))] }
}

async function planOf(
  { asked: [first, ...others], session }: { asked: MessageBatch[number][]; session: number },
  { backoff, signal }: Attempt,
  { client, threads, plan }: Parts,
): Promise<Plan> {
  if (first === undefined) return { steps: [], remarks: [] }
  await threads.visited(session, first.message)
  const isAttended = () => isWithPerson(client, session)
  return await withRetry(() => plan([first, ...others], { isAttended }, signal), backoff, signal)
}

type Asked = { step: AskStep; index: number; reply: Reply }

/** Asks the service one question of the reply; in a new session if that of the reply is gone. */
async function* askStep({ step, index, reply }: Asked, attempt: Attempt, parts: Parts) {
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

/** Calls `onOutage` before each wait for a service that does not answer. */
const withOutages =
  (backoff: Backoff, onOutage: (() => void) | undefined): Backoff =>
  (error, signal) => {
    if (nobodyAnswered(error) && !signal.aborted) onOutage?.()
    return backoff(error, signal)
  }

/** Whether a person attends the session; false if it is gone, since the next question opens a new one. */
async function isWithPerson(client: Client, sessionID: number): Promise<boolean> {
  const detail = await client.call('SessionDetail', { sessionID }).catch(undefinedIf('noSuchSession'))
  return detail?.Attendant === 'Person'
}

const sessionOf = async (threads: Threads, message: IncomingMessage) =>
  (await threads.find(message)) ?? threads.open(message)

const bodyOf = ({ type, content, fileIds }: AskStep) =>
  type === 'Text' ? { content } : { content, chatAskType: type, fileIds }
