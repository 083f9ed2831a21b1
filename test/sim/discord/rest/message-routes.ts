import { PermissionFlagsBits } from 'discord.js'
import { refusal } from '../forms/refusal.ts'
import { demand, permissionsIn } from '../permissions.ts'
import type { Channel, Message } from '../world.ts'
import type { Call, Parts, Route } from './routes.ts'

const MESSAGES = '/channels/:channel/messages'
const REACTION = `${MESSAGES}/:message/reactions/:emoji`

/** Messages and reactions, as the bot may use them. */
export function messageRoutes({ world, posts, bot }: Parts): Route[] {
  const channel = ({ at }: Call) => world.channel(at('channel'))
  const message = (call: Call): Message => {
    const found = world.message(call.at('channel'), call.at('message'))
    if (found.onlyFor !== undefined) throw refusal('unknownMessage')
    return found
  }
  /** Without sight of the channel nothing in it can be changed: https://docs.discord.com/developers/topics/permissions */
  const own = (call: Call) => {
    demand(world, channel(call), bot.id)
    const found = message(call)
    if (found.authorId !== bot.id) throw refusal('notYours')
    return found
  }
  const readable = (call: Call) => {
    demand(world, channel(call), bot.id, PermissionFlagsBits.ReadMessageHistory)
    return channel(call)
  }
  /** Without the permission the channel looks empty, where one of its messages is refused. */
  const listed = (from: Channel): Message[] => {
    demand(world, from, bot.id)
    const mayRead = (permissionsIn(world, from, bot.id) & PermissionFlagsBits.ReadMessageHistory) !== 0n
    return mayRead ? [...from.messages.values()] : []
  }
  return [
    ['GET', MESSAGES, 'other', (call) => page(listed(channel(call)), call.query).map(posts.shape)],
    ['GET', `${MESSAGES}/:message`, 'other', (call) => (readable(call), posts.shape(message(call)))],
    ['POST', MESSAGES, 'create', (call) => posts.shape(posts.postAsBot(channel(call), call.body, call.uploads))],
    ['PATCH', `${MESSAGES}/:message`, 'edit', (call) => posts.shape(posts.edit(own(call), call.body, call.uploads))],
    [
      'DELETE',
      `${MESSAGES}/:message`,
      'delete',
      (call) => {
        const found = message(call)
        if (found.authorId !== bot.id) demand(world, channel(call), bot.id, PermissionFlagsBits.ManageMessages)
        posts.remove(found)
      },
    ],
    [
      'PUT',
      `${REACTION}/@me`,
      'react',
      (call) => {
        demand(world, channel(call), bot.id, PermissionFlagsBits.AddReactions, PermissionFlagsBits.ReadMessageHistory)
        posts.react(message(call), call.at('emoji'), bot.id, true)
      },
    ],
    ['DELETE', `${REACTION}/@me`, 'react', (call) => posts.react(message(call), call.at('emoji'), bot.id, false)],
  ]
}

/** Newest first, as Discord lists them, whichever way they were asked for. */
function page(messages: Message[], query: URLSearchParams): Message[] {
  const visible = messages.filter(({ onlyFor }) => onlyFor === undefined)
  const limit = Number(query.get('limit') ?? 50)
  const [after, before] = [query.get('after'), query.get('before')]
  const chosen =
    after === null
      ? visible.filter(({ id }) => before === null || BigInt(id) < BigInt(before)).slice(-limit)
      : visible.filter(({ id }) => BigInt(id) > BigInt(after)).slice(0, limit)
  return chosen.toReversed()
}
