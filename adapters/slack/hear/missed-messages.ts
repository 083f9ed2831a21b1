import type { DeskListener } from '../../bridge/desk/port.ts'
import type { ChannelAddress, IncomingMessage } from '../../bridge/platform.ts'
import { commandOrMessage } from '../act/thread-commands.ts'
import { isRefusal, undelivered } from '../failures.ts'
import { atOf, idOf, msOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { messagePagesOf } from '../limits/pages.ts'
import type { SlackMessage } from '../message.ts'
import type { People } from '../people.ts'
import { incomingOf, takeAtDesk } from './incoming.ts'

type Listed = SlackMessage & { latest_reply?: string }
type Parts = {
  calls: Calls
  findInstallation: FindInstallation
  people: People
  /** has what is for a desk */
  desk: DeskListener
  report: (error: unknown) => void
}

type MissedMessages = {
  /** Looks again at channels that were looked at: the app was away since. */
  lookAgain(): void
  in(thread: string, since: number): AsyncIterable<IncomingMessage>
}

/** What Slack says where the app is no more, or the thread. */
const GONE = ['not_in_channel', 'channel_not_found', 'thread_not_found', 'message_not_found', 'missing_scope']

/**
 * Finds what was said while nobody listened. One look at a channel, back to the beginning of the time in question,
 * counts for all of its threads: it tells which began then, and which of the others have news. A thread that began
 * before all that was seen in that look is read by itself.
 */
export function createMissedMessages(parts: Parts): MissedMessages {
  const { calls, findInstallation, people, report } = parts
  const looks = new Map<string, Promise<Listed[]>>()

  /** The messages of a channel, or of the thread that `ts` began, page by page; none where the app is no more. */
  async function* pages(
    workspace: string,
    range: { channel: string; ts: string; oldest?: string },
  ): AsyncGenerator<Listed[]> {
    try {
      yield* messagePagesOf<Listed>(calls, { workspace, lane: 'background', ...range })
    } catch (error) {
      const failed = undelivered(error)
      if (failed.failure !== 'refused') throw failed
      if (!isRefusal(error, ...GONE)) report(failed)
    }
  }

  function lookAt({ workspace, channel }: ChannelAddress, since: number): Promise<Listed[]> {
    const key = `${workspace}/${channel}`
    const known = looks.get(key)
    if (known !== undefined) return known
    const look = async () => {
      const seen: Listed[] = []
      for await (const messages of pages(workspace, { channel, ts: '' })) {
        seen.push(...messages)
        const last = messages.at(-1)
        if (last === undefined || msOf(last.ts) < since) break
      }
      return seen.toReversed()
    }
    const looking = look()
    looks.set(key, looking)
    looking.catch(() => looks.delete(key))
    return looking
  }

  async function* missed(thread: string, since: number): AsyncGenerator<IncomingMessage> {
    const { workspace, channel, ts } = atOf(thread)
    // A channel by itself: its threads are found with any that is known there.
    if (ts === '') return
    const address = { workspace, channel }
    const { botUser } = await findInstallation(workspace)
    const meant = async (message: SlackMessage) => {
      const incoming = await incomingOf(message, { ...address, botUser }, { people, knows: always })
      const meaning = incoming && commandOrMessage(incoming)
      // A command is followed at once or not at all.
      return typeof meaning === 'string' ? undefined : meaning
    }
    const seen = await lookAt(address, since)
    const root = seen.find((message) => message.ts === ts)
    if (root === undefined || msOf(root.latest_reply ?? '0') >= since)
      for await (const replies of pages(workspace, { channel, ts, oldest: tsOf(since) }))
        for (const reply of replies) {
          if (await takeAtDesk(reply, { ...address, botUser }, parts)) continue
          const incoming = await meant(reply)
          if (incoming?.thread === thread) yield incoming
        }
    // Threads that began meanwhile, which nobody knows yet.
    for (const message of seen) {
      const incoming = msOf(message.ts) >= since ? await meant(message) : undefined
      if (incoming !== undefined && incoming.thread === idOf({ ...address, ts: message.ts })) yield incoming
    }
  }
  return { lookAgain: () => looks.clear(), in: missed }
}

/** Only threads that are known are asked about. */
const always = async () => true
const tsOf = (ms: number): string => (ms / 1_000).toFixed(6)
