import type { Delivery } from './delivery.ts'
import type { Channel, File, Message, Workspace } from './world.ts'

type Place = { workspace: Workspace; channel: Channel; message: Message }

/** What the app hears of messages, its own among them. */
export function messageEvents(delivery: Delivery, origin: () => string) {
  const told = (place: Place, event: { type: string; [field: string]: unknown }) => {
    const { workspace, channel } = place
    const kind = channel.kind
    if (kind === 'im' || channel.members.has(workspace.bot.user))
      delivery.event(workspace, { ...event, channel: channel.id, channel_type: kind })
  }
  return {
    written(place: Place) {
      const { workspace, channel, message } = place
      const shape = messageShape(place, origin())
      told(place, { ...shape, event_ts: message.ts })
      // A mention in a channel the app is in is told of twice.
      if (!message.ours && channel.kind === 'channel' && message.text.includes(`<@${workspace.bot.user}>`))
        delivery.event(workspace, { ...shape, type: 'app_mention', channel: channel.id, event_ts: message.ts })
    },
    edited(place: Place, before: string) {
      const message = messageShape(place, origin())
      const previous_message = { ...message, text: before }
      told(place, {
        type: 'message',
        subtype: 'message_changed',
        hidden: true,
        message,
        previous_message,
        ts: message.ts,
      })
    },
    removed(place: Place) {
      const previous_message = messageShape(place, origin())
      const { ts: deleted_ts } = previous_message
      told(place, {
        type: 'message',
        subtype: 'message_deleted',
        hidden: true,
        deleted_ts,
        previous_message,
        ts: deleted_ts,
      })
    },
  }
}
export type MessageEvents = ReturnType<typeof messageEvents>

/** A message as Slack tells of it. What was given as Markdown is told in Slack's own marks. */
export function messageShape({ workspace, message }: Place, origin: string) {
  const { ts, thread, user, ours, blocks, files, stream, editedTs, reactions } = message
  return {
    type: 'message' as const,
    user,
    ts,
    team: workspace.id,
    text: message.preview ?? (message.markdown ? message.text.replaceAll('**', '*') : message.text),
    ...(thread !== undefined && { thread_ts: thread }),
    ...(ours ? { bot_id: workspace.bot.id, app_id: 'A0SIM' } : { client_msg_id: `client-${ts}` }),
    ...(blocks.length > 0 && { blocks }),
    ...(files.length > 0 && { subtype: 'file_share', files: files.map((file) => fileShape(workspace, file, origin)) }),
    ...(stream !== undefined && { streaming_state: stream.state }),
    ...(editedTs !== undefined && { edited: { user, ts: editedTs } }),
    ...(reactions.size > 0 && {
      reactions: [...reactions].map(([name, users]) => ({ name, users: [...users], count: users.size })),
    }),
  }
}

export function fileShape(
  { id: team }: Workspace,
  { id, name, mimetype, subtype, bytes, owner, ready }: File,
  origin: string,
) {
  const address = `${origin}/files-pri/${team}-${id}`
  const known = { id, name, title: name, user: owner, mode: 'hosted', created: 0, file_access: 'visible' }
  if (!ready) return { ...known, size: 0, mimetype: '' }
  const addresses = { url_private: `${address}/${name}`, url_private_download: `${address}/download/${name}` }
  return {
    ...known,
    mimetype,
    filetype: name.split('.').at(-1),
    size: bytes.length,
    ...addresses,
    ...(subtype && { subtype }),
  }
}
