import {
  type APIChannel,
  type APIGuildMember,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIRole,
  type APIUser,
  ChannelFlags,
  ChannelType,
  type GuildMemberFlags,
  MessageReferenceType,
  MessageType,
  type RoleFlags,
} from 'discord.js'
import type { Files } from '../files.ts'
import { madeAt } from '../ids.ts'
import { type Channel, type Guild, isThread, type Message, type Person, type Role, type World } from '../world.ts'

const HAS_THREAD = 32
const time = (ms: number) => new Date(ms).toISOString()

export const userShape = ({ id, name, bot }: Person): APIUser =>
  ({ id, username: name.toLowerCase(), global_name: name, discriminator: '0', avatar: null, bot }) satisfies APIUser

export function memberShape(guild: Guild, personId: string): Omit<APIGuildMember, 'user'> {
  const member = guild.members.get(personId)
  return {
    roles: member?.roles ?? [],
    nick: member?.nick ?? null,
    joined_at: time(madeAt(guild.id)),
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
  }
}

/** A member, with who it is. */
export const wholeMemberShape = (world: World, guild: Guild, personId: string): APIGuildMember => ({
  ...memberShape(guild, personId),
  user: userShape(world.person(personId)),
})

export const roleShape = ({ id, name, permissions, botId }: Role, position: number): APIRole => ({
  id,
  name,
  permissions: String(permissions),
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: botId !== undefined,
  mentionable: true,
  flags: 0 as RoleFlags,
  ...(botId !== undefined && { tags: { bot_id: botId } }),
})

export function channelShape(world: World, channel: Channel): APIChannel {
  const { id, name, guildId = '' } = channel
  // A new post of a forum has none until somebody replies: https://github.com/discord-php/DiscordPHP/pull/1010
  const last = [...channel.messages.keys()].findLast((message) => message !== id) ?? null
  if (channel.type === ChannelType.GroupDM) {
    const recipients = [...channel.people].map((who) => userShape(world.person(who)))
    return { id, type: ChannelType.GroupDM, last_message_id: last, recipients, name: null }
  }
  if (channel.type === ChannelType.DM) {
    const recipients = [...channel.people].map((who) => userShape(world.person(who)))
    return { id, type: ChannelType.DM, last_message_id: last, recipients, name: null }
  }
  const common = {
    id,
    name,
    guild_id: guildId,
    last_message_id: last,
    position: 0,
    nsfw: false,
    rate_limit_per_user: 0,
  }
  if (!isThread(channel)) {
    const overwrites = { permission_overwrites: channel.overwrites }
    return {
      ...common,
      ...overwrites,
      type: channel.type,
      parent_id: null,
      topic: null,
      ...only(channel),
    } as APIChannel
  }
  const thread_metadata = {
    archived: channel.archived,
    locked: channel.locked,
    auto_archive_duration: 1_440,
    archive_timestamp: time(madeAt(id)),
    create_timestamp: time(channel.openedAt ?? madeAt(id)),
  }
  return {
    ...common,
    type: channel.type,
    parent_id: channel.parentId ?? '',
    owner_id: channel.ownerId ?? '',
    thread_metadata,
    message_count: channel.messages.size,
    total_message_sent: channel.messages.size,
    member_count: channel.people.size,
    applied_tags: [],
  } as APIChannel
}

/** What only such a channel has. */
function only({ type, tags }: Channel): object {
  if (type === ChannelType.GuildVoice) return { bitrate: 64_000, user_limit: 0, rtc_region: null }
  if (type === ChannelType.GuildForum)
    return {
      available_tags: (tags ?? []).map((tag) => ({ ...tag, emoji_id: null, emoji_name: null })),
      flags: tags === undefined ? 0 : ChannelFlags.RequireTag,
      default_reaction_emoji: null,
      default_sort_order: null,
    }
  return {}
}

/** The members that a bot asks for by their ids. */
export function chunkOfMembers(
  world: World,
  guildId: string,
  asked: { user_ids: string[]; nonce?: string | undefined },
) {
  const guild = world.guild(guildId)
  const found = asked.user_ids.filter((id) => guild.members.has(id))
  return {
    guild_id: guildId,
    members: found.map((id) => wholeMemberShape(world, guild, id)),
    not_found: asked.user_ids.filter((id) => !guild.members.has(id)),
    chunk_index: 0,
    chunk_count: 1,
    nonce: asked.nonce,
  }
}

/** A guild as a bot gets it without the intent for members: of them, only bots. */
export function guildShape(world: World, guild: Guild): object {
  const channels = [...world.channels.values()].filter(({ guildId }) => guildId === guild.id)
  const members = [...guild.members.keys()]
    .filter((id) => world.person(id).bot)
    .map((id) => wholeMemberShape(world, guild, id))
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    roles: [...guild.roles.values()].map(roleShape),
    members,
    member_count: guild.members.size,
    channels: channels.filter((channel) => !isThread(channel)).map((channel) => channelShape(world, channel)),
    threads: channels.filter((one) => isThread(one) && !one.archived).map((one) => channelShape(world, one)),
    joined_at: time(madeAt(guild.id)),
    icon: null,
    features: [],
    emojis: [],
    stickers: [],
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    large: false,
    unavailable: false,
    afk_timeout: 300,
    verification_level: 0,
    premium_tier: 0,
    nsfw_level: 0,
    mfa_level: 0,
    system_channel_flags: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
  }
}

/** A message as it stands now. `botId`: who looks at it. */
export function messageShape(world: World, files: Files, message: Message, botId: string): APIMessage {
  const { replyTo, channelId, editedAt, interaction } = message
  const channel = world.channel(channelId)
  const thread = world.channels.get(message.id)
  const answered = replyTo === undefined ? undefined : channel.messages.get(replyTo)
  const reactions = [...message.reactions].map(([name, who]) => ({
    emoji: { id: null, name },
    count: who.size,
    me: who.has(botId),
    me_burst: false,
    burst_colors: [],
    count_details: { burst: 0, normal: who.size },
  }))
  return {
    id: message.id,
    channel_id: channelId,
    type: message.type,
    author: { ...userShape(world.person(message.authorId)), ...(message.webhook && { id: message.webhook.id }) },
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: message.attachments.map((id) => files.describe(id)),
    flags: message.flags | (thread === undefined ? 0 : HAS_THREAD),
    timestamp: time(madeAt(message.id)),
    edited_timestamp: editedAt === undefined ? null : time(editedAt),
    mentions: message.mentions.users.map((id) => userShape(world.person(id))),
    mention_roles: message.mentions.roles,
    mention_everyone: message.mentions.everyone,
    pinned: false,
    ...(message.poll !== undefined && { poll: message.poll }),
    ...(message.stickers.length > 0 && { sticker_items: message.stickers }),
    ...(message.snapshots.length > 0 && {
      message_snapshots: message.snapshots,
      message_reference: { type: MessageReferenceType.Forward, channel_id: channelId, message_id: '1', guild_id: '1' },
    }),
    tts: false,
    ...(reactions.length > 0 && { reactions }),
    ...(message.nonce !== undefined && { nonce: message.nonce }),
    ...(message.webhook !== undefined && {
      webhook_id: message.webhook.id,
      application_id: message.webhook.applicationId,
    }),
    ...(thread !== undefined && { thread: channelShape(world, thread) }),
    ...(interaction !== undefined && { interaction_metadata: interactionShape(world, interaction) }),
    ...(replyTo !== undefined && {
      message_reference: { type: MessageReferenceType.Default, channel_id: channelId, message_id: replyTo },
      ...(message.type === MessageType.Reply && {
        referenced_message:
          answered === undefined ? null : messageShape(world, files, { ...answered, replyTo: undefined }, botId),
      }),
    }),
  }
}

function interactionShape(world: World, { id, type, personId }: NonNullable<Message['interaction']>) {
  const user = userShape(world.person(personId))
  return { id, type, user, authorizing_integration_owners: {} } as APIMessageInteractionMetadata
}
