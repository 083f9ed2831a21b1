import { DAY_MS } from '../../../src/contract/fields/times.ts'
import type { Memory } from '../memory/memory.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import { isTemporary } from '../retry.ts'
import type { Time } from '../time.ts'
import { createLease, type Presence } from './lease.ts'
import { createOwners } from './owners.ts'
import { type Batch, createPending, type Pending, QUESTION_QUEUE, type Queued, type Received } from './pending.ts'
import { createRuns } from './runs.ts'
import { createSchedule, type Schedule } from './schedule.ts'

type Parts<Item> = {
  memory: Memory
  /** name of the queue in the memory; that of questions unless set */
  queue?: string
  /** whether waiting messages that follow each other belong to one batch; always true unless set */
  joins?: (items: Item[]) => boolean
  presence: Presence
  time: Time
  /**
   * Answers a batch. Called again with the same batch after a crash or a failure. `signal`: aborted when another process may
   * have taken the batch over.
   */
  answer: (batch: Batch<Item>, signal: AbortSignal) => Promise<void>
  /** Called when a batch is finished. */
  answered: (batch: Batch<Item>) => Promise<void>
  report: (error: unknown) => void
}

/** Stores messages from their arrival until they are answered, across crashes. */
export type Inbox<Item = IncomingMessage> = Pick<
  Pending<Item>,
  'edit' | 'cancel' | 'isAsked' | 'stop' | 'isStopped' | 'forget'
> &
  Pick<Schedule, 'hold' | 'release' | 'during'> & {
    /**
     * Resolves when the message is stored. Copies that arrive within a day are dropped (`known`). A thread has one running
     * answer; messages that arrive meanwhile (`waits`) or within `settleMs` become one batch.
     */
    receive: (message: Item, settleMs?: number) => Promise<Received>
    /** Resolves when nothing of the thread is running or settling in this process. */
    idleIn: (thread: string) => Promise<void>
    /** Whether this process certainly holds the batches that it answers. */
    isHeld: () => boolean
    /** Threads with unanswered messages. */
    unanswered: () => AsyncIterable<string>
    /** Begins no batch in any thread until the returned function is called. Running batches go on. */
    pause: () => () => void
    /** Takes over threads of ended processes, now and then periodically until it is closed. */
    resume(): Promise<void>
    /** Resolves when no batch is running or waiting in this process. */
    idle: () => Promise<void>
    /** Begins no further batch. Unanswered messages are taken over by the next process that resumes. */
    close(): void
  }

const TRIES_MAX = 3
/** How long failures of the platform or the memory do not count as attempts, in ms. */
const OUTAGE_MAX_MS = DAY_MS

export function createInbox<Item extends Queued = IncomingMessage>(parts: Parts<Item>): Inbox<Item> {
  const closing = new AbortController()
  const { pending, owners, schedule, lease, runs } = createQueue(parts, closing.signal)
  const { presence } = parts
  const { edit, cancel, isAsked, stop, isStopped, forget } = pending
  const { hold, release, during } = schedule
  return {
    edit,
    cancel,
    isAsked,
    stop,
    isStopped,
    forget,
    hold,
    release,
    during,
    isHeld: lease.isHeld,
    async receive(message, settleMs = 0) {
      await owners.claim(message.thread)
      const result = await pending.add(message)
      // What was done in the thread until now may have released it meanwhile.
      await owners.claim(message.thread)
      if (settleMs > 0 && result !== 'known') schedule.settle(message.thread, settleMs)
      else runs.start(message.thread)
      return result
    },
    async *unanswered() {
      for await (const [thread] of pending.threads()) yield thread
    },
    pause() {
      const goOn = schedule.pause()
      return () => {
        goOn()
        owners.ownThreads().forEach(runs.start)
      }
    },
    async resume() {
      await lease.start()
      // All waiting entries are read once at each start: processes of older versions kept no list of them.
      for await (const [thread, holder] of pending.threads())
        if (holder === undefined || holder === presence.name || (await presence.isGone(holder))) runs.start(thread)
    },
    async idleIn(thread) {
      const current = () => schedule.settling(thread)[0] ?? runs.of(thread)
      for (let now = current(); now !== undefined; now = current()) await now
    },
    async idle() {
      for (;;) {
        const current = [...runs.all(), ...schedule.settling()]
        if (current.length === 0) return
        await Promise.all(current)
      }
    },
    close: () => closing.abort(),
  }
}

/** The stored messages, the threads that this process holds of them, and the runs that answer them. */
function createQueue<Item extends Queued>(parts: Parts<Item>, closed: AbortSignal) {
  const { memory, queue = QUESTION_QUEUE, joins = () => true, presence, time, answer, answered, report } = parts
  const pending = createPending<Item>({ memory, queue, joins })
  const owners = createOwners({ atomic: memory.atomic, presence, queue })
  const runs = createRuns({ step: answerNext, closed, report })
  const schedule = createSchedule({ time, closed, ready: runs.start })
  const lease = createLease({ presence, time, onBeat, closed, report })
  const retries = createRetries(time, report)

  async function onBeat(): Promise<void> {
    runs.startFailed()
    for await (const thread of owners.adopt()) runs.start(thread)
  }
  async function answerNext(thread: string, isStartedAgain: () => boolean): Promise<boolean> {
    await lease.start()
    const batch = closed.aborted ? undefined : await take(thread, isStartedAgain)
    if (batch === undefined) return false
    const own = lease.signal()
    await retries.attempt(thread, answer(batch, own), own)
    if (!own.aborted && (await pending.finish(thread, presence))) await answered(batch)
    return true
  }
  async function take(thread: string, isStartedAgain: () => boolean): Promise<Batch<Item> | undefined> {
    await owners.claim(thread)
    const batch = await pending.take(thread, presence, () => schedule.mayBegin(thread))
    // A message that is added during this check claims the thread again.
    if (batch === undefined && schedule.mayBegin(thread) && !isStartedAgain()) await owners.release(thread)
    return batch
  }
  return { pending, owners, schedule, lease, runs }
}

/** Lets work that fails be done again a few times; what fails again and again must not hold up its thread for ever. */
function createRetries(time: Pick<Time, 'now'>, report: (error: unknown) => void) {
  const failures = new Map<string, { tries: number; since: number }>()
  return {
    /** Awaits the work. Throws its error, except at the last try: then reports it, and the work counts as done. */
    async attempt(thread: string, work: Promise<void>, own: AbortSignal): Promise<void> {
      try {
        await work
        failures.delete(thread)
      } catch (error) {
        if (own.aborted) return
        const before = failures.get(thread) ?? { tries: 0, since: time.now() }
        const counts = !isTemporary(error) || time.now() - before.since >= OUTAGE_MAX_MS
        const tries = before.tries + (counts ? 1 : 0)
        failures.set(thread, { ...before, tries })
        if (tries < TRIES_MAX) throw error
        failures.delete(thread)
        report(error)
      }
    },
  }
}
