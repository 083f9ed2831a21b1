import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@keyv/redis'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Memory } from '../../../adapters/bridge/memory/memory.ts'
import { openRedis } from '../../../adapters/bridge/memory/redis.ts'
import { openMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { IncomingMessage, Visitor } from '../../../adapters/bridge/platform/messages.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { startService } from '../../sim/service/service.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const name = `test-${randomUUID()}`

/** A memory, and all that it keeps as one text. */
type Kept = { memory: Memory; bytes: () => Promise<string> }
const kinds: [string, () => Promise<Kept>][] = [
  [
    'an SQLite file',
    async () => {
      const directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
      onTestFinished(() => rmSync(directory, { recursive: true }))
      const bytes = async () =>
        readdirSync(directory)
          .map((file) => readFileSync(join(directory, file), 'latin1'))
          .join()
      return { memory: openMemory(directory, name), bytes }
    },
  ],
  ...(redisUrl === undefined ? [] : [['Redis', () => openOnRedis(redisUrl)] as [string, () => Promise<Kept>]]),
]

async function openOnRedis(url: string): Promise<Kept> {
  const memory = await openRedis(url, name)
  const client = createClient({ url })
  await client.connect()
  const keys = async () => (await client.keys('*')).filter((key) => key.includes(name))
  onTestFinished(async () => {
    await client.del(await keys())
    client.destroy()
  })
  const textOf = async (key: string) =>
    key + ((await client.type(key)) === 'hash' ? JSON.stringify(await client.hGetAll(key)) : await client.get(key))
  return { memory, bytes: async () => (await Promise.all((await keys()).map(textOf))).join() }
}

/** Somebody in private, whose name stands in all that names them. */
const person = (named: string, thread = `dm-of-${named}`): Visitor => ({
  thread,
  person: `user-${named}`,
  name: `${named} Quist`,
  place: { workspace: '', channel: '' },
  roles: [],
  locale: 'en-GB',
})
const says = (visitor: Visitor, text: string, at = 0): IncomingMessage => ({
  ...visitor,
  id: `${visitor.thread}/${randomUUID()}/${visitor.person}`,
  text,
  attachments: [],
  at,
})

describe.each(kinds)('who is forgotten leaves no trace in %s', (_kind, open) => {
  test('and others keep what is theirs, and talk on', async () => {
    const { memory, bytes } = await open()
    onTestFinished(() => memory.close())
    const gate = createGate()
    const model = createScriptedModel(async function* ({ question }) {
      if (question.startsWith('wait')) await gate.opened
      yield `You said: ${question}`
    })
    const service = await startService({ model })
    onTestFinished(() => service.stop())
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const secret = { url: service.url, secretKey: service.keys.secret }
    const { bridge, platform, reported } = await startBot({ service: secret, serialNumber, memory })
    onTestFinished(() => bridge.close())
    const [zebulon, other] = [person('zebulon'), person('hortensia')]
    const kept = async () => (await bytes()).toLowerCase()

    for (const visitor of [zebulon, other]) {
      await bridge.locales.set(visitor.person, 'en-GB')
      await bridge.receive(says(visitor, `I am ${visitor.name}, mail ${visitor.person}@example.com`))
      await bridge.idle()
      await bridge.listings.find(visitor, { Query: `a house for ${visitor.name} ${'and the family '.repeat(9)}` })
    }
    await bridge.greet({ ...zebulon, thread: 'zebulon, elsewhere' })
    const sessionID = (await memory.keyv.get<number>(`session/${serialNumber}/${zebulon.thread}`)) ?? 0
    await service.data('/chat/Chat/Claim', { sessionID, By: 'maria', Name: 'Maria' })
    await service.data('/chat/Chat/Say', { sessionID, By: 'maria', Content: 'Hello Zebulon' })
    await expect.poll(() => platform.viewer(zebulon.thread)).toContain('**Maria:** Hello Zebulon')
    await bridge.receive(says(zebulon, 'Hello Maria', Date.now()))
    await bridge.idle()
    expect((await Array.fromAsync(memory.atomic.entries('told-lately'))).map(([thread]) => thread)).toEqual([
      zebulon.thread,
    ])
    await service.data('/chat/Chat/HandBack', { sessionID })
    const others = (await memory.keyv.get<number>(`session/${serialNumber}/${other.thread}`)) ?? 0
    await service.data('/chat/Chat/Claim', { sessionID: others, By: 'maria', Name: 'Maria' })
    for (const visitor of [zebulon, other]) {
      await bridge.receive(says({ ...visitor, thread: other.thread }, `Maria, it is ${visitor.name}`, Date.now()))
      await bridge.idle()
    }
    await service.data('/chat/Chat/HandBack', { sessionID: others })
    const isAsked = (question: string) =>
      expect.poll(() => model.prompts.map((prompt) => prompt.question)).toContain(question)
    await bridge.receive(says(zebulon, 'wait for zebulon'))
    await isAsked('wait for zebulon')
    await bridge.receive(says(zebulon, 'and then, zebulon?'))
    await bridge.receive(says(other, 'wait for hortensia'))
    await isAsked('wait for hortensia')
    expect(await kept()).toContain('zebulon')

    const went = await bridge.forget(zebulon)
    expect(went).toMatchObject({ Sessions: 2, Files: 0, Watches: 0 })
    expect(went.Messages).toBeGreaterThan(3)
    gate.open()
    await bridge.idle()
    await expect.poll(() => kept()).not.toContain('zebulon')
    expect(platform.viewer(other.thread).at(-1)).toBe('You said: wait for hortensia')
    expect(await bridge.locales.of(other.person)).toBe('en-GB')
    expect(await kept()).toContain('hortensia')
    expect(await bridge.greet(other)).toBeUndefined()

    await bridge.receive(says(zebulon, 'hello again'))
    await bridge.idle()
    expect(model.prompts.at(-1)).toMatchObject({ question: 'hello again', exchanges: [] })
    // What the business has forgotten by itself goes as well.
    await service.data('/chat/Chatbot/VisitorForget', { serialNumber, visitorId: `discord:${zebulon.person}` })
    await expect.poll(() => kept()).not.toContain('zebulon')
    expect(reported).toEqual([])
  })
})
