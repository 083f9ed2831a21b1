import type { Keyv } from 'keyv'
import { isFinal } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import { MemoryFailed } from '../memory/memory.ts'
import { ignoreNoSession, type Threads, visitorNamesOf } from '../memory/threads.ts'
import type { IncomingMessage, Platform, Visitor } from '../platform.ts'
import { type Backoff, createBackoff, ignoreRefused, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor, describeError, isDefect } from '../words/words.ts'
import { answerOf, skipShorterThan } from './answer.ts'
import type { Indicators } from './indicators.ts'
import { noProgress, showReply } from './live.ts'
import type { AskStep, Plan, Planner } from './question-plan.ts'
import { createReplies, type Replies, type Reply, stepKey } from './replies.ts'
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
  /** The name of who attends the session, if a colleague wrote the message: then it is no word of the visitor. */
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
  /** Stops the running answer of a thread, in whichever process; what was shown stays. */
  stop: (visitor: Visitor) => Promise<boolean>
  forget(batch: MessageBatch): Promise<void>
}

/** State of a batch while it is answered. */
type Run = { stop: AbortController; session: number | undefined; stopped: boolean }

export function createAnswering(parts: Parts): Answering {
  const { client, platform, threads, report } = parts
  const replies = createReplies(parts.keyv)
  const runs = new Map<string, Run>()
  const keyOf = ([{ message }]: MessageBatch) => `${platform.name}/${message.id}`
  return {
    async answer(batch, signal) {
      const { thread } = batch[0].message
      const run: Run = { stop: new AbortController(), session: undefined, stopped: false }
      runs.set(thread, run)
      try {
        await parts.during(thread, () => showAnswer(batch, { run, key: keyOf(batch), replies, ended: signal }, parts))
      } catch (error) {
        // A permanent refusal ends the batch. What an outage or the end of the process interrupts is continued later.
        ignoreRefused(error)
        report(error)
      } finally {
        run.stop.abort() // ends the request if the reply could not be shown
        runs.delete(thread)
      }
    },
    async stop(visitor) {
      const run = runs.get(visitor.thread)
      const session = run?.session ?? (await threads.find(visitor).catch(reportDefect))
      if (run !== undefined) run.stopped = true
      const stopped = session && (await client.call('Stop', { sessionID: session }).catch(reportDefect))
      const ended = stopped ?? 0
      // The service ends a running answer with the text so far. If it has not begun there, this process aborts it.
      if (ended === 0) run?.stop.abort()
      return run !== undefined || ended > 0
    },
    forget: (batch) => replies.forget(keyOf(batch)),
  }

  function reportDefect(error: unknown): undefined {
    if (!(error instanceof Refused) && !nobodyAnswered(error)) report(error)
  }
}

type Showing = { run: Run; key: string; replies: Replies; ended: AbortSignal }

async function showAnswer(batch: MessageBatch, { run, key, replies, ended }: Showing, parts: Parts): Promise<void> {
  const { client, platform, threads, time, retryForMs, onOutage, report } = parts
  const { message } = batch[0]
  const words = bridgeWordsFor(message.locale)
  const signal = AbortSignal.any([run.stop.signal, ended])
  const wait = createBackoff(time, retryForMs)
  const backoff: Backoff = (error, own) => {
    if (nobodyAnswered(error) && !own.aborted) onOutage?.()
    return wait(error, own)
  }
  const reply = (await replies.find(key)) ?? (await begin())
  run.session = reply.session

  const states = answerOf({
    ...reply,
    ask,
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
    thread: message.thread,
    key,
    replyTo: message.id,
    person: message.person,
    locale: message.locale,
    begun: reply.begun,
    keep: (begun, text) => replies.keep(key, Object.assign(reply, { begun, shown: text.length })),
    signal: ended,
  })

  async function begin(): Promise<Reply> {
    const nothing = { begun: noProgress, shown: 0 }
    try {
      const session = await withRetry(() => sessionOf(threads, message), backoff, signal)
      const { asked, quiet } = await withRetry(() => withoutStaff(session), backoff, signal)
      const begun: Reply = { ...(await planOf(asked, session)), ...nothing, session }
      begun.remarks.unshift(...quiet)
      await replies.keep(key, begun)
      return begun
    } catch (error) {
      ended.throwIfAborted()
      // The batch is kept and answered when the memory works again.
      if (error instanceof MemoryFailed) throw error
      if (isDefect(error) && !run.stopped) report(error)
      return { steps: [], remarks: run.stopped ? [] : [describeError(error, words)], ...nothing, session: 0 }
    }
  }

  /** The messages that are the visitor's words, and what staff are told who ask the bot while a colleague or they attend. */
  async function withoutStaff(session: number) {
    const names = await Promise.all(batch.map((one) => parts.attendantIfStaffWrites(one.message, session, signal)))
    const name = names.find((one) => one !== undefined)
    const asked = batch.filter((_, index) => names[index] === undefined)
    return { asked, quiet: name === undefined ? [] : [words.desk.isHere(name)] }
  }

  async function planOf([first, ...others]: MessageBatch[number][], session: number): Promise<Plan> {
    if (first === undefined) return { steps: [], remarks: [] }
    await threads.visited(session, first.message)
    const isAttended = () => isWithPerson(client, session)
    return await withRetry(() => parts.plan([first, ...others], { isAttended }, signal), backoff, signal)
  }

  function isAsked({ id }: IncomingMessage): boolean {
    return reply.steps.some((one) => one.parts === undefined || one.parts.some((part) => part.id === id))
  }

  async function* ask(step: AskStep, index: number) {
    const { parts: own = [] } = step
    const askers = batch.map((one) => one.message).filter(isAsked)
    const askIn = async function* (sessionID: number) {
      const input = { sessionID, ...visitorNamesOf(askers), ...bodyOf(step) }
      for await (const event of client.stream('ClientAsk', input, { signal, idempotencyKey: stepKey(key, index) })) {
        if (isFinal(event) && event.Attendant === 'Person')
          await parts.edits.keep(batch, { session: sessionID, question: event.QuestionID, parts: own })
        yield event
      }
    }
    try {
      yield* askIn(reply.session)
    } catch (error) {
      if (!(error instanceof Refused) || error.error !== 'noSuchSession') throw error
      const session = await threads.open(message)
      run.session = session
      await threads.visited(session, message)
      await replies.keep(key, Object.assign(reply, { session }))
      yield* askIn(session)
    }
  }
}

/** Whether a person attends the session; false if it is gone, since the next question opens a new one. */
async function isWithPerson(client: Client, sessionID: number): Promise<boolean> {
  const detail = await client.call('SessionDetail', { sessionID }).catch(ignoreNoSession)
  return detail?.Attendant === 'Person'
}

const sessionOf = async (threads: Threads, message: IncomingMessage) =>
  (await threads.find(message)) ?? threads.open(message)

const bodyOf = ({ type, content, fileIds }: AskStep) =>
  type === 'Text' ? { content } : { content, chatAskType: type, fileIds }
