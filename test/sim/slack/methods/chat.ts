import { object, optional, required } from '../api/args.ts'
import { checkUpdate, contentOf, metadataOf } from '../api/content.ts'
import { Refusal } from '../api/refusal.ts'
import { type Call, type Handler, reshow, show } from '../context.ts'
import { messageShape } from '../delivery/events.ts'
import { type Channel, type Message, messageOf, openChannelOf } from '../world.ts'

/** Messages of the app: https://docs.slack.dev/reference/methods?family=chat */
export const chat: { [method: string]: Handler } = {
  'chat.postMessage': (call) => {
    const { world, workspace, args, settings } = call
    const channel = toPostIn(call)
    const content = contentOf(call)
    const text = content.text.slice(0, settings.postText)
    const thread = settings.goneThreads === 'channel' ? knownThreadIn(call, channel) : threadIn(call, channel)
    const metadata = metadataOf(args)
    const username = customName(call)
    const ours = { user: workspace.bot.user, ours: true, username }
    const message = world.add(channel, { ...content, ...ours, text, thread, metadata })
    show(call, channel, message)
    return {
      channel: channel.id,
      ts: message.ts,
      message: messageShape({ workspace, message, channel }, call.origin()),
    }
  },
  'chat.postEphemeral': (call) => {
    const { world, workspace, args } = call
    const channel = toPostIn(call)
    const onlyFor = required(args, 'user')
    if (!workspace.people.has(onlyFor)) throw new Refusal('user_not_in_channel')
    const thread = threadIn(call, channel)
    const message = world.add(channel, { ...contentOf(call), user: workspace.bot.user, ours: true, thread, onlyFor })
    show(call, channel, message)
    return { message_ts: message.ts }
  },
  'chat.update': (call) => {
    const { clock, workspace, args, settings } = call
    const { channel, message } = ourMessage(call)
    if (message.stream?.state === 'in_progress') throw new Refusal('streaming_state_conflict')
    const content = contentOf(call)
    checkUpdate(content, settings)
    const before = message.text
    Object.assign(message, content, { editedTs: clock.ts() })
    if (object(args, 'metadata') !== undefined) message.metadata = metadataOf(args)
    reshow(call, channel, message, before)
    return {
      channel: channel.id,
      ts: message.ts,
      text: messageShape({ workspace, message, channel }, call.origin()).text,
    }
  },
  'chat.delete': (call) => {
    const { channel, message } = ourMessage(call)
    const { workspace } = call
    channel.messages.delete(message.ts)
    call.record.removed(workspace, channel, message)
    call.events.removed({ workspace, channel, message })
    return { channel: channel.id, ts: message.ts }
  },
}

/** The channel, or the direct channel of a person who is named instead. */
export function toPostIn({ world, workspace, args }: Call): Channel {
  const id = required(args, 'channel')
  const channel = workspace.people.has(id) ? world.directChannel(workspace, id) : openChannelOf(workspace, id)
  if (!channel.members.has(workspace.bot.user)) throw new Refusal('not_in_channel')
  return channel
}

/** The thread that is named, if any. */
export function threadIn(call: Call, channel: Channel): string | undefined {
  const thread = knownThreadIn(call, channel)
  if (thread !== optional(call.args, 'thread_ts')) throw new Refusal('thread_not_found')
  return thread
}

/** The thread that is named, if it is there. */
function knownThreadIn({ args }: Call, { messages }: Channel): string | undefined {
  const thread = optional(args, 'thread_ts')
  return thread !== undefined && messages.has(thread) ? thread : undefined
}

/** Without the scope for it, Slack takes no notice of a name. */
const customName = ({ args, settings }: Call): string | undefined =>
  settings.withoutScopes.includes('chat:write.customize') ? undefined : optional(args, 'username')

export function ourMessage({ workspace, args }: Call): { channel: Channel; message: Message } {
  const channel = openChannelOf(workspace, required(args, 'channel'))
  const message = messageOf(channel, required(args, 'ts'))
  if (!message.ours) throw new Refusal('cant_update_message')
  return { channel, message }
}
