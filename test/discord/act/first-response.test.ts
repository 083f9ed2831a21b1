import { ChannelType } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import { connectThrough, startBot } from '../bot.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

test('while one process takes over from another, what people press is done once, and the one that comes late is silent', async () => {
  const chatbot = { WelcomeMessage: 'Welcome '.repeat(255) }
  const { sim, reported, run } = await startBot({ settings: withoutLimits, chatbot })
  await run()
  const ada = sim.join('Ada')
  const here = { by: ada.id, in: sim.channel.id }
  const seen = () => sim.viewer(sim.channel.id, ada.id).answers()
  const callbacks = () => sim.requests.filter(({ path, status }) => path.endsWith('/callback') && status !== undefined)
  const both = (things: number) => sim.until(() => callbacks().length === 2 * things)
  const { messageId } = await sim.command({ ...here, name: 'listings' })
  const { id: message } = await sim.until(() =>
    seen().find(({ id, buttons }) => id === messageId && buttons.length > 0),
  )
  await both(1)
  const { messageId: watched } = await sim.press({ ...here, message, button: 'Watch this search' })
  await both(2)
  const { text } = await sim.until(() => seen().find((one) => one.id === watched && one.text !== ''))
  await sim.command({ ...here, name: 'new' })
  await both(3)
  await sim.until(() => seen().at(-1)?.text.trimEnd().endsWith('Welcome') === true && seen().length === 4)
  await sim.command({ ...here, name: 'help' })
  await both(4)
  await sim.until(() => seen().at(-1)?.text.includes('/forget') === true)
  expect(text).toMatch(/^I will tell you/)
  expect(seen().map((one) => one.text.slice(0, 10))).toEqual([
    '**No listi',
    'I will tel',
    'Welcome We',
    'Welcome We',
    'Ask me any',
  ])
  expect(reported).toEqual([])
})

test('“Ask about it” where the bot answers by its token alone does not wait for a service that is busy', async () => {
  const bot = await startBot({ script: echo })
  const { sim, service, serialNumber: SerialNumber, reported } = bot
  await bot.stop()
  await service.data('/chat/Chatbot/RealEstateCreate', { ...aListing({ Address: '1 Elm St' }), SerialNumber })
  const gate = createGate()
  onTestFinished(gate.open)
  let isBusy = false
  await connectThrough(bot, async () => {
    if (isBusy) await gate.opened
  })
  const ada = sim.join('Ada').id
  const group = { type: ChannelType.GroupDM, name: '', guildId: undefined, people: new Set([ada]) } as const
  const here = { by: ada, in: sim.world.addChannel(group).id }
  const seen = () => sim.viewer(here.in, ada).answers()
  await sim.command({ ...here, name: 'listings' })
  const { id: message } = await sim.until(() => seen().find(({ buttons }) => buttons.includes('Ask about it')))
  isBusy = true
  const { kind } = await sim.press({ ...here, message, button: 'Ask about it' })
  gate.open()
  expect(kind).toBe('deferred')
  await sim.until(() => seen()[1]?.text.includes('1 Elm St') === true)
  await sim.until(() => seen().at(-1)?.text.startsWith('You said: ') === true)
  expect(seen()).toHaveLength(3)
  expect(reported).toEqual([])
})

test('a command is answered though Discord is too slow to take its first response at first', async () => {
  const { sim, reported } = await startBot({ settings: withoutLimits, speed: 10 })
  sim.faults.plan({ kind: 'slow', ms: 15_000 }, { path: /callback$/ })
  const ada = sim.join('Ada').id
  await sim.command({ by: ada, in: sim.channel.id, name: 'help' })
  await sim.until(() => sim.viewer(sim.channel.id, ada).answers()[0]?.text.includes('/forget') === true)
  expect(sim.requests.filter(({ path }) => path.endsWith('/callback')).length).toBeGreaterThan(1)
  expect(reported).toEqual([])
})

test('who presses a suggested question twice is answered once; somebody else is answered too', async () => {
  const { sim, model, bridge, reported } = await startBot({
    script: echo,
    chatbot: { SuggestedMessage: 'What is new?' },
  })
  const [ada, bob] = [sim.join('Ada').id, sim.join('Bob').id]
  const { messageId: message = '' } = await sim.command({ by: ada, in: sim.channel.id, name: 'new' })
  const shown = () => sim.viewer(sim.channel.id).answers()
  await sim.until(() => shown()[0]?.buttons.length === 1)
  const press = (by: string) => sim.press({ by, in: sim.channel.id, message, button: 'What is new?' })
  const kinds = (await Promise.all([press(ada), press(ada), press(bob)])).map(({ kind }) => kind)
  await sim.until(() => shown().filter(({ text }) => text === '> What is new?').length >= 2)
  await sim.until(() => model.prompts.length >= 2)
  await bridge.idle()
  expect(kinds.filter((kind) => kind === 'deferredUpdate')).toHaveLength(1)
  expect(shown()).toHaveLength(3)
  expect(model.prompts).toHaveLength(2)
  expect(reported).toEqual([])
})

test('a suggested question is answered though the memory does not say whether it was pressed before', async () => {
  const bot = await startBot({ script: echo, chatbot: { SuggestedMessage: 'What is new?' } })
  const { sim, model, reported } = bot
  await bot.stop()
  const memory = openShortMemory()
  const get = memory.keyv.get.bind(memory.keyv) as (key: string) => Promise<undefined>
  const never = Promise.withResolvers<undefined>().promise
  Object.assign(memory.keyv, { get: (key: string) => (key.startsWith('press/') ? never : get(key)) })
  await bot.run(memory)
  const here = { by: sim.join('Ada').id, in: sim.channel.id }
  const { messageId: message = '' } = await sim.command({ ...here, name: 'new' })
  const shown = () => sim.viewer(sim.channel.id).answers()
  await sim.until(() => shown()[0]?.buttons.length === 1)
  await sim.press({ ...here, message, button: 'What is new?' })
  await sim.until(() => shown().at(-1)?.text === '> What is new?')
  await sim.until(() => model.prompts.length === 1)
  expect(reported).toEqual([])
})

test('commands in a thread that others opened are answered at once, though Discord is slow to tell whose the thread is', async () => {
  const { sim, run, stop, reported } = await startBot({ script: echo, settings: withoutLimits })
  const ada = sim.join('Ada').id
  const question = sim.say({ by: ada, in: sim.channel.id, text: 'who knows a good street?' })
  const from = sim.channel.messages.get(question)
  const here = { by: ada, in: sim.threads.open(sim.channel, 'Streets', ada, from).id }
  // The next run has not seen the question, so that it asks Discord.
  await stop()
  const { bridge } = await run()
  const gate = createGate()
  onTestFinished(gate.open)
  const lookUp = { method: 'GET', path: new RegExp(`/messages/${question}$`) }
  sim.faults.plan({ kind: 'held', until: gate.opened }, { ...lookUp, times: Number.POSITIVE_INFINITY })
  const outcomes = await Promise.all([
    sim.command({ ...here, name: 'listings' }),
    sim.command({ ...here, name: 'stop' }),
    sim.command({ ...here, name: 'help' }),
    sim.command({ ...here, name: 'ask', options: { question: 'which one?' } }),
    sim.type({ ...here, name: 'listings', options: { city: 'Sea' }, focused: 'city' }),
  ])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['deferred', 'deferred', 'message', 'message', 'choices'])
  gate.open()
  const texts = () =>
    sim
      .viewer(here.in, ada)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => texts().includes('You said: which one?'))
  await sim.until(() => texts().some((text) => text.startsWith('**No listi')))
  await bridge.idle()
  expect(reported).toEqual([])
})
