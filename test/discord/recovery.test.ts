import { ChannelType } from 'discord.js'
import { expect, test } from 'vitest'
import { nonceOf } from '../../adapters/discord/ids.ts'
import { createGate } from '../sim/clock/gate.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import type { Script } from '../sim/models/scripted-model.ts'
import { startBot } from './bot.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

const tenants = '7'
/** By this seed the first event comes 174 ms late, the second 4 ms. */
const LATE_THEN_SOON = 12

test('what was said in a thread and in private while the bot was away is answered once, in order', async () => {
  const { sim, stop, run, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  sim.say({ by: ada.id, in: dm, text: 'hello' })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === 'You said: hello')
  await stop()
  sim.say({ by: ada.id, in: thread, text: 'second' })
  sim.say({ by: ada.id, in: dm, text: 'anybody there?' })
  await run()
  await sim.until(() => sim.viewer(thread).answers()[1]?.text === 'You said: second')
  await sim.until(() => sim.viewer(dm).answers()[1]?.text === 'You said: anybody there?')
  sim.say({ by: ada.id, in: thread, text: 'third' })
  await sim.until(() => sim.viewer(thread).answers()[2]?.text === 'You said: third')
  const asked = model.prompts.map(({ question }) => question)
  expect(asked.toSorted()).toEqual(['anybody there?', 'first', 'hello', 'second', 'third'])
})

test('who speaks to the bot for the first time in a server while it is away is answered', async () => {
  const { sim, stop, run, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  await stop()
  sim.say({ by: ada.id, in: sim.channel.id, text: 'just talking' })
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await run()
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  expect(model.prompts.map(({ question }) => question)).toEqual(['first'])
})

test('a post in a forum that names the bot while it is away is answered', async () => {
  const { sim, stop, run } = await startBot({ script: echo })
  const forum = sim.addChannel('questions', [], ChannelType.GuildForum)
  const ada = sim.join('Ada')
  await stop()
  const post = sim.publish({ by: ada.id, in: forum.id, title: 'Homes', text: `${sim.bot.mention} first` })
  await run()
  await sim.until(() => sim.viewer(post).answers()[0]?.text === 'You said: first')
})

test('what was said while the bot was away is answered in a server that is not there either when the bot comes back', async () => {
  const { sim, stop, run, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  await stop()
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  sim.guildAway(true)
  const { platform, bridge } = await run()
  await bridge.idle()
  // What may have been missed there has still to be looked for, however long that takes.
  expect(platform.isReceiving()).toBe(false)
  sim.guildAway(false)
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  expect(model.prompts.map(({ question }) => question)).toEqual(['first'])
  expect(platform.isReceiving()).toBe(true)
})

test('of many who spoke to the bot while it was away, those whom it may answer are, without a request for each', async () => {
  const { sim, stop, run, model } = await startBot({ script: echo, access: { roles: [tenants] } })
  sim.guild.roles.set(tenants, { id: tenants, name: 'Tenants', permissions: 0n })
  const people = Array.from(
    { length: 30 },
    (_, index) => sim.join(`Person ${index}`, { roles: index % 2 === 0 ? [tenants] : [] }).id,
  )
  await stop()
  const asked = people.map((by, index) => {
    return sim.say({ by, in: sim.channel.id, text: `${sim.bot.mention} hello ${index}` })
  })
  const before = sim.requests.length
  await run()
  for (const [index, thread] of asked.entries())
    if (index % 2 === 0) await sim.until(() => sim.viewer(thread).answers()[0]?.text === `You said: hello ${index}`)
  expect(model.prompts).toHaveLength(15)
  expect(sim.requests.slice(before).filter(({ path }) => /members\/\d+/.test(path))).toEqual([])
})

test.each([
  ['is cut and resumed', false],
  ['is cut and its session forgotten', true],
])('when the connection %s, nothing said meanwhile is lost or answered twice', async (_how, forgotten) => {
  const { sim, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  if (forgotten) sim.gateway.forget()
  sim.gateway.drop()
  sim.say({ by: ada.id, in: thread, text: 'second' })
  await sim.until(() => sim.viewer(thread).answers()[1]?.text === 'You said: second')
  sim.say({ by: ada.id, in: thread, text: 'third' })
  await sim.until(() => sim.viewer(thread).answers()[2]?.text === 'You said: third')
  expect(model.prompts.map(({ question }) => question)).toEqual(['first', 'second', 'third'])
})

test('messages of several people that come in another order than they were said in are answered in order', async () => {
  const { sim, model } = await startBot({ script: echo })
  const [ada, ben] = [sim.join('Ada'), sim.join('Ben')]
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  sim.faults.weather({ late: 1 }, LATE_THEN_SOON)
  sim.say({ by: ada.id, in: thread, text: 'second' })
  sim.say({ by: ben.id, in: thread, text: 'third' })
  sim.faults.clear()
  await sim.until(() => sim.viewer(thread).answers()[1]?.text === 'You said: second\n\nthird')
  expect(model.prompts.map(({ question }) => question)).toEqual(['first', 'second\n\nthird'])
})

test('a message that is told again after a restart is not answered again', async () => {
  const { sim, stop, run, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  await stop()
  await run()
  sim.repeat({ in: sim.channel.id, message: thread })
  sim.say({ by: ada.id, in: thread, text: 'second' })
  await sim.until(() => sim.viewer(thread).answers()[1]?.text === 'You said: second')
  expect(model.prompts.map(({ question }) => question)).toEqual(['first', 'second'])
})

test('an answer that a restart cut goes on in the same message', async () => {
  const gate = createGate()
  const { sim, stop, run } = await startBot({
    script: async function* () {
      yield 'There are '
      await gate.opened
      yield 'three.'
    },
  })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} how many?` })
  const begun = await sim.until(() => sim.viewer(thread).answers()[0])
  await stop()
  gate.open()
  await run()
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  expect(sim.viewer(thread).answers()).toMatchObject([{ id: begun.id, text: 'There are three.' }])
})

test('who presses the Stop button of an answer that no process makes any more is told so', async () => {
  const gate = createGate()
  const { sim, bridge } = await startBot({
    script: async function* () {
      yield 'There are '
      await gate.opened
      yield 'three.'
    },
  })
  const ada = sim.join('Ada').id
  const thread = sim.say({ by: ada, in: sim.channel.id, text: `${sim.bot.mention} how many?` })
  const begun = await sim.until(() =>
    sim
      .viewer(thread)
      .answers()
      .find(({ buttons }) => buttons.includes('Stop')),
  )
  gate.open()
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  await bridge.idle()
  // As a crash leaves it.
  sim.world.message(thread, begun.id).components = begun.shape.components ?? []
  await sim.press({ by: ada, in: thread, message: begun.id, button: 'Stop' })
  await sim.until(() => sim.viewer(thread, ada).answers().length === 2)
  expect(sim.viewer(thread, ada).answers()[1]?.text).toBe('I am not answering anything right now.')
  expect(sim.viewer(thread).answers()).toHaveLength(1)
})

test.each([
  ['lost', { kind: 'lost', done: true }],
  ['an error of the server', { kind: 'failed', status: 502, done: true }],
] as const)('an answer whose response is %s appears once', async (_what, fault) => {
  const { sim } = await startBot({ script: echo })
  sim.faults.plan(fault, { method: 'POST', path: /\/messages$/, times: 3 })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  expect(sim.viewer(thread).answers()).toMatchObject([{ text: 'You said: hello' }])
})

test('an edit that Discord makes late does not bring a whole answer back to its half', async () => {
  const [second, last] = [createGate(), createGate()]
  const { sim, bridge } = await startBot({
    settings: withoutLimits,
    speed: 10,
    script: async function* () {
      yield 'One, '
      await second.opened
      yield 'two, '
      await last.opened
      yield 'three.'
    },
  })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} count` })
  const shown = () =>
    sim
      .viewer(thread)
      .answers()
      .map(({ text, buttons }) => [text, ...buttons])
  await sim.until(() => shown()[0]?.[0] === 'One,')
  sim.faults.plan({ kind: 'slow', ms: 1_500 }, { method: 'PATCH', path: /\/messages\/\d+$/ })
  second.open()
  const late = await sim.until(() => sim.requests.find(({ fault }) => fault === 'slow'))
  last.open()
  await sim.until(() => late.status !== undefined)
  await bridge.idle()
  expect(shown()).toEqual([['One, two, three.']])
})

test('what was missed is answered though Discord is too slow to tell of it at first', async () => {
  const { sim, stop, run } = await startBot({ script: echo, settings: withoutLimits, speed: 10 })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'first' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === 'You said: first')
  await stop()
  sim.say({ by: ada.id, in: dm, text: 'second' })
  sim.faults.plan({ kind: 'slow', ms: 15_000 }, { method: 'GET', path: new RegExp(`${dm}/messages$`) })
  await run()
  await sim.until(() => sim.viewer(dm).answers()[1]?.text === 'You said: second')
  expect(sim.requests.find(({ fault }) => fault === 'slow')).toMatchObject({ status: undefined })
})

test('a thread that is created unheard of is used all the same', async () => {
  const { sim } = await startBot({ script: echo })
  sim.faults.plan({ kind: 'lost', done: true }, { method: 'POST', path: /\/threads$/, times: 2 })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: hello')
})

test('a message that waits may be changed or taken back', async () => {
  const gate = createGate()
  const { sim, model } = await startBot({
    script: async function* ({ question }) {
      if (question === 'first') await gate.opened
      yield `You said: ${question}`
    },
  })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'first' })
  await expect.poll(() => model.prompts).toHaveLength(1)
  const second = sim.say({ by: ada.id, in: dm, text: 'secnod' })
  const third = sim.say({ by: ada.id, in: dm, text: 'third' })
  const isSeen = (id: string) =>
    sim
      .viewer(dm)
      .messages()
      .some((one) => one.id === id && one.reactions.includes('👀'))
  await sim.until(() => isSeen(second) && isSeen(third))
  sim.edit({ in: dm, message: second, text: 'second' })
  sim.remove({ in: dm, message: third })
  sim.say({ by: ada.id, in: dm, text: 'fourth' })
  await sim.until(() => sim.viewer(dm).messages().at(-1)?.reactions.includes('👀'))
  gate.open()
  await sim.until(() => sim.viewer(dm).answers()[1]?.text === 'You said: second\n\nfourth')
  await sim.until(() => !isSeen(second))
})

test('a change of a message that is gone is nothing for the log', async () => {
  const { sim, reported } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  const ask = (text: string) => sim.say({ by: ada.id, in: dm, text })
  const first = ask('hello')
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === 'You said: hello')
  // Of a message without its author, the rest is fetched.
  const changed = { id: String(BigInt(first) - 1n), channel_id: dm, embeds: [] }
  sim.gateway.dispatch('MESSAGE_UPDATE', changed, { guildId: undefined, intents: 0 })
  ask('and?')
  await sim.until(() => sim.viewer(dm).answers()[1]?.text === 'You said: and?')
  expect(sim.requests.filter(({ method, status }) => method === 'GET' && status === 404)).toHaveLength(1)
  expect(reported).toEqual([])
})

test('a nonce is short, always the same for a key, and another for every other', () => {
  expect(nonceOf('discord/1/0')).toBe(nonceOf('discord/1/0'))
  const nonces = Array.from({ length: 1_000 }, (_, index) => nonceOf(`discord/1/${index}`))
  expect(new Set(nonces).size).toBe(1_000)
  expect(nonces.every((nonce) => /^[a-z2-7]{25}$/.test(nonce))).toBe(true)
})
