import type { ChannelAddress, IncomingMessage } from '../../bridge/platform/messages.ts'
import { commandOrMessage } from '../act/thread-commands.ts'
import type { SlackDesk } from '../desk/desk.ts'
import { isRefusal, undelivered } from '../failures.ts'
import { addressOf, idOf, msOf } from '../ids.ts'
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
  desk: SlackDesk
  report: (error: unknown) => void
}

type MissedMessages = {
  /** Forgets which channels were read. Called after a reconnect, since messages may have been missed again. */
  lookAgain(): void
  in(thread: string, since: number): AsyncIterable<IncomingMessage>
}

/** Slack's errors if the app is no longer in the channel, or the thread was deleted. */
const GONE = ['not_in_channel', 'channel_not_found', 'thread_not_found', 'message_not_found', 'missing_scope']

/**
 * Finds messages that were sent while the app was not connected. A channel is read once for all of its threads, back to the
 * beginning of the outage: its messages tell which threads began then, and which older ones have new replies. A thread that
 * began before all messages read there is read separately.
 */
export function createMissedMessages(parts: Parts): MissedMessages {
  const { calls, findInstallation, people, report } = parts
  const looks = new Map<string, Promise<Listed[]>>()

  /** The messages of a channel, or of the thread that `ts` began, page by page; none if the app is no longer there. */
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
        seen.push(...messages.map((message) => (msOf(message.ts) >= since ? message : rootOf(message))))
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
    const { workspace, channel, ts } = addressOf(thread)
    // A channel as a whole needs no reading: its new threads are found with any known thread of it.
    if (ts === '') return
    const address = { workspace, channel }
    const { botUser } = await findInstallation(workspace)
    const meant = async (message: SlackMessage) => {
      const incoming = await incomingOf(message, { ...address, botUser }, { people, knows: always })
      const meaning = incoming && commandOrMessage(incoming)
      // A missed command is not run late.
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
    // Threads that began during the outage.
    for (const message of seen) {
      const incoming = msOf(message.ts) >= since ? await meant(message) : undefined
      if (incoming !== undefined && incoming.thread === idOf({ ...address, ts: message.ts })) yield incoming
    }
  }
  return { lookAgain: () => looks.clear(), in: missed }
}

/** The fields to keep of a message that was not missed: whole messages of many channels would fill the memory. */
const rootOf = ({ ts, latest_reply }: Listed): Listed => ({ ts, ...(latest_reply !== undefined && { latest_reply }) })

/** Only known threads are read here. */
const always = async () => true
const tsOf = (ms: number): string => (ms / 1_000).toFixed(6)
