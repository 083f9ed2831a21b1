import type { MessageChanges, Platform } from '../../bridge/platform.ts'
import { isRefused, undelivered } from '../failures.ts'
import { atOf, msOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { pagesOf } from '../limits/pages.ts'
import { isByPerson, type SlackMessage, textOf } from '../message.ts'

type Parts = { calls: Calls; findInstallation: FindInstallation }
type Page = { messages?: SlackMessage[] }

const PAGE = 100

/** Reads what became of messages in a thread. Slack lists them all or refuses. */
export function createChangesOf({ calls, findInstallation }: Parts): Platform['changesOf'] {
  async function standingIn(thread: string, ids: string[]): Promise<Map<string, SlackMessage>> {
    const { workspace, channel, ts } = atOf(thread)
    const times = ids.map((id) => atOf(id).ts).toSorted((one, other) => Number(one) - Number(other))
    const [oldest = '', latest = oldest] = [times[0], times.at(-1)]
    const args = { channel, ts, oldest, latest, inclusive: true, limit: PAGE }
    const replies = { workspace, method: 'conversations.replies', lane: 'background', args } as const
    const found = new Map<string, SlackMessage>()
    for await (const { messages = [] } of pagesOf<Page>(calls, replies))
      for (const message of messages) found.set(message.ts, message)
    return found
  }

  return async (thread, ids) => {
    const changes: MessageChanges = { edited: [], deleted: [] }
    try {
      const { botUser } = await findInstallation(atOf(thread).workspace)
      const standing = await standingIn(thread, ids)
      for (const id of ids) {
        const now = standing.get(atOf(id).ts)
        // Of a first message with replies, a tombstone is left.
        if (now === undefined || now.subtype === 'tombstone') changes.deleted.push(id)
        else if (isByPerson(now) && now.edited !== undefined)
          changes.edited.push({ id, text: textOf(now, botUser), at: msOf(now.edited.ts) })
      }
      return changes
    } catch (error) {
      if (isRefused(error)) return changes
      throw undelivered(error)
    }
  }
}
