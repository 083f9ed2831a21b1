import {
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../bots/discord-client.ts'
import { type SimSettings, startDiscord } from '../discord/discord.ts'

/** A Discord, and requests of its bot. */
async function begin(settings: SimSettings = {}) {
  const sim = await startDiscord({ ...settings, checked: false })
  onTestFinished(() => sim.close())
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bot ${sim.settings.token}`, 'content-type': 'application/json' }
    const response = await fetch(`${sim.url}/v10${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { id, code, token } = (text === '' ? {} : JSON.parse(text)) as { id?: string; code?: number; token?: string }
    return { status: response.status, id: id ?? '', code, token }
  }
  const ada = sim.join('Ada')
  const thread = sim.threads.open(sim.channel, 'Homes', sim.bot.id)
  const posted = await ask('POST', `/channels/${thread.id}/messages`, { content: 'hello' })
  return { sim, ask, ada, thread, message: `/channels/${thread.id}/messages/${posted.id}` }
}
const EMOJI = encodeURIComponent('👀')

test('in a thread that was put away nothing changes; a message brings it back, and whoever may write there', async () => {
  const { sim, ask, ada, thread, message } = await begin()
  sim.threads.change(thread, { archived: true })
  expect(await ask('PATCH', message, { content: 'other' })).toMatchObject({ status: 400, code: 50_083 })
  expect(await ask('PUT', `${message}/reactions/${EMOJI}/@me`)).toMatchObject({ code: 50_083 })
  expect(await ask('DELETE', message)).toMatchObject({ code: 50_083 })
  expect(thread.archived).toBe(true)
  expect(await ask('POST', `/channels/${thread.id}/messages`, { content: 'back' })).toMatchObject({ status: 200 })
  expect(thread.archived).toBe(false)
  sim.threads.change(thread, { archived: true })
  expect(await ask('PATCH', `/channels/${thread.id}`, { archived: false })).toMatchObject({ status: 200 })
  expect(await ask('PATCH', message, { content: 'other' })).toMatchObject({ status: 200 })
  const another = sim.threads.open(sim.channel, 'Gardens', ada.id)
  sim.threads.change(another, { archived: true })
  expect(await ask('PATCH', `/channels/${another.id}`, { archived: false })).toMatchObject({ status: 200 })
})

test('a channel takes five messages and five edits in five seconds, and all of them together only so many', async () => {
  const { sim, ask } = await begin({ global: { requests: 20, ms: 60_000 } })
  const { id } = sim.addChannel('other')
  const statuses = async (count: number, work: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: count }, work))).map(({ status }) => status)
  const refused = async (...given: Parameters<typeof statuses>) =>
    (await statuses(...given)).filter((status) => status === 429).length
  const posted = await ask('POST', `/channels/${id}/messages`, { content: 'hello' })
  const say = () => ask('POST', `/channels/${id}/messages`, { content: 'hello' })
  const edit = () => ask('PATCH', `/channels/${id}/messages/${posted.id}`, { content: 'other' })
  expect([await refused(5, say), await refused(6, edit)]).toEqual([1, 1])
  const before = sim.requests.length
  expect(await refused(20, () => ask('GET', '/users/@me'))).toBe(before)
})

test('reactions that are set and taken away share a limit, of which other channels have their own', async () => {
  const { ask, message, sim } = await begin({ limits: { react: { requests: 1, ms: 60_000 } } })
  const { id } = await ask('POST', `/channels/${sim.channel.id}/messages`, { content: 'hello' })
  const reaction = (path: string) => `${path}/reactions/${EMOJI}/@me`
  const statuses = [
    await ask('PUT', reaction(message)),
    await ask('DELETE', reaction(message)),
    await ask('PUT', reaction(`/channels/${sim.channel.id}/messages/${id}`)),
  ].map(({ status }) => status)
  expect(statuses).toEqual([204, 429, 204])
})

test('a file of the bot may have so many bytes and no more', async () => {
  const { sim } = await begin({ uploadMax: 10 })
  const send = async (bytes: number) => {
    const body = new FormData()
    body.append('files[0]', new Blob(['a'.repeat(bytes)]), 'a.txt')
    const headers = { authorization: `Bot ${sim.settings.token}` }
    const path = `${sim.url}/v10/channels/${sim.channel.id}/messages`
    return (await fetch(path, { method: 'POST', headers, body })).status
  }
  expect([await send(10), await send(11)]).toEqual([200, 413])
})

test('a webhook writes in threads of its channel, under any name but Discord’s, as often as it is asked', async () => {
  const { sim, ask, thread } = await begin()
  const hooks = `/channels/${sim.channel.id}/webhooks`
  expect(await ask('POST', hooks, { name: 'Porchlight' })).toMatchObject({ code: 50_013 })
  sim.bot.role.permissions |= PermissionFlagsBits.ManageWebhooks
  const { id, token } = await ask('POST', hooks, { name: 'Porchlight' })
  const write = (body: object, where = thread.id) =>
    ask('POST', `/webhooks/${id}/${token}?wait=true&thread_id=${where}`, body)
  const same = { content: 'hello', username: 'Kim', nonce: '1', enforce_nonce: true }
  const [first, second] = [await write(same), await write(same)]
  expect([first.status, second.status, first.id === second.id]).toEqual([200, 200, false])
  expect(await write({ content: 'hello', username: 'My Discord' })).toMatchObject({ status: 400 })
  const elsewhere = sim.threads.open(sim.addChannel('other'), 'Gardens', sim.bot.id)
  expect(await write({ content: 'hello' }, elsewhere.id)).toMatchObject({ status: 404 })
})

test('a post in a forum comes with its first message, which has the id of the thread', async () => {
  const { sim, ask } = await begin()
  const forum = sim.addChannel('questions', [], ChannelType.GuildForum)
  const { id } = await ask('POST', `/channels/${forum.id}/threads`, { name: 'Roofs', message: { content: 'hello' } })
  expect([...sim.world.channel(id).messages.keys()]).toEqual([id])
})

test('a locked thread takes nothing from who may not manage threads', async () => {
  const { sim, ask, thread } = await begin()
  const say = () => ask('POST', `/channels/${thread.id}/messages`, { content: 'hello' })
  sim.threads.change(thread, { locked: true })
  expect(await say()).toMatchObject({ code: 160_005 })
  sim.threads.change(thread, { archived: true })
  expect(await say()).toMatchObject({ code: 50_083 })
  expect(await ask('PATCH', `/channels/${thread.id}`, { archived: false })).toMatchObject({ code: 50_013 })
  sim.bot.role.permissions |= PermissionFlagsBits.ManageThreads
  expect(await say()).toMatchObject({ status: 200 })
})

test('a voice channel takes messages and no threads; an announcement channel has threads of its own kind', async () => {
  const { sim, ask } = await begin()
  const voice = sim.addChannel('call', [], ChannelType.GuildVoice)
  const { id } = await ask('POST', `/channels/${voice.id}/messages`, { content: 'hello' })
  const thread = { name: 'Homes' }
  expect(await ask('POST', `/channels/${voice.id}/messages/${id}/threads`, thread)).toMatchObject({ code: 50_024 })
  const news = sim.addChannel('news', [], ChannelType.GuildAnnouncement)
  const post = await ask('POST', `/channels/${news.id}/messages`, { content: 'hello' })
  await ask('POST', `/channels/${news.id}/messages/${post.id}/threads`, thread)
  expect(sim.world.channel(post.id).type).toBe(ChannelType.AnnouncementThread)
})

test('the bot may do nothing where it is no member, and hears nothing of private threads it is not in', async () => {
  const { sim, ask, ada } = await begin()
  const group = sim.world.addChannel({
    type: ChannelType.GroupDM,
    name: '',
    guildId: undefined,
    people: new Set([ada.id]),
  })
  const elsewhere = sim.world.addGuild('Elsewhere', ada.id, PermissionFlagsBits.ViewChannel)
  const there = sim.world.addChannel({ type: ChannelType.GuildText, name: 'general', guildId: elsewhere.id })
  for (const { id } of [group, there])
    expect(await ask('POST', `/channels/${id}/messages`, { content: 'hello' })).toMatchObject({ code: 50_001 })
})

test('app_permissions tell what the bot may do in the channel of an interaction', async () => {
  const { sim, ada } = await begin()
  const deny = String(PermissionFlagsBits.SendMessages)
  const quiet = sim.addChannel('rules', [{ id: sim.bot.id, type: OverwriteType.Member, allow: '0', deny }])
  const told: object[] = []
  const dispatch = sim.gateway.dispatch.bind(sim.gateway)
  sim.gateway.dispatch = (t, d, audience) => {
    if (t === 'INTERACTION_CREATE') told.push(d)
    dispatch(t, d, audience)
  }
  sim.commands.put({ name: 'ask', description: 'ask' })
  void sim.command({ by: ada.id, in: quiet.id, name: 'ask' })
  const [{ app_permissions = '0' } = {}] = told as { app_permissions?: string }[]
  expect(BigInt(app_permissions) & PermissionFlagsBits.SendMessages).toBe(0n)
  expect(BigInt(app_permissions) & PermissionFlagsBits.ViewChannel).toBe(PermissionFlagsBits.ViewChannel)
})

test('a picture that a component names as a file of the message is sent along with it', async () => {
  const { sim, ask } = await begin()
  const accessory = { type: ComponentType.Thumbnail, media: { url: 'attachment://home.png' } }
  const section = {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content: 'A home' }],
    accessory,
  }
  const body = { components: [section], flags: MessageFlags.IsComponentsV2 }
  const channel = `/channels/${sim.channel.id}/messages`
  expect(await ask('POST', channel, body)).toMatchObject({ status: 400, code: 50_035 })
})

test('whom the bot may write to in private are few, besides those who wrote to it', async () => {
  const { sim, ask, ada } = await begin({ directsMax: 2 })
  const open = ({ id }: { id: string }) => ask('POST', '/users/@me/channels', { recipient_id: id })
  sim.say({ by: ada.id, in: sim.dm(ada.id).id, text: 'hello' })
  const people = ['Ben', 'Cleo', 'Dan'].map((name) => sim.join(name))
  const answers = [await open(ada), ...(await Promise.all(people.map(open)))]
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined, 40_003])
})

test('an interaction may come without authorizing_integration_owners, on which discord.js throws', async () => {
  const { sim, ada } = await begin()
  const client = await connect(sim)
  onTestFinished(() => client.destroy())
  const manager = client.ws as unknown as { handlePacket: (packet: unknown, shard: unknown) => boolean }
  const handle = manager.handlePacket.bind(manager)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  manager.handlePacket = (...packet) => {
    try {
      return handle(...packet)
    } catch (error) {
      resolve(error)
      return false
    }
  }
  const member = { user: { id: ada.id, username: 'ada', discriminator: '0' }, roles: [], permissions: '0' }
  const body = { id: '1', token: 'token', type: InteractionType.ApplicationCommand, application_id: sim.bot.id }
  const data = { id: '2', name: 'help', type: ApplicationCommandType.ChatInput }
  const where = { guild_id: sim.guild.id, channel_id: sim.channel.id, member }
  const more = { entitlements: [], attachment_size_limit: 1, app_permissions: '0', locale: 'en-US' }
  const interaction = { ...body, data, ...where, ...more }
  void sim.tellInteraction({ person: ada, channel: sim.channel }, interaction)
  expect(await promise).toBeInstanceOf(TypeError)
})
