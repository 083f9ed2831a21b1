import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { StaffMessage } from '../../bridge/desk/port.ts'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { Attachment, ChannelAddress, IncomingMessage } from '../../bridge/platform/messages.ts'
import { type Time, waitAtMost } from '../../bridge/time.ts'
import { commandIn } from '../act/thread-commands.ts'
import type { SlackDesk } from '../desk/desk.ts'
import { isRefused } from '../failures.ts'
import { idOf, idOfPerson, isDirect, msOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { type People, visitorIn } from '../people.ts'
import { askedIn, type Marked } from '../show/body.ts'
import { attachmentsOf, isByPerson, mentionedIn, quoted, type SlackMessage, textOf, usersIn } from '../text/message.ts'

/** `quoteRoot`: reads the first message of a thread that the bot has not been in. */
export type Reading = {
  people: People
  knows: BridgeListener['knows']
  quoteRoot?: (root: ChannelAddress & { ts: string }, botUser: string) => Promise<Quotation | undefined>
}
type Reader = { workspace: string; botUser: string }

/** The text of a message with the names of those whom it mentions. */
export async function readText(message: SlackMessage, { workspace, botUser }: Reader, people: People): Promise<string> {
  const mentioned = usersIn(message).filter((id) => id !== botUser)
  return textOf(message, botUser, await people.namesOf(workspace, [...new Set(mentioned)]))
}

/** A message that a question is about. */
type Quotation = { text: string; attachments: Attachment[] }

/** Reads a message to the app; undefined if it is not meant for the app. `botUser`: the user id of the app. */
export async function incomingOf(
  message: SlackMessage,
  { botUser, ...address }: ChannelAddress & { botUser: string },
  { people, knows, quoteRoot }: Reading,
): Promise<IncomingMessage | undefined> {
  if (!isByPerson(message)) return undefined
  const { workspace, channel } = address
  const { ts, user, thread_ts = ts } = message
  const thread = idOf({ workspace, channel, ts: thread_ts })
  const called = mentionedIn(message)
  const isCalled = isDirect(channel) || called.includes(botUser)
  // In a known thread no mention is needed, but a message that mentions somebody else is not for the app.
  if (!isCalled && (called.length > 0 || thread_ts === ts || !(await knows(thread)))) return undefined
  const text = await readText(message, { workspace, botUser }, people)
  const isReply = thread_ts !== ts && !isDirect(channel) && commandIn(text) === undefined
  // A mention in an unknown thread is a question about the thread's first message.
  const about =
    isReply && !(await knows(thread)) ? await quoteRoot?.({ ...address, ts: thread_ts }, botUser) : undefined
  return {
    ...visitorIn({ ...address, thread, person: user, ...(await people.profileOf(workspace, user)) }),
    id: idOfPerson({ workspace, channel, ts }, user),
    text,
    attachments: attachmentsOf(message, workspace),
    about,
    at: msOf(ts),
  }
}

/** Reads a question that the app posted in a person's name; undefined for any other message. The app may have ended before it stored it. */
export async function askedByApp(
  message: SlackMessage & Marked,
  { botUser, ...address }: ChannelAddress & { botUser: string },
  people: People,
): Promise<IncomingMessage | undefined> {
  const asked = message.user === botUser ? askedIn(message) : undefined
  if (asked === undefined) return undefined
  const { workspace, channel } = address
  const { ts, thread_ts = ts } = message
  const { person, text } = asked
  const profile = await people.profileOf(workspace, person)
  const visitor = visitorIn({ ...address, thread: idOf({ workspace, channel, ts: thread_ts }), person, ...profile })
  return { ...visitor, id: idOfPerson({ workspace, channel, ts }, person), text, attachments: [], at: msOf(ts) }
}

/** Passes a reply in a thread to the desk if it is for the desk: any in a desk thread, those of staff in a visitor's. False if not. */
export async function takeAtDesk(
  message: SlackMessage,
  { botUser, ...address }: ChannelAddress & { botUser: string },
  { desk, people }: { desk: SlackDesk; people: People },
): Promise<boolean> {
  if (!isByPerson(message) || isDirect(address.channel)) return false
  const { workspace, channel } = address
  const { ts, user: person, thread_ts: root = ts } = message
  if (root === ts) return false
  const visitor = visitorIn({ ...address, thread: idOf({ ...address, ts: root }), person })
  const called = mentionedIn(message)
  const isMention = called.includes(botUser)
  if (!(await desk.on.takes(visitor, isMention))) return false
  const staff: StaffMessage = {
    ...visitor,
    ...(await people.profileOf(workspace, person)),
    id: idOfPerson({ workspace, channel, ts }, person),
    text: await readText(message, { workspace, botUser }, people),
    attachments: attachmentsOf(message, workspace),
    at: msOf(ts),
    isMention,
    isToOthers: called.some((id) => id !== botUser),
  }
  await desk.on.receive(staff)
  // A message that is read after a reconnect may have been received before and edited since.
  if (message.edited !== undefined) await desk.on.edited({ ...staff, at: msOf(message.edited.ts) })
  return true
}

export type ThreadRoots = {
  /** Quotes the first message of a thread; undefined if Slack fails or does not answer within `WAIT_MS`. */
  quote: (root: ChannelAddress & { ts: string }, botUser: string) => Promise<Quotation | undefined>
}
type Parts = { calls: Calls; people: People; time: Time }

/** Longest wait, in ms; Slack repeats an event that is not acknowledged within 3 s. */
const WAIT_MS = 1_200
/** Size of the cache; most mentions arrive as two events. */
const KEPT_MAX = 200

/** Reads the first message of a thread, so that "what do you think of this?" is understood. */
export function createThreadRoots({ calls, people, time }: Parts): ThreadRoots {
  const known = new Map<string, Promise<Quotation | undefined>>()
  const read = async ({ workspace, channel, ts }: ChannelAddress & { ts: string }, botUser: string) => {
    const args = { channel, ts, oldest: ts, latest: ts, inclusive: true, limit: 1 }
    const method = 'conversations.replies'
    const { messages = [] } = await calls<{ messages?: SlackMessage[] }>({ workspace, method, lane: 'live', args })
    const root = messages.find((message) => message.ts === ts)
    if (root === undefined || root.subtype === 'tombstone') return undefined
    const { name } = root.user === undefined ? { name: '' } : await people.find(workspace, root.user)
    const text = await readText(root, { workspace, botUser }, people)
    return { text: quoted(text, name), attachments: attachmentsOf(root, workspace) }
  }
  return {
    async quote(root, botUser) {
      const key = `${root.workspace}/${root.channel}/${root.ts}`
      const quoting = known.get(key) ?? read(root, botUser)
      known.set(key, quoting)
      dropOldest(known, KEPT_MAX)
      const orNothing = quoting.catch((error: unknown) => {
        if (!isRefused(error)) known.delete(key)
        return undefined
      })
      return waitAtMost(time, WAIT_MS, orNothing)
    },
  }
}
