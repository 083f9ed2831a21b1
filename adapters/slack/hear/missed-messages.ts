import type { ChannelAddress, IncomingMessage } from '../../bridge/platform/messages.ts'
import { commandOrMessage } from '../act/thread-commands.ts'
import type { SlackDesk } from '../desk/desk.ts'
import { isRefusal, undelivered } from '../failures.ts'
import { addressOf, idOf, msOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { messagePagesOf } from '../limits/pages.ts'
import type { People } from '../people.ts'
import type { Marked } from '../show/body.ts'
import type { SlackMessage } from '../text/message.ts'
import { askedByApp, incomingOf, type Reading, takeAtDesk } from './incoming.ts'

type Listed = SlackMessage & Marked & { latest_reply?: string }
/** What a channel showed after the outage. */
type Look = {
  /** oldest first */
  seen: Listed[]
  /** `ts` of the threads with new replies that were not known then, and have not been read since */
  unread: Set<string>
  /** whether what was said outside of known threads is being looked for, or was */
  isSearched: boolean
}
type Parts = {
  calls: Calls
  findInstallation: FindInstallation
  people: People
  desk: SlackDesk
  report: (error: unknown) => void
} & Required<Pick<Reading, 'knows' | 'quoteRoot'>>

type MissedMessages = {
  /** Forgets which channels were read. Called after a reconnect, since messages may have been missed again. */
  lookAgain(): void
  in(thread: string, since: number): AsyncIterable<IncomingMessage>
}

/** Slack's errors if the app is no longer in the channel, or the thread was deleted. */
const GONE = ['not_in_channel', 'channel_not_found', 'thread_not_found', 'message_not_found', 'missing_scope']

/**
 * Finds messages that were sent while the app was not connected. A channel is read once for all of its threads, back to the
 * beginning of the outage: its messages tell which threads began then, and which older ones have new replies. A known thread that
 * began before all messages read there is read separately; in another one, a mention is not found.
 */
export function createMissedMessages(parts: Parts): MissedMessages {
  const { calls, findInstallation, people, knows, quoteRoot, report } = parts
  const looks = new Map<string, Promise<Look>>()

  /** The messages of a channel, or of the thread that `ts` began, page by page; none if the app is no longer there. */
  async function* pages(
    workspace: string,
    range: { channel: string; ts: string; oldest?: string },
  ): AsyncGenerator<Listed[]> {
    try {
      yield* messagePagesOf<Listed>(calls, { workspace, lane: 'background', include_all_metadata: true, ...range })
    } catch (error) {
      const failed = undelivered(error)
      if (failed.failure !== 'refused') throw failed
      if (!isRefusal(error, ...GONE)) report(failed)
    }
  }

  function lookAt({ workspace, channel }: ChannelAddress, since: number): Promise<Look> {
    const key = `${workspace}/${channel}`
    const known = looks.get(key)
    if (known !== undefined) return known
    const look = async () => {
      const seen: Listed[] = []
      for await (const messages of pages(workspace, { channel, ts: '' })) {
        seen.push(...messages.map((message) => (msOf(message.ts) >= since ? message : rootOf(message))))
        const last = messages.at(-1)
        if (last === undefined || msOf(last.ts) < since) break
      }
      const unread = new Set<string>()
      for (const message of seen.filter((one) => hasRepliesSince(one, since)))
        if (!(await knows(idOf({ workspace, channel, ts: message.ts })))) unread.add(message.ts)
      return { seen: seen.toReversed(), unread, isSearched: false }
    }
    const looking = look()
    looks.set(key, looking)
    looking.catch(() => looks.get(key) === looking && looks.delete(key))
    return looking
  }

  type Place = ChannelAddress & { botUser: string }
  /** The message as one to the app; undefined for any other, and for a command: a missed one is not run late. */
  async function meant(message: Listed, place: Place, isKnown: boolean): Promise<IncomingMessage | undefined> {
    const asked = await askedByApp(message, place, people)
    if (asked !== undefined) return asked
    const incoming = await incomingOf(message, place, { people, quoteRoot, knows: async () => isKnown })
    const meaning = incoming && commandOrMessage(incoming)
    return typeof meaning === 'string' ? undefined : meaning
  }

  /** The missed replies to the app in a thread. In one that is not known, only those that mention the app are to it. */
  async function* repliesIn(thread: string, place: Place, { since, isKnown }: { since: number; isKnown: boolean }) {
    const { workspace, channel, ts } = addressOf(thread)
    for await (const replies of pages(workspace, { channel, ts, oldest: tsOf(since) }))
      for (const reply of replies) {
        // What began the thread is listed with its replies.
        if (reply.ts === ts || (await takeAtDesk(reply, place, parts))) continue
        const incoming = await meant(reply, place, isKnown)
        if (incoming?.thread === thread) yield incoming
      }
  }

  /** What began threads during the outage, with the replies in these, and replies in threads that are not known. */
  async function* outsideKnownThreads({ seen, unread }: Look, place: Place, since: number) {
    for (const message of seen) {
      const thread = idOf({ ...place, ts: message.ts })
      const incoming = msOf(message.ts) >= since ? await meant(message, place, true) : undefined
      const isBegun = incoming?.thread === thread
      if (isBegun) yield incoming
      if (!unread.has(message.ts)) continue
      yield* repliesIn(thread, place, { since, isKnown: isBegun })
      unread.delete(message.ts)
    }
  }

  async function* missed(thread: string, since: number): AsyncGenerator<IncomingMessage> {
    const { workspace, channel, ts } = addressOf(thread)
    if (channel === '') return
    const { botUser } = await findInstallation(workspace)
    const place = { workspace, channel, botUser }
    const look = await lookAt(place, since)
    const root = look.seen.find((message) => message.ts === ts)
    if (ts !== '' && (root === undefined || hasRepliesSince(root, since)))
      yield* repliesIn(thread, place, { since, isKnown: true })
    if (look.isSearched) return
    look.isSearched = true
    let isDone = false
    try {
      yield* outsideKnownThreads(look, place, since)
      isDone = true
    } finally {
      look.isSearched = isDone
    }
  }
  return {
    lookAgain: () => looks.clear(),
    in: missed,
  }
}

const hasRepliesSince = ({ latest_reply = '0' }: Listed, since: number): boolean => msOf(latest_reply) >= since

/** The fields to keep of a message that was not missed: whole messages of many channels would fill the memory. */
const rootOf = ({ ts, latest_reply }: Listed): Listed => ({ ts, ...(latest_reply !== undefined && { latest_reply }) })

const tsOf = (ms: number): string => (ms / 1_000).toFixed(6)
