import type { IncomingMessage, Listener, Visitor } from '../../bridge/platform.ts'
import { idOf, idOfPerson, isDirect } from '../ids.ts'
import type { People } from './people.ts'
import { attachmentsOf, calledIn, isByPerson, type Said, textOf } from './said.ts'

/** Where a message stands. */
export type Spot = { workspace: string; channel: string }
export type Reading = { people: People; knows: Listener['knows'] }

/** What a message says to the app, whose user is `botUser`; undefined where it is not meant for it. */
export async function incomingOf(
  message: Said,
  { botUser, ...spot }: Spot & { botUser: string },
  { people, knows }: Reading,
): Promise<IncomingMessage | undefined> {
  if (!isByPerson(message)) return undefined
  const { workspace, channel } = spot
  const { ts, user, thread_ts = ts } = message
  const thread = idOf({ workspace, channel, ts: thread_ts })
  const called = calledIn(message)
  const isCalled = isDirect(channel) || called.includes(botUser)
  // In a thread with it the app need not be called; who calls somebody else does not speak to it.
  if (!isCalled && (called.length > 0 || thread_ts === ts || !(await knows(thread)))) return undefined
  return {
    ...talkOf({ ...spot, thread, person: user, locale: await people.localeOf(workspace, user) }),
    id: idOfPerson({ workspace, channel, ts }, user),
    text: textOf(message, botUser),
    attachments: attachmentsOf(message, workspace),
    at: msOf(ts),
  }
}

/** Who speaks where, for the bridge. Slack has no roles. */
export const talkOf = ({
  workspace,
  channel,
  ...talk
}: Spot & Pick<Visitor, 'thread' | 'person' | 'locale'>): Visitor => ({
  ...talk,
  place: { workspace, channel: isDirect(channel) ? '' : channel },
  roles: [],
})

/** The names of messages are times, in seconds. Parts of a ms tell which of two came first. */
export const msOf = (ts: string): number => Number(ts) * 1_000
