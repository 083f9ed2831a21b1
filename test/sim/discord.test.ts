import { Client, Events, GatewayIntentBits, type Message, Partials } from 'discord.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SimDiscord, startDiscord } from './discord/discord.ts'

let discord: SimDiscord
let client: Client<true>

const intents = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
]

async function connect(): Promise<Client<true>> {
  const made = new Client({ intents, partials: [Partials.Channel], rest: { api: discord.url, offset: 0 } })
  await made.login(discord.settings.token)
  await new Promise<void>((resolve) => (made.isReady() ? resolve() : made.once(Events.ClientReady, () => resolve())))
  return made as Client<true>
}

beforeEach(async () => {
  discord = await startDiscord()
  client = await connect()
})
afterEach(async () => {
  await client.destroy()
  await discord.close()
})

const nextMessage = () => new Promise<Message>((resolve) => client.once(Events.MessageCreate, resolve))
const asOwner = () => ({ by: discord.owner.id, in: discord.channel.id })

test('a bot logs in, hears its name, opens a thread, answers there and changes its answer', async () => {
  const heard = nextMessage()
  discord.say({ ...asOwner(), text: `${discord.bot.mention} any homes in Seattle?` })
  const question = await heard
  expect(question.mentions.has(client.user)).toBe(true)
  const thread = await question.startThread({ name: 'Homes in Seattle' })
  const answer = await thread.send('I found')
  await answer.edit('I found 3.')
  const viewer = discord.viewer(thread.id)
  expect(viewer.messages()).toMatchObject([{ by: 'Porchlight', ours: true, text: 'I found 3.' }])
  expect(viewer.history(answer.id).map(({ text }) => text)).toEqual(['I found', 'I found 3.'])
  expect(thread.id).toBe(question.id)
  expect(discord.requests.map(({ status }) => status)).not.toContain(404)
})
