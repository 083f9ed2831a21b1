import { ComponentType, MessageFlags, PermissionFlagsBits } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { startDiscord } from '../discord/discord.ts'

/** A Discord, and requests of its bot. */
async function begin() {
  const sim = await startDiscord({ checked: false })
  onTestFinished(() => sim.close())
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bot ${sim.settings.token}`, 'content-type': 'application/json' }
    const given = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${sim.url}/v10${path}`, given)
    const text = await response.text()
    const { id, code, length } = (text === '' ? {} : JSON.parse(text)) as {
      id?: string
      code?: number
      length?: number
    }
    return { status: response.status, id, code, length, limit: response.headers.get('x-ratelimit-limit') }
  }
  const messages = `/channels/${sim.channel.id}/messages`
  return { sim, ask, messages, post: (body: object) => ask('POST', messages, body) }
}

test('a message has one thread at most, which has its id and a name of 100 characters', async () => {
  const { ask, messages, post } = await begin()
  const { id } = await post({ content: 'hello' })
  const open = (name: string) => ask('POST', `${messages}/${id}/threads`, { name })
  expect(await open('x'.repeat(101))).toMatchObject({ status: 400, code: 50_035 })
  expect(await open('x'.repeat(100))).toMatchObject({ status: 200, id })
  expect(await open('again')).toMatchObject({ code: 160_004 })
})

test('a reply to a message that is gone is refused, unless it may stand alone', async () => {
  const { sim, post } = await begin()
  const to = (more: object) => ({ content: 'hello', message_reference: { message_id: sim.bot.id, ...more } })
  expect(await post(to({}))).toMatchObject({ code: 50_035 })
  expect(await post(to({ fail_if_not_exists: false }))).toMatchObject({ status: 200 })
})

test('without the permission to read its history a channel looks empty, and a message of it is refused', async () => {
  const { sim, ask, messages, post } = await begin()
  const { id } = await post({ content: 'hello' })
  expect(await ask('GET', messages)).toMatchObject({ status: 200, length: 1 })
  for (const role of sim.guild.roles.values()) role.permissions &= ~PermissionFlagsBits.ReadMessageHistory
  expect(await ask('GET', messages)).toMatchObject({ status: 200, length: 0 })
  expect(await ask('GET', `${messages}/${id}`)).toMatchObject({ code: 50_013 })
})

const text = (content: string) => ({ type: ComponentType.TextDisplay, content })
const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components })
const button = (custom_id: string, label = 'Press') => ({ type: ComponentType.Button, style: 1, custom_id, label })
const thumbnail = (url: string) => ({
  type: ComponentType.Section,
  components: [text('a home')],
  accessory: { type: ComponentType.Thumbnail, media: { url } },
})

test.each([
  ['texts of more than 4,000 units together', [text('x'.repeat(2_001)), text('x'.repeat(2_000))]],
  ['more than 40 of them', Array.from({ length: 41 }, (_, index) => text(`${index}`))],
  ['two of the same name', [row(button('same'), button('same'))]],
  ['six buttons in a row', [row(...Array.from({ length: 6 }, (_, index) => button(`${index}`)))]],
  ['a name of more than 100 characters', [row(button('x'.repeat(101)))]],
  ['a label of more than 80', [row(button('one', 'x'.repeat(81)))]],
  ['a picture on a host that nobody else reaches', [thumbnail('http://localhost/a.png')]],
])('components are refused with %s', async (_, components) => {
  const { post } = await begin()
  const flags = MessageFlags.IsComponentsV2
  expect(await post({ flags, components })).toMatchObject({ status: 400, code: 50_035 })
  expect(await post({ flags, components: [text('x'.repeat(4_000))] })).toMatchObject({ status: 200 })
})

test('typing, threads, deletions and web hooks have limits of their own', async () => {
  const { sim, ask, messages, post } = await begin()
  const [one, two] = [(await post({ content: 'one' })).id, (await post({ content: 'two' })).id]
  const limits = [
    await ask('POST', `/channels/${sim.channel.id}/typing`),
    await ask('POST', `${messages}/${one}/threads`, { name: 'Homes' }),
    await ask('DELETE', `${messages}/${two}`),
    await ask('POST', `/webhooks/${sim.bot.id}/token`, { content: 'hello' }),
  ].map(({ limit }) => limit)
  expect(limits).toEqual(['5', '50', '5', '5'])
})
