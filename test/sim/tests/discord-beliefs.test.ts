import { ChannelType, ComponentType, MessageFlags, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { startDiscord } from '../discord/discord.ts'

/** A Discord, and requests of its bot. */
async function begin() {
  const sim = await startDiscord()
  onTestFinished(() => sim.close())
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bot ${sim.settings.token}`, 'content-type': 'application/json' }
    const response = await fetch(`${sim.url}/v10${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { id, code } = (text === '' ? {} : JSON.parse(text)) as { id?: string; code?: number }
    return { status: response.status, id: id ?? '', code }
  }
  const ada = sim.join('Ada')
  const thread = sim.threads.open(sim.channel, 'Homes', sim.bot.id)
  const posted = await ask('POST', `/channels/${thread.id}/messages`, { content: 'hello' })
  return { sim, ask, ada, thread, message: `/channels/${thread.id}/messages/${posted.id}` }
}
const EMOJI = encodeURIComponent('👀')

test('in a thread that was put away nothing changes, and only a message brings it back', async () => {
  const { sim, ask, thread, message } = await begin()
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
