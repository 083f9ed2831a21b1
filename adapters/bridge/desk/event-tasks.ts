import type { Client } from '../../../src/contract/client/client.ts'
import type { Event, EventData } from '../../../src/contract/events/events.ts'
import type { Time } from '../time.ts'
import type { Desks } from './desks.ts'
import type { DeskPlatform } from './port.ts'
import type { DeskRecords } from './records.ts'
import { handedOver } from './requests.ts'
import type { DeskTask } from './session-mirror.ts'

type Parts = {
  client: Client
  desk: Pick<DeskPlatform, 'name'>
  desks: Desks
  records: DeskRecords
  time: Time
  /** Stores a task of a session. `at`: when it came, in ms. */
  queue: (session: number, task: Omit<DeskTask, 'thread'>) => Promise<void>
}

/** Makes what the service tells of sessions into tasks of their desk threads. */
export function createEventTasks({ client, desk, desks, records, time, queue }: Parts) {
  /** The desk threads of a session on this platform, from the service's event. */
  const threadsIn = ({ Places = [] }: EventData['forget'], session: number): string[] =>
    Places.flatMap(({ SessionID, source, Thread }) => (SessionID === session && source === desk.name ? Thread : []))

  async function forgetAll(forget: EventData['forget'], id: string, at: number): Promise<void> {
    for (const session of forget.SessionIDs) {
      const threads = threadsIn(forget, session)
      if (threads.length > 0 || (await records.isWatched(session)))
        await queue(session, { id: `${id}/${session}`, at, change: { kind: 'forget', threads } })
    }
  }

  /** Adds tasks for the sessions of a chatbot that wait for a person or have one. */
  async function restoreOf(serialNumber: string): Promise<void> {
    for await (const { SessionID, Since } of handedOver(client, { serialNumber })) {
      await records.watch(SessionID)
      const [id, at] = [`restore/${SessionID}/${time.now()}`, time.now()]
      await queue(SessionID, { id, at, change: { kind: 'restore', at: Since } })
    }
  }

  async function restore(): Promise<void> {
    for (const { serialNumber } of await desks.all()) await restoreOf(serialNumber)
  }

  async function storeTasksOf(event: Event, at: number): Promise<void> {
    const { Kind, SessionID: session, Sequence, SerialNumber, CreateTime, Data } = event
    const id = `event/${Sequence}`
    if (Kind === 'forget') await forgetAll(Data, id, at)
    if (session === null) return
    const isWatched = await records.isWatched(session)
    if (Kind === 'message' && isWatched) await queue(session, { id, at, change: { kind: 'message', data: Data } })
    if (Kind !== 'attendant') return
    if (!isWatched && (Data.Attendant === 'Bot' || (await desks.of(SerialNumber)).length === 0)) return
    await records.watch(session)
    await queue(session, { id, at, change: { kind: 'attendant', data: Data, at: CreateTime } })
  }

  return { restoreOf, restore, storeTasksOf }
}
