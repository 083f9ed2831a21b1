import type { Keyv } from 'keyv'
import { type Source, TOKEN_MAX } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import type { IncomingMessage, Visitor } from '../platform.ts'
import type { Chatbots } from './chatbots.ts'

type Parts = { client: Client; keyv: Keyv; chatbots: Pick<Chatbots, 'serialAt'>; source: Source }

/** Which session belongs to which thread, remembered for good; a thread has one with each chatbot that spoke in it. */
export type Threads = {
  /** The session of the thread, undefined where nobody spoke yet. */
  find(visitor: Visitor): Promise<number | undefined>
  /** A new session for the thread, in place of the one it may have. */
  open(visitor: Visitor): Promise<number>
  /** Notes the last message of a session, below which others may speak to the visitor. */
  visited(session: number, message: IncomingMessage): Promise<void>
  /** Undefined where nobody spoke for a year. */
  lastVisit(session: number): Promise<LastVisit | undefined>
}

/** Where a visitor spoke last, and who that is. */
export type LastVisit = { thread: string; replyTo: string; person: string; locale: string | undefined }

/** Longer than most people look for a home: they are told of what they watch so long. */
const VISITS_KEPT_MS = 365 * 24 * 3_600_000

/** The visitor's name as the service takes it. */
export const nameOf = ({ name = '' }: Visitor): { visitorName?: string } => {
  const visitorName = name.trim().slice(0, TOKEN_MAX).toWellFormed()
  return visitorName === '' ? {} : { visitorName }
}

const keyOf = (serialNumber: string, { thread }: Visitor) => `session/${serialNumber}/${thread}`

export function createThreads({ client, keyv, chatbots, source }: Parts): Threads {
  return {
    find: async (visitor) => keyv.get<number>(keyOf(await chatbots.serialAt(visitor.place), visitor)),
    async open(visitor) {
      const serialNumber = await chatbots.serialAt(visitor.place)
      const visitorId = `${source}:${visitor.person}`
      const named = nameOf(visitor)
      const { SessionID } = await client.call('GetSession', { serialNumber, visitorId, source, ...named })
      await keyv.set(keyOf(serialNumber, visitor), SessionID)
      await keyv.set(`thread/${SessionID}`, keyOf(serialNumber, visitor))
      const place = { Role: 'Visitor', source, Thread: visitor.thread } as const
      await client.call('PlaceSet', { sessionID: SessionID, ...place })
      return SessionID
    },
    async visited(session, { thread, id, person, locale }) {
      const visit: LastVisit = { thread, replyTo: id, person, locale }
      await keyv.set(`visit/${session}`, visit, VISITS_KEPT_MS)
    },
    lastVisit: (session) => keyv.get<LastVisit>(`visit/${session}`),
  }
}
