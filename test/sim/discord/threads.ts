import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord.js'
import type { Context } from './context.ts'
import { tooLong } from './forms/form.ts'
import { type BadField, invalidForm, refusal } from './forms/refusal.ts'
import { channelShape } from './gateway/shapes.ts'
import { demand } from './permissions.ts'
import { type Channel, isThread, type Message, type SimChannelType } from './world.ts'

const NAME_MAX = 100

export type Threads = ReturnType<typeof createThreads>

/** Threads begin, change and end. */
export function createThreads({ world, dispatch, ids, bot }: Context) {
  const tell = (t: string, channel: Channel, more: object = {}) =>
    dispatch(
      t,
      { ...channelShape(world, channel), ...more },
      { guildId: channel.guildId, intents: GatewayIntentBits.Guilds },
    )

  function open(
    parent: Channel,
    name: string,
    ownerId: string,
    from?: Message,
    { isPrivate = false, openedAt = Date.now() }: { isPrivate?: boolean; openedAt?: number } = {},
  ): Channel {
    checkName(name)
    const type = threadTypeIn(parent, isPrivate)
    if (type === undefined) throw refusal('wrongChannelType')
    if (from !== undefined && world.channels.has(from.id)) throw refusal('threadExists')
    const thread = world.addChannel({
      id: from?.id ?? ids(),
      type,
      name,
      guildId: parent.guildId,
      parentId: parent.id,
      ownerId,
      openedAt,
      people: new Set([ownerId]),
    })
    if (!isPrivate || ownerId === bot.id) tell('THREAD_CREATE', thread, { newly_created: true })
    return thread
  }
  return {
    open,
    openAsBot(parent: Channel, name: string, from?: Message): Channel {
      demand(world, parent, bot.id, PermissionFlagsBits.CreatePublicThreads)
      return open(parent, name, bot.id, from)
    },
    change(channel: Channel, set: { name?: string; archived?: boolean; locked?: boolean }) {
      if (set.name !== undefined) checkName(set.name)
      const { name = channel.name, archived = channel.archived, locked = channel.locked } = set
      Object.assign(channel, { name, archived, locked })
      tell(isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', channel)
    },
    /** Who is named in a private thread is in it from then on, and hears of it. */
    meet(channel: Channel, personId: string) {
      if (channel.people.has(personId)) return
      channel.people.add(personId)
      tell('THREAD_CREATE', channel)
    },
    remove(channel: Channel) {
      world.channels.delete(channel.id)
      tell(isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE', channel)
    },
  }
}

/** Voice channels take no threads. */
function threadTypeIn({ type }: Channel, isPrivate: boolean): SimChannelType | undefined {
  if (type === ChannelType.GuildText) return isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread
  if (type === ChannelType.GuildForum) return ChannelType.PublicThread
  return type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : undefined
}

function checkName(name: string) {
  const bad: BadField[] = []
  if (name.trim() === '')
    bad.push({ path: 'name', code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 1 and 100 in length.' })
  if (name.length > NAME_MAX) bad.push(tooLong('name', NAME_MAX))
  if (bad.length > 0) throw invalidForm(bad)
}
