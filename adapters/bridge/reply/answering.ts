import { createHash } from 'node:crypto'
import type { Keyv } from 'keyv'
import { TOKEN_MAX } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import type { Question } from '../inbox/pending.ts'
import { nameOf, type Threads } from '../memory/threads.ts'
import { type IncomingMessage, type Platform, Undelivered, type Visitor } from '../platform.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { describeError, isDefect, wordsFor } from '../words/words.ts'
import { answerOf, notBelow } from './answer.ts'
import type { Indicators } from './indicators.ts'
import { noProgress, type ReplyProgress, showReply } from './live.ts'
import type { AskStep, Plan, Planner } from './plan.ts'

type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove'>
  threads: Threads
  /** keeps the replies on their way */
  keyv: Keyv
  plan: Planner
  during: Indicators['during']
  time: Time
  /** how long to wait for a service that is away, in ms */
  retryForMs: number
  report: (error: unknown) => void
}

export type Answering = {
  /**
   * Shows the answer to a question, or goes on with it; a failure is said in the thread. Throws where it must be tried again,
   * and when the signal ends it.
   */
  answer: (batch: Question, signal: AbortSignal) => Promise<void>
  /** Ends the thread's running answer, wherever it is made; what was said stays. */
  stop: (visitor: Visitor) => Promise<boolean>
  forget(batch: Question): Promise<void>
}

/** The answer of one batch while it is made. */
type Run = { stop: AbortController; session: number | undefined; stopped: boolean }

export function createAnswering(parts: Parts): Answering {
  const { client, platform, threads, report } = parts
  const replies = createReplies(parts.keyv)
  const runs = new Map<string, Run>()
  const keyOf = ([{ message }]: Question) => `${platform.name}/${message.id}`
  return {
    async answer(batch, signal) {
      const { thread } = batch[0].message
      const run: Run = { stop: new AbortController(), session: undefined, stopped: false }
      runs.set(thread, run)
      try {
        await parts.during(thread, () => showAnswer(batch, { run, key: keyOf(batch), replies, ended: signal }, parts))
      } catch (error) {
        // What can never be shown is over; what the process leaves is not.
        if (!(error instanceof Undelivered)) throw error
        report(error)
      } finally {
        run.stop.abort() // where it could not be shown, nobody waits for the rest of it
        runs.delete(thread)
      }
    },
    async stop(visitor) {
      const run = runs.get(visitor.thread)
      const session = run?.session ?? (await threads.find(visitor).catch(noSession))
      if (run !== undefined) run.stopped = true
      const ended = session === undefined ? 0 : await client.call('Stop', { sessionID: session }).catch(noneEnded)
      // The service ends the answer as it stands; an answer that is not there yet is not waited for.
      if (ended === 0) run?.stop.abort()
      return run !== undefined || ended > 0
    },
    forget: (batch) => replies.forget(keyOf(batch)),
  }

  function noneEnded(error: unknown): number {
    if (!(error instanceof Refused) && !nobodyAnswered(error)) report(error)
    return 0
  }
  function noSession(error: unknown): undefined {
    noneEnded(error)
  }
}

type Showing = { run: Run; key: string; replies: Replies; ended: AbortSignal }

async function showAnswer(batch: Question, { run, key, replies, ended }: Showing, parts: Parts): Promise<void> {
  const { client, platform, threads, time, retryForMs, report } = parts
  const { message } = batch[0]
  const words = wordsFor(message.locale)
  const signal = AbortSignal.any([run.stop.signal, ended])
  const backoff = createBackoff(time, retryForMs)
  const reply = (await replies.find(key)) ?? (await begin())
  run.session = reply.session

  const states = answerOf({
    ...reply,
    ask,
    backoff: (error) => backoff(error, signal),
    // What cannot be shown is asked for no longer, and that is no failure.
    stopped: () => run.stopped || run.stop.signal.aborted,
    ended,
    words,
    // An answer that could not be shown is broken off by this process itself.
    report: (error) => run.stop.signal.aborted || report(error),
  })
  await showReply(notBelow(reply.shown, states), {
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
      await threads.visited(session, message)
      const plan = await withRetry(() => parts.plan(batch, signal), backoff, signal)
      const begun: Reply = { ...plan, ...nothing, session }
      await replies.keep(key, begun)
      return begun
    } catch (error) {
      ended.throwIfAborted()
      if (isDefect(error) && !run.stopped) report(error)
      return { steps: [], remarks: run.stopped ? [] : [describeError(error, words)], ...nothing, session: 0 }
    }
  }

  async function* ask(step: AskStep, index: number) {
    const askIn = (sessionID: number) =>
      client.stream(
        'ClientAsk',
        { sessionID, ...nameOf(message), ...bodyOf(step) },
        { signal, idempotencyKey: once(key, index) },
      )
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

const sessionOf = async (threads: Threads, message: IncomingMessage) =>
  (await threads.find(message)) ?? threads.open(message)

const bodyOf = ({ type, content, fileIds }: AskStep) =>
  type === 'Text' ? { content } : { content, chatAskType: type, fileIds }

/** The Idempotency-Key of a step of a reply. */
function once(key: string, index: number): string {
  const name = index === 0 ? key : `${key}/${index}`
  return name.length <= TOKEN_MAX ? name : createHash('sha256').update(name).digest('base64url')
}

/** A reply on its way, with all that is needed to go on with it after a crash. */
type Reply = Plan & {
  /** the session it is asked in */
  session: number
  begun: ReplyProgress
  /** how long the text was that was shown last */
  shown: number
}

/** The service knows an Idempotency-Key for 24 hours; later the same question would be asked anew. */
const KEPT_MS = 24 * 60 * 60 * 1_000

type Replies = {
  find(key: string): Promise<Reply | undefined>
  keep(key: string, reply: Reply): Promise<void>
  forget(key: string): Promise<void>
}

const entryOf = (key: string) => `reply/${key}`

function createReplies(keyv: Keyv): Replies {
  return {
    find: (key) => keyv.get<Reply>(entryOf(key)),
    async keep(key, reply) {
      await keyv.set(entryOf(key), reply, KEPT_MS)
    },
    async forget(key) {
      await keyv.delete(entryOf(key))
    },
  }
}
