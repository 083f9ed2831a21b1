import {
  type APIMessage,
  type APIThreadChannel,
  ChannelType,
  type Client,
  type ForumChannel,
  type NewsChannel,
  type REST,
  RESTJSONErrorCodes,
  Routes,
  type TextChannel,
} from 'discord.js'
import type { DeskCard, DeskPlatform } from '../../bridge/desk/port.ts'
import { customIdsIn } from '../controls.ts'
import { hasCode, ignoreRefused, inPlainestForm, isRefused, throwUndelivered } from '../failures.ts'
import { addressOf, idOf, nonceOf } from '../ids.ts'
import { AUTO_ARCHIVE_MINUTES, threadNameOf } from '../show/answer-channels.ts'
import { deskCardMessage, plainCard, rowsOf } from './desk-card.ts'

type Opening = Parameters<DeskPlatform['openThread']>[0]

/** How many messages or threads are searched for a card from an earlier attempt. */
const LOOKED_AT = 100

/** Desk threads. In a text channel the card is the message that the thread starts from, in a forum the first message of the post. */
export function createDeskThreads(client: Client<true>, restWithoutRetries: REST) {
  const { rest } = client

  async function open(opening: Opening): Promise<string | undefined> {
    const channel = await client.channels.fetch(opening.desk.channel).catch(goneAsNull)
    if (channel === null) return undefined
    if (channel.type === ChannelType.GuildForum) return await openPost(channel, opening)
    if (channel.type === ChannelType.GuildText || channel.type === ChannelType.GuildAnnouncement)
      return await openThread(channel, opening)
    throw new Error(`a channel of type ${channel.type} takes no threads`)
  }

  async function openThread(channel: TextChannel | NewsChannel, { key, isRetry, card }: Opening): Promise<string> {
    const before = isRetry ? await findCard(channel.id, card) : undefined
    const named = { nonce: nonceOf(key), enforce_nonce: true }
    const send = (body: object) => rest.post(Routes.channelMessages(channel.id), { body: { ...body, ...named } })
    const message = before ?? ((await inPlainestWay(card, send)) as APIMessage).id
    try {
      await channel.threads.create({
        name: threadNameOf(card.title),
        startMessage: message,
        autoArchiveDuration: AUTO_ARCHIVE_MINUTES,
      })
    } catch (error) {
      if (!hasCode(error, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage)) throw error
    }
    return idOf({ channel: channel.id, message })
  }

  /** Creates a post in a forum. If the forum requires a tag, the first one is used that needs no permission to manage threads. */
  async function openPost(forum: ForumChannel, { isRetry, card }: Opening): Promise<string> {
    const before = isRetry ? await findPost(forum, card) : undefined
    if (before !== undefined) return idOf({ channel: forum.id, message: before })
    const [tag] = forum.availableTags.toSorted((one, other) => Number(one.moderated) - Number(other.moderated))
    const needsTag = forum.flags.has('RequireTag') && tag !== undefined
    const about = {
      name: threadNameOf(card.title),
      auto_archive_duration: AUTO_ARCHIVE_MINUTES,
      ...(needsTag && { applied_tags: [tag.id] }),
    }
    const post = (message: object) => restWithoutRetries.post(Routes.threads(forum.id), { body: { ...about, message } })
    const made = (await inPlainestWay(card, post)) as APIThreadChannel
    return idOf({ channel: forum.id, message: made.id })
  }

  /**
   * Does something that Discord refuses in an archived thread, and archives the thread again. Whoever may send messages may
   * unarchive a thread that is not locked: https://docs.discord.com/developers/resources/channel#modify-channel
   */
  async function unarchivedFor(thread: string, work: () => Promise<unknown>): Promise<void> {
    await rest.patch(Routes.channel(thread), { body: { archived: false } })
    await work()
    await rest.patch(Routes.channel(thread), { body: { archived: true } })
  }

  async function findCard(channel: string, card: DeskCard): Promise<string | undefined> {
    const query = new URLSearchParams({ limit: `${LOOKED_AT}` })
    const found = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[]
    return found.find((message) => isCard(message, card))?.id
  }

  async function findPost(forum: ForumChannel, card: DeskCard): Promise<string | undefined> {
    const { threads } = (await rest.get(Routes.guildActiveThreads(forum.guildId))) as { threads: APIThreadChannel[] }
    const own = threads.filter(({ parent_id, owner_id }) => parent_id === forum.id && owner_id === client.user.id)
    const newest = own.toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1)).slice(0, LOOKED_AT)
    for (const { id, name } of newest) {
      if (name !== threadNameOf(card.title)) continue
      const first = (await rest.get(Routes.channelMessage(id, id)).catch(ignoreRefused)) as APIMessage | undefined
      if (first !== undefined && isCard(first, card)) return id
    }
    return undefined
  }

  /** Whether the message is the bot's card of the same session, by the ids of its buttons. */
  function isCard(message: APIMessage, card: DeskCard): boolean {
    if (message.author.id !== client.user.id) return false
    const wanted = new Set(rowsOf(card.buttons).flatMap((one) => one.components.map(({ custom_id }) => custom_id)))
    return customIdsIn(message).some((id) => wanted.has(id))
  }

  return {
    open: (opening: Opening): Promise<string | undefined> => open(opening).catch(throwUndelivered),

    async showCard(thread: string, card: DeskCard): Promise<void> {
      const { channel, message } = addressOf(thread)
      const isPost = (await client.channels.fetch(channel))?.type === ChannelType.GuildForum
      const route = Routes.channelMessage(isPost ? message : channel, message)
      const change = (body: object) => rest.patch(route, { body })
      const edit = () => inPlainestWay(card, change)
      await edit().catch(async (error: unknown) => {
        if (!hasCode(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error
        await unarchivedFor(message, edit)
      })
    },

    /** Deletes the card and the thread. Without the permission to delete the thread, it is archived. */
    async erase(thread: string): Promise<void> {
      const { channel, message } = addressOf(thread)
      await rest.delete(Routes.channelMessage(channel, message)).catch(ignoreRefused)
      await rest.delete(Routes.channel(message)).catch(async (error: unknown) => {
        if (!isRefused(error)) throw error
        await rest.patch(Routes.channel(message), { body: { archived: true } }).catch(ignoreRefused)
      })
    },
  }
}

/** Shows a card; if Discord refuses it, as plain text. */
const inPlainestWay = (card: DeskCard, show: (message: object) => Promise<unknown>): Promise<unknown> =>
  inPlainestForm([() => show(deskCardMessage(card)), () => show(plainCard(card))])

function goneAsNull(error: unknown): null {
  if (!hasCode(error, RESTJSONErrorCodes.UnknownChannel)) throw error
  return null
}
