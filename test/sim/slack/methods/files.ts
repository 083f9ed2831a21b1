import { list, optional, required } from '../api/args.ts'
import { Refusal } from '../api/refusal.ts'
import { type Handler, show } from '../context.ts'
import { fileShape } from '../delivery/events.ts'
import { type File, openChannelOf } from '../world.ts'

/** Files, those of the app in three steps: https://docs.slack.dev/messaging/working-with-files */
export const files: { [method: string]: Handler } = {
  'files.info': ({ workspace, args, origin }) => {
    const file = workspace.files.get(required(args, 'file'))
    if (file === undefined) throw new Refusal('file_not_found')
    return { file: fileShape(workspace, file, origin()) }
  },
  'files.getUploadURLExternal': ({ world, workspace, args, origin }) => {
    const name = required(args, 'filename')
    if (Number(required(args, 'length')) <= 0) throw new Refusal('invalid_arguments', 'length must be more than 0')
    const id = world.id('F')
    const bytes = Buffer.alloc(0)
    const owner = workspace.bot.user
    workspace.files.set(id, { id, name, mimetype: typeOf(name), subtype: undefined, bytes, owner, ready: false })
    return { file_id: id, upload_url: `${origin()}/upload/${workspace.id}/${id}` }
  },
  'files.completeUploadExternal': (call) => {
    const { world, workspace, args, origin, clock, settings } = call
    const wanted = (list(args, 'files') ?? []) as { id: string }[]
    const given = wanted.map(({ id }) => uploaded(workspace.files, id))
    const to = optional(args, 'channel_id')
    if (to !== undefined) {
      const thread = optional(args, 'thread_ts')
      const text = optional(args, 'initial_comment') ?? ''
      const channel = openChannelOf(workspace, to)
      if (!channel.members.has(workspace.bot.user)) throw new Refusal('not_in_channel')
      const share = () => {
        const message = world.add(channel, { user: workspace.bot.user, ours: true, text, thread, files: given })
        const shared = { channel: channel.id, isPublic: channel.kind === 'channel', ts: message.ts }
        for (const file of given) file.shares = [...(file.shares ?? []), shared]
        show(call, channel, message)
      }
      if (settings.shareMs === 0) share()
      else clock.after(settings.shareMs, share)
    }
    return { files: given.map((file) => fileShape(workspace, file, origin())) }
  },
  'files.delete': ({ workspace, args }) => {
    const id = required(args, 'file')
    if (workspace.files.get(id)?.owner !== workspace.bot.user) throw new Refusal('file_not_found')
    workspace.files.delete(id)
    return {}
  },
}

function uploaded(all: Map<string, File>, id: string): File {
  const file = all.get(id)
  if (file === undefined || file.bytes.length === 0) throw new Refusal('file_not_found')
  file.ready = true
  return file
}

const TYPES: { [ending: string]: string } = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  txt: 'text/plain',
}
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
