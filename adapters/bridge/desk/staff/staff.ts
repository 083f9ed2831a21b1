import type { Client } from '../../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../../src/contract/client/refused.ts'
import { visitorIdOf } from '../../memory/people.ts'
import type { Visitor } from '../../platform/messages.ts'
import { withDeliveryRetry } from '../../retry.ts'
import type { Time } from '../../time.ts'
import type { Desks } from '../desks.ts'
import type { DeskPlatform } from '../port.ts'

type Parts = { client: Pick<Client, 'call'>; desk: DeskPlatform; desks: Pick<Desks, 'in'>; time: Time }

export type Staff = ReturnType<typeof createStaff>

/** Who is staff. Requests fail as the client does, or with `Undelivered`. */
export function createStaff({ client, desk, desks, time }: Parts) {
  /** The chatbots of which the person is staff, in their workspace. */
  async function chatbotsOf({ person, place }: Pick<Visitor, 'person' | 'place'>): Promise<string[]> {
    const workspaceDesks = await desks.in(place.workspace)
    const isAmong = await Promise.all(workspaceDesks.map(({ desk: seat }) => desk.isStaff(person, seat)))
    return workspaceDesks.flatMap(({ serialNumber }, index) => (isAmong[index] ? serialNumber : []))
  }
  return {
    chatbotsOf,
    /**
     * The name of the person who attends the session, if another member of staff than its visitor writes in its thread: what they
     * ask the bot there is no word of the visitor.
     */
    async attendantIfStaffWrites(writer: Visitor, session: number, signal: AbortSignal): Promise<string | undefined> {
      if (writer.place.channel === '') return undefined
      const own = await withDeliveryRetry(() => chatbotsOf(writer), time, signal)
      if (own.length === 0) return undefined
      const detail = await client.call('SessionDetail', { sessionID: session }).catch(undefinedIf('noSuchSession'))
      const isVisitor = detail?.visitorId === visitorIdOf(desk.name, writer.person)
      if (detail?.Attendant !== 'Person' || isVisitor || !own.includes(detail.SerialNumber)) return undefined
      return detail.By?.Name ?? ''
    },
  }
}
