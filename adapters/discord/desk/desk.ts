import { type Client, GuildMember, Routes } from 'discord.js'
import {
  type Desk,
  type DeskListener,
  type DeskMark,
  type DeskNotice,
  type DeskPlatform,
  noDesks,
} from '../../bridge/desk/port.ts'
import { visitorIdOf } from '../../bridge/memory/people.ts'
import { NO_PINGS } from '../connect/client.ts'
import { firstAccepted, isRefused, optional, throwUndelivered } from '../failures.ts'
import { addressOf, idOf, nonceOf } from '../ids.ts'
import { splitIntoMessages } from '../limits.ts'
import { rowsOf } from './desk-card.ts'
import { createDeskPosts, createRestWithoutRetries } from './posts.ts'
import { createDeskThreads } from './threads.ts'

type Parts = { client: Client<true>; token: string }

const marks: Record<DeskMark, string> = { staffOnly: '🔒', delivered: '✅', failed: '⚠️' }

/** Where staff sit on Discord: a text channel with a thread for each visitor, or a forum with a post for each. */
export function createDeskPlatform({ client, token }: Parts): DeskPlatform & { on: DeskListener } {
  const restWithoutRetries = createRestWithoutRetries(client, token)
  const threads = createDeskThreads(client, restWithoutRetries)
  const posts = createDeskPosts(client, restWithoutRetries)
  const { rest } = client

  async function notify({ key, isRetry, text, after, isReply, buttons }: DeskNotice): Promise<string> {
    const { channel, message: about } = addressOf(after)
    const components = rowsOf(buttons)
    const before = isRetry ? await posts.find(channel, after, (message) => message.content === text.trim()) : undefined
    if (before !== undefined) return idOf({ channel, message: before })
    const named = { nonce: nonceOf(key), enforce_nonce: true, allowed_mentions: NO_PINGS }
    const body = { content: splitIntoMessages(text)[0] ?? '…', components, ...named }
    const reference = isReply && { message_reference: { message_id: about, fail_if_not_exists: false } }
    const send = (more: object) => rest.post(Routes.channelMessages(channel), { body: { ...body, ...more } })
    const { id } = (await firstAccepted([() => send({ ...reference }), () => send({})])) as { id: string }
    return idOf({ channel, message: id })
  }

  async function isStaff(person: string, { channel: id }: Desk): Promise<boolean> {
    const channel = await client.channels.fetch(id)
    if (channel === null || channel.isDMBased()) return false
    const member = channel.guild.members.cache.get(person) ?? (await channel.guild.members.fetch(person))
    return member instanceof GuildMember && channel.permissionsFor(member).has('ViewChannel')
  }

  const guildOf = ({ workspace }: Desk) => client.guilds.cache.get(workspace)
  const desk: DeskPlatform & { on: DeskListener } = {
    name: 'discord',
    reorderMs: 0, // all comes by one connection
    on: noDesks,
    listen: (on) => void (desk.on = on),
    openThread: threads.open,
    showCard: (thread, card) => threads.showCard(thread, card).catch(throwUndelivered),
    show: posts.show,
    notify: (notice) => notify(notice).catch(throwUndelivered),
    async mark({ id }, mark, before) {
      const { channel, message } = addressOf(id)
      const reaction = (of: DeskMark) =>
        Routes.channelMessageOwnReaction(channel, message, encodeURIComponent(marks[of]))
      await optional(rest.put(reaction(mark)))
      if (before !== undefined && before !== mark) await optional(rest.delete(reaction(before)))
    },
    async archive(thread) {
      await rest.patch(Routes.channel(addressOf(thread).message), { body: { archived: true } }).catch(throwUndelivered)
    },
    erase: (thread) => threads.erase(thread).catch(throwUndelivered),
    async workspaceOf(thread) {
      const channel = await client.channels.fetch(addressOf(thread).channel)
      return channel === null || channel.isDMBased() ? undefined : channel.guildId
    },
    byOf: ({ person }) => visitorIdOf('discord', person),
    isStaff: (person, at) => isStaff(person, at).catch(refusedAsNo).catch(throwUndelivered),
    async nameOf({ channel: id }) {
      const channel = await client.channels.fetch(id)
      return channel === null || channel.isDMBased() ? undefined : `#${channel.name} (${channel.guild.name})`
    },
    localeOf: async (at) => guildOf(at)?.preferredLocale,
    async tellManager(at, text) {
      const guild = guildOf(at)
      if (guild === undefined) return
      const owner = await guild.fetchOwner()
      await owner.send({ content: `${guild.name}: ${text}`, allowedMentions: { parse: [] } })
    },
  }
  return desk
}

function refusedAsNo(error: unknown): false {
  if (!isRefused(error)) throw error
  return false
}
