import { ChannelType, PermissionFlagsBits } from 'discord.js'
import { checkFilled, checkForm, type Form } from '../forms/form.ts'
import { refusal } from '../forms/refusal.ts'
import { channelShape, userShape, wholeMemberShape } from '../gateway/shapes.ts'
import { demand, sends } from '../permissions.ts'
import { isThread } from '../world.ts'
import type { Call, Parts, Route } from './routes.ts'

const CHANNEL = '/channels/:channel'

/** Channels, threads, guilds and who is in them. */
export function channelRoutes({ settings, world, threads, posts, files, bot }: Parts): Route[] {
  let opened = 0
  const channel = ({ at }: Call) => world.channel(at('channel'))
  const guild = ({ at }: Call) => world.guild(at('guild'))
  const shape = (id: string) => channelShape(world, world.channel(id))
  const seen = (call: Call) => {
    demand(world, channel(call), bot.id)
    return channelShape(world, channel(call))
  }
  const member = (call: Call, id: string) => {
    if (!guild(call).members.has(id)) throw refusal('unknownMember')
    return wholeMemberShape(world, guild(call), id)
  }
  return [
    ['GET', CHANNEL, 'other', seen],
    [
      'PATCH',
      CHANNEL,
      'other',
      (call) => {
        const { archived } = call.body as { archived?: boolean }
        const ours = channel(call).ownerId === bot.id && !channel(call).locked
        const wakes = isThread(channel(call)) && archived === false && !channel(call).locked
        const manages = isThread(channel(call)) ? PermissionFlagsBits.ManageThreads : PermissionFlagsBits.ManageChannels
        demand(world, channel(call), bot.id, ours || wakes ? sends(channel(call)) : manages)
        threads.change(channel(call), call.body)
        return channelShape(world, channel(call))
      },
    ],
    [
      'DELETE',
      CHANNEL,
      'other',
      (call) => {
        demand(world, channel(call), bot.id, PermissionFlagsBits.ManageThreads)
        threads.remove(channel(call))
      },
    ],
    ['POST', `${CHANNEL}/typing`, 'typing', (call) => demand(world, channel(call), bot.id, sends(channel(call)))],
    [
      'POST',
      `${CHANNEL}/messages/:message/threads`,
      'thread',
      (call) => {
        const { name } = call.body as { name: string }
        const from = world.message(call.at('channel'), call.at('message'))
        return shape(threads.openAsBot(channel(call), name, from).id)
      },
    ],
    [
      'POST',
      `${CHANNEL}/threads`,
      'thread',
      (call) => {
        const {
          name,
          message,
          applied_tags = [],
        } = call.body as { name: string; message?: Form; applied_tags?: string[] }
        if (channel(call).type !== ChannelType.GuildForum) return shape(threads.openAsBot(channel(call), name).id)
        // In a forum the first message comes with its thread, and has the same id.
        const { tags } = channel(call)
        const given = (tags ?? []).filter(({ id }) => applied_tags.includes(id))
        if (tags !== undefined && given.length === 0) throw refusal('tagRequired')
        const moderates = given.some(({ moderated }) => moderated) ? [PermissionFlagsBits.ManageThreads] : []
        demand(world, channel(call), bot.id, PermissionFlagsBits.SendMessages, ...moderates)
        checkForm(message ?? {}, 0)
        checkFilled(message ?? {}, 0)
        const thread = threads.open(channel(call), name, bot.id)
        const first = posts.post(thread, bot.id, message ?? {}, { id: thread.id })
        return { ...shape(thread.id), message: posts.shape(first) }
      },
    ],
    [
      'POST',
      '/attachments/refresh-urls',
      'other',
      ({ body }) => {
        const { attachment_urls } = body as { attachment_urls: string[] }
        return { refreshed_urls: attachment_urls.map((original) => ({ original, refreshed: files.renewed(original) })) }
      },
    ],
    ['GET', '/users/@me', 'other', () => userShape(bot)],
    ['PATCH', '/users/@me', 'other', () => userShape(bot)],
    ['GET', '/users/:person', 'other', ({ at }) => userShape(world.person(at('person')))],
    [
      'POST',
      '/users/@me/channels',
      'other',
      ({ body }) => {
        const { id } = world.person((body as { recipient_id: string }).recipient_id)
        if (!world.hasDmWith(id)) opened += 1
        if (!world.hasDmWith(id) && opened > settings.directsMax) throw refusal('directsTooFast')
        return shape(world.dmWith(id).id)
      },
    ],
    [
      'GET',
      '/guilds/:guild/threads/active',
      'other',
      (call) => ({
        threads: [...world.channels.values()]
          .filter((one) => one.guildId === guild(call).id && isThread(one) && !one.archived)
          .map(({ id }) => shape(id)),
        members: [],
      }),
    ],
    [
      'PATCH',
      '/guilds/:guild/members/@me',
      'other',
      (call) => {
        const { nick } = call.body as { nick?: string }
        const mine = guild(call).members.get(bot.id)
        if (mine !== undefined && nick !== undefined) mine.nick = nick
        return member(call, bot.id)
      },
    ],
    ['GET', '/guilds/:guild/members/:person', 'other', (call) => member(call, call.at('person'))],
  ]
}
