import { type Args, list, optional, required } from '../api/args.ts'
import { checkBlocks } from '../api/blocks.ts'
import { failOn, metadataOf } from '../api/content.ts'
import { Refusal } from '../api/refusal.ts'
import { type Call, type Handler, reshow, show } from '../context.ts'
import { messageShape } from '../delivery/events.ts'
import { type Block, type Channel, type Message, type Stream, sessionKey } from '../world.ts'
import { ourMessage, threadIn, toPostIn } from './chat.ts'

type Chunk = { type: string; text?: string; blocks?: Block[] }

/** Messages that grow: https://docs.slack.dev/reference/methods/chat.startStream */
export const streams: { [method: string]: Handler } = {
  'chat.startStream': (call) => {
    const { world, workspace, clock, settings, args } = call
    const channel = toPostIn(call)
    const thread = required(args, 'thread_ts')
    threadIn(call, channel)
    if (channel.kind !== 'im') {
      if (!settings.streamsInChannels) throw new Refusal('channel_type_not_supported')
      const recipient = workspace.people.get(optional(args, 'recipient_user_id') ?? '')
      const team = optional(args, 'recipient_team_id')
      if (recipient === undefined) throw new Refusal('missing_recipient_user_id')
      if (team === undefined) throw new Refusal('missing_recipient_team_id')
      if (settings.recipientTeams === 'checked' && team !== recipient.team) throw new Refusal('user_not_found')
    }
    const text = saidIn(call)
    const recipient = optional(args, 'recipient_user_id')
    const first = channel.kind !== 'im' && settings.streamsGrowFor === 'recipient' ? text : undefined
    const stream: Stream = { openedAt: clock.now(), length: text.length, first, recipient, state: 'in_progress' }
    const user = workspace.bot.user
    const message = world.add(channel, { user, ours: true, thread, text, markdown: true, stream })
    clock.after(settings.streamMs, () => expire(stream))
    session(call, channel.id, thread, 'processing')
    show(call, channel, message)
    return { channel: channel.id, ts: message.ts }
  },
  'chat.appendStream': (call) => {
    const { channel, message } = grown(call, { isAppend: true })
    call.record.shown(call.workspace, channel, message)
    return { channel: channel.id, ts: message.ts }
  },
  'chat.stopStream': (call) => {
    const { workspace, args, settings } = call
    const blocks = (list(args, 'blocks') ?? []) as Block[]
    checkBlocks(blocks, settings.blocks)
    const { channel, message, stream, before } = grown(call, { isAppend: false })
    stream.state = 'completed'
    message.blocks = [...message.blocks, ...blocks]
    message.metadata = metadataOf(args)
    session(call, channel.id, message.thread, optional(args, 'session_status') ?? 'active')
    reshow(call, channel, message, before)
    return {
      channel: channel.id,
      ts: message.ts,
      message: messageShape({ workspace, message, channel }, call.origin()),
    }
  },
}

/** The open message, with what the call adds to it. */
function grown(
  call: Call,
  { isAppend }: { isAppend: boolean },
): { channel: Channel; message: Message; stream: Stream; before: string } {
  const { channel, message } = ourMessage(call)
  const { stream, text: before } = message
  if (stream?.state === 'stopped' && isAppend) throw new Refusal('stopped_by_user')
  if (stream?.state !== 'in_progress') throw new Refusal('message_not_in_streaming_state')
  const text = saidIn(call)
  if (stream.length + text.length > call.settings.streamText) throw new Refusal('msg_too_long')
  stream.length += text.length
  message.text += text
  return { channel, message, stream, before }
}

function saidIn({ args, settings }: { args: Args; settings: Call['settings'] }): string {
  const text = optional(args, 'markdown_text')
  const chunks = (list(args, 'chunks') ?? []) as Chunk[]
  if (text !== undefined && text.length > settings.markdownText) throw new Refusal('msg_too_long')
  for (const { blocks } of chunks) checkBlocks(blocks ?? [], settings.blocks)
  failOn(text ?? '', settings)
  return (text ?? '') + chunks.map((chunk) => (chunk.type === 'markdown_text' ? chunk.text : '')).join('')
}

/** Slack leaves a stream that grew too old as it is: nothing can be added to it, nor can it be stopped. */
function expire(stream: Stream): void {
  if (stream.state === 'in_progress') stream.state = 'errored'
}

function session({ workspace, clock }: Call, channel: string, thread: string | undefined, status: string): void {
  const key = sessionKey(channel, thread)
  const known = workspace.sessions.get(key)
  workspace.sessions.set(key, { title: '', prompts: [], ...known, status, at: clock.now() })
}
