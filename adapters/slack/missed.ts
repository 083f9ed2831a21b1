import type { Incoming, Platform } from '../bridge/platform.ts'
import type { Time } from '../bridge/time.ts'
import type { Calls, Homes } from './calls.ts'
import { isRefusal, undelivered } from './failures.ts'
import { atOf, idOf } from './ids.ts'
import { incomingOf, msOf, type Spot } from './incoming.ts'
import type { People } from './people.ts'
import type { Said } from './said.ts'

type Listed = Said & { latest_reply?: string }
type Page = { messages?: Listed[]; response_metadata?: { next_cursor?: string } }
type Parts = { calls: Calls; homes: Homes; people: People; time: Time }

/** Slack gives 15 at once, once a minute, to apps that are sold outside its marketplace. */
const PAGE = 100
/** A look at a channel counts for all of its threads. */
const FRESH_MS = 10_000

/**
 * Finds what was said while nobody listened. One look at a channel tells which of its talks have news and which began;
 * only these are read, as fast as Slack lets them be.
 */
export function createMissed({ calls, homes, people, time }: Parts): Platform['missed'] {
  const looks = new Map<string, { at: number; messages: Promise<Listed[]> }>()
  const read = async (workspace: string, method: string, args: { channel: string } & Record<string, unknown>) => {
    try {
      return await calls<Page>({ workspace, method, lane: 'background', args: { limit: PAGE, ...args } })
    } catch (error) {
      // The app is not there any more, or the thread is not.
      if (isRefusal(error, 'not_in_channel', 'channel_not_found', 'thread_not_found', 'missing_scope')) return {}
      throw undelivered(error)
    }
  }
  const lookAt = ({ workspace, channel }: Spot): Promise<Listed[]> => {
    const key = `${workspace}/${channel}`
    const known = looks.get(key)
    if (known !== undefined && known.at > time.now() - FRESH_MS) return known.messages
    const messages = read(workspace, 'conversations.history', { channel }).then((page) => page.messages ?? [])
    looks.set(key, { at: time.now(), messages })
    messages.catch(() => looks.delete(key))
    return messages
  }
  async function* replies({ workspace, channel }: Spot, ts: string, since: number): AsyncGenerator<Said> {
    let cursor: string | undefined
    do {
      const from = { channel, ts, oldest: tsOf(since), ...(cursor && { cursor }) }
      const page: Page = await read(workspace, 'conversations.replies', from)
      yield* page.messages ?? []
      cursor = page.response_metadata?.next_cursor
    } while (cursor)
  }
  return async function* missed(thread, since): AsyncGenerator<Incoming> {
    const { workspace, channel, ts } = atOf(thread)
    const spot = { workspace, channel }
    const { botUser } = await homes(workspace)
    const told = (message: Said) => incomingOf(message, { ...spot, botUser }, { people, knows: always })
    for (const message of (await lookAt(spot)).toReversed()) {
      if (message.ts === ts && msOf(message.latest_reply ?? '0') >= since)
        for await (const reply of replies(spot, ts, since)) {
          const incoming = await told(reply)
          if (incoming?.thread === thread) yield incoming
        }
      // Talks that began meanwhile, which nobody knows yet.
      const incoming = msOf(message.ts) >= since ? await told(message) : undefined
      if (incoming !== undefined && incoming.thread === idOf({ ...spot, ts: message.ts })) yield incoming
    }
  }
}

/** Of no thread is it asked but of those that are known. */
const always = async () => true
const tsOf = (ms: number): string => (ms / 1_000).toFixed(6)
