import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Args, flag, optional } from '../api/args.ts'
import { contentOf } from '../api/content.ts'
import { Refusal } from '../api/refusal.ts'
import type { Context } from '../context.ts'
import type { Faults } from '../faults.ts'
import type { Channel, Message, Workspace } from '../world.ts'

/** Where an answer to a command or a click goes. */
type Place = { workspace: Workspace; channel: Channel; person: string; message: Message | undefined }
type Address = Place & { until: number; left: number }

/** Addresses that take answers to a command or a click, for a while and a few times. */
export function responseUrls(context: Omit<Context, 'origin'>, faults: Pick<Faults, 'take'>) {
  const { world, clock, settings, record, events } = context
  const addresses = new Map<string, Address>()
  const show = (place: Place, args: Args) => {
    const { workspace, channel, person, message } = place
    if (flag(args, 'delete_original') && message !== undefined) {
      channel.messages.delete(message.ts)
      return record.removed(workspace, channel, message)
    }
    if (args['markdown_text'] !== undefined) throw new Refusal('no_text')
    const content = contentOf({ args, settings })
    if (flag(args, 'replace_original') && message !== undefined) {
      Object.assign(message, content)
      return record.shown(workspace, channel, message)
    }
    const open = optional(args, 'response_type') === 'in_channel'
    const thread = optional(args, 'thread_ts') ?? (message === undefined ? undefined : message.thread)
    const onlyFor = open ? undefined : person
    const added = world.add(channel, { ...content, user: workspace.bot.user, ours: true, thread, onlyFor })
    record.shown(workspace, channel, added)
    if (open) events.written({ workspace, channel, message: added })
  }
  return {
    show,
    address(place: Place): string {
      const id = crypto.randomUUID()
      addresses.set(id, { ...place, until: clock.now() + settings.responseUrlMs, left: settings.responseUrlUses })
      return `/response/${id}`
    },
    async take(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const args = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Args
      const address = addresses.get(path.split('/').at(-1) ?? '')
      const call = record.call(address?.workspace.id ?? '', 'response_url', args)
      const answer = (status: number, error?: string) => {
        Object.assign(call, { outcome: error ?? 'ok', endedAt: clock.now() })
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(error === undefined ? { ok: true } : { ok: false, error }))
      }
      if (address === undefined || address.until < clock.now()) return answer(404, 'expired_url')
      if (address.left === 0) return answer(404, 'used_url')
      address.left -= 1
      const fault = faults.take('response_url')
      if (fault?.kind === 'cut') return void response.destroy()
      try {
        show(address, args)
        if (fault?.kind === 'lost') return void response.destroy()
        answer(200)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        answer(400, error.error)
      }
    },
  }
}
export type ResponseUrls = ReturnType<typeof responseUrls>
