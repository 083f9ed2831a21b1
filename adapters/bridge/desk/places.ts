import type { Client } from '../../../src/contract/client/client.ts'
import { goneAsUndefined } from '../memory/threads.ts'
import type { Time } from '../time.ts'
import type { Asking } from './asking.ts'
import type { Desks } from './desks.ts'
import type { DeskPlatform, StaffMessage } from './port.ts'
import type { Records } from './records.ts'

type Parts = Asking & {
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
export function createPlaces({ client, desk, desks, records, time, asking, detailOf }: Parts) {
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
