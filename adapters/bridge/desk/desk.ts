import type { Client } from '../../../src/contract/client/client.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Trust } from '../access/trust.ts'
import type { Presence } from '../inbox/lease.ts'
import { createMissedEdits } from '../inbox/missed-edits.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Memory } from '../memory/memory.ts'
import { isOnPlatform } from '../memory/people.ts'
import type { OutgoingMessage } from '../outgoing/outgoing.ts'
import type { Platform } from '../platform/platform.ts'
import type { Time } from '../time.ts'
import { createDeskSetup } from './desk-setup.ts'
import { createDesks, type Desks } from './desks.ts'
import { createEventTasks } from './event-tasks.ts'
import type { DeskListener, DeskPlatform } from './port.ts'
import { createDeskQueues } from './queues.ts'
import { createDeskRecords, type DeskRecords } from './records.ts'
import { createRequests } from './requests.ts'
import { createStaffIncoming } from './staff/incoming.ts'
import type { BridgeOfStaff } from './staff/messages.ts'
import { createDeskPresses } from './staff/presses.ts'
import { createStaffRecords, type StaffRecords } from './staff/records.ts'
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
  const { client, desk, memory, trust, time } = parts
  const desks = createDesks({ client, name: desk.name, memory, trust, time })
  const staff = createStaff({ client, desk, desks, time })
  const records = createDeskRecords(memory)
  const staffRecords = createStaffRecords({ memory, time })
  const own: Own = { ...parts, ...createRequests({ client, time }), desks, staff, records, staffRecords }
  const queues = createDeskQueues(own)
  const eventTasks = createEventTasks({ ...own, queue: queues.queueChange })
  const incoming = createIncoming(own, queues)
  return {
    takes: createTakesCheck(own),
    attendantIfStaffWrites: (...of) => staff.attendantIfStaffWrites(...of),
    ...incoming,
    press: createPresses(own, queues),
    ...createDeskSetup({ ...own, begin: eventTasks.restoreOf }),
    storeTasksOf: eventTasks.storeTasksOf,
    restore: eventTasks.restore,
    async wasWrittenIn(thread, { session, human }, signal) {
      if (human === undefined || !isOnPlatform(desk.name, human.by)) return false
      return (await staffRecords.originOf(session, human.messageId, signal)) === thread
    },
    ...createLifecycle(own, queues, incoming),
  }
}

type Own = Parts &
  ReturnType<typeof createRequests> & { desks: Desks; staff: Staff; records: DeskRecords; staffRecords: StaffRecords }
type Queues = ReturnType<typeof createDeskQueues>

function createTakesCheck({ desks, staff, records }: Own): DeskTasks['takes'] {
  return async ({ thread, person, place }, isMention) => {
    if ((await records.atDesk(thread)) !== undefined) return true
    const workspaceDesks = await desks.in(place.workspace)
    if (workspaceDesks.length === 0) return false
    // A thread in a desk's channel counts as a desk thread even if it is not stored.
    if (workspaceDesks.some(({ desk: seat }) => seat.channel === place.channel)) return true
    return !isMention && (await staff.chatbotsOf({ person, place })).length > 0
  }
}

type Incoming = Pick<DeskTasks, 'receive' | 'edited' | 'deleted' | 'threadDeleted'>

/** What people do to messages and threads of the desk. */
function createIncoming({ records, staffRecords, time }: Own, { queueChange, queueStaffTask }: Queues): Incoming {
  const staffIncoming = createStaffIncoming({ staffRecords, time, queue: queueStaffTask })
  async function replaced(kind: 'cardDeleted' | 'threadDeleted', card: string): Promise<void> {
    const session = await records.atDesk(card)
    const change = { kind, card }
    if (session !== undefined) await queueChange(session, { id: `${kind}/${card}`, at: time.now(), change })
  }
  return {
    ...staffIncoming,
    /** A deleted message of staff, or a card. */
    async deleted({ thread, id }) {
      await (id === thread ? replaced('cardDeleted', thread) : staffIncoming.deleted({ thread, id }))
    },
    threadDeleted: (thread) => replaced('threadDeleted', thread),
  }
}

function createPresses(own: Own, { staffTasks, queueChange, queueStaffTask }: Queues): DeskTasks['press'] {
  const { time } = own
  return createDeskPresses({
    ...own,
    idleIn: staffTasks.idleIn,
    passOnAgain: (message, attempt) =>
      queueStaffTask({ thread: message.thread, id: attempt, at: time.now(), staff: { kind: 'said', message } }),
    closeThread: (session, turn) =>
      queueChange(session, { id: `close/${session}/${turn}`, at: time.now(), change: { kind: 'close', turn } }),
  })
}

/** Resumes and ends the queues, and compares the desk threads after a disconnect. */
function createLifecycle(own: Own, { sessionChanges, staffTasks }: Queues, listener: Incoming) {
  const passedOn = own.staffRecords.recentMessages
  const missedEdits = createMissedEdits({ ...own, passedOn, inbox: staffTasks, listener })
  return {
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
