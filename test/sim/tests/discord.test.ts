import {
  type Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  PermissionFlagsBits,
  Routes,
  type TextChannel,
} from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formWith } from '../../../adapters/discord/show/files.ts'
import { discordPicture } from '../../pictures/draw-discord.ts'
import { connect, heard } from '../bots/discord-client.ts'
import { type SimDiscord, startDiscord } from '../discord/discord.ts'

let discord: SimDiscord
let client: Client<true>

beforeEach(async () => {
  discord = await startDiscord({ checked: false, limits: { create: { requests: 3, ms: 300 } } })
  client = await connect(discord)
})
afterEach(async () => {
  await client.destroy()
  await discord.close()
})

const asOwner = () => ({ by: discord.owner.id, in: discord.channel.id })
const homes = async () => (await client.channels.fetch(discord.channel.id)) as TextChannel
const texts = () =>
  discord
    .viewer(discord.channel.id)
    .messages()
    .map(({ text }) => text)
const statuses = () => discord.requests.map(({ status }) => status)

test('a bot logs in, hears its name, opens a thread, answers there and changes its answer', async () => {
  const hearing = heard(client)
  discord.say({ ...asOwner(), text: `${discord.bot.mention} any homes in Seattle?` })
  const question = await hearing
  expect(question.mentions.has(client.user)).toBe(true)
  const thread = await question.startThread({ name: 'Homes in Seattle' })
  const answer = await thread.send('I found')
  await answer.edit('I found 3.')
  const viewer = discord.viewer(thread.id)
  expect(viewer.messages()).toMatchObject([{ by: 'Porchlight', ours: true, text: 'I found 3.' }])
  expect(viewer.history(answer.id).map(({ text }) => text)).toEqual(['I found', 'I found 3.'])
  expect(thread.id).toBe(question.id)
  expect(statuses()).not.toContain(404)
})

test('a private talk is heard and answered', async () => {
  const dm = discord.dm(discord.owner.id)
  const hearing = heard(client)
  discord.say({ by: discord.owner.id, in: dm.id, text: 'hello' })
  const hello = await hearing
  expect(hello.inGuild()).toBe(false)
  await hello.reply('Hello, Olive!')
  expect(discord.viewer(dm.id).answers()).toMatchObject([{ text: 'Hello, Olive!' }])
})

describe('messages', () => {
  test('of more than 2,000 units, without anything in them, or with too much in an embed are refused', async () => {
    const channel = await homes()
    await expect(channel.send('x'.repeat(2_001))).rejects.toMatchObject({ code: 50_035 })
    await expect(channel.send('  ')).rejects.toMatchObject({ code: 50_006 })
    await expect(channel.send({ embeds: [{ description: 'x'.repeat(4_097) }] })).rejects.toMatchObject({ code: 50_035 })
    expect(texts()).toEqual([])
  })

  test('with the same nonce are one, as often as they are sent', async () => {
    const channel = await homes()
    const once = { content: 'once', nonce: 'turn-1-part-0', enforceNonce: true }
    const [first, second] = [await channel.send(once), await channel.send(once)]
    expect(second.id).toBe(first.id)
    expect(texts()).toEqual(['once'])
  })

  test('call nobody unless they may', async () => {
    const channel = await homes()
    const content = `@everyone <@${discord.owner.id}>`
    await channel.send({ content, allowedMentions: { parse: [] } })
    expect(discord.pings).toEqual([])
    await channel.send({ content })
    expect(discord.pings).toMatchObject([{ everyone: true, users: [discord.owner.id], edited: false }])
  })

  test('of others cannot be changed, and what is not allowed there is refused', async () => {
    const id = discord.say({ ...asOwner(), text: 'mine' })
    const channel = await homes()
    await expect(channel.messages.edit(id, 'yours')).rejects.toMatchObject({ code: 50_005 })
    discord.bot.role.permissions &= ~PermissionFlagsBits.CreatePublicThreads
    await expect(channel.threads.create({ name: 'a thread' })).rejects.toMatchObject({ code: 50_013 })
  })
})

test('a picture shows what stands there, and is sound whatever that is', async () => {
  discord.say({ ...asOwner(), text: 'a <b> & "c" \\*d\\* **bold** [a home](https://example.com/?a=1&b=2)' })
  const picture = discordPicture(discord.viewer(discord.channel.id).messages())
  const shown = [...picture.matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  expect(shown).toBe('a &lt;b&gt; &amp; &quot;c&quot; *d* bold a home')
})

describe('files', () => {
  test('come with addresses that expire and can be renewed', async () => {
    const hearing = heard(client)
    const bytes = Buffer.from('a picture')
    discord.settings.addressMs = 0
    discord.say({ ...asOwner(), text: 'look', files: [{ name: 'home.png', mediaType: 'image/png', bytes }] })
    const url = (await hearing).attachments.first()?.url ?? ''
    expect((await fetch(url)).status).toBe(404)
    discord.settings.addressMs = 60_000
    const answer = (await client.rest.post('/attachments/refresh-urls', { body: { attachment_urls: [url] } })) as {
      refreshed_urls: { refreshed: string }[]
    }
    const response = await fetch(answer.refreshed_urls[0]?.refreshed ?? '')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('a picture')
  })

  test('are kept as the bot sends them', async () => {
    const form = await formWith({}, { name: 'homes.csv', bytes: Buffer.from('rows') })
    const { id } = (await client.rest.post(Routes.channelMessages(discord.channel.id), form)) as { id: string }
    const sent = await (await homes()).messages.fetch(id)
    expect(sent.attachments.first()).toMatchObject({ name: 'homes.csv', size: 4 })
    expect(await (await fetch(sent.attachments.first()?.url ?? '')).text()).toBe('rows')
  })

  test('that are spoken are voice messages', async () => {
    const hearing = heard(client)
    const file = { name: 'voice-message.ogg', mediaType: 'audio/ogg', bytes: Buffer.from('OggS') }
    discord.speak({ ...asOwner(), file, seconds: 1.5 })
    const message = await hearing
    expect(message.flags.has(MessageFlags.IsVoiceMessage)).toBe(true)
    expect(message.attachments.first()).toMatchObject({ duration: 1.5, contentType: 'audio/ogg' })
  })
})

describe('too many requests', () => {
  test('wait for the next window, as the headers say, without being refused', async () => {
    const channel = await homes()
    for (const text of ['1', '2', '3', '4']) await channel.send(text)
    expect(texts()).toEqual(['1', '2', '3', '4'])
    expect(statuses()).not.toContain(429)
    const [first, , , fourth] = discord.seen.map(({ at }) => at)
    expect((fourth ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(290)
  })

  test('in another channel have a bucket of their own', async () => {
    discord.settings.limits.create = { requests: 3, ms: 600_000 }
    const [one, other] = [await homes(), (await client.channels.fetch(discord.addChannel('rentals').id)) as TextChannel]
    await Promise.all([one, other].flatMap((channel) => [1, 2, 3].map((text) => channel.send(String(text)))))
    expect(discord.seen).toHaveLength(6)
  })
})

describe('faults', () => {
  test('lose an answer after the message was made', async () => {
    discord.faults.plan({ kind: 'lost', done: true }, { method: 'POST', path: /messages$/ })
    await expect((await homes()).send('made')).rejects.toThrow()
    expect(texts()).toEqual(['made'])
  })

  test('fail before anything was done', async () => {
    discord.faults.plan({ kind: 'failed', status: 503, done: false })
    await expect((await homes()).send('not made')).rejects.toMatchObject({ status: 503 })
    expect(texts()).toEqual([])
  })

  test('come at random the same way for the same seed', () => {
    const draw = () => {
      discord.faults.weather({ lost: 0.3, failed: 0.3 }, 7)
      return Array.from({ length: 50 }, () => discord.faults.of({ method: 'GET', path: '/' })?.kind)
    }
    expect(draw()).toEqual(draw())
    expect(new Set(draw())).toEqual(new Set(['lost', 'failed', undefined]))
  })
})

describe('the gateway', () => {
  test('replays what came while the connection was lost', async () => {
    const hearing = heard(client)
    discord.gateway.drop()
    discord.say({ ...asOwner(), text: 'while you were away' })
    expect((await hearing).content).toBe('while you were away')
  })

  test('replays nothing into a new session', async () => {
    const said: string[] = []
    client.on(Events.MessageCreate, ({ content }) => said.push(content))
    discord.gateway.forget()
    discord.gateway.drop()
    discord.say({ ...asOwner(), text: 'lost' })
    await new Promise((resolve) => client.once(Events.ShardReady, resolve))
    const hearing = heard(client)
    discord.say({ ...asOwner(), text: 'heard' })
    await hearing
    expect(said).toEqual(['heard'])
  })

  test('says what is in messages only to bots with the intent for it, or that are mentioned', async () => {
    const blind = await connect(discord, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages])
    const said: string[] = []
    blind.on(Events.MessageCreate, ({ content }) => said.push(content))
    const hearing = [heard(blind), heard(client)] as const
    discord.say({ ...asOwner(), text: 'among people' })
    await Promise.all(hearing)
    const mentioned = heard(blind)
    discord.say({ ...asOwner(), text: `${discord.bot.mention} hello` })
    await mentioned
    await blind.destroy()
    expect((await hearing[1]).content).toBe('among people')
    expect(said).toEqual(['', `${discord.bot.mention} hello`])
  })

  test('tells of things twice and late where the weather is bad, and of nothing while the line is cut', async () => {
    const packets: string[] = []
    client.on(
      Events.Raw,
      ({ t, d }: { t: string; d: { content: string } }) => t === 'MESSAGE_CREATE' && packets.push(d.content),
    )
    discord.faults.weather({ twice: 1, late: 1 }, 3)
    discord.say({ ...asOwner(), text: 'told twice' })
    await expect.poll(() => packets).toEqual(['told twice', 'told twice'])
    discord.faults.clear()
    discord.cut()
    await expect((await homes()).send('into nothing')).rejects.toThrow()
    discord.mend()
    const hearing = heard(client)
    discord.say({ ...asOwner(), text: 'back' })
    expect((await hearing).content).toBe('back')
    expect(texts()).toEqual(['told twice', 'back'])
  })
})
