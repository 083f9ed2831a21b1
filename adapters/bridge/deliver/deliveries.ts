import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Presence } from '../inbox/lease.ts'
import type { CardOf } from '../listings/listings.ts'
import type { Forgetting } from '../memory/forgetting.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import type { LastVisit, Threads } from '../memory/threads.ts'
import { type FileToSend, type Platform, Undelivered } from '../platform.ts'
import { noProgress, type ReplyProgress, showReply } from '../reply/live.ts'
import { withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { createAlerts } from '../watches/alerts.ts'
import { isDefect, wordsFor } from '../words/words.ts'
import { createSentFiles } from './files.ts'

type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove' | 'sendFile' | 'tell'>
  memory: Memory
  threads: Pick<Threads, 'lastVisit'>
  forgetting: Forgetting
  cardOf: CardOf
  presence: Presence
  time: Time
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Shorter than the lease of a process, whose signs of life come between the waits. */
const WAIT_MS = 4_000
const RETRY_MS = 1_000
const MISSED_AT_ONCE = 5
/** How long what was shown can still be corrected. */
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Who reads the events of a platform, and how far. `missed`: how far what was to be told before is looked through, where
 * nothing is remembered of it.
 */
type Reader = { holder: string; cursor: string | undefined; missed?: string | undefined }
type Spoken = Extract<Event, { Kind: 'message' }>
/** What bots act on. */
const KINDS = ['message', 'alert', 'forget'] as const

/**
 * Shows what a person of the business, or the service itself, says to visitors, and what they watch for, in their threads
 * and in order: by one process of the platform at a time, each once. What a crash leaves is gone on with, as replies are.
 * Who is to be forgotten is.
 */
export function createDeliveries(parts: Parts) {
  const { client, platform, memory, threads, forgetting, presence, time, closed, report } = parts
  const alerts = createAlerts(parts)
  const readers = atomicValues<Reader>(memory.atomic, 'event-reader')
  const files = createSentFiles({ client, platform, keyv: memory.keyv, time, report })
  const isRunning = () => !closed.aborted

  /** Becomes, or stays, the reader; undefined while another process is. */
  async function hold(): Promise<Reader | undefined> {
    await presence.beat()
    const known = await readers.read(platform.name)
    const holder = known?.holder
    if (holder !== undefined && holder !== presence.name && !(await presence.isGone(holder))) return undefined
    return await readers.change(platform.name, (now) => {
      if (now !== undefined && now.holder !== holder) return { value: now, result: undefined }
      const value = { ...now, holder: presence.name, cursor: now?.cursor }
      return { value, result: value }
    })
  }

  const advance = (to: Partial<Reader>) =>
    readers.change(platform.name, (now) => ({
      value: now?.holder === presence.name ? { ...now, ...to } : now,
      result: now?.holder === presence.name,
    }))

  /** Alerts that another memory may know of, a few at a time: the platform is asked whether each stands. */
  async function lookThrough(missed: string): Promise<void> {
    const input = { After: missed, Kinds: ['alert' as const], Limit: MISSED_AT_ONCE }
    const { List, Next } = await client.call('Events', input, { signal: closed })
    for (const event of List) if (event.Kind === 'alert') await alerts.deliver(event, true)
    await advance({ missed: List.length === 0 ? undefined : Next })
  }

  async function round({ cursor, missed }: Reader): Promise<void> {
    if (missed !== undefined && cursor !== undefined) await lookThrough(missed)
    const input = {
      After: cursor ?? '',
      Kinds: [...KINDS],
      WaitMs: cursor === undefined || missed !== undefined ? 0 : WAIT_MS,
    }
    const { List, Next } = await client.call('Events', input, { signal: closed }).catch(startAnew)
    await forget(List)
    for (const event of List) {
      await act(event)
      if (!(await advance({ cursor: event.Sequence }))) return
    }
    await advance({ cursor: Next, ...(cursor === undefined && { missed: 'oldest' }) })
  }

  /** Of a cursor that the service does not take, what is kept by now is the rest. */
  async function startAnew(error: unknown) {
    if (!(error instanceof Refused) || (error.error !== 'cursorExpired' && error.error !== 'cursorUnknown')) throw error
    const After = error.error === 'cursorExpired' ? 'oldest' : ''
    return await client.call('Events', { After, Kinds: [...KINDS] }, { signal: closed })
  }

  /** All at once: each time, all that is remembered is looked through. */
  async function forget(events: Event[]): Promise<void> {
    const own = `${platform.name}:`
    const forgotten = events.flatMap((event) => {
      if (event.Kind !== 'forget') return []
      const { visitorId, SessionIDs: sessions } = event.Data
      return [{ person: visitorId?.startsWith(own) ? visitorId.slice(own.length) : undefined, sessions }]
    })
    if (forgotten.length > 0) await forgetting.erase(forgotten)
  }

  async function act(event: Event): Promise<void> {
    if (event.SessionID === null) return
    if (event.Kind === 'alert') return await alerts.deliver(event, false)
    if (event.Kind !== 'message' || (event.Data.Type !== 'Human' && event.Data.Type !== 'System')) return
    const { MessageID, Change, FileIds = [] } = event.Data
    // An edit changes the words alone.
    await deliver(event.SessionID, `spoken/${MessageID}`, textOf(event.Data), Change === undefined ? FileIds : [])
  }

  /** Shows a text, then files, below the last words of the session's visitor; "" takes back what was shown under that name. */
  async function deliver(sessionId: number, name: string, text: string, fileIds: number[] = []): Promise<void> {
    const visit = await threads.lastVisit(sessionId)
    if (visit === undefined) return
    const begun = await progressOf(name)
    try {
      if (text === '') await takeBack(visit, begun, name)
      else {
        const key = `${platform.name}/${name}`
        const said = { key, name, session: sessionId }
        await show(visit, { ...said, text, begun })
        if (fileIds.length > 0) await showFiles(visit, fileIds, said)
      }
    } catch (error) {
      // What the platform refuses for good is over; what is said next is not.
      if (!(error instanceof Undelivered) || error.failure !== 'refused') throw error
      report(error)
    }
  }

  async function show(visit: LastVisit, { text, key, begun, name, session }: Showing): Promise<void> {
    async function* whole() {
      yield text
    }
    await showReply(whole(), {
      ...visit,
      platform,
      time,
      key,
      begun,
      keep: async (progress) => void (await memory.keyv.set(name, { ...progress, session }, KEPT_MS)),
      signal: closed,
    })
  }

  /** What the platform does not take is at least named, with where it may be taken. */
  async function showFiles(visit: LastVisit, fileIds: number[], said: Said): Promise<void> {
    const refused = await files.send(fileIds, { ...visit, ...said }, closed)
    if (refused.length === 0) return
    const words = wordsFor(visit.locale)
    const text = refused.map((file) => [words.fileNotShown(file.name), ...addressOf(file)].join(' ')).join('\n')
    const name = linksOf(said.name)
    await show(visit, { ...said, text, key: `${said.key}/links`, name, begun: await progressOf(name) })
  }

  const progressOf = async (name: string) => (await memory.keyv.get<ReplyProgress>(name)) ?? noProgress

  async function takeBack({ thread }: LastVisit, { ids }: ReplyProgress, name: string): Promise<void> {
    const links = await progressOf(linksOf(name))
    for (const id of [...ids, ...links.ids])
      await withDeliveryRetry(() => platform.remove({ thread, id }), time, closed)
    await files.takeBack(name, thread, closed)
  }

  return {
    /** Delivers until the signal aborts; resolves then. */
    async run(): Promise<void> {
      while (isRunning())
        try {
          const reader = await hold()
          if (reader === undefined) await time.sleep(RETRY_MS, closed)
          else await round(reader)
        } catch (error) {
          if (!isRunning()) return
          if (isDefect(error)) report(error)
          await time.sleep(RETRY_MS, closed)
        }
    },
  }
}

/** Something said in a session: its key for the platform, and the name under which it is remembered. */
type Said = { key: string; name: string; session: number }
type Showing = Said & { text: string; begun: ReplyProgress }

/** "" where nothing is said any more. */
function textOf({ Type, By, Content, Change, FileIds = [] }: Spoken['Data']): string {
  const said = Content === '' && FileIds.length > 0 && Change !== 'Removed' ? '📎' : Content
  if (said === '' || Type !== 'Human' || By === undefined) return said
  return `**${By.Name.replaceAll(/[*_~`<>\n]/g, ' ').trim()}:** ${said}`
}

const linksOf = (name: string): string => `${name}/links`

/** Where a file may be taken, unless that is on the service's own machine. */
const addressOf = ({ url }: FileToSend): string[] =>
  /^(?:localhost|127\..*|\[::1\])$/.test(new URL(url).hostname) ? [] : [url]
