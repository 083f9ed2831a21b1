import type { Client } from '../../../src/contract/client/client.ts'
import { createInbox } from '../inbox/inbox.ts'
import type { Presence } from '../inbox/lease.ts'
import type { Batch } from '../inbox/pending.ts'
import type { Memory } from '../memory/memory.ts'
import { guarded, guardedDesk } from '../platform/guarded.ts'
import type { Platform } from '../platform/platform.ts'
import type { Time } from '../time.ts'
import { createAttending } from './attending.ts'
import { createDeskDelivery } from './delivery.ts'
import { createDeskCards } from './desk-card.ts'
import type { Desks } from './desks.ts'
import { createFollowedThreads } from './followed-threads.ts'
import type { MirrorParts } from './message-mirror.ts'
import { createOpening } from './opening.ts'
import type { DeskPlatform } from './port.ts'
import type { DeskRecords } from './records.ts'
import { createReopening } from './reopening.ts'
import type { Requests } from './requests.ts'
import { createSessionMirror, type DeskTask } from './session-mirror.ts'
import { type BridgeOfStaff, createStaffMessages, type StaffTask } from './staff/messages.ts'
import type { StaffRecords } from './staff/records.ts'

type Parts = Requests &
  BridgeOfStaff & {
    client: Client
    platform: Platform
    desk: DeskPlatform
    desks: Desks
    records: DeskRecords
    staffRecords: StaffRecords
    memory: Memory
    presence: Presence
    /** Adds the thread to those that are checked for missed messages after a disconnect. */
    know: (thread: string) => Promise<void>
    time: Time
    report: (error: unknown) => void
  }

/**
 * The stored tasks of desks: changes of sessions, to be shown in their desk threads, and what staff write there. A queue sends
 * nothing while another process may have taken its tasks over.
 */
export function createDeskQueues(parts: Parts) {
  const { desk, memory, presence, time, report } = parts
  const shared = { memory, presence, time, answered: async () => undefined, report }
  const passOn = createStaffMessages({ ...parts, desk: guardedDesk(desk, () => staffTasks.isHeld()) })
  const staffTasks = createInbox<StaffTask>({ ...shared, queue: 'desk-words', answer: inOrder(passOn) })
  const queueStaffTask = async (task: StaffTask) =>
    void (await staffTasks.receive(task, task.staff.kind === 'said' ? desk.reorderMs : 0))
  const show = createMirror(parts, {
    isHeld: () => sessionChanges.isHeld(),
    undelivered: (thread, messageId, attempt) =>
      queueStaffTask({ thread, id: attempt, at: time.now(), staff: { kind: 'undelivered', messageId } }),
  })
  const sessionChanges = createInbox<DeskTask>({ ...shared, queue: 'desk-changes', answer: inOrder(show) })
  const queueChange = async (session: number, task: Omit<DeskTask, 'thread'>) =>
    void (await sessionChanges.receive({ ...task, thread: `${session}` }))
  return { staffTasks, queueStaffTask, sessionChanges, queueChange }
}

type MirrorHooks = Pick<MirrorParts, 'undelivered'> & { isHeld: () => boolean }

/** Shows changes of sessions at the desk. */
function createMirror(parts: Parts, { isHeld, undelivered }: MirrorHooks) {
  const { recentMessages } = parts.staffRecords
  const own = { ...parts, desk: guardedDesk(parts.desk, isHeld), platform: guarded(parts.platform, isHeld) }
  const cards = createDeskCards(own)
  const opening = createOpening({ ...own, cards })
  const delivery = createDeskDelivery(own)
  const followed = createFollowedThreads({ ...parts, recentMessages })
  const reopening = createReopening({ ...own, cards, opening, delivery, followed })
  const attend = createAttending({ ...own, cards, opening, reopening, delivery, followed })
  return createSessionMirror({ ...own, cards, reopening, delivery, attend, undelivered })
}

/** Runs the tasks of a batch sequentially. */
const inOrder =
  <Task>(work: (task: Task, signal: AbortSignal) => Promise<void>) =>
  async (batch: Batch<Task>, signal: AbortSignal): Promise<void> => {
    for (const { message } of batch) {
      signal.throwIfAborted()
      await work(message, signal)
    }
  }
