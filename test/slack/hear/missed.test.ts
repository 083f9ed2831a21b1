import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createSlackDesk } from '../../../adapters/slack/desk/desk.ts'
import { createMissedMessages } from '../../../adapters/slack/hear/missed-messages.ts'
import { singleInstallation } from '../../../adapters/slack/install/installations.ts'
import type { Call, Calls } from '../../../adapters/slack/limits/calls.ts'
import { createPeople } from '../../../adapters/slack/people.ts'
import { heapUsed } from '../../sim/service/heap.ts'
import { fastAt, type Settings } from '../../sim/slack/settings.ts'
import { startBot, until } from '../bot.ts'

const MINUTE = 60_000

/** The app was away while somebody replied to it, somebody else called it, and many said other things after that. */
async function missMuch(settings: Partial<Settings>, others: number) {
  const bot = await startBot({ settings })
  const { sim, run } = bot
  const thread = sim.say({ text: `${sim.mention()} hello` })
  const answers = (ts: string) => sim.viewer(ts).filter(({ ours, open }) => ours && !open).length
  await until(() => answers(thread) === 1)
  await bot.bridge.idle()
  await bot.stop()
  sim.faults.next(/^event/, { kind: 'dropped' }, { times: 1_000 })
  sim.say({ text: 'and in Kent?', thread })
  const mention = sim.say({ text: `${sim.mention()} and in Lund?` })
  for (let count = 0; count < others; count += 1) sim.say({ text: `other ${count}` })
  sim.faults.clear()
  const since = sim.record.calls.length
  const later = await run()
  await later.bridge.idle()
  await until(() => answers(thread) === 2 && answers(mention) === 1)
  await later.bridge.idle()
  const calls = sim.record.calls.slice(since).filter(({ method }) => method.startsWith('conversations.'))
  return { ...bot, calls, answered: [answers(thread), answers(mention)] }
}

test('a reply and a mention are answered once, however much was said after them', async () => {
  const { answered, reported } = await missMuch({}, 230)
  expect(answered).toEqual([2, 1])
  expect(reported).toEqual([])
})

test('an app that is distributed reads as little as Slack lets it, and answers all the same', async () => {
  const { answered, calls, reported } = await missMuch({ ...fastAt(60), distributed: true }, 40)
  expect(answered).toEqual([2, 1])
  const taken = calls.filter(({ outcome }) => outcome === 'ok')
  expect(taken.length).toBeGreaterThanOrEqual(3)
  const histories = taken.filter(({ method }) => method === 'conversations.history')
  for (const [index, { at }] of histories.entries())
    if (index > 0) expect(at - (histories[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(MINUTE)
  // It asks as often as it may, and no more: what is refused would count too.
  expect(calls.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  expect(reported).toEqual([])
})

test('what was said to the app in threads that it did not know is answered, and nothing that was said there to others', async () => {
  const { sim, model, reported, run, ...before } = await startBot()
  const answers = (ts: string) => sim.viewer(ts).filter(({ ours, open }) => ours && !open).length
  const known = sim.say({ text: `${sim.mention()} hello` })
  const old = sim.say({ text: 'A barn in Kent.' })
  await until(() => answers(known) === 1)
  await before.bridge.idle()
  await before.stop()
  sim.faults.next(/^event/, { kind: 'dropped' }, { times: 1_000 })
  sim.say({ text: 'Would you live there?', thread: old })
  sim.say({ text: `${sim.mention()} what do you think of it?`, thread: old })
  const others = sim.say({ text: 'Lunch?' })
  sim.say({ text: 'At one.', thread: others })
  const called = sim.say({ text: `${sim.mention()} and in Lund?` })
  sim.say({ text: 'with a garden', thread: called })
  sim.faults.clear()
  sim.faults.next('conversations.replies', { kind: 'status', status: 503 })
  const { bridge } = await run()
  await until(() => answers(old) === 1 && answers(called) > 0)
  await bridge.idle()
  expect([answers(known), answers(others)]).toEqual([1, 0])
  const asked = model.prompts.slice(1).map(({ question }) => question)
  expect(asked.filter((text) => text.includes('what do you think of it?'))).toEqual([
    expect.stringContaining('A barn in Kent.'),
  ])
  expect(asked.filter((text) => text.includes('with a garden'))).toHaveLength(1)
  expect(asked.join()).not.toMatch(/Would you live there|Lunch|At one/)
  expect(reported).toEqual([])
})

test('who speaks to the app for the first time in a channel while it is away is answered', async () => {
  const { sim, model, reported, run, ...before } = await startBot()
  const answers = (ts: string, channel = sim.channel) =>
    sim.viewer(ts, channel).filter(({ ours, open }) => ours && !open).length
  const known = sim.say({ text: `${sim.mention()} hello` })
  await until(() => answers(known) === 1)
  await before.bridge.idle()
  await before.stop()
  const [fresh, hidden] = (['channel', 'group'] as const).map((kind) =>
    sim.world.addChannel(sim.workspace, `new ${kind}`, [sim.workspace.bot.user, sim.person.id], kind),
  )
  const elsewhere = sim.world.addChannel(sim.workspace, 'elsewhere', [sim.person.id])
  sim.faults.next(/^event/, { kind: 'dropped' }, { times: 1_000 })
  const asked = [fresh, hidden].map((channel) =>
    sim.say({ text: `${sim.mention()} and here?`, ...(channel && { channel }) }),
  )
  sim.say({ text: `${sim.mention()} and there?`, channel: elsewhere })
  sim.faults.clear()
  sim.faults.next('users.conversations', { kind: 'status', status: 503 })
  const { bridge } = await run()
  await until(() => answers(asked[0] ?? '', fresh) === 1 && answers(asked[1] ?? '', hidden) === 1)
  await bridge.idle()
  expect(answers(known)).toBe(1)
  expect(model.prompts.map(({ question }) => question)).toEqual(['hello', 'and here?', 'and here?'])
  expect(reported).toEqual([])
})

test('of what was said in channels long before the app was away, nothing is kept', async () => {
  const old = String(Date.UTC(2026, 0, 1) / 1_000)
  const page = () =>
    Array.from({ length: 100 }, (_, index) => ({
      ts: `${old}.${index}`,
      user: 'U1',
      text: randomBytes(5_000).toString('base64'),
    }))
  const calls: Calls = async <Answer>({ method }: Call) =>
    (method === 'conversations.history' ? { messages: page() } : {}) as Answer
  const installation = singleInstallation({
    client: { apiCall: () => expect.unreachable() },
    token: '',
    botUser: 'U0',
    botId: '',
    name: '',
  })
  const people = createPeople({ calls, time: systemTime })
  const parts = {
    calls,
    findInstallation: installation.find,
    people,
    report: (error: unknown) => expect.unreachable(String(error)),
  }
  const desk = createSlackDesk({ ...parts, time: systemTime })
  const reading = { knows: async () => true, quoteRoot: async () => undefined }
  const missed = createMissedMessages({ ...parts, ...reading, desk })
  const before = heapUsed()
  for (let channel = 0; channel < 50; channel += 1)
    expect(await Array.fromAsync(missed.in(`T1/C${channel}/${old}.1`, Date.now()))).toEqual([])
  expect(heapUsed() - before).toBeLessThan(10_000_000)
  missed.lookAgain()
})
