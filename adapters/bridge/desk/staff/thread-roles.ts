import { undefinedIf } from '../../../../src/contract/client/refused.ts'
import type { SessionThread } from '../../../../src/contract/people/threads.ts'
import { personOf } from '../../memory/people.ts'
import type { DeskThreadParts } from '../opening.ts'
import type { StaffMessage } from '../port.ts'

/** The role of a thread. `person`: the visitor on this platform, "" at a desk. */
type ThreadRole = { session: number; role: SessionThread['Role']; person: string }

/** For how long a new thread may be unknown until its id is stored, in ms. */
const OPENING_MS = 10_000
const POLL_MS = 100

/** Finds the session of a thread in which staff write. */
export function createThreadRoles({ client, desk, desks, records, time, withServiceRetry, detailOf }: DeskThreadParts) {
  const isAtDesk = async ({ place }: StaffMessage): Promise<boolean> =>
    (await desks.in(place.workspace)).some((one) => one.desk.channel === place.channel)

  /** The role of a thread; undefined if it is unknown. */
  async function roleOf(thread: string, signal: AbortSignal): Promise<ThreadRole | undefined> {
    const known = await records.atDesk(thread)
    if (known !== undefined) return { session: known, role: 'Desk', person: '' }
    const find = () => client.call('PlaceFind', { source: desk.name, Thread: thread })
    const found = await withServiceRetry(find, signal).catch(undefinedIf('noSuchSession'))
    if (found === undefined) return undefined
    const { SessionID: session, Role: role } = found
    if (role === 'Desk') {
      await records.keepAtDesk(thread, session)
      return { session, role, person: '' }
    }
    const detail = await detailOf(session, signal)
    return { session, role, person: personOf(desk.name, detail?.visitorId) ?? '' }
  }

  /** Waits for the role of a desk thread, which exists shortly before its id is stored. */
  async function whenKnown(message: StaffMessage, signal: AbortSignal): Promise<ThreadRole | undefined> {
    for (const giveUpAt = time.now() + OPENING_MS; ; await time.sleep(POLL_MS, signal)) {
      signal.throwIfAborted()
      const known = await roleOf(message.thread, signal)
      if (known !== undefined || !(await isAtDesk(message)) || time.now() > giveUpAt) return known
    }
  }

  return { whenKnown, isAtDesk }
}
