import {
  type APIEmbed,
  type APIMessageSnapshot,
  type APIMessageTopLevelComponent,
  type APIOverwrite,
  type APIPoll,
  type APIStickerItem,
  ChannelType,
  type InteractionType,
  MessageType,
} from 'discord.js'
import { refusal } from './forms/refusal.ts'
import type { Ids } from './ids.ts'

/** Somebody on Discord, the bot too. */
export type Person = { id: string; name: string; locale: string; bot: boolean }
/** `botId`: of the role that Discord made for a bot */
export type Role = { id: string; name: string; permissions: bigint; botId?: string }
export type Guild = {
  id: string
  name: string
  ownerId: string
  locale: string
  /** whether an outage keeps it from bots */
  isAway: boolean
  roles: Map<string, Role>
  /** the roles of each person who is here, besides @everyone */
  members: Map<string, { roles: string[]; nick: string | null }>
}
/** Where people may write, and where they open posts. */
export type SimChannelType =
  | ChannelType.GuildText
  | ChannelType.GuildAnnouncement
  | ChannelType.GuildVoice
  | ChannelType.GuildForum
  | ChannelType.DM
  | ChannelType.GroupDM
  | ChannelType.PublicThread
  | ChannelType.PrivateThread
  | ChannelType.AnnouncementThread
export type Channel = {
  id: string
  type: SimChannelType
  name: string
  guildId: string | undefined
  /** of a thread */
  parentId: string | undefined
  ownerId: string | undefined
  /** of a thread, in ms: later than its id tells if it began with a message */
  openedAt?: number
  /** of a thread: who is in it; of a DM: who talks with the bot */
  people: Set<string>
  overwrites: APIOverwrite[]
  archived: boolean
  locked: boolean
  /** of a forum that demands one of them for each post; `moderated`: only who manages threads may give it */
  tags?: { id: string; name: string; moderated: boolean }[]
  messages: Map<string, Message>
}
export type Mentions = { users: string[]; roles: string[]; everyone: boolean }
export type Message = {
  id: string
  channelId: string
  authorId: string
  type: MessageType
  content: string
  embeds: APIEmbed[]
  components: APIMessageTopLevelComponent[]
  attachments: string[]
  flags: number
  editedAt: number | undefined
  replyTo: string | undefined
  /** what was forwarded, as it was then */
  snapshots: APIMessageSnapshot[]
  poll: APIPoll | undefined
  stickers: APIStickerItem[]
  nonce: string | number | undefined
  /** that wrote it, and whose it is */
  webhook: { id: string; applicationId: string } | undefined
  mentions: Mentions
  /** by emoji, who */
  reactions: Map<string, Set<string>>
  /** the only one who sees it */
  onlyFor: string | undefined
  /** the interaction that it answers */
  interaction: { id: string; type: InteractionType; personId: string } | undefined
}

/** All that is on this Discord. Looking up what is not there refuses as Discord does. */
export type World = ReturnType<typeof createWorld>

export function createWorld(ids: Ids) {
  const people = new Map<string, Person>()
  const guilds = new Map<string, Guild>()
  const channels = new Map<string, Channel>()

  const person = (id: string) => found(people.get(id), 'unknownUser')
  const guild = (id: string) => found(guilds.get(id), 'unknownGuild')
  const channel = (id: string) => found(channels.get(id), 'unknownChannel')
  const message = (channelId: string, id: string) => found(channel(channelId).messages.get(id), 'unknownMessage')

  function addPerson(name: string, { locale = 'en-US', bot = false } = {}): Person {
    const made = { id: ids(), name, locale, bot }
    people.set(made.id, made)
    return made
  }
  function addGuild(name: string, ownerId: string, everyone: bigint): Guild {
    const id = ids()
    const roles = new Map([[id, { id, name: '@everyone', permissions: everyone }]])
    const members = new Map([[ownerId, { roles: [], nick: null }]])
    const made = { id, name, ownerId, locale: 'en-US', isAway: false, roles, members }
    guilds.set(id, made)
    return made
  }
  function addChannel(set: Pick<Channel, 'type' | 'name' | 'guildId'> & Partial<Channel>): Channel {
    const none = { parentId: undefined, ownerId: undefined, archived: false, locked: false }
    const made = { id: ids(), people: new Set<string>(), overwrites: [], messages: new Map(), ...none, ...set }
    channels.set(made.id, made)
    return made
  }
  const knownDm = (personId: string) =>
    [...channels.values()].find(({ type, people: who }) => type === ChannelType.DM && who.has(personId))
  const hasDmWith = (personId: string): boolean => knownDm(personId) !== undefined
  function dmWith(personId: string): Channel {
    return (
      knownDm(personId) ??
      addChannel({ type: ChannelType.DM, name: '', guildId: undefined, people: new Set([personId]) })
    )
  }
  return {
    people,
    guilds,
    channels,
    person,
    guild,
    channel,
    message,
    addPerson,
    addGuild,
    addChannel,
    hasDmWith,
    dmWith,
  }
}

function found<T>(value: T | undefined, otherwise: Parameters<typeof refusal>[0]): T {
  if (value === undefined) throw refusal(otherwise)
  return value
}

const THREADS: ChannelType[] = [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread]
export const isThread = ({ type }: Channel): boolean => THREADS.includes(type)

/** A message with nothing in it but what is given. */
export const blank = (set: Pick<Message, 'id' | 'channelId' | 'authorId'> & Partial<Message>): Message => ({
  type: MessageType.Default,
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  flags: 0,
  editedAt: undefined,
  replyTo: undefined,
  snapshots: [],
  poll: undefined,
  stickers: [],
  nonce: undefined,
  webhook: undefined,
  mentions: { users: [], roles: [], everyone: false },
  reactions: new Map(),
  onlyFor: undefined,
  interaction: undefined,
  ...set,
})
