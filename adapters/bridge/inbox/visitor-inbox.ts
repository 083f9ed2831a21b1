import type { Memory } from '../memory/memory.ts'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { BridgeListener } from '../platform/listener.ts'
import type { Platform } from '../platform/platform.ts'
import type { Answering } from '../reply/answering.ts'
import type { Indicators } from '../reply/indicators.ts'
import type { VisitorEdits } from '../reply/visitor-edits.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Clock, Time } from '../time.ts'
import { type CatchUp, createCatchUp } from './catch-up.ts'
import { createInbox, type Inbox } from './inbox.ts'
import type { Presence } from './lease.ts'
import { createMissedEdits } from './missed-edits.ts'
import { createReceiving } from './receiving.ts'
import { isEdit, isMessage, isMessageBatch, isOneQuestion, isOutgoing, type VisitorTask } from './visitor-tasks.ts'

type Parts = {
  platform: Platform
  memory: Memory
  presence: Presence
  /** messages of others are dropped */
  admits: BridgeListener['admits']
  answering: Answering
  edits: VisitorEdits
  outgoing: Outgoing
  indicators: Indicators
  /** times of tasks that the bot makes itself */
  nextAt: Clock
  /** maximum age of a missed message that is still answered, in ms */
  catchUpMs: number
  time: Time
  closed: AbortSignal
  report: (error: unknown) => void
}

export type VisitorInbox = Pick<BridgeListener, 'receive' | 'edited' | 'deleted'> &
  Pick<CatchUp, 'know' | 'knows'> &
  Pick<Inbox<VisitorTask>, 'during' | 'forget' | 'idleIn' | 'isHeld' | 'isStopped'> & {
    /** Stops what is asked in the thread, in whichever process, else what waits to be asked if `alsoWaiting`. False if there is nothing. */
    stop(thread: string, alsoWaiting: boolean): Promise<boolean>
    /** Resolves when the task is stored. */
    queue(task: VisitorTask): Promise<unknown>
    /** Called after each connect. Resumes stored tasks, then reads what was written and changed meanwhile. */
    resume(): Promise<void>
    /** Resolves when no task is running or waiting in this process. */
    idle(): Promise<void>
    close(): void
  }

/**
 * The queues of visitors' threads: messages to answer, edits to pass on, and messages of staff and alerts to show. Takes what
 * people write, also what they wrote while the bot was not connected.
 */
export function createVisitorInbox(parts: Parts): VisitorInbox {
  const { platform, memory, time, edits, closed, report } = parts
  const inbox = createTaskInbox(parts)
  const catchUp = createCatchUp({
    memory,
    platform,
    time,
    windowMs: parts.catchUpMs,
    receive: (message) => receiving.receive(message),
    inbox,
    closed,
    report,
  })
  const receiving = createReceiving({ ...parts, inbox, catchUp })
  const passedOn = edits.recentMessages
  const missedEdits = createMissedEdits({ platform, passedOn, inbox, listener: receiving, time, report })
  return {
    ...receiving,
    know: catchUp.know,
    knows: catchUp.knows,
    during: inbox.during,
    forget: inbox.forget,
    idleIn: inbox.idleIn,
    isHeld: inbox.isHeld,
    isStopped: inbox.isStopped,
    stop: (thread, alsoWaiting) =>
      inbox.stop(thread, (one, isWaiting) => isMessage(one) && (alsoWaiting || !isWaiting)),
    queue: inbox.receive,
    async resume() {
      await Promise.all([inbox.resume(), catchUp.run()])
      if (!closed.aborted) await missedEdits.begin()
    },
    async idle() {
      await Promise.all([inbox.idle(), missedEdits.idle()])
    },
    close() {
      missedEdits.close()
      inbox.close()
    },
  }
}

function createTaskInbox({ memory, presence, time, answering, edits, outgoing, indicators, report }: Parts) {
  return createInbox<VisitorTask>({
    memory,
    presence,
    time,
    report,
    joins: isOneQuestion,
    async answer(batch, signal) {
      const [{ message }] = batch
      // The service sends an event only once, so an unreachable service is retried without limit.
      const backoff = createBackoff(time, Number.POSITIVE_INFINITY)
      if (isOutgoing(message)) await withRetry(() => outgoing.say(message, signal), backoff, signal)
      else if (isEdit(message)) await edits.apply(message, signal)
      else if (isMessageBatch(batch)) await answering.answer(batch, signal)
    },
    async answered(batch) {
      if (!isMessageBatch(batch)) return
      await answering.forget(batch)
      for (const { message, waited } of batch) if (waited) indicators.mark(message.thread, message.id, 'done')
    },
  })
}
