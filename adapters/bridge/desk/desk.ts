import type { Client } from '../../../src/contract/client/client.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Trust } from '../access/trust.ts'
import { createInbox } from '../inbox/inbox.ts'
import type { Presence } from '../inbox/lease.ts'
import { createMissedEdits } from '../inbox/missed-edits.ts'
import type { Batch } from '../inbox/pending.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Memory } from '../memory/memory.ts'
import { isOnPlatform } from '../memory/people.ts'
import type { OutgoingMessage } from '../outgoing/outgoing.ts'
import { guarded, guardedDesk } from '../platform/guarded.ts'
import type { Platform } from '../platform/platform.ts'
import type { Time } from '../time.ts'
import { createDeskPosts } from './desk-posts.ts'
import { createDeskSetup } from './desk-setup.ts'
import { createDeskState } from './desk-state.ts'
import { createDeskThreads } from './desk-threads.ts'
import { createDesks } from './desks.ts'
import { createEventTasks } from './event-tasks.ts'
import type { DeskListener, DeskPlatform } from './port.ts'
import { createDeskRecords } from './records.ts'
import { createRequests } from './requests.ts'
import { createSessionMirror, type DeskTask } from './session-mirror.ts'
import { createStaffIncoming } from './staff/incoming.ts'
import { type BridgeOfStaff, createStaffMessages, type StaffTask } from './staff/messages.ts'
import { createDeskPresses } from './staff/presses.ts'
import { createStaffRecords } from './staff/records.ts'
import { createStaff, type Staff } from './staff/staff.ts'

type Parts = BridgeOfStaff & {
  client: Client
  platform: Platform
  desk: DeskPlatform
  memory: Memory
  presence: Presence
  chatbots: ChatbotRouting
  trust: Trust
  time: Time
  /** Adds the thread to those that are checked for missed messages after a disconnect. */
  know: (thread: string) => Promise<void>
  report: (error: unknown) => void
}

/** The desks of a platform and their tasks, which are stored until they are done. */
export type DeskTasks = DeskListener & {
  /** Stores the tasks of an event. */
  storeTasksOf(event: Event, at: number): Promise<void>
  /** Adds tasks for the desks and handed-over sessions that the service knows. Resolves when they are stored. */
  restore(): Promise<void>
  attendantIfStaffWrites: Staff['attendantIfStaffWrites']
  /** Whether the message was written in that thread. */
  wasWrittenIn(thread: string, spoken: OutgoingMessage, signal: AbortSignal): Promise<boolean>
  resume(): Promise<void>
  idle(): Promise<void>
  close(): void
}

/** Lets staff at desks of the platform take part in sessions of visitors on any platform. */
export function createDeskTasks(parts: Parts): DeskTasks {
  const { client, platform, desk, memory, presence, chatbots, trust, know, time, report } = parts
  const desks = createDesks({ client, name: desk.name, memory, trust, time })
  const staff = createStaff({ client, desk, desks, time })
  const records = createDeskRecords(memory)
  const staffRecords = createStaffRecords({ memory, time })
  /** for what each queue does: it sends nothing while another process may have taken its tasks over */
  const isHeld = () => sessionChanges.isHeld()
  const byChanges = { desk: guardedDesk(desk, isHeld), platform: guarded(platform, isHeld) }
  const byStaffTasks = { desk: guardedDesk(desk, () => staffTasks.isHeld()) }
  const deskPosts = createDeskPosts({ client, ...byChanges, memory, time, report })
  const requests = createRequests({ client, time })
  const deskThreads = createDeskThreads({ client, ...byChanges, desks, records, time, ...requests, report })
  const { recentMessages } = staffRecords
  const deskState = createDeskState({
    client,
    desk,
    records,
    deskThreads,
    deskPosts,
    ...requests,
    know,
    recentMessages,
    time,
  })
  const mirrorSession = createSessionMirror({
    records,
    staffRecords,
    deskState,
    deskPosts,
    ...requests,
    undelivered: (thread, messageId, attempt) =>
      queueStaffTask({ thread, id: attempt, at: time.now(), staff: { kind: 'undelivered', messageId } }),
  })
  const handleStaffTask = createStaffMessages({ ...parts, ...requests, ...byStaffTasks, desks, records, staffRecords })
  const queueDefaults = { memory, presence, time, answered: async () => undefined, report }
  const sessionChanges = createInbox<DeskTask>({
    ...queueDefaults,
    queue: 'desk-changes',
    answer: (batch, signal) => inOrder(batch, signal, mirrorSession),
  })
  const staffTasks = createInbox<StaffTask>({
    ...queueDefaults,
    queue: 'desk-words',
    answer: (batch, signal) => inOrder(batch, signal, handleStaffTask),
  })

  const queueChange = async (session: number, task: Omit<DeskTask, 'thread'>) =>
    void (await sessionChanges.receive({ ...task, thread: `${session}` }))
  const queueStaffTask = async (task: StaffTask) =>
    void (await staffTasks.receive(task, task.staff.kind === 'said' ? desk.reorderMs : 0))

  const eventTasks = createEventTasks({ client, desk, desks, records, time, queue: queueChange })
  const staffIncoming = createStaffIncoming({ staffRecords, time, queue: queueStaffTask })
  /** A deleted message of staff, or a card. */
  const deleted: DeskListener['deleted'] = async ({ thread, id }) => {
    await (id === thread ? replaced('cardDeleted', thread) : staffIncoming.deleted({ thread, id }))
  }
  const threadDeleted = (thread: string) => replaced('threadDeleted', thread)
  async function replaced(kind: 'cardDeleted' | 'threadDeleted', card: string): Promise<void> {
    const session = await records.atDesk(card)
    const change = { kind, card }
    if (session !== undefined) await queueChange(session, { id: `${kind}/${card}`, at: time.now(), change })
  }
  const missedEdits = createMissedEdits({
    platform,
    passedOn: recentMessages,
    inbox: staffTasks,
    listener: { edited: staffIncoming.edited, deleted, threadDeleted },
    time,
    report,
  })

  return {
    async takes({ thread, person, place }, isMention) {
      if ((await records.atDesk(thread)) !== undefined) return true
      const workspaceDesks = await desks.in(place.workspace)
      if (workspaceDesks.length === 0) return false
      // A thread in a desk's channel counts as a desk thread even if it is not stored.
      if (workspaceDesks.some(({ desk: seat }) => seat.channel === place.channel)) return true
      return !isMention && (await staff.chatbotsOf({ person, place })).length > 0
    },
    attendantIfStaffWrites: (...of) => staff.attendantIfStaffWrites(...of),
    ...staffIncoming,
    deleted,
    threadDeleted,
    press: createDeskPresses({
      client,
      desk,
      records,
      staffRecords,
      staff,
      time,
      idleIn: staffTasks.idleIn,
      passOnAgain: (message, attempt) =>
        queueStaffTask({ thread: message.thread, id: attempt, at: time.now(), staff: { kind: 'said', message } }),
      closeThread: (session, turn) =>
        queueChange(session, { id: `close/${session}/${turn}`, at: time.now(), change: { kind: 'close', turn } }),
      report,
    }),
    ...createDeskSetup({ desk, desks, chatbots, trust, begin: eventTasks.restoreOf }),
    storeTasksOf: eventTasks.storeTasksOf,
    restore: eventTasks.restore,
    async wasWrittenIn(thread, { session, human }, signal) {
      if (human === undefined || !isOnPlatform(desk.name, human.by)) return false
      return (await staffRecords.originOf(session, human.messageId, signal)) === thread
    },
    async resume() {
      await Promise.all([sessionChanges.resume(), staffTasks.resume()])
      await missedEdits.begin()
    },
    async idle() {
      await missedEdits.idle()
      await Promise.all([sessionChanges.idle(), staffTasks.idle()])
    },
    close() {
      missedEdits.close()
      sessionChanges.close()
      staffTasks.close()
    },
  }
}

/** Runs the tasks of a batch sequentially. */
async function inOrder<Task>(
  batch: Batch<Task>,
  signal: AbortSignal,
  work: (task: Task, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  for (const { message } of batch) {
    signal.throwIfAborted()
    await work(message, signal)
  }
}
