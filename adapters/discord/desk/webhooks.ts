import { type APIWebhook, type Client, REST, Routes } from 'discord.js'
import { isRefused } from '../failures.ts'

/** How Discord calls it beside the messages. */
const NAME = 'Porchlight'
/** Names that Discord takes from no webhook: https://docs.discord.com/developers/resources/webhook#create-webhook */
const FORBIDDEN = /clyde|discord/i
const NAME_MAX = 80

type Hook = { id: string; token: string }
export type Webhooks = ReturnType<typeof createWebhooks>

/** The bot's own webhook in each channel, by which it writes under others' names. */
export function createWebhooks(client: Client<true>) {
  const known = new Map<string, Promise<Hook | undefined>>()

  async function find(channel: string): Promise<Hook | undefined> {
    const own = ({ application_id, token }: APIWebhook) =>
      application_id === client.application.id && token !== undefined
    const all = (await client.rest.get(Routes.channelWebhooks(channel))) as APIWebhook[]
    const hook =
      all.find(own) ??
      ((await client.rest.post(Routes.channelWebhooks(channel), { body: { name: NAME } })) as APIWebhook)
    return hook.token === undefined ? undefined : { id: hook.id, token: hook.token }
  }
  return {
    /** Undefined where the bot may have none. */
    async of(channel: string): Promise<Hook | undefined> {
      const before = known.get(channel)
      if (before !== undefined) return await before
      const hook = find(channel).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        return undefined
      })
      known.set(channel, hook)
      hook.then(
        (found) => found === undefined && known.delete(channel),
        () => known.delete(channel),
      )
      return await hook
    },
    /** Somebody took it away. */
    forget: (channel: string) => void known.delete(channel),
    /** The name as a webhook may bear it, undefined where it may not. */
    nameFor(name: string): string | undefined {
      const short = name.trim().slice(0, NAME_MAX).toWellFormed()
      return short === '' || FORBIDDEN.test(short) ? undefined : short
    },
  }
}

/** Sends what must not be sent twice: what nobody answered is looked for first. */
export function createCarefulRest(client: Client, token: string): REST {
  const { options } = client.rest
  return new REST({ ...options, retries: 0 }).setToken(token)
}
