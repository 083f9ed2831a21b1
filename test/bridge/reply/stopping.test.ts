import { expect, test } from 'vitest'
import type { BridgeParts } from '../../../adapters/bridge/bridge.ts'
import type { Presence } from '../../../adapters/bridge/inbox/lease.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { ada, said } from '../../sim/bots/person.ts'
import { createSimPlatform, type SimPlatform } from '../../sim/bots/platform.ts'
import { createGate } from '../../sim/clock/gate.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { useBridges } from '../bridges.ts'

const { serve, closing, memory } = useBridges()

/** Says how it begins, and no more until it is stopped. */
const halting: Script = async function* (_, signal) {
  yield 'There are'
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

type BotParts = Pick<Partial<BridgeParts>, 'attachments' | 'client' | 'presence'>

/** Takes over nothing of other processes. */
const besideOthers = (): Presence => ({
  name: crypto.randomUUID(),
  beat: async () => undefined,
  isGone: async () => false,
})

/** Two processes on one memory: what Ada writes comes to one of them, and her Stop to the other. */
async function startTwo(script: Script, parts: (url: string, secretKey: string) => BotParts = () => ({})) {
  const { service, model, serialNumber } = await serve(script)
  const secretKey = service.keys.secret
  const place = { service: { url: service.url, secretKey }, serialNumber, memory: memory() }
  const open = async (platform: SimPlatform, more: BotParts = {}) => {
    const bot = await startBot({ ...place, platform, ...more })
    closing.push(bot.bridge.close)
    return bot
  }
  const platform = createSimPlatform({ files: { a: Buffer.from('a') } })
  const first = await open(platform, { presence: besideOthers(), ...parts(service.url, secretKey) })
  const second = await open(createSimPlatform(), { presence: besideOthers() })
  const shown = () => first.platform.viewer('t')
  return { first, second, shown, model, next: () => open(platform.reborn()) }
}

test('an answer that another process shows says that it was stopped', async () => {
  const { first, second, shown, model } = await startTwo(halting)
  await first.bridge.receive(said('1'))
  await expect.poll(shown).toEqual(['There are'])
  expect(await second.bridge.stop(ada())).toBe(true)
  await first.bridge.idle()
  expect([shown(), model.stopped]).toEqual([['There are\n\nStopped.'], 1])
  expect(await second.bridge.stop(ada())).toBe(false)
})

test('a question that another process still prepares is not asked once it is stopped', async () => {
  const [reading, gate] = [createGate(), createGate()]
  const take = async () => {
    reading.open()
    await gate.opened
    return { text: 'a letter' } as never
  }
  const { first, second, shown, model } = await startTwo(halting, () => ({ attachments: { take } }))
  const file = { id: 'a', name: 'a.txt', mediaType: 'text/plain', size: 1, url: '' }
  await first.bridge.receive({ ...said('1'), attachments: [file] })
  await reading.opened
  expect(await second.bridge.stop(ada())).toBe(true)
  gate.open()
  await first.bridge.idle()
  expect([shown(), model.prompts.length]).toEqual([['Stopped.'], 0])
})

test('a stop that comes to the service before the question does ends the answer all the same', async () => {
  const [asking, gate] = [createGate(), createGate()]
  const { first, second, shown } = await startTwo(halting, (baseUrl, secretKey) => {
    const client = createClient({ baseUrl, secretKey })
    return {
      client: {
        ...client,
        async *stream(...given) {
          asking.open()
          await gate.opened
          yield* client.stream(...given)
        },
      },
    }
  })
  await first.bridge.receive(said('1'))
  await asking.opened
  expect(await second.bridge.stop(ada())).toBe(true)
  gate.open()
  await first.bridge.idle()
  expect(shown()).toEqual(['There are\n\nStopped.'])
})

test('what waits for a process is stopped before it is asked; what is written after that is answered', async () => {
  const { first, second, shown, model, next } = await startTwo(async function* ({ question }) {
    yield `You said: ${question}`
  })
  await first.bridge.close()
  await first.bridge.receive(said('1', 'is it quiet?'))
  expect(await second.bridge.stop(ada())).toBe(true)
  await first.bridge.receive(said('2', 'is it big?'))
  const { bridge } = await next()
  await bridge.connected()
  await bridge.idle()
  expect(shown()).toEqual(['Stopped.', 'You said: is it big?'])
  expect(model.prompts).toHaveLength(1)
})

test('who is forgotten while the bot answers them stops nobody else', async () => {
  const { first, shown } = await startTwo(async function* ({ question }, signal) {
    yield `You said: ${question}`
    if (question === 'mine') await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  })
  await first.bridge.receive(said('1', 'mine'))
  await expect.poll(shown).toEqual(['You said: mine'])
  await first.bridge.receive({ ...said('2', 'theirs'), person: 'ben' })
  await first.bridge.forget(ada())
  await first.bridge.idle()
  expect(shown().at(-1)).toBe('You said: theirs')
})

test('a person who stops nothing is told so, and the next question is answered', async () => {
  const { first, second, shown } = await startTwo(async function* ({ question }) {
    yield `You said: ${question}`
  })
  expect(await second.bridge.stop(ada())).toBe(false)
  await first.bridge.receive(said('1', 'is it quiet?'))
  await first.bridge.idle()
  expect(shown()).toEqual(['You said: is it quiet?'])
})
