import type { IncomingMessage } from '../../bridge/platform.ts'
import { isRefusal, undelivered } from '../failures.ts'
import { atOf, idOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { type ChannelAddress, incomingOf, interpret, msOf } from './incoming.ts'
import type { SlackMessage } from './message.ts'
import type { People } from './people.ts'

type Listed = SlackMessage & { latest_reply?: string }
type Page = { messages?: Listed[]; response_metadata?: { next_cursor?: string } }
type Parts = { calls: Calls; findInstallation: FindInstallation; people: People }

export type MissedMessages = {
  /** Looks again at channels that were looked at: the app was away since. */
  lookAgain(): void
  in(thread: string, since: number): AsyncIterable<IncomingMessage>
}

/** Slack gives 15 at once, once a minute, to apps that are sold outside its marketplace. */
const PAGE = 100
/**
 * Finds what was said while nobody listened. One look at a channel counts for all of its talks: it tells which have news
 * and which began, and only these are read.
 */
export function createMissedMessages({ calls, findInstallation, people }: Parts): MissedMessages {
  const looks = new Map<string, Promise<Listed[]>>()
  const read = async (workspace: string, method: string, args: { channel: string } & Record<string, unknown>) => {
    try {
      return await calls<Page>({ workspace, method, lane: 'background', args: { limit: PAGE, ...args } })
    } catch (error) {
      // The app is not there any more, or the thread is not.
      if (isRefusal(error, 'not_in_channel', 'channel_not_found', 'thread_not_found', 'missing_scope')) return {}
      throw undelivered(error)
    }
  }
  const lookAt = ({ workspace, channel }: ChannelAddress): Promise<Listed[]> => {
    const key = `${workspace}/${channel}`
    const known = looks.get(key)
    if (known !== undefined) return known
    const messages = read(workspace, 'conversations.history', { channel }).then((page) => page.messages ?? [])
    looks.set(key, messages)
    messages.catch(() => looks.delete(key))
    return messages
  }
  async function* replies(
    { workspace, channel }: ChannelAddress,
    ts: string,
    since: number,
  ): AsyncGenerator<SlackMessage> {
    let cursor: string | undefined
    do {
      const from = { channel, ts, oldest: tsOf(since), ...(cursor && { cursor }) }
      const page: Page = await read(workspace, 'conversations.replies', from)
      yield* page.messages ?? []
      cursor = page.response_metadata?.next_cursor
    } while (cursor)
  }
  async function* missed(thread: string, since: number): AsyncGenerator<IncomingMessage> {
    const { workspace, channel, ts } = atOf(thread)
    // A channel by itself: its talks are found with any that is known there.
    if (ts === '') return
    const address = { workspace, channel }
    const { botUser } = await findInstallation(workspace)
    const told = async (message: SlackMessage) => {
      const incoming = await incomingOf(message, { ...address, botUser }, { people, knows: always })
      const meant = incoming && interpret(incoming)
      // An command is followed at once or not at all.
      return typeof meant === 'string' ? undefined : meant
    }
    for (const message of (await lookAt(address)).toReversed()) {
      if (message.ts === ts && msOf(message.latest_reply ?? '0') >= since)
        for await (const reply of replies(address, ts, since)) {
          const incoming = await told(reply)
          if (incoming?.thread === thread) yield incoming
        }
      // Talks that began meanwhile, which nobody knows yet.
      const incoming = msOf(message.ts) >= since ? await told(message) : undefined
      if (incoming !== undefined && incoming.thread === idOf({ ...address, ts: message.ts })) yield incoming
    }
  }
  return { lookAgain: () => looks.clear(), in: missed }
}

/** Of no thread is it asked but of those that are known. */
const always = async () => true
const tsOf = (ms: number): string => (ms / 1_000).toFixed(6)
