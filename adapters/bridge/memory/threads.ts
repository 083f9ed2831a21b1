import type { Keyv } from 'keyv'
import { type Source, TOKEN_MAX } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/contract/fields/times.ts'
import type { Locales } from '../platform/listener.ts'
import type { IncomingMessage, Visitor } from '../platform/messages.ts'
import type { ChatbotRouting } from './chatbots.ts'
import { personOf, visitorIdOf } from './people.ts'

type Parts = {
  client: Client
  keyv: Keyv
  chatbots: Pick<ChatbotRouting, 'serialAt'>
  source: Source
  locales?: Pick<Locales, 'of'>
}

/** Stores which session belongs to which thread. A thread has one session per chatbot that spoke in it. */
export type Threads = {
  /** The session of the thread, from memory or else from the service; undefined if there is none yet. */
  find(visitor: Visitor): Promise<number | undefined>
  /** Whether the service knows a session in the thread; false if it does not answer within LOOKUP_MS. */
  hasSession(thread: string): Promise<boolean>
  /** Opens a new session for the thread, replacing the present one. */
  open(visitor: Visitor): Promise<number>
  /**
   * A session of the visitor's own, for what concerns only them: the thread's session if they began it, else a side session,
   * whose messages are shown in the thread in reply to `replyTo`. Without one: a session without a thread until
   * `openAlertThread`.
   */
  sessionOf(visitor: Visitor, thread: Pick<LastVisit, 'thread' | 'replyTo'> | undefined): Promise<number>
  /** Sets the thread in which messages of a side session are shown. */
  openAlertThread(session: number, visit: LastVisit): Promise<void>
  /** Stores the last message of a session, to which messages that are no answers reply. */
  visited(session: number, message: IncomingMessage): Promise<void>
  /** The visit, from memory or else from the service; undefined if nobody wrote. */
  lastVisit(session: number): Promise<LastVisit | undefined>
  /** The same, with the session's own visitor where somebody else wrote in its thread since. */
  visitOfVisitor(session: number): Promise<LastVisit | undefined>
}

/** Where somebody wrote last in a session, and who that was. */
export type LastVisit = { thread: string; replyTo: string; person: string; locale: string | undefined }

/** Longer than most people look for a home; alerts of watches need the visit for so long. Later the service is asked. */
const SESSIONS_KEPT_MS = 365 * DAY_MS

/** The visitor's name within the service's limits. */
const visitorNameOf = ({ name = '' }: Pick<Visitor, 'name'>): { visitorName?: string } => {
  const visitorName = name.trim().slice(0, TOKEN_MAX).toWellFormed()
  return visitorName === '' ? {} : { visitorName }
}

/** The names of the authors of messages, as that of one visitor. */
export function visitorNamesOf(messages: Visitor[]): { visitorName?: string } {
  const names = new Map(messages.map(({ person, name }) => [person, name?.trim() ?? '']))
  return visitorNameOf({ name: [...names.values()].filter((name) => name !== '').join(', ') })
}

/** Separates thread and session number in the thread id that the service stores for a side session; the number makes it unique. */
const BESIDE = '#'
/** Size of the cache of sessions known to be in another thread. */
const ELSEWHERE_MAX = 10_000

const keyOf = (serialNumber: string, { thread }: Visitor) => `session/${serialNumber}/${thread}`

export function createThreads({ client, keyv, chatbots, source, locales }: Parts): Threads {
  const elsewhere = new Set<number>()
  const begin = async (serialNumber: string, visitor: Visitor) => {
    const visitorId = visitorIdOf(source, visitor.person)
    return await client.call('GetSession', { serialNumber, visitorId, source, ...visitorNameOf(visitor) })
  }
  const detailOf = (sessionID: number) =>
    client.call('SessionDetail', { sessionID }).catch(undefinedIf('noSuchSession'))

  async function restored(session: number): Promise<LastVisit | undefined> {
    if (elsewhere.has(session)) return undefined
    const detail = await detailOf(session)
    const stored = detail?.Places.find((place) => place.Role === 'Visitor' && place.source === source)
    const person = personOf(source, detail?.visitorId)
    if (stored === undefined || person === undefined) {
      if (elsewhere.size >= ELSEWHERE_MAX) elsewhere.clear()
      elsewhere.add(session)
      return undefined
    }
    const [thread] = splitOnce(stored.Thread, BESIDE)
    return { thread, replyTo: thread, person, locale: await locales?.of(person) }
  }

  const setBeside = (sessionID: number, thread: string) =>
    client.call('PlaceSet', { sessionID, Role: 'Visitor', source, Thread: `${thread}${BESIDE}${sessionID}` })
  /** Makes the thread's former session a side session, so that its alerts are still shown in the thread. */
  const keepBeside = (session: number, thread: string) => setBeside(session, thread).catch(undefinedIf('noSuchSession'))

  const open: Threads['open'] = async (visitor) => {
    const serialNumber = await chatbots.serialAt(visitor.place)
    const former = await keyv.get<number>(keyOf(serialNumber, visitor))
    const { SessionID } = await begin(serialNumber, visitor)
    // Before it is remembered: a session in the memory counts as having its thread at the service.
    await client.call('PlaceSet', { sessionID: SessionID, Role: 'Visitor', source, Thread: visitor.thread })
    await keyv.set(keyOf(serialNumber, visitor), SessionID, SESSIONS_KEPT_MS)
    if (former !== undefined) await keepBeside(former, visitor.thread)
    return SessionID
  }
  const find: Threads['find'] = async (visitor) => {
    const serialNumber = await chatbots.serialAt(visitor.place)
    const key = keyOf(serialNumber, visitor)
    const known = await keyv.get<number>(key)
    if (known !== undefined) return known
    // The memory may have been lost; the service stores threads too.
    const stored = await client
      .call('PlaceFind', { source, Thread: visitor.thread })
      .catch(undefinedIf('noSuchSession'))
    if (stored?.Role !== 'Visitor' || stored.SerialNumber !== serialNumber) return undefined
    await keyv.set(key, stored.SessionID, SESSIONS_KEPT_MS)
    return stored.SessionID
  }
  const visited = (session: number, { thread, replyTo, person, locale }: LastVisit) =>
    keyv.set(`visit/${session}`, { thread, replyTo, person, locale } satisfies LastVisit, SESSIONS_KEPT_MS)

  async function otherSession(visitor: Visitor, where: string): Promise<number> {
    const serialNumber = await chatbots.serialAt(visitor.place)
    const key = keyOf(serialNumber, { ...visitor, thread: `${where}${BESIDE}${visitor.person}` })
    const known = await keyv.get<number>(key)
    if (known !== undefined && (await detailOf(known)) !== undefined) return known
    const { SessionID } = await begin(serialNumber, visitor)
    await keyv.set(key, SessionID, SESSIONS_KEPT_MS)
    return SessionID
  }
  const openAlertThread: Threads['openAlertThread'] = async (session, visit) => {
    await setBeside(session, visit.thread)
    await visited(session, visit)
  }

  const lastVisit: Threads['lastVisit'] = async (session) =>
    (await keyv.get<LastVisit>(`visit/${session}`)) ?? (await restored(session))

  return {
    find,
    hasSession: createSessionCheck(client, source),
    open,
    openAlertThread,
    async sessionOf(visitor, asked) {
      if (asked === undefined) return otherSession(visitor, '')
      const there = { ...visitor, ...asked }
      const present = await find(there)
      const detail = present === undefined ? undefined : await detailOf(present)
      if (present !== undefined && detail?.visitorId === visitorIdOf(source, visitor.person)) return present
      const session = await otherSession(visitor, asked.thread)
      if ((await keyv.get(`visit/${session}`)) === undefined) await openAlertThread(session, there)
      return session
    },
    visited: async (session, message) => void (await visited(session, { ...message, replyTo: message.id })),
    lastVisit,
    async visitOfVisitor(session) {
      const visit = await lastVisit(session)
      if (visit === undefined) return undefined
      const person = personOf(source, (await detailOf(session))?.visitorId)
      if (person === undefined || person === visit.person) return visit
      return { ...visit, person, locale: await locales?.of(person) }
    },
  }
}

/** Splits at the first separator; the second part is "" if there is none. */
function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)]
}

/** Timeout of a lookup, which delays an event, and how long the result "no session" is cached, in ms. */
const LOOKUP_MS = 1_000
const NO_SESSION_MS = 10 * MINUTE_MS
const NO_SESSIONS_MAX = 10_000

/** Returns whether the service knows a session in a thread; false if it is unreachable. */
function createSessionCheck(client: Client, source: Source) {
  /** cache of threads without a session, with the expiry (ms) of each */
  const none = new Map<string, number>()
  return async (thread: string): Promise<boolean> => {
    if ((none.get(thread) ?? 0) > Date.now()) return false
    const options = { signal: AbortSignal.timeout(LOOKUP_MS) }
    const asked = client.call('PlaceFind', { source, Thread: thread }, options).catch(undefinedIf('noSuchSession'))
    const found = await asked.catch(() => 'unknown' as const)
    if (found === undefined) {
      if (none.size >= NO_SESSIONS_MAX) none.clear()
      none.set(thread, Date.now() + NO_SESSION_MS)
    }
    return typeof found === 'object'
  }
}
