import { describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/contract/client/client.ts'
import { connectBot as connectDiscord } from '../discord/bot.ts'
import { runDeskSteps } from '../sim/bots/steps.ts'
import { createKiller, type Processes, startProcesses } from '../sim/desks/processes.ts'
import { caller, type Scene, until } from '../sim/desks/scene.ts'
import { type DeskPlace, desks, pressUntil } from '../sim/desks/staff.ts'
import { type VisitorPlace, visitors } from '../sim/desks/visitors.ts'
import { walk } from '../sim/desks/walk.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import { createScriptedModel } from '../sim/models/scripted-model.ts'
import { databases } from '../sim/service/databases.ts'
import { startService } from '../sim/service/service.ts'
import { startSlack } from '../sim/slack/slack.ts'
import { connectBot as connectSlack } from '../slack/bot.ts'

/** One core, with the real bots on a Discord and on a Slack of this machine. */
async function startAll(): Promise<Scene & { reported: unknown[] }> {
  const model = createScriptedModel(async function* ({ question }) {
    yield `You said: ${question}`
  })
  const [service, slack, discord] = await Promise.all([
    startService({ model }),
    startSlack(),
    startDiscord(withoutLimits),
  ])
  onTestFinished(() => service.stop())
  onTestFinished(() => slack.close())
  onTestFinished(() => discord.close())
  const core = { url: service.url, secretKey: service.keys.secret }
  const call = caller(core)
  const serialNumber = await call<string>('/chat/Chatbot/Add', { Name: 'Ada' })
  const client = createClient({ baseUrl: core.url, secretKey: core.secretKey })
  const reported: unknown[] = []
  const parts = { client, serialNumber, report: (error: unknown) => void reported.push(error) }
  const bots = await Promise.all([connectSlack({ ...parts, sim: slack }), connectDiscord({ ...parts, sim: discord })])
  for (const bot of bots) onTestFinished(bot.stop)
  return { slack, discord, core, serialNumber, call, reported, known: () => JSON.stringify(model.prompts.at(-1)) }
}

const everywhere = (Object.keys(visitors) as VisitorPlace[]).flatMap((visitor) =>
  (Object.keys(desks) as DeskPlace[]).map((desk) => [visitor, desk] as const),
)
const some: typeof everywhere = [
  ['on Discord', 'on Slack'],
  ['on Slack', 'in a forum of Discord'],
]
const isLong = process.env['TEST_LONG'] !== undefined

test.each(isLong ? everywhere : some)(
  'a visitor %s and people at a desk %s talk as if they were in one place',
  async (visitor, desk) => {
    const scene = await startAll()
    expect(await walk(scene, { visitor, desk, rounds: isLong ? 5 : 2 })).toEqual([])
    expect(scene.reported).toEqual([])
  },
)

test('a visitor whose chatbot has a desk on each platform is shown at both, and speaks with who took it first', async () => {
  const scene = await startAll()
  const visitor = await visitors['over HTTP'](scene)
  const [one, other] = [
    await desks['in a text channel of Discord'](scene, visitor.name),
    await desks['on Slack'](scene, visitor.name),
  ]
  await visitor.ask('I want to talk to a person')
  await until(() => [one, other].every((desk) => desk.card()?.buttons.includes('I take it')))
  await pressUntil(
    () => one.card()?.buttons.includes('Hand back'),
    () => one.press('Maria', 'I take it'),
  )
  await until(() => other.card()?.text.includes('Maria took it'))
  const aside = other.say('Ben', 'between us')
  const told = one.say('Maria', 'told')
  await until(async () => (await visitor.reads()).includes('**Maria:** told'))
  await until(() => one.marks(told).includes('✅') && other.marks(aside).includes('lock'))
  await visitor.ask('asked')
  await until(() => [one, other].every((desk) => desk.reads().includes('asked')))
  await pressUntil(
    () => one.card()?.buttons.length === 0,
    () => other.press('Ben', 'Hand back'),
  )
  await until(() => other.card()?.buttons.length === 0)
  await visitor.ask('and now?')
  await until(async () => (await visitor.reads()).includes('You said: and now?'))
  expect((await visitor.reads()).filter((text) => text.includes('between us'))).toEqual([])
  expect([one.threads(), other.threads()]).toEqual([1, 1])
  expect(scene.reported).toEqual([])
})

const LONG = { timeout: 300_000 }
const withinMs = 90_000
const [, database] = databases
const redisUrl = process.env['TEST_REDIS_URL']
const shared = database && redisUrl ? { database, redisUrl } : undefined

describe.runIf(isLong)('while each process is killed in turn', () => {
  test.each(everywhere)('a visitor %s and people at a desk %s, one process of each', LONG, async (visitor, desk) => {
    await walkKilled(await startProcesses(), { visitor, desk })
  })

  test.runIf(shared).each(everywhere)(
    'a visitor %s and people at a desk %s, two processes of each',
    LONG,
    async (visitor, desk) => {
      await walkKilled(await startProcesses(shared), { visitor, desk })
    },
  )
})

describe.runIf(isLong)('a bot that is killed at any request of a hand-over does the rest once', () => {
  const EVERY = Number(process.env['EVERY'] ?? 1)
  test.each(Object.keys(desks) as DeskPlace[])('at a desk %s', { timeout: 1_800_000 }, async (desk) => {
    const scene = await startProcesses()
    try {
      const steps = await runDeskSteps(scene, desk, EVERY)
      console.log(steps.map(({ number, done, what }) => `${number} ${done ? 'after' : 'before'} ${what}`).join('\n'))
      expect(steps.length).toBeGreaterThan(20 / EVERY)
      expect(steps.filter(({ problems }) => problems.length > 0)).toEqual([])
    } finally {
      await scene.close()
    }
  })
})

async function walkKilled(scene: Processes, pair: { visitor: VisitorPlace; desk: DeskPlace }): Promise<void> {
  const killer = createKiller(scene.mortals)
  try {
    const problems = await walk(scene, { ...pair, rounds: 5, withinMs, trouble: () => killer.strike() })
    expect(problems).toEqual([])
    expect(killer.kills()).toBeGreaterThan(scene.mortals.length)
  } catch (error) {
    console.log(scene.printed())
    throw error
  } finally {
    await killer.settled()
    await scene.close()
  }
}
