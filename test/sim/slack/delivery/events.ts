import type { Settings } from '../settings.ts'
import type { Channel, File, Message, Share, Workspace } from '../world.ts'
import type { Delivery } from './delivery.ts'

type Place = { workspace: Workspace; channel: Channel; message: Message }

/** What the app hears of messages, its own among them. */
export function messageEvents(
  delivery: Delivery,
  origin: () => string,
  { mpimMentions }: Pick<Settings, 'mpimMentions'>,
) {
  const told = (place: Place, event: { type: string; [field: string]: unknown }) => {
    const { workspace, channel } = place
    const kind = channel.kind
    if (kind === 'im' || channel.members.has(workspace.bot.user))
      delivery.event(workspace, { ...event, channel: channel.id, channel_type: kind }, outerOf(place))
  }
  /** A mention in a channel the app is in is told of by an event of its own too. */
  const mentioned = (place: Place, event_ts: string) => {
    const { workspace, channel, message } = place
    const isTold = channel.kind === 'channel' || channel.kind === 'group' || (channel.kind === 'mpim' && mpimMentions)
    if (message.ours || !isTold || !message.text.includes(`<@${workspace.bot.user}>`)) return
    const mention = { ...messageShape(place, origin()), type: 'app_mention', channel: channel.id, event_ts }
    delivery.event(workspace, mention, outerOf(place))
  }
  return {
    written(place: Place) {
      const { message } = place
      told(place, { ...messageShape(place, origin()), event_ts: message.ts })
      mentioned(place, message.ts)
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
      if (before !== place.message.text) mentioned(place, place.message.editedTs ?? place.message.ts)
    },
    /** The first message of a thread with replies stays as a tombstone. */
    buried(place: Place, previous_message: object) {
      const message = messageShape(place, origin())
      const event = { type: 'message', subtype: 'message_changed', hidden: true, message, previous_message }
      told(place, { ...event, ts: message.ts })
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

/** The envelope of an event in a shared channel names the company of who spoke. */
const outerOf = ({ workspace, message }: Place) => ({ team: teamOf(workspace, message) })
const teamOf = ({ id, people }: Workspace, { user }: Message): string => people.get(user)?.team ?? id

/** A message as Slack tells of it. What was given as Markdown is told in Slack's own marks. */
export function messageShape({ workspace, message }: Place, origin: string) {
  const { ts, thread, user, ours, username, blocks, files, shares, tombstone, stream, editedTs, reactions } = message
  return {
    type: 'message' as const,
    // As recorded: what the app wrote under another name has no user.
    ...(username === undefined ? { user } : { subtype: 'bot_message', username }),
    ts,
    team: teamOf(workspace, message),
    ...(teamOf(workspace, message) !== workspace.id && {
      user_team: teamOf(workspace, message),
      source_team: teamOf(workspace, message),
    }),
    text: message.preview ?? (message.markdown ? message.text.replaceAll('**', '*') : message.text),
    ...(thread !== undefined && { thread_ts: thread }),
    ...(ours ? { bot_id: workspace.bot.id, app_id: 'A0SIM' } : { client_msg_id: `client-${ts}` }),
    ...(blocks.length > 0 && { blocks }),
    ...(files.length > 0 && { subtype: 'file_share', files: files.map((file) => fileShape(workspace, file, origin)) }),
    ...(shares.length > 0 && { attachments: shares.map((share) => shareShape(workspace, share, origin)) }),
    ...(tombstone && { subtype: 'tombstone', hidden: true }),
    ...(stream !== undefined && { streaming_state: stream.state === 'stopped' ? 'completed' : stream.state }),
    ...(editedTs !== undefined && { edited: { user, ts: editedTs } }),
    ...(reactions.size > 0 && {
      reactions: [...reactions].map(([name, users]) => ({ name, users: [...users], count: users.size })),
    }),
  }
}

/** As recorded: the words of the other message, who said them, and its files. */
function shareShape(workspace: Workspace, { text, author, files }: Share, origin: string) {
  const shape = { is_msg_unfurl: true, is_share: true, text, fallback: text, author_name: author, mrkdwn_in: ['text'] }
  return { ...shape, ...(files.length > 0 && { files: files.map((file) => fileShape(workspace, file, origin)) }) }
}

export function fileShape(
  { id: team }: Workspace,
  { id, name, mimetype, subtype, bytes, owner, ready, deleted, elsewhere, hidden, shares = [] }: File,
  origin: string,
) {
  // Of a deleted file no more is left: https://github.com/wee-slack/wee-slack/pull/641
  if (deleted) return { id, mode: 'tombstone' }
  if (hidden) return { id, mode: 'hidden_by_limit' }
  const address = `${origin}/files-pri/${team}-${id}`
  const known = { id, name, title: name, user: owner, mode: 'hosted', created: 0, file_access: 'visible' }
  if (!ready) return { ...known, size: 0, mimetype: '' }
  if (elsewhere !== undefined)
    return { ...known, mode: 'external', is_external: true, mimetype, size: 0, url_private: elsewhere }
  const sharesOf = (wanted: boolean) => {
    const of = shares.filter(({ isPublic }) => isPublic === wanted)
    return Object.fromEntries(of.map(({ channel, ts }) => [channel, [{ ts }]]))
  }
  const addresses = { url_private: `${address}/${name}`, url_private_download: `${address}/download/${name}` }
  return {
    ...known,
    mimetype,
    filetype: name.split('.').at(-1),
    size: bytes.length,
    ...addresses,
    ...(subtype && { subtype }),
    ...(shares.length > 0 && { shares: { public: sharesOf(true), private: sharesOf(false) } }),
  }
}
