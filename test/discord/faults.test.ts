import { setTimeout as delay } from 'node:timers/promises'
import { OverwriteType, PermissionFlagsBits } from 'discord.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { idOf } from '../../adapters/discord/ids.ts'
import { createGate } from '../sim/clock/gate.ts'
import type { SimDiscord } from '../sim/discord/discord.ts'
import type { Fault } from '../sim/discord/rest/faults.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import { saying } from '../sim/models/scripted-model.ts'
import { connectThrough, startBot } from './bot.ts'

const slowly = async function* () {
  for (const word of ['one ', 'two ', 'three ', 'four ', 'five']) {
    yield word
    await delay(100)
  }
}
const WHOLE = 'one two three four five'
const fast = { create: { requests: 50, ms: 1_000 }, edit: { requests: 50, ms: 1_000 } }

function ask(sim: SimDiscord, channel = sim.channel.id) {
  const by = sim.join('Ada').id
  const question = sim.say({ by, in: channel, text: `${sim.bot.mention} what is there?` })
  return { by, question, viewer: sim.viewer(question) }
}
const answered = (sim: SimDiscord, channel: string, text = WHOLE) =>
  sim.until(() =>
    sim
      .viewer(channel)
      .answers()
      .find((message) => message.text === text && message.buttons.length === 0),
  )

describe('an answer stands there whole and once', () => {
  const troubles: [name: string, fault: Fault][] = [
    ['the connection broke before', { kind: 'lost', done: false }],
    ['the connection broke after', { kind: 'lost', done: true }],
    ['Discord failed before', { kind: 'failed', status: 503, done: false }],
    ['Discord failed after', { kind: 'failed', status: 502, done: true }],
    ['Discord took too many requests', { kind: 'limited', scope: 'user', retryAfterMs: 50, headers: true }],
    // https://docs.discord.com/developers/topics/opcodes-and-status-codes#http
    ['Discord did not know the token for a moment', { kind: 'refused', status: 401, code: 0 }],
    // https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
    ['Discord was overloaded', { kind: 'refused', status: 400, code: 130_000 }],
    ['Discord took no messages for a time', { kind: 'refused', status: 403, code: 40_004 }],
    ['the server was written in too often', { kind: 'refused', status: 400, code: 20_029 }],
    ['a proxy answered with a page of its own', { kind: 'blocked', status: 403 }],
    [
      'a proxy refused, without a word about how long',
      { kind: 'limited', scope: 'user', retryAfterMs: 0, headers: false },
    ],
  ]
  for (const [trouble, fault] of troubles)
    test(`where ${trouble}, at its thread, its first words and its change`, async () => {
      const { sim } = await startBot({ script: slowly, settings: { limits: fast }, speed: 4 })
      sim.faults.plan(fault, { method: 'POST', path: /threads$/ })
      sim.faults.plan(fault, { method: 'POST', path: /messages$/, times: 2 })
      sim.faults.plan(fault, { method: 'PATCH', path: /messages\/\d+$/, times: 2 })
      const { question, viewer } = ask(sim)
      await answered(sim, question)
      expect(viewer.answers()).toHaveLength(1)
      expect(sim.viewer(sim.channel.id).answers()).toEqual([])
    })
})

test('where new threads have to wait for minutes, the answer is a reply in the channel', async () => {
  const { sim } = await startBot({ settings: { limits: { thread: { requests: 1, ms: 300_000 } } } })
  await answered(sim, ask(sim).question, 'Hello there.')
  ask(sim)
  await answered(sim, sim.channel.id, 'Hello there.')
})

test('where a proxy says until when it takes nothing as a date, nothing is sent over and over', async () => {
  const { sim } = await startBot()
  const fault = { kind: 'limited', scope: 'user', retryAfterMs: 2_000, headers: 'date' } as const
  sim.faults.plan(fault, { method: 'POST', path: /messages$/, times: 1_000 })
  ask(sim)
  const sent = () => sim.requests.filter(({ fault: kind }) => kind === 'limited').map(({ at }) => at)
  await sim.until(() => sent().length > 1)
  sim.faults.clear()
  const [first = 0, second = 0] = sent()
  expect(second - first).toBeGreaterThan(200)
})

test('signs that have to wait for minutes hold up neither the answer nor the end of the process', async () => {
  const { sim, stop } = await startBot({ settings: { limits: { typing: { requests: 1, ms: 300_000 } } } })
  const { by, question } = ask(sim)
  await answered(sim, question, 'Hello there.')
  sim.say({ by, in: question, text: 'and further?' })
  await sim.until(() => sim.viewer(question).answers().length === 2)
  await stop()
})

test.each([
  ['lost before it was taken', { kind: 'lost', done: false }, /callback$/],
  ['taken, but Discord’s word of that is lost', { kind: 'lost', done: true }, /callback$/],
  ['taken, and its answer is lost', { kind: 'lost', done: false }, /@original$/],
] as const)('a command is answered where it is %s', async (_, fault, path) => {
  const { sim, reported } = await startBot()
  sim.faults.plan(fault, { path })
  const where = { by: sim.join('Ada').id, in: sim.channel.id }
  expect(await sim.command({ ...where, name: 'new' })).toMatchObject({ kind: 'deferred' })
  await sim.until(() =>
    sim
      .viewer(sim.channel.id)
      .answers()
      .some(({ text }) => text.includes('Ada')),
  )
  expect(reported).toEqual([])
})

test.each([
  ['its answer', /@original$/],
  ['the thread for the talk', /\/threads$/],
])(
  'where Discord fails for a while to take %s, a command is answered, and no service is said to be away',
  async (_, path) => {
    const { sim, reported } = await startBot({ settings: withoutLimits, speed: 10 })
    sim.faults.plan({ kind: 'lost', done: false }, { path, times: 4 })
    const ada = sim.join('Ada').id
    const { messageId = '' } = await sim.command({ by: ada, in: sim.channel.id, name: 'new' })
    const said = () =>
      sim
        .viewer(sim.channel.id, ada)
        .answers()
        .map(({ text }) => text)
    await sim.until(() => said()[0]?.includes('Ada') === true && sim.world.channels.has(messageId))
    expect(said()).toHaveLength(1)
    expect(reported).toEqual([])
  },
)

test.each([
  ['lost before it was taken', false],
  ['taken, but Discord’s word of that is lost', true],
])('a question by command is answered where it is %s', async (_, done) => {
  const { sim, reported } = await startBot()
  sim.faults.plan({ kind: 'lost', done }, { path: /callback$/ })
  const where = { by: sim.join('Ada').id, in: sim.channel.id }
  const { messageId = '' } = await sim.command({ ...where, name: 'ask', options: { question: 'hello?' } })
  await answered(sim, messageId, 'Hello there.')
  expect(reported).toEqual([])
})

test('who names the bot in a channel of its while it is away is answered when it is back', async () => {
  const { sim, stop, run } = await startBot()
  await answered(sim, ask(sim).question, 'Hello there.')
  await stop()
  const { question, viewer } = ask(sim)
  await run()
  await answered(sim, question, 'Hello there.')
  expect(viewer.answers()).toHaveLength(1)
})

test('what was missed is found although Discord fails while it is looked for', async () => {
  const { sim, stop, run } = await startBot()
  const { by, question, viewer } = ask(sim)
  await answered(sim, question, 'Hello there.')
  await stop()
  sim.say({ by, in: question, text: 'are you there?' })
  sim.faults.plan({ kind: 'failed', status: 502, done: false }, { method: 'GET', path: /messages$/, times: 3 })
  sim.faults.plan({ kind: 'lost', done: false }, { method: 'GET', path: /messages$/ })
  await run()
  await sim.until(() => viewer.answers().length === 2)
})

test('a question that replies to an answer is heard although Discord fails while the talk is looked up', async () => {
  const threads = PermissionFlagsBits.CreatePublicThreads.toString()
  const { sim } = await startBot({ settings: withoutLimits })
  const { id } = sim.addChannel('busy', [{ id: sim.bot.role.id, type: OverwriteType.Role, allow: '0', deny: threads }])
  const { by } = ask(sim, id)
  const answers = () =>
    sim
      .viewer(id)
      .answers()
      .filter(({ text }) => text === 'Hello there.')
  const { id: replyTo } = await sim.until(() => answers()[0])
  // Of a channel the bot remembers the last 50 messages, thus no longer the question.
  for (let chat = 0; chat < 48; chat++) sim.say({ by, in: id, text: `chat ${chat}` })
  const looksUp = { method: 'GET', path: /messages\/\d+$/ }
  sim.faults.plan({ kind: 'failed', status: 503, done: false }, { ...looksUp, times: 3 })
  sim.say({ by, in: id, text: 'and the next?', replyTo })
  await sim.until(() => answers().length === 2)
  expect(sim.requests.filter(({ method, fault }) => method === 'GET' && fault === 'failed')).toHaveLength(3)
})

test('who only names the bot is greeted, once, although Discord fails meanwhile', async () => {
  const { sim, reported } = await startBot({ settings: withoutLimits, chatbot: { WelcomeMessage: 'Welcome!' } })
  sim.faults.plan({ kind: 'failed', status: 502, done: true }, { method: 'POST', path: /messages$/, times: 3 })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: sim.bot.mention })
  await sim.until(() => sim.requests.filter(({ path, status }) => path.endsWith('/messages') && status === 200)[0])
  const answers = sim.viewer(thread).answers()
  expect(answers.map(({ text }) => text)).toEqual(['Welcome!'])
  expect(reported).toEqual([])
})

test('what Discord takes no more edits of, since it is old, is to be changed a minute later', async () => {
  const { sim, platform } = await startBot()
  const { question, viewer } = ask(sim)
  await answered(sim, question, 'Hello there.')
  const id = idOf({ channel: question, message: viewer.answers()[0]?.id ?? '' })
  const part = { thread: idOf({ channel: sim.channel.id, message: question }), key: 'k', id, isRetry: false }
  const about = { replyTo: '', person: '', locale: undefined, closerLength: 0, complete: true, isLast: true }
  const show = () => platform.show({ ...part, ...about, text: 'Something else.' })
  sim.faults.plan({ kind: 'refused', status: 400, code: 30_046 }, { method: 'PATCH', path: /messages\/\d+$/ })
  await expect(show()).rejects.toMatchObject({ failure: 'retryable', retryAfterMs: 60_000 })
  await show()
  expect(viewer.answers()[0]?.text).toBe('Something else.')
})

test('a message that somebody deletes while it grows is not the end of the talk, and nobody is told that it is gone', async () => {
  const { sim } = await startBot({ script: slowly, settings: { limits: { ...fast } } })
  const { by, question, viewer } = ask(sim)
  const { id } = await sim.until(() => viewer.answers()[0])
  sim.remove({ in: question, message: id })
  sim.say({ by, in: question, text: 'and now?' })
  await sim.until(() => viewer.answers().some(({ text }) => text === WHOLE))
  expect(sim.viewer(sim.dm(by).id).answers()).toEqual([])
})

test('a crowd that asks at the same moment is answered, though each waits for its turn', async () => {
  const { sim, reported } = await startBot()
  const talks = Array.from({ length: 80 }, (_, index) => {
    const by = sim.join(`Visitor ${index}`).id
    const { id } = sim.dm(by)
    sim.say({ by, in: id, text: 'what is there?' })
    return id
  })
  const isAnswered = (id: string) => sim.viewer(id).answers()[0]?.text === 'Hello there.'
  await sim.until(() => talks.every(isAnswered))
  expect(talks.filter((id) => sim.viewer(id).answers().length !== 1)).toEqual([])
  expect(reported).toEqual([])
})

test('an answer that is given while the service is away comes back to who wrote it, and nothing is taken for a fault of the bot', async () => {
  const { sim, leave, reported } = await startBot({
    script: async function* () {
      yield 'I do not know.'
    },
  })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} dogs?` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  const where = { by: sim.owner.id, in: sim.channel.id }
  await sim.command({ ...where, name: 'porchlight report' })
  const seen = () => sim.viewer(sim.channel.id, sim.owner.id).answers()
  const { id: message } = await sim.until(() => seen().find(({ buttons }) => buttons.includes('Answer it here')))
  await leave()
  const { modal } = await sim.press({ ...where, message, button: 'Answer it here' })
  if (modal === undefined) throw new Error('there is no dialog')
  await sim.submit({ ...where, modal, fields: { answer: 'Yes, *small* ones.' } })
  await sim.until(() => seen().at(-1)?.text.startsWith('I cannot reach the service'))
  expect(seen().at(-1)?.text).toContain('\n> Yes, *small* ones.')
  expect(reported).toEqual([])
})

test('the dialog for an answer opens while the service is busy, with the question as the report has it', async () => {
  const bot = await startBot({ script: saying('I do not know.') })
  const { sim, reported } = bot
  await bot.stop()
  const gate = createGate()
  let isBusy = false
  await connectThrough(bot, async () => {
    if (isBusy) await gate.opened
  })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} May I bring *dogs*?` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  const where = { by: sim.owner.id, in: sim.channel.id }
  await sim.command({ ...where, name: 'porchlight report', options: { period: 'week' } })
  const answers = () => sim.viewer(sim.channel.id, sim.owner.id).answers()
  const { id: message } = await sim.until(() => answers().find(({ shape }) => shape.attachments.length > 0))
  isBusy = true
  onTestFinished(gate.open)
  const { kind, modal } = await sim.press({ ...where, message, button: 'Answer it here' })
  expect(kind).toBe('modal')
  if (modal === undefined) throw new Error('there is no dialog')
  expect(JSON.stringify(modal)).toMatch(/> May I bring .*dogs.*\? \(1\)/)
  gate.open()
  await sim.submit({ ...where, modal, fields: { answer: 'Yes, small ones.' } })
  await sim.until(() => answers().some(({ text }) => text.includes('From now on I may tell everybody')))
  expect(reported).toEqual([])
})
