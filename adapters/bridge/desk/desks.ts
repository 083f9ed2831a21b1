import type { Client } from '../../../src/contract/client/client.ts'
import { goneAsUndefined } from '../memory/threads.ts'
import type { Time } from '../time.ts'
import type { Asking } from './asking.ts'
import type { Desk, DeskPlatform, StaffMessage } from './port.ts'
import type { Records } from './records.ts'

type Parts = { client: Pick<Client, 'call'>; name: DeskPlatform['name']; time: Time }
type Known = { serialNumber: string; desk: Desk }

/** The desks on a platform. The service keeps them. */
export type Desks = {
  /** The chatbot's desks, as the service has them now. */
  of(serialNumber: string): Promise<Desk[]>
  /** The desks in a workspace, as they were a minute ago or later; once they are known, nothing is waited for. */
  in(workspace: string): Promise<Known[]>
  all(): Promise<Known[]>
  set(serialNumber: string, desk: Desk): Promise<void>
  /** Ends the desk of a chatbot in the workspace. */
  end(serialNumber: string, workspace: string): Promise<void>
}

const FRESH_MS = 60_000

export function createDesks({ client, name, time }: Parts): Desks {
  let known: Known[] = []
  let readAt = Number.NEGATIVE_INFINITY
  async function read(): Promise<Known[]> {
    const { List } = await client.call('DeskList', {})
    known = List.filter(({ source }) => source === name).map(({ SerialNumber, Workspace, Channel }) => ({
      serialNumber: SerialNumber,
      desk: { workspace: Workspace, channel: Channel },
    }))
    readAt = time.now()
    return known
  }
  let reading: Promise<unknown> | undefined
  /** Reads what is older than a minute, one request at a time. */
  const renew = (): Promise<unknown> | undefined => {
    if (time.now() - readAt >= FRESH_MS)
      reading ??= read()
        .catch(() => undefined)
        .finally(() => (reading = undefined))
    return reading
  }
  const change = async (serialNumber: string, { workspace, channel }: Desk) => {
    await client.call('DeskSet', { serialNumber, source: name, Workspace: workspace, Channel: channel })
    readAt = Number.NEGATIVE_INFINITY
  }
  return {
    of: async (serialNumber) => (await read()).flatMap((one) => (one.serialNumber === serialNumber ? [one.desk] : [])),
    async in(workspace) {
      const renewed = renew()
      if (readAt === Number.NEGATIVE_INFINITY) await renewed
      return known.filter(({ desk }) => desk.workspace === workspace)
    },
    all: read,
    set: change,
    end: (serialNumber, workspace) => change(serialNumber, { workspace, channel: '' }),
  }
}

type PlacesParts = Asking & {
  client: Client
  desk: DeskPlatform
  desks: Desks
  records: Records
  time: Time
}
/** What a thread is. `person`: the visitor on this platform, "" at a desk. */
type KnownPlace = { session: number; role: 'Visitor' | 'Desk'; person: string }

/** How long a thread may take from when it stands until it is known whose it is, in ms. */
const OPENING_MS = 10_000
const POLL_MS = 100

/** Finds whose the threads are that staff write in. */
export function createPlaces({ client, desk, desks, records, time, asking, detailOf }: PlacesParts) {
  const isAtDesk = async ({ place }: StaffMessage): Promise<boolean> =>
    (await desks.in(place.workspace)).some((one) => one.desk.channel === place.channel)

  /** What a thread is; undefined where nobody knows it. */
  async function placeOf(thread: string, signal: AbortSignal): Promise<KnownPlace | undefined> {
    const known = await records.atDesk(thread)
    if (known !== undefined) return { session: known, role: 'Desk', person: '' }
    const find = () => client.call('PlaceFind', { source: desk.name, Thread: thread })
    const found = await asking(find, signal).catch(goneAsUndefined)
    if (found === undefined) return undefined
    const { SessionID: session, Role: role } = found
    if (role === 'Desk') {
      await records.keepAtDesk(thread, session)
      return { session, role, person: '' }
    }
    const detail = await detailOf(session, signal)
    return { session, role, person: personIn(detail?.visitorId ?? '') }
  }

  /** By the platform's id; "" where the visitor is elsewhere. */
  const personIn = (visitorId: string) =>
    visitorId.startsWith(`${desk.name}:`) ? visitorId.slice(desk.name.length + 1) : ''

  /** A thread at a desk stands there a little before it is known whose it is. */
  async function whenKnown(message: StaffMessage, signal: AbortSignal): Promise<KnownPlace | undefined> {
    for (const giveUpAt = time.now() + OPENING_MS; ; await time.sleep(POLL_MS, signal)) {
      signal.throwIfAborted()
      const place = await placeOf(message.thread, signal)
      if (place !== undefined || !(await isAtDesk(message)) || time.now() > giveUpAt) return place
    }
  }

  return { whenKnown, isAtDesk }
}
