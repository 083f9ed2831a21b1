import { ChannelType, GatewayIntentBits, MessageType, PermissionFlagsBits } from 'discord.js'
import type { Context } from './context.ts'
import type { Upload } from './files.ts'
import { checkFilled, checkForm, EPHEMERAL, type Form } from './forms/form.ts'
import { pinged, textOf } from './forms/pings.ts'
import { invalidForm, refusal } from './forms/refusal.ts'
import { channelShape, memberShape, messageShape } from './gateway/shapes.ts'
import { demand, permissionsIn, sends } from './permissions.ts'
import { blank, type Channel, isThread, type Message } from './world.ts'

/** Files of a request, by their number in it. */
export type Uploads = Map<string, Upload>
type Extras = {
  attachments?: string[]
  uploads?: Uploads
  onlyFor?: string | undefined
  interaction?: Message['interaction']
  /** what a person's program sends besides words */
  more?: Partial<Pick<Message, 'snapshots' | 'poll' | 'stickers' | 'webhook'>>
  id?: string
  loading?: boolean
}
export type Posts = ReturnType<typeof createPosts>

const LOADING = 128
/** The flags that a sender sets; Discord sets the others. */
const SETTABLE = 4 | EPHEMERAL | 4_096 | 8_192 | 32_768

/** Messages come, change and go; every bot and every viewer is told. */
export function createPosts({ settings, ids, world, files, record, dispatch, bot }: Context) {
  const byNonce = new Map<string, { message: Message; at: number }>()

  function tell(t: string, message: Message, more: object = {}) {
    const channel = world.channel(message.channelId)
    if (message.onlyFor !== undefined || !isHeard(channel)) return
    const { guildId, type: channel_type } = channel
    const intents = guildId === undefined ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages
    const guild = guildId === undefined ? undefined : world.guild(guildId)
    const member = guild?.members.has(message.authorId) ? { member: memberShape(guild, message.authorId) } : {}
    const { channelId: channel_id, id } = message
    const all =
      t === 'MESSAGE_DELETE'
        ? { id, channel_id }
        : { ...messageShape(world, files, message, bot.id), ...member, channel_type }
    dispatch(t, { ...all, ...(guildId !== undefined && { guild_id: guildId }), ...more }, { guildId, intents })
  }
  /** Whether the bot is told what happens there. */
  function isHeard({ type, guildId, people }: Channel): boolean {
    if (type === ChannelType.GroupDM || type === ChannelType.PrivateThread) return people.has(bot.id)
    return guildId === undefined || world.guild(guildId).members.has(bot.id)
  }
  function see(message: Message, deleted = false) {
    const { channelId, id, authorId, onlyFor } = message
    record.see({ at: Date.now(), channelId, messageId: id, authorId, text: textOf(message), deleted, onlyFor })
  }
  function call(message: Message, form: Form, edited: boolean) {
    const answered = message.replyTo && world.channel(message.channelId).messages.get(message.replyTo)?.authorId
    const mentions = pinged(textOf(message), form.allowed_mentions, edited ? undefined : answered)
    message.mentions = { ...mentions, users: mentions.users.filter((id) => world.people.has(id)) }
    const somebody = mentions.users.length > 0 || mentions.roles.length > 0 || mentions.everyone
    if (somebody && message.authorId === bot.id)
      record.ping({ ...mentions, messageId: message.id, text: textOf(message), edited })
  }
  const keep = (channel: Channel, form: Form, uploads: Uploads) =>
    [...uploads].map(([number, upload]) => {
      const said = (form.attachments ?? []).find(({ id }) => String(id) === number) as SaidFile | undefined
      const voice =
        said?.waveform === undefined ? undefined : { duration_secs: said.duration_secs ?? 0, waveform: said.waveform }
      return files.add(
        channel.id,
        { ...upload, name: said?.filename ?? upload.name, description: said?.description },
        { voice },
      )
    })

  function post(channel: Channel, authorId: string, form: Form, extras: Extras = {}): Message {
    const { uploads = new Map(), attachments = [], onlyFor, interaction, more = {}, id, loading = false } = extras
    checkForm(form, uploads.size)
    if (!loading && (Object.keys(more).length === 0 || more.webhook !== undefined))
      checkFilled(form, uploads.size + attachments.length)
    const key = form.enforce_nonce === true && form.nonce !== undefined ? `${authorId} ${form.nonce}` : undefined
    const before = key === undefined ? undefined : byNonce.get(key)
    if (before !== undefined && Date.now() < before.at + settings.nonceMs) return before.message
    const replyTo = answeredBy(channel, form)
    const message = blank({
      ...more,
      id: id ?? ids(),
      channelId: channel.id,
      authorId,
      type:
        interaction === undefined
          ? replyTo === undefined
            ? MessageType.Default
            : MessageType.Reply
          : MessageType.ChatInputCommand,
      content: (form.content ?? '').trim(),
      embeds: form.embeds ?? [],
      components: form.components ?? [],
      attachments: [...attachments, ...keep(channel, form, uploads)],
      flags: ((form.flags ?? 0) & SETTABLE) | (loading ? LOADING : 0),
      replyTo,
      nonce: form.nonce,
      onlyFor,
      interaction,
    })
    wake(channel, more.webhook === undefined ? authorId : bot.id)
    channel.messages.set(message.id, message)
    if (isThread(channel)) channel.people.add(authorId)
    if (key !== undefined) byNonce.set(key, { message, at: Date.now() })
    call(message, form, false)
    see(message)
    tell('MESSAGE_CREATE', message)
    return message
  }

  function edit(message: Message, form: Form, uploads: Uploads = new Map()): Message {
    const channel = world.channel(message.channelId)
    demandOpen(channel)
    const flags = form.flags === undefined ? message.flags : (form.flags & SETTABLE) | (message.flags & EPHEMERAL)
    checkForm({ ...form, flags }, uploads.size)
    const kept =
      form.attachments === undefined
        ? message.attachments
        : message.attachments.filter((id) => form.attachments?.some((one) => String(one.id) === id))
    const next = {
      content: form.content === undefined ? message.content : (form.content ?? '').trim(),
      embeds: form.embeds === undefined ? message.embeds : (form.embeds ?? []),
      components: form.components === undefined ? message.components : (form.components ?? []),
      attachments: [...kept, ...keep(channel, form, uploads)],
      flags: flags & ~LOADING,
    }
    checkFilled(next, next.attachments.length)
    Object.assign(message, next, { editedAt: Date.now() })
    call(message, form, true)
    see(message)
    tell('MESSAGE_UPDATE', message)
    return message
  }

  function answeredBy(channel: Channel, { message_reference: reference }: Form): string | undefined {
    if (reference?.message_id === undefined) return undefined
    if (channel.messages.has(reference.message_id)) return reference.message_id
    if (reference.fail_if_not_exists === false) return undefined
    throw invalidForm([{ path: 'message_reference', code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }])
  }
  /** Only a message brings back a thread that was put away; a locked one takes none but from who manages threads. */
  function wake(channel: Channel, authorId: string) {
    const manages = (permissionsIn(world, channel, authorId) & PermissionFlagsBits.ManageThreads) !== 0n
    if (channel.locked && !manages) throw refusal(channel.archived ? 'archived' : 'locked')
    if (!channel.archived) return
    channel.archived = false
    dispatch('THREAD_UPDATE', channelShape(world, channel), {
      guildId: channel.guildId,
      intents: GatewayIntentBits.Guilds,
    })
  }

  return {
    /** Tells of a message once more, as Discord may. */
    repeat: (message: Message) => tell('MESSAGE_CREATE', message),
    post,
    edit,
    /** What the bot may only do where it is allowed to. */
    postAsBot(channel: Channel, form: Form, uploads: Uploads): Message {
      const needed = [sends(channel)]
      if (form.message_reference !== undefined) needed.push(PermissionFlagsBits.ReadMessageHistory)
      if (uploads.size > 0) needed.push(PermissionFlagsBits.AttachFiles)
      demand(world, channel, bot.id, ...needed)
      return post(channel, bot.id, form, { uploads })
    },
    remove(message: Message) {
      demandOpen(world.channel(message.channelId))
      world.channel(message.channelId).messages.delete(message.id)
      see(message, true)
      tell('MESSAGE_DELETE', message)
    },
    /** What a moderator purges, or a ban takes along: https://docs.discord.com/developers/events/gateway-events#message-delete-bulk */
    purge(channel: Channel, gone: string[]) {
      demandOpen(channel)
      for (const id of gone) {
        see(world.message(channel.id, id), true)
        channel.messages.delete(id)
      }
      const { id: channel_id, guildId: guild_id } = channel
      const audience = { guildId: guild_id, intents: GatewayIntentBits.GuildMessages }
      dispatch('MESSAGE_DELETE_BULK', { ids: gone, channel_id, guild_id }, audience)
    },
    react(message: Message, emoji: string, personId: string, on: boolean) {
      demandOpen(world.channel(message.channelId))
      const who = message.reactions.get(emoji) ?? new Set()
      if (on) who.add(personId)
      else who.delete(personId)
      if (who.size > 0) message.reactions.set(emoji, who)
      else message.reactions.delete(emoji)
      record.changed()
      const { guildId } = world.channel(message.channelId)
      const intents =
        guildId === undefined ? GatewayIntentBits.DirectMessageReactions : GatewayIntentBits.GuildMessageReactions
      const event = {
        user_id: personId,
        channel_id: message.channelId,
        message_id: message.id,
        emoji: { id: null, name: emoji },
        burst: false,
        type: 0,
        message_author_id: message.authorId,
      }
      dispatch(
        `MESSAGE_REACTION_${on ? 'ADD' : 'REMOVE'}`,
        { ...event, ...(guildId !== undefined && { guild_id: guildId }) },
        { guildId, intents },
      )
    },
    shape: (message: Message) => messageShape(world, files, message, bot.id),
  }
}

/** Nothing changes in a thread that was put away. */
function demandOpen({ archived }: Channel) {
  if (archived) throw refusal('archived')
}

type SaidFile = {
  id: string | number
  filename?: string
  description?: string
  waveform?: string
  duration_secs?: number
}
