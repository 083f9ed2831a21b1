import { ChannelType, type Client, type Message, RESTJSONErrorCodes, type TextBasedChannel } from 'discord.js'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { MessageChanges } from '../../bridge/platform/messages.ts'
import { hasCode, isRefused, undelivered } from '../failures.ts'
import { addressOf, isByToken, tokenOf } from '../ids.ts'
import { isFromPerson } from '../message.ts'
import { mayReadHistory } from '../permissions.ts'
import { editedContentOf } from './incoming.ts'

type Asked = { client: Client<true>; on: Pick<BridgeListener, 'locales'>; thread: string; ids: string[] }

/** The most messages that Discord lists at once. */
const PAGE = 100

/** What became of messages in a thread. Its first message stands in another channel than those after it. */
export async function changesOf({ client, on, thread, ids }: Asked): Promise<MessageChanges> {
  const changes: MessageChanges = { edited: [], deleted: [] }
  if (isByToken(thread)) return changes
  const channels = Map.groupBy(ids, (id) => addressOf(id).channel)
  for (const [id, own] of channels) {
    const current =
      tokenOf(id) === undefined ? await currentMessages(client, id, own).catch(undefinedIfRefused) : undefined
    if (current === undefined) continue
    const hasCard = own.includes(thread) && current.has(addressOf(thread).message)
    if (hasCard && (await isThreadGone(client, thread))) changes.isThreadDeleted = true
    for (const message of own) {
      const now = current.get(addressOf(message).message)
      if (now === undefined) changes.deleted.push(message)
      // Discord also lists bots' messages, such as those in which they quote a question.
      else if (now.editedTimestamp !== null && isFromPerson(now))
        changes.edited.push({ id: message, ...(await editedContentOf(now, on.locales)), at: now.editedTimestamp })
    }
  }
  return changes
}

/** Whether the thread that a card began was deleted. */
async function isThreadGone({ channels }: Client<true>, card: string): Promise<boolean> {
  const found = await channels.fetch(addressOf(card).message).catch((error: unknown) => {
    if (hasCode(error, RESTJSONErrorCodes.UnknownChannel)) return null
    return undefinedIfRefused(error)
  })
  return found === null
}

/** The messages of a channel by their ids; undefined if Discord does not list them all. */
async function currentMessages(
  client: Client<true>,
  id: string,
  ids: string[],
): Promise<Map<string, Message> | undefined> {
  const channel = await client.channels.fetch(id)
  if (channel?.type === ChannelType.GuildForum) return await firstMessages(client, ids)
  // Without that permission Discord lists no messages, as if all were deleted.
  if (!channel?.isTextBased() || !mayReadHistory(channel)) return undefined
  return await messagesWithIds(channel, ids)
}

/** The first messages of posts in a forum. Each stands in its post, which has the same id. */
async function firstMessages(client: Client<true>, ids: string[]): Promise<Map<string, Message> | undefined> {
  const found = new Map<string, Message>()
  for (const id of ids) {
    const current = await currentMessages(client, addressOf(id).message, [id]).catch(noneIfDeleted)
    if (current === undefined) return undefined
    for (const [name, message] of current) found.set(name, message)
  }
  return found
}

function noneIfDeleted(error: unknown): Map<string, Message> {
  if (!hasCode(error, RESTJSONErrorCodes.UnknownChannel)) throw error
  return new Map()
}

async function messagesWithIds({ messages }: TextBasedChannel, ids: string[]): Promise<Map<string, Message>> {
  const found = new Map<string, Message>()
  let left = ids.map((id) => BigInt(addressOf(id).message)).toSorted((a, b) => (a < b ? -1 : 1))
  for (let [first] = left; first !== undefined; [first] = left) {
    const page = await messages.fetch({ after: `${first - 1n}`, limit: PAGE, cache: false })
    for (const [id, message] of page) found.set(id, message)
    const newest = [...page.keys()].map(BigInt).reduce((a, b) => (a > b ? a : b), first)
    left = page.size < PAGE ? [] : left.filter((id) => id > newest)
  }
  return found
}

/** Undefined for a refusal; other errors are thrown as `Undelivered`. */
function undefinedIfRefused(error: unknown): undefined {
  if (!isRefused(error)) throw undelivered(error)
}
