import { Client, Events, GatewayIntentBits, type Message, Partials } from 'discord.js'
import type { SimDiscord } from '../discord/discord.ts'

const usual = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
]

/** The real discord.js, logged in and ready, without retries of its own. */
export async function connect(discord: SimDiscord, intents = usual): Promise<Client<true>> {
  const client = new Client({
    intents,
    partials: [Partials.Channel],
    rest: { api: discord.url, offset: 0, retries: 0 },
    // It would wait 5 s between two sessions.
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
  })
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  await client.login(discord.settings.token)
  await ready
  return client as Client<true>
}

/** The next message that the client hears. */
export const heard = (client: Client): Promise<Message> =>
  new Promise((resolve) => client.once(Events.MessageCreate, resolve))
