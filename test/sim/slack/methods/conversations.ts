import { type Args, flag, optional, required } from '../api/args.ts'
import { Refusal } from '../api/refusal.ts'
import type { Call, Handler } from '../context.ts'
import { messageShape } from '../delivery/events.ts'
import { type Channel, channelOf, type Message, messageOf, messagesOf, openChannelOf, type Person } from '../world.ts'

export const conversations: { [method: string]: Handler } = {
  'conversations.replies': (call) => {
    const channel = toRead(call)
    const thread = required(call.args, 'ts')
    if (!channel.messages.has(thread)) throw new Refusal('thread_not_found')
    return page(call, channel, messagesOf(channel, thread))
  },
  'conversations.history': (call) => {
    const channel = toRead(call)
    return page(call, channel, messagesOf(channel, undefined).toReversed())
  },
  'conversations.info': ({ workspace, args }) => {
    const { id, name, kind, members } = channelOf(workspace, required(args, 'channel'))
    const kinds = { is_im: kind === 'im', is_mpim: kind === 'mpim', is_private: kind !== 'channel' }
    return {
      channel: { id, name, ...kinds, is_channel: kind === 'channel', is_member: members.has(workspace.bot.user) },
    }
  },
  'conversations.members': ({ workspace, args }) => {
    const { kind, members } = channelOf(workspace, required(args, 'channel'))
    // Of a private channel that the app is not in, Slack does not say that it is there.
    if (kind !== 'channel' && !members.has(workspace.bot.user)) throw new Refusal('channel_not_found')
    const { items, next } = pageOf([...members], args)
    return { members: items, response_metadata: { next_cursor: next } }
  },
  'users.conversations': ({ workspace, args }) => {
    const types = (optional(args, 'types') ?? 'public_channel').split(',')
    const isAsked = ({ kind, archived, members }: Channel) =>
      members.has(workspace.bot.user) && types.includes(TYPES[kind]) && !(archived && flag(args, 'exclude_archived'))
    const { items, next } = pageOf([...workspace.channels.values()].filter(isAsked), args)
    return { channels: items.map(({ id, name }) => ({ id, name })), response_metadata: { next_cursor: next } }
  },
  'users.list': (call) => {
    const { items, next } = pageOf([...call.workspace.people.values()], call.args)
    return { members: items.map((person) => userShape(call, person)), response_metadata: { next_cursor: next } }
  },
  'reactions.add': (call) => {
    const { message, name } = reacted(call)
    const users = message.reactions.get(name) ?? new Set()
    if (users.has(call.workspace.bot.user)) throw new Refusal('already_reacted')
    message.reactions.set(name, users.add(call.workspace.bot.user))
    return {}
  },
  'reactions.remove': (call) => {
    const { message, name } = reacted(call)
    if (message.reactions.get(name)?.delete(call.workspace.bot.user) !== true) throw new Refusal('no_reaction')
    return {}
  },
  'users.info': (call) => {
    const person = call.workspace.people.get(required(call.args, 'user'))
    if (person === undefined) throw new Refusal('user_not_found')
    return { user: userShape(call, person) }
  },
}

const TYPES = { channel: 'public_channel', group: 'private_channel', im: 'im', mpim: 'mpim' } as const

function userShape({ workspace, args }: Call, { id, name, timeZone, locale, admin, owner, team }: Person): object {
  const told = flag(args, 'include_locale') && { locale }
  const names = { name, real_name: `${name} ${workspace.name}`, profile: { display_name: name } }
  const roles = { is_bot: false, is_admin: admin || owner, is_owner: owner, is_primary_owner: owner }
  return { id, ...names, ...roles, team_id: team, tz: timeZone, ...told }
}

/** What is asked for of a long list, and where it goes on. */
function pageOf<Item>(all: Item[], args: Args): { items: Item[]; next: string } {
  const from = Number(optional(args, 'cursor') ?? 0)
  const limit = Math.min(Number(optional(args, 'limit') ?? 100), 999)
  return { items: all.slice(from, from + limit), next: from + limit < all.length ? String(from + limit) : '' }
}

function toRead({ workspace, args }: Call): Channel {
  const channel = channelOf(workspace, required(args, 'channel'))
  if (!channel.members.has(workspace.bot.user)) throw new Refusal('not_in_channel')
  return channel
}

function reacted({ workspace, args }: Call): { message: Message; name: string } {
  const channel = openChannelOf(workspace, required(args, 'channel'))
  return { message: messageOf(channel, required(args, 'timestamp')), name: required(args, 'name') }
}

/** Part of the messages, those between `oldest` and `latest`, without what only one person sees. */
function page(call: Call, channel: Channel, all: Message[]): object {
  const { workspace, args, settings } = call
  const from = Number(optional(args, 'cursor') ?? 0)
  const limit = Math.min(Number(optional(args, 'limit') ?? 100), settings.distributed ? 15 : 999)
  const wanted = all.filter(({ ts, onlyFor }) => onlyFor === undefined && isBetween(ts, args))
  const next = from + limit < wanted.length ? String(from + limit) : ''
  const marked = flag(args, 'include_all_metadata')
  const messages = wanted.slice(from, from + limit).map((message) => ({
    ...messageShape({ workspace, channel, message }, call.origin()),
    ...repliesTo(channel, message),
    ...(marked && message.metadata && { metadata: message.metadata }),
  }))
  return { messages, has_more: next !== '', response_metadata: { next_cursor: next } }
}

/** Of a message with replies, a list tells how many and the last of them. */
function repliesTo(channel: Channel, { ts, thread }: Message): object {
  const replies = thread === undefined ? messagesOf(channel, ts).filter((message) => message.thread === ts) : []
  const last = replies.at(-1)
  return last === undefined ? {} : { thread_ts: ts, reply_count: replies.length, latest_reply: last.ts }
}

function isBetween(ts: string, args: Args): boolean {
  const oldest = optional(args, 'oldest') ?? '0'
  const latest = optional(args, 'latest') ?? '99999999999'
  const inclusive = flag(args, 'inclusive')
  const at = Number(ts)
  return inclusive ? at >= Number(oldest) && at <= Number(latest) : at > Number(oldest) && at < Number(latest)
}
