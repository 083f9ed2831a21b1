import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord.js'
import { collect } from '../requests/collect.ts'
import { createCommands } from './commands.ts'
import { createFiles } from './files.ts'
import { createGateway, type Gateway } from './gateway/gateway.ts'
import { channelShape, chunkOfMembers, guildShape, userShape } from './gateway/shapes.ts'
import { createIds } from './ids.ts'
import { createInteractions } from './interactions.ts'
import { createGestures } from './people/gestures.ts'
import { createPeople } from './people/people.ts'
import { createViewers } from './people/viewer.ts'
import { createPosts } from './posts.ts'
import { createRecord, type Requested } from './record.ts'
import { createFaults } from './rest/faults.ts'
import { createRoutes } from './rest/routes.ts'
import { createRest } from './rest/server.ts'
import { type Settings, usual } from './settings.ts'
import { createThreads } from './threads.ts'
import { createWorld, type SimChannelType } from './world.ts'

export type SimSettings = Partial<Omit<Settings, 'limits'>> & { limits?: Partial<Settings['limits']> }
export type SimDiscord = Awaited<ReturnType<typeof startDiscord>>

/**
 * Discord on a free port of this machine, with one guild, one text channel in it, one person who owns it and one bot.
 * A bot reaches it at `url`, as DISCORD_API_URL, with `settings.token`.
 */
export async function startDiscord(given: SimSettings = {}) {
  const settings: Settings = { ...usual, ...given, limits: { ...usual.limits, ...given.limits } }
  const ids = createIds()
  const world = createWorld(ids)
  const record = createRecord()
  const faults = createFaults()
  const address = { origin: '' }
  const files = createFiles({ ids, origin: () => address.origin, addressMs: () => settings.addressMs })
  const gatewayUrl = () => `${address.origin.replace('http', 'ws')}/gateway`

  const bot = world.addPerson('Porchlight', { bot: true })
  const owner = world.addPerson('Olive')
  const guild = world.addGuild('Lanternwick Homes', owner.id, EVERYONE)
  const botRole = { id: ids(), name: bot.name, permissions: BOT, botId: bot.id }
  guild.roles.set(botRole.id, botRole)
  guild.members.set(bot.id, { roles: [botRole.id], nick: null })
  const channel = world.addChannel({ type: ChannelType.GuildText, name: 'homes', guildId: guild.id })
  const applicationId = bot.id

  const gateway = createGateway({
    settings,
    url: gatewayUrl,
    greeting: () => ({
      ready: { v: 10, user: userShape(bot), application: { id: applicationId, flags: 0 } },
      guilds: [...world.guilds.values()]
        .filter(({ members }) => members.has(bot.id))
        .map((one) => ({ id: one.id, isAway: one.isAway, create: guildShape(world, one) })),
    }),
    membersChunk: ({ guild_id, user_ids, nonce }) => chunkOfMembers(world, guild_id, { user_ids, nonce }),
    seenBy: (t, d, intents) => (t.startsWith('MESSAGE_') ? withoutContent(d, intents, bot.id) : d),
    disturb: faults.ofEvent,
  })
  const dispatch: Gateway['dispatch'] = (...event) => gateway.dispatch(...event)
  const context = { settings, ids, world, files, record, dispatch, bot, applicationId }
  const posts = createPosts(context)
  const threads = createThreads(context)
  const commands = createCommands(ids, applicationId)
  const interactions = createInteractions(context, posts)
  const parts = { ...context, posts, threads, commands, interactions, gatewayUrl }
  const server = createRest({ ...parts, find: createRoutes(parts), faults })
  server.on('upgrade', gateway.upgrade)
  const line = createLine(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** for DISCORD_API_URL */
    url: `${address.origin}/api`,
    origin: address.origin,
    settings,
    bot: { id: bot.id, mention: `<@${bot.id}>`, role: botRole },
    owner,
    guild,
    channel,
    world,
    /** An id for an event that a test makes itself: nothing else has it. */
    newId: ids,
    commands,
    threads,
    faults,
    gateway,
    ...createPeople({ ...context, posts, threads }),
    ...createGestures(parts),
    viewer: createViewers({ ...context, posts }),
    requests: record.requests,
    pings: record.pings,
    seen: record.seen,
    outcomes: interactions.outcomes,
    /** An interaction in a given shape. */
    tellInteraction: interactions.tell,
    until: record.until,
    /** Has everybody who waits for something look again. */
    changed: record.changed,
    /** A person or a bot who is in the guild. */
    join(name: string, { locale = 'en-US', roles = [] as string[], bot: isBot = false } = {}) {
      const person = world.addPerson(name, { locale, bot: isBot })
      guild.members.set(person.id, { roles, nick: null })
      return person
    },
    /** A further channel of the guild. */
    addChannel(
      name: string,
      overwrites: (typeof channel)['overwrites'] = [],
      type: SimChannelType = ChannelType.GuildText,
    ) {
      const made = world.addChannel({ type, name, guildId: guild.id, overwrites })
      gateway.dispatch('CHANNEL_CREATE', channelShape(world, made), {
        guildId: guild.id,
        intents: GatewayIntentBits.Guilds,
      })
      return made
    },
    /** The person's private talk with the bot. */
    dm: (personId: string) => world.dmWith(personId),
    /** The guild is not there for bots, as in an outage of a part of Discord, or is there again. */
    guildAway(isAway: boolean) {
      guild.isAway = isAway
      const away = { id: guild.id, unavailable: true }
      const told = { guildId: guild.id, intents: GatewayIntentBits.Guilds }
      if (isAway) gateway.dispatch('GUILD_DELETE', away, told)
      else gateway.dispatch('GUILD_CREATE', guildShape(world, guild), told)
    },
    /** Nothing comes through, in or out, until it is mended. */
    cut: () => line.cut(),
    mend: () => line.mend(),
    async close() {
      if (settings.checked) collect(requestsOf(record.requests))
      interactions.close()
      gateway.close()
      server.close()
      line.cut()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const requestsOf = (requests: Requested[]) =>
  requests.map(({ method, path, body }) => ({
    platform: 'Discord' as const,
    what: `${method} ${path}`,
    body,
    count: 1,
  }))

const bits = PermissionFlagsBits
const EVERYONE =
  bits.ViewChannel |
  bits.SendMessages |
  bits.SendMessagesInThreads |
  bits.ReadMessageHistory |
  bits.SendVoiceMessages |
  bits.UseApplicationCommands |
  bits.AddReactions |
  bits.AttachFiles |
  bits.EmbedLinks
/** What an invitation asks for. */
const BOT =
  bits.ViewChannel |
  bits.SendMessages |
  bits.SendMessagesInThreads |
  bits.CreatePublicThreads |
  bits.ReadMessageHistory |
  bits.ChangeNickname |
  bits.AddReactions |
  bits.AttachFiles |
  bits.EmbedLinks

/** The connections to a server, to be broken off all at once. */
function createLine(server: { on(event: 'connection', listener: (socket: Socket) => void): unknown }) {
  const sockets = new Set<Socket>()
  let whole = true
  server.on('connection', (socket) => {
    if (!whole) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return undefined
  })
  return {
    cut() {
      whole = false
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      whole = true
    },
  }
}

/** Without the intent for it, a bot sees what is in messages only where they are its own, to it or mention it. */
function withoutContent(d: object, intents: number, botId: string): object {
  const {
    guild_id,
    author,
    mentions = [],
  } = d as { guild_id?: string; author?: { id: string }; mentions?: { id: string }[] }
  const may = (intents & GatewayIntentBits.MessageContent) !== 0 || guild_id === undefined || author?.id === botId
  if (may || mentions.some(({ id }) => id === botId) || author === undefined) return d
  return { ...d, content: '', embeds: [], attachments: [], components: [] }
}
