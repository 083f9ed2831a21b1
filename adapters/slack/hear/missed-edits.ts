import type { MessageChanges } from '../../bridge/platform/messages.ts'
import type { Platform } from '../../bridge/platform/platform.ts'
import { isRefusal, isRefused, undelivered } from '../failures.ts'
import { addressOf, msOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { messagesOf } from '../limits/pages.ts'
import type { People } from '../people.ts'
import { attachmentsOf, isByPerson, isChanged, type SlackMessage } from '../text/message.ts'
import { readText } from './incoming.ts'

type Parts = { calls: Calls; findInstallation: FindInstallation; people: People }

/** Reads what became of messages in a thread. Slack lists them all or refuses. */
export function createChangesOf({ calls, findInstallation, people }: Parts): Platform['changesOf'] {
  async function currentMessages(thread: string, ids: string[]): Promise<Map<string, SlackMessage>> {
    const times = ids.map((id) => addressOf(id).ts).toSorted((one, other) => Number(one) - Number(other))
    const [oldest, latest = oldest] = [times[0], times.at(-1)]
    if (oldest === undefined || latest === undefined) return new Map()
    const { workspace, channel, ts } = addressOf(thread)
    const replies = { workspace, lane: 'background', channel, ts, oldest, latest, inclusive: true } as const
    const found = new Map<string, SlackMessage>()
    for await (const message of messagesOf<SlackMessage>(calls, replies)) found.set(message.ts, message)
    return found
  }

  /** Whether the app's card, which began the thread, was deleted: with its thread, or from above its replies. */
  async function isCardGone(card: string): Promise<boolean> {
    try {
      return isGone((await currentMessages(card, [card])).get(addressOf(card).ts))
    } catch (error) {
      if (isRefusal(error, 'thread_not_found')) return true
      throw error
    }
  }

  return async (thread, all) => {
    const ids = all.filter((id) => id !== thread)
    const changes: MessageChanges = { edited: [], deleted: [] }
    try {
      const { workspace } = addressOf(thread)
      const { botUser } = await findInstallation(workspace)
      if (ids.length < all.length && (await isCardGone(thread))) changes.deleted.push(thread)
      const current = await currentMessages(thread, ids)
      for (const id of ids) {
        const now = current.get(addressOf(id).ts)
        if (now === undefined || isGone(now)) changes.deleted.push(id)
        else if (isByPerson(now) && isChanged(now))
          changes.edited.push({
            id,
            text: await readText(now, { workspace, botUser }, people),
            attachments: attachmentsOf(now, workspace),
            at: now.edited === undefined ? 0 : msOf(now.edited.ts),
          })
      }
      return changes
    } catch (error) {
      if (isRefused(error)) return changes
      throw undelivered(error)
    }
  }
}

/** Slack leaves a tombstone for a deleted first message that has replies. */
const isGone = (message: SlackMessage | undefined): boolean => message === undefined || message.subtype === 'tombstone'
