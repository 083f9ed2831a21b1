import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errors } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { openMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { visitorNamesOf } from '../../../adapters/bridge/memory/threads.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import { connectThrough, startBot } from '../../discord/bot.ts'
import { ada } from '../../sim/bots/person.ts'

test('a session whose thread the service could not store at once has it stored before it is used', async () => {
  const bot = await startBot()
  const { sim, service } = bot
  await bot.stop()
  let failures = 1
  await connectThrough(bot, async (name) => {
    if (name !== 'PlaceSet' || failures === 0) return
    failures -= 1
    throw new errors.SocketError('the service is being restarted')
  })
  const vera = sim.join('Vera')
  const dm = sim.dm(vera.id).id
  sim.say({ by: vera.id, in: dm, text: 'hello' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.buttons.length === 0)
  expect(sim.viewer(dm).answers()).toMatchObject([{ text: 'Hello there.' }])
  const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const found = await service.data('/chat/Chat/PlaceFind', { source: 'discord', Thread: dm })
  expect(found).toMatchObject({ SessionID: List[0]?.SessionID })
})

test('of threads, private talks and commands, nothing is remembered for ever', async () => {
  const bot = await startBot()
  const { sim } = bot
  await bot.stop()
  const directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
  const memory = openMemory(directory, 'bots')
  onTestFinished(async () => {
    await memory.close()
    rmSync(directory, { recursive: true })
  })
  await connectThrough(bot, async () => undefined, { memory })
  const vera = sim.join('Vera')
  const isAnswered = (channel: string) => () => sim.viewer(channel).answers().at(-1)?.buttons.length === 0
  const thread = sim.say({ by: vera.id, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await sim.until(isAnswered(thread))
  const dm = sim.dm(vera.id).id
  sim.say({ by: vera.id, in: dm, text: 'hello' })
  await sim.until(isAnswered(dm))
  await sim.command({ by: vera.id, in: dm, name: 'new' })
  await sim.command({ by: vera.id, in: sim.channel.id, name: 'listings', options: { query: 'homes with a garden' } })
  await sim.until(() => sim.viewer(sim.channel.id, vera.id).answers().at(-1)?.buttons.includes('Watch this search'))
  const database = new DatabaseSync(join(directory, 'bots.sqlite'), { readOnly: true })
  const forEver = database.prepare('SELECT key FROM entries WHERE expiresAt IS NULL').all()
  const all = database.prepare('SELECT key FROM entries').all()
  database.close()
  expect(all.length).toBeGreaterThan(0)
  // The desks of all chatbots are one entry.
  expect(forEver.map(({ key }) => key)).toEqual(['bots::desks'])
})

test('messages of several people are asked in all their names, each once, within the service’s limit', () => {
  const [vera, kim, nobody] = [
    { ...ada(), name: ' Vera ' },
    { ...ada(), person: 'kim', name: 'Kim' },
    { ...ada(), person: 'x' },
  ]
  expect(visitorNamesOf([vera, kim, nobody, vera])).toEqual({ visitorName: 'Vera, Kim' })
  expect(visitorNamesOf([nobody])).toEqual({})
  expect(visitorNamesOf([{ ...kim, name: 'K'.repeat(300) }]).visitorName).toHaveLength(128)
})
