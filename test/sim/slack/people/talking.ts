import type { Context } from '../context.ts'
import type { Delivered } from '../delivery/delivery.ts'
import { messageShape } from '../delivery/events.ts'
import { type Channel, type File, type Message, messageOf, messagesOf, type Person, type Workspace } from '../world.ts'

/** Where somebody is and who: the first workspace, channel and person where nothing is said. */
export type Where = { workspace?: Workspace; channel?: Channel; person?: Person }
export type Scene = Required<Where>
export type Said = Where & { text: string; thread?: string | undefined; files?: Shared[]; forwards?: Forwarded }
/** A message of somebody else that is forwarded. */
type Forwarded = { text: string; author: string; files?: Shared[] }
/** `late`: Slack tells of the file before it has it. `voice`: recorded in Slack, which calls it a video. */
export type Shared = { name: string; mimetype: string; bytes: Buffer; late?: boolean; voice?: boolean } & Pick<
  File,
  'elsewhere' | 'hidden'
>

/** What people do in a workspace by writing. */
export function talking(context: Context, scene: Scene) {
  const { world, record, events, delivery } = context
  const placed = (where: Where): Scene => ({ ...scene, ...where })
  const share = (
    workspace: Workspace,
    person: Person,
    { name, mimetype, bytes, late, voice, ...kept }: Shared,
  ): File => {
    const subtype = voice ? 'slack_audio' : undefined
    const file = { id: world.id('F'), name, mimetype, subtype, bytes, owner: person.id, ready: late !== true, ...kept }
    workspace.files.set(file.id, file)
    return file
  }
  return {
    /** How a person calls the app in a text. */
    mention: (workspace = scene.workspace) => `<@${workspace.bot.user}>`,
    /** Says something in the channel, or in a thread of it. Gives the message's ts. */
    say({ text, thread, files = [], forwards, ...where }: Said): string {
      const { workspace, channel, person } = placed(where)
      const shared = files.map((file) => share(workspace, person, file))
      const forwarded = (forwards?.files ?? []).map((file) => share(workspace, person, file))
      const shares = forwards === undefined ? [] : [{ ...forwards, files: forwarded }]
      const message = world.add(channel, { user: person.id, text, thread, files: shared, shares })
      record.shown(workspace, channel, message)
      events.written({ workspace, channel, message })
      return message.ts
    },
    /** The channel where a person talks with the app alone. */
    directly(where: Where = {}): Channel {
      const { workspace, person } = placed(where)
      return world.directChannel(workspace, person.id)
    },
    /** `laterMs`: so long after now. */
    edit(ts: string, text: string, { laterMs = 0, ...where }: Where & { laterMs?: number } = {}): void {
      const { workspace, channel } = placed(where)
      const message = messageOf(channel, ts)
      const before = message.text
      Object.assign(message, { text, editedTs: (Number(context.clock.ts()) + laterMs / 1_000).toFixed(6) })
      record.shown(workspace, channel, message)
      events.edited({ workspace, channel, message }, before)
    },
    /** Deletes a file of a message: https://docs.slack.dev/reference/events/message/message_changed, without an edit of its words. */
    removeFile(ts: string, name: string, where: Where = {}): void {
      const { workspace, channel } = placed(where)
      const message = messageOf(channel, ts)
      message.files = message.files.map((file) => ({ ...file, deleted: file.deleted === true || file.name === name }))
      record.shown(workspace, channel, message)
      events.edited({ workspace, channel, message }, message.text)
    },
    remove(ts: string, where: Where = {}): void {
      const { workspace, channel } = placed(where)
      const message = messageOf(channel, ts)
      if (messagesOf(channel, ts).length > 1) {
        const before = messageShape({ workspace, channel, message }, context.origin())
        Object.assign(message, { text: 'This message was deleted.', user: 'USLACKBOT', tombstone: true, files: [] })
        record.removed(workspace, channel, message)
        return events.buried({ workspace, channel, message }, before)
      }
      channel.messages.delete(ts)
      record.removed(workspace, channel, message)
      events.removed({ workspace, channel, message })
    },
    /** Opens the app's home, or the talk with it. */
    openHome(tab: 'home' | 'messages' = 'home', where: Where = {}): Delivered {
      const { workspace, person } = placed(where)
      const channel = world.directChannel(workspace, person.id).id
      return delivery.event(workspace, {
        type: 'app_home_opened',
        user: person.id,
        channel,
        tab,
        event_ts: context.clock.ts(),
      })
    },
    /** Presses the stop button that Slack shows while the app works in a thread; Slack itself ends what is streamed. */
    stop(thread: string, where: Where = {}): Delivered {
      const { workspace, channel, person } = placed(where)
      const open = [...channel.messages.values()].filter((message) => isOpenIn(message, thread))
      for (const { stream } of open) if (stream !== undefined) stream.state = 'stopped'
      return delivery.event(workspace, {
        type: 'agent_session_stopped',
        channel: channel.id,
        user: person.id,
        thread_ts: thread,
        streaming_message_ts: open.map(({ ts }) => ts),
        event_ts: context.clock.ts(),
      })
    },
    /** Shares a private channel with another company, by which it gets another id: https://docs.slack.dev/reference/events/channel_id_changed */
    shareChannel(where: Where = {}): Delivered {
      const { workspace, channel } = placed(where)
      const { id: old_channel_id } = channel
      channel.id = world.id('C')
      workspace.channels.delete(old_channel_id)
      workspace.channels.set(channel.id, channel)
      const event_ts = context.clock.ts()
      return delivery.event(workspace, {
        type: 'channel_id_changed',
        old_channel_id,
        new_channel_id: channel.id,
        event_ts,
      })
    },
    /** Tells the app of something else that happened. */
    happen: (event: { type: string; [field: string]: unknown }, where: Where = {}) =>
      delivery.event(placed(where).workspace, event),
  }
}

const isOpenIn = ({ thread, stream }: Message, wanted: string) => thread === wanted && stream?.state === 'in_progress'
