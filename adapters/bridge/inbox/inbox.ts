import type { Memory } from '../memory/memory.ts'
import type { IncomingMessage, MessageId } from '../platform.ts'
import type { Time } from '../time.ts'
import { createPending, type Question } from './pending.ts'
import { BEAT_MS, LEASE_MS, type Presence } from './presence.ts'

type Parts = {
  memory: Memory
  presence: Presence
  time: Time
  /**
   * Answers a turn; the same one again, under the same ids, where the process ended in the middle, or a little later
   * where this fails. `signal`: it is no longer for this process to answer it.
   */
  answer: (turn: Question, signal: AbortSignal) => Promise<void>
  /** Called when the turn will not come again. */
  answered: (turn: Question) => Promise<void>
  report: (error: unknown) => void
}

/** Messages are safe here from when they came until they are answered, whatever happens to the process. */
export type Inbox = {
  /**
   * Resolves when the message is safe. It is answered once, however often it comes in a day; a thread's messages are
   * answered one at a time, and those that come meanwhile (`waits`) or within `settleMs` become one question.
   */
  receive: (message: IncomingMessage, settleMs?: number) => Promise<'new' | 'waits' | 'known'>
  edit: (message: MessageId & { text: string }) => Promise<void>
  cancel: (message: MessageId) => Promise<void>
  /** Threads in which something waits for an answer. */
  unanswered: () => AsyncIterable<string>
  /** Begins no turn in any thread until what it gives is called. What was begun before goes on, here and below. */
  pause: () => () => Promise<void>
  /** Begins no turn in these threads until `release` names them. */
  hold: (threads: string[]) => void
  release: (thread: string) => void
  /** Takes up what processes that ended left; from then on again and again, until it is closed. */
  resume(): Promise<void>
  /** Resolves when nothing that it took is left to be answered. */
  idle: () => Promise<void>
  /** Takes no further turn. What is not answered by then is left to whoever resumes. */
  close(): void
}

const TRIES_MAX = 3

export function createInbox({ memory, presence, time, answer, answered, report }: Parts): Inbox {
  const pending = createPending(memory)
  const closed = new AbortController()
  const running = new Map<string, Promise<void>>()
  /** threads that got something while they were running: a turn may have come just after the last look */
  const again = new Set<string>()
  const held = new Set<string>()
  let pauses = 0
  /** threads whose last message is so young that others may come before it */
  const settling = new Map<string, Promise<void>>()
  const failures = new Map<string, number>()
  let lease = new AbortController()
  let present: Promise<void> | undefined

  const mayBegin = (thread: string) => pauses === 0 && !held.has(thread) && !settling.has(thread)
  const work = async (thread: string) => {
    await (present ??= live())
    for (;;) {
      again.delete(thread)
      const turn = closed.signal.aborted ? undefined : await pending.take(thread, presence, () => mayBegin(thread))
      if (turn !== undefined) {
        const own = AbortSignal.any([closed.signal, lease.signal])
        await tried(thread, answer(turn, own), own)
        if (!own.aborted && (await pending.finish(thread, presence))) await answered(turn)
      } else if (!again.has(thread)) {
        // In the same step as the look at `again`: nothing can come in between.
        running.delete(thread)
        return
      }
    }
  }
  /** What fails again and again must not hold up the thread for ever. */
  const tried = async (thread: string, answering: Promise<void>, own: AbortSignal) => {
    try {
      await answering
      failures.delete(thread)
    } catch (error) {
      if (own.aborted) return
      const count = (failures.get(thread) ?? 0) + 1
      failures.set(thread, count)
      if (count < TRIES_MAX) throw error
      failures.delete(thread)
      report(error)
    }
  }
  const giveUp = (thread: string) => (error: unknown) => {
    running.delete(thread)
    if (!closed.signal.aborted) report(error)
  }
  const start = (thread: string) => {
    if (closed.signal.aborted) return
    if (running.has(thread)) again.add(thread)
    else running.set(thread, work(thread).catch(giveUp(thread)))
  }
  const settle = (thread: string, ms: number) => {
    const over = async () => {
      await time.sleep(ms, closed.signal)
      if (settling.get(thread) === settled) settling.delete(thread)
      start(thread)
    }
    const settled = over()
    settling.set(thread, settled)
  }
  const sweep = async () => {
    for await (const [thread, holder] of pending.threads())
      if (!running.has(thread) && (holder === undefined || holder === presence.name || (await presence.isGone(holder))))
        start(thread)
  }
  /** Settles after the first sign of life; they and the sweeps go on. */
  const live = async () => {
    try {
      await presence.beat()
    } catch (error) {
      present = undefined
      throw error
    }
    void goOn()
  }
  const goOn = async () => {
    for (;;) {
      const beatAt = time.now()
      await time.sleep(BEAT_MS, closed.signal)
      if (closed.signal.aborted) return
      // After so long a silence another process may be at what this one began.
      if (time.now() - beatAt > LEASE_MS) {
        lease.abort()
        lease = new AbortController()
      }
      await Promise.all([presence.beat(), sweep()]).catch(report)
    }
  }
  return {
    async receive(message, settleMs = 0) {
      const told = await pending.add(message)
      if (told === 'known') return told
      if (settleMs > 0) settle(message.thread, settleMs)
      else start(message.thread)
      return told
    },
    edit: pending.edit,
    async *unanswered() {
      for await (const [thread] of pending.threads()) yield thread
    },
    cancel: pending.cancel,
    pause() {
      pauses += 1
      return async () => {
        pauses -= 1
        await sweep().catch(report)
      }
    },
    hold: (threads) => threads.forEach((thread) => held.add(thread)),
    release(thread) {
      held.delete(thread)
      start(thread)
    },
    async resume() {
      await (present ??= live())
      await sweep()
    },
    async idle() {
      while (running.size + settling.size > 0) await Promise.all([...running.values(), ...settling.values()])
    },
    close: () => closed.abort(),
  }
}
