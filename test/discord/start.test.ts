import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@keyv/redis'
import { GatewayCloseCodes } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import type { BridgeListener } from '../../adapters/bridge/platform/listener.ts'
import { readBotSettings } from '../../adapters/bridge/program/settings.ts'
import { openMemoryFor } from '../../adapters/bridge/program/start.ts'
import { createDiscord } from '../../adapters/discord/discord.ts'
import { explainStartError } from '../../adapters/discord/failures.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { startBot } from './bot.ts'

const redisUrl = process.env['TEST_REDIS_URL']

/** Nobody listens before the bot is let in. */
const nobody = {} as BridgeListener

/** Why a start fails, in the words that the program ends with. */
async function failureOf(apiUrl: string, token: string): Promise<unknown> {
  const platform = createDiscord({ apiUrl, token, report: () => undefined })
  onTestFinished(() => platform.stop())
  return platform.start(nobody).catch((error: unknown) => explainStartError(error, apiUrl))
}

test('a token that Discord does not accept is told in words', async () => {
  const sim = await startDiscord()
  onTestFinished(() => sim.close())
  expect(await failureOf(sim.url, 'MTIz.wrong.token')).toMatchObject({
    name: 'CannotStart',
    message: expect.stringContaining('Discord does not accept DISCORD_TOKEN'),
  })
})

test('a Discord that does not answer is told in words', async () => {
  expect(await failureOf('http://127.0.0.1:1/api', 'MTIz.some.token')).toMatchObject({
    name: 'CannotStart',
    message: 'Discord does not answer at http://127.0.0.1:1/api.',
  })
})

test.each([
  ['damaged', 'bots.sqlite', 'file is not a database'],
  ['no folder', '', 'EEXIST'],
])('a memory that is %s is told in words, and is no absence of Discord', async (_, name, why) => {
  const directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const DATA_DIR = join(directory, 'data')
  if (name !== '') mkdirSync(DATA_DIR)
  writeFileSync(join(DATA_DIR, name), 'no database '.repeat(100))
  const opened = openMemoryFor(readBotSettings({ DATA_DIR }), 'discord')
  const error = await opened.catch((failure: unknown) => explainStartError(failure, 'https://discord.com/api'))
  expect(error).toMatchObject({ name: 'CannotStart', message: expect.stringContaining(`DATA_DIR, ${DATA_DIR}: `) })
  expect(error).toMatchObject({ message: expect.stringContaining(why) })
})

test.skipIf(redisUrl === undefined)('a Redis that takes no password, or no writes, is told in words', async () => {
  const address = new URL(redisUrl ?? '')
  const admin = await createClient({ url: address.href }).connect()
  onTestFinished(() => admin.close())
  const reader = `reader-${randomUUID()}`
  await admin.sendCommand(['ACL', 'SETUSER', reader, 'on', '>secret', '~*', '+@all', '-@write'])
  onTestFinished(async () => void (await admin.sendCommand(['ACL', 'DELUSER', reader])))
  const openedBy = async (username: string, password: string) => {
    const KEYV_URL = Object.assign(new URL(address), { username, password }).href
    return await openMemoryFor(readBotSettings({ KEYV_URL }), 'discord').catch((failure: unknown) => failure)
  }
  const refused = (why: string) => ({
    name: 'CannotStart',
    message: expect.stringMatching(`cannot be kept in the Redis that KEYV_URL names: ${why}.*Check its address`),
  })
  expect(await openedBy(reader, 'wrong')).toMatchObject(refused('WRONGPASS'))
  expect(await openedBy(reader, 'secret')).toMatchObject(refused('NOPERM'))
})

test('an intent that is switched off while the bot runs ends it, with what to switch on', async () => {
  const { sim, platform } = await startBot()
  sim.gateway.drop(GatewayCloseCodes.DisallowedIntents)
  await expect(platform.ended).rejects.toThrow('turn "Message Content Intent" on')
})

test('where the bot may not answer, it is silent, and a command is told so to its person alone', async () => {
  const { sim, model } = await startBot({ access: { channels: [] } })
  const ada = sim.join('Ada').id
  const here = { by: ada, in: sim.channel.id }
  sim.say({ ...here, text: `${sim.bot.mention} hello` })
  await sim.command({ ...here, name: 'ask', options: { question: 'hello?' } })
  expect(sim.viewer(sim.channel.id, ada).answers()).toMatchObject([{ text: 'I am sorry, I may not answer here.' }])
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
  expect(model.prompts).toEqual([])
})

test('who manages the server sets the bot up in a channel where it may not answer', async () => {
  const { sim, service } = await startBot({ access: { channels: [], roles: [] } })
  const [owner, ada] = [sim.owner.id, sim.join('Ada').id]
  const here = { by: owner, in: sim.channel.id }
  await sim.command({ ...here, name: 'porchlight desk here' })
  await sim.command({ ...here, name: 'porchlight report' })
  const seen = () => sim.viewer(sim.channel.id, owner).answers()
  await sim.until(() => seen()[0]?.text.startsWith('This is the desk of Ada'))
  await sim.until(() => seen()[1]?.shape.attachments.length === 1)
  expect(await service.data('/chat/Chatbot/DeskList', {})).toMatchObject({ List: [{ Channel: sim.channel.id }] })
  await sim.command({ by: ada, in: sim.channel.id, name: 'porchlight watches' })
  expect(sim.viewer(sim.channel.id, ada).answers()).toMatchObject([{ text: 'I am sorry, I may not answer here.' }])
})

test('in a server where the bot may not answer, nobody sets it up', async () => {
  const { sim } = await startBot({ access: { workspaces: [] } })
  const here = { by: sim.owner.id, in: sim.channel.id }
  for (const name of ['porchlight desk here', 'porchlight report', 'porchlight use'])
    await sim.command({ ...here, name })
  const refused = { text: 'I am sorry, I may not answer here.' }
  expect(sim.viewer(sim.channel.id, here.by).answers()).toMatchObject([refused, refused, refused])
})

test('who may not use the bot learns nothing from what it completes', async () => {
  const { sim } = await startBot({ access: { workspaces: [] } })
  const typing = { by: sim.owner.id, in: sim.channel.id, name: 'porchlight use', focused: 'chatbot' }
  expect(await sim.type({ ...typing, options: { chatbot: 'A' } })).toMatchObject({ kind: 'choices', choices: [] })
})

test('of a name that is cut, no half of a character is left', async () => {
  const Name = `${'x'.repeat(31)}${'🏡'.repeat(40)}`
  const { sim, reported, serialNumber } = await startBot({ chatbot: { Name } })
  await sim.until(() => sim.guild.members.get(sim.bot.id)?.nick === 'x'.repeat(31))
  const typing = { by: sim.owner.id, in: sim.channel.id, name: 'porchlight use', options: { chatbot: 'x' } }
  const { choices } = await sim.type({ ...typing, focused: 'chatbot' })
  expect(choices).toEqual([{ name: Name.slice(0, 99), value: serialNumber }])
  expect(reported).toEqual([])
})
