import type { Keyv } from 'keyv'
import { type Source, TOKEN_MAX } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { IncomingMessage, Locales, Visitor } from '../platform.ts'
import type { ChatbotRouting } from './chatbots.ts'

type Parts = {
  client: Client
  keyv: Keyv
  chatbots: Pick<ChatbotRouting, 'serialAt'>
  source: Source
  locales?: Pick<Locales, 'of'>
}

/** Which session belongs to which thread, remembered for good; a thread has one with each chatbot that spoke in it. */
export type Threads = {
  /** The session of the thread, as the service knows it where it is not remembered; undefined where nobody spoke yet. */
  find(visitor: Visitor): Promise<number | undefined>
  /** Whether a session takes place in the thread, as far as the service says so within a moment. */
  isPlace(thread: string): Promise<boolean>
  /** A new session for the thread, in place of the one it may have. */
  open(visitor: Visitor): Promise<number>
  /**
   * A session of the visitor's own, for what is about them alone: that of the thread where they began it, else one beside it,
   * told there below `replyTo`. Without a place: one that is told nowhere until it is placed.
   */
  sessionOf(visitor: Visitor, place: Pick<LastVisit, 'thread' | 'replyTo'> | undefined): Promise<number>
  /** From now on what is told in a session beside others is told there. */
  placeBeside(session: number, visit: LastVisit): Promise<void>
  /** Notes the last message of a session, below which others may speak to the visitor. */
  visited(session: number, message: IncomingMessage): Promise<void>
  /** As the service knows it where it is not remembered; undefined where nobody spoke. */
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

/** What a session beside that of a thread has as its place: the thread and its own number, so that it is nobody else's. */
const BESIDE = '#'
/** Sessions that are known to take place elsewhere. */
const ELSEWHERE_MAX = 10_000

const keyOf = (serialNumber: string, { thread }: Visitor) => `session/${serialNumber}/${thread}`

export function createThreads({ client, keyv, chatbots, source, locales }: Parts): Threads {
  const elsewhere = new Set<number>()
  const begin = async (serialNumber: string, visitor: Visitor) => {
    const visitorId = `${source}:${visitor.person}`
    return await client.call('GetSession', { serialNumber, visitorId, source, ...nameOf(visitor) })
  }
  const detailOf = (sessionID: number) => client.call('SessionDetail', { sessionID }).catch(goneAsUndefined)

  async function restored(session: number): Promise<LastVisit | undefined> {
    if (elsewhere.has(session)) return undefined
    const detail = await detailOf(session)
    const place = detail?.Places.find(({ Role, source: of }) => Role === 'Visitor' && of === source)
    const [of, person] = splitOnce(detail?.visitorId ?? '', ':')
    if (place === undefined || of !== source) {
      if (elsewhere.size >= ELSEWHERE_MAX) elsewhere.clear()
      elsewhere.add(session)
      return undefined
    }
    const [thread] = splitOnce(place.Thread, BESIDE)
    return { thread, replyTo: thread, person, locale: await locales?.of(person) }
  }

  const setBeside = (sessionID: number, thread: string) =>
    client.call('PlaceSet', { sessionID, Role: 'Visitor', source, Thread: `${thread}${BESIDE}${sessionID}` })
  /** What is watched in a session is told in its thread, though another session goes on there. */
  const keepBeside = (session: number, thread: string) =>
    setBeside(session, thread).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.error !== 'noSuchSession') throw error
    })

  const open: Threads['open'] = async (visitor) => {
    const serialNumber = await chatbots.serialAt(visitor.place)
    const former = await keyv.get<number>(keyOf(serialNumber, visitor))
    const { SessionID } = await begin(serialNumber, visitor)
    await keyv.set(keyOf(serialNumber, visitor), SessionID)
    await keyv.set(`thread/${SessionID}`, keyOf(serialNumber, visitor))
    const place = { Role: 'Visitor', source, Thread: visitor.thread } as const
    await client.call('PlaceSet', { sessionID: SessionID, ...place })
    if (former !== undefined) await keepBeside(former, visitor.thread)
    return SessionID
  }
  const find: Threads['find'] = async (visitor) => {
    const serialNumber = await chatbots.serialAt(visitor.place)
    const key = keyOf(serialNumber, visitor)
    const known = await keyv.get<number>(key)
    if (known !== undefined) return known
    // The service may remember it.
    const place = await client.call('PlaceFind', { source, Thread: visitor.thread }).catch(goneAsUndefined)
    if (place?.Role !== 'Visitor' || place.SerialNumber !== serialNumber) return undefined
    await keyv.set(key, place.SessionID)
    await keyv.set(`thread/${place.SessionID}`, key)
    return place.SessionID
  }
  const visited = (session: number, { thread, replyTo, person, locale }: LastVisit) =>
    keyv.set(`visit/${session}`, { thread, replyTo, person, locale } satisfies LastVisit, VISITS_KEPT_MS)

  async function beside(visitor: Visitor, where: string): Promise<number> {
    const serialNumber = await chatbots.serialAt(visitor.place)
    const key = keyOf(serialNumber, { ...visitor, thread: `${where}${BESIDE}${visitor.person}` })
    const known = await keyv.get<number>(key)
    if (known !== undefined && (await detailOf(known)) !== undefined) return known
    const { SessionID } = await begin(serialNumber, visitor)
    await keyv.set(key, SessionID, VISITS_KEPT_MS)
    await keyv.set(`thread/${SessionID}`, key)
    return SessionID
  }
  const placeBeside: Threads['placeBeside'] = async (session, visit) => {
    await setBeside(session, visit.thread)
    await visited(session, visit)
  }

  return {
    find,
    isPlace: createPlaces(client, source),
    open,
    placeBeside,
    async sessionOf(visitor, place) {
      if (place === undefined) return beside(visitor, '')
      const there = { ...visitor, ...place }
      const standing = await find(there)
      const detail = standing === undefined ? undefined : await detailOf(standing)
      if (standing !== undefined && detail?.visitorId === `${source}:${visitor.person}`) return standing
      const session = await beside(visitor, place.thread)
      if ((await keyv.get(`visit/${session}`)) === undefined) await placeBeside(session, there)
      return session
    },
    visited: async (session, message) => void (await visited(session, { ...message, replyTo: message.id })),
    lastVisit: async (session) => (await keyv.get<LastVisit>(`visit/${session}`)) ?? (await restored(session)),
  }
}

/** Before and after the first of these; "" after it where there is none. */
function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)]
}

/** Throws the error unless the service knows no such session, or none in that thread. */
export function goneAsUndefined(error: unknown): undefined {
  if (!(error instanceof Refused) || error.error !== 'noSuchSession') throw error
}

/** How long a place may keep an event waiting, in ms; and how long a thread without a session is not asked about again. */
const PLACE_WAIT_MS = 1_000
const NO_PLACE_MS = 10 * 60_000
const NO_PLACES_MAX = 10_000

/** Tells whether the service knows of a session in a thread; it knows none where it is away. */
function createPlaces(client: Client, source: Source) {
  /** threads where nothing takes place, and until when that is believed */
  const none = new Map<string, number>()
  return async (thread: string): Promise<boolean> => {
    if ((none.get(thread) ?? 0) > Date.now()) return false
    const options = { signal: AbortSignal.timeout(PLACE_WAIT_MS) }
    const asked = client.call('PlaceFind', { source, Thread: thread }, options).catch(goneAsUndefined)
    const found = await asked.catch(() => 'unknown' as const)
    if (found === undefined) {
      if (none.size >= NO_PLACES_MAX) none.clear()
      none.set(thread, Date.now() + NO_PLACE_MS)
    }
    return typeof found === 'object'
  }
}
