import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { createGate } from '../../sim/clock/gate.ts'
import type { SimDiscord } from '../../sim/discord/discord.ts'
import { roleShape } from '../../sim/discord/gateway/shapes.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import { startBot } from '../bot.ts'

const LONG = process.env['TEST_LONG'] !== undefined
/** Every request that the bot makes on the way from a question to its answer. */
const steps: [method: string, path: RegExp][] = [
  ['POST', /\/threads$/],
  ['POST', /\/channels\/\d+\/messages$/],
  ['PATCH', /\/messages\/\d+$/],
  ['GET', /\/messages$/],
  ['GET', /\/messages\/\d+$/],
  ['POST', /\/typing$/],
  ['PUT', /\/reactions\//],
  ['DELETE', /./],
]
const refused = fc.record({
  step: fc.integer({ min: 0, max: steps.length - 1 }),
  skip: fc.integer({ min: 0, max: 2 }),
  times: fc.constantFrom(1, 2, 3, 100),
  status: fc.constantFrom(400, 403, 404),
})

const WAIT = { timeout: WAIT_MS, interval: 10 }
const NOT_SHOWN = /My answer could not be shown here/
const everywhere = (sim: SimDiscord) =>
  [...sim.world.channels.keys()].flatMap((id) =>
    sim
      .viewer(id)
      .answers()
      .map(({ text }) => ({ id, text })),
  )

test(
  'whatever word Discord refuses a request with, the answer stands in the end, or the person knows why not',
  async () => {
    const { sim, reported } = await startBot({
      settings: withoutLimits,
      script: async function* ({ question }) {
        for (const word of ['one ', 'two ', 'three '].map((text) => `${text}${question} `)) {
          yield word
          await new Promise((resolve) => setTimeout(resolve, 15))
        }
        yield `end of ${question}.`
      },
    })
    const ada = sim.join('Ada')
    let asked = 0
    let told = 0
    await fc.assert(
      fc.asyncProperty(fc.array(refused, { minLength: 1, maxLength: 3 }), async (faults) => {
        asked += 1
        const tag = `q${asked}x`
        sim.faults.clear()
        for (const { step, skip, times, status } of faults) {
          const [method, path] = steps[step] ?? ['', /^$/]
          sim.faults.plan({ kind: 'refused', status, code: 987_654 }, { method, path, skip, times })
        }
        const before = reported.length
        sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} ${tag}` })
        await vi.waitFor(() => {
          const stands = everywhere(sim).filter(({ text }) => text.includes(`end of ${tag}.`))
          const isTold =
            sim
              .viewer(sim.dm(ada.id).id)
              .answers()
              .filter(({ text }) => NOT_SHOWN.test(text)).length > told
          expect(stands.length > 0 || isTold || reported.length > before).toBe(true)
        }, WAIT)
        told = sim
          .viewer(sim.dm(ada.id).id)
          .answers()
          .filter(({ text }) => NOT_SHOWN.test(text)).length
        const stands = everywhere(sim).filter(({ text }) => text.includes(`end of ${tag}.`))
        expect(stands.length).toBeLessThanOrEqual(1)
        // Said to nobody only where nothing at all can be sent; then it is in the log.
        if (stands.length === 0 && reported.length === before) expect(told).toBeGreaterThan(0)
      }),
      { numRuns: LONG ? Number(process.env['RUNS'] ?? 1_000) : 25 },
    )
    sim.faults.clear()
    expect(reported.map(String)).not.toContainEqual(expect.stringContaining('AbortError'))
  },
  LONG ? 900_000 : 120_000,
)

/** A question whose answer is half there. */
async function midAnswer(options: Parameters<typeof startBot>[0] = {}) {
  const gate = createGate()
  const bot = await startBot({
    settings: withoutLimits,
    ...options,
    script: async function* () {
      yield 'The first half '
      await gate.opened
      yield 'and the second half.'
    },
  })
  const ada = bot.sim.join('Ada')
  const thread = bot.sim.say({ by: ada.id, in: bot.sim.channel.id, text: `${bot.sim.bot.mention} what is there?` })
  await bot.sim.until(() => bot.sim.viewer(thread).answers()[0]?.text === 'The first half')
  return { ...bot, ada, thread, go: () => gate.open() }
}
const WHOLE = 'The first half and the second half.'

test('an answer whose thread is put away meanwhile goes on in a new message, and stands there once', async () => {
  const { sim, thread, go } = await midAnswer()
  sim.threads.change(sim.world.channel(thread), { archived: true })
  go()
  await sim.until(() =>
    sim
      .viewer(thread)
      .answers()
      .some(({ text, buttons }) => text === WHOLE && buttons.length === 0),
  )
  await sim.until(() => sim.viewer(thread).answers().length === 1)
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
})

test('where the bot may manage threads, it brings back the one that was put away, and changes its message', async () => {
  const { sim, thread, go } = await midAnswer()
  sim.bot.role.permissions |= 1n << 34n
  sim.gateway.dispatch(
    'GUILD_ROLE_UPDATE',
    { guild_id: sim.guild.id, role: roleShape(sim.bot.role, 1) },
    { guildId: sim.guild.id, intents: 0 },
  )
  const [before] = sim.viewer(thread).answers()
  sim.threads.change(sim.world.channel(thread), { archived: true })
  go()
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === WHOLE)
  expect(
    sim
      .viewer(thread)
      .answers()
      .map(({ id }) => id),
  ).toEqual([before?.id])
})

test('in a thread that is locked meanwhile, the answer is given where the question was asked, with a word why', async () => {
  const { sim, thread, go } = await midAnswer()
  sim.threads.change(sim.world.channel(thread), { archived: true, locked: true })
  go()
  await sim.until(() =>
    sim
      .viewer(sim.channel.id)
      .answers()
      .some(({ text }) => text === WHOLE),
  )
  const texts = sim
    .viewer(sim.channel.id)
    .answers()
    .map(({ text }) => text)
  expect(texts[0]).toMatch(/The thread <#\d+> is locked/)
  expect(texts).toHaveLength(2)
})

test('once a thread that was locked meanwhile is open again, what is asked in it is answered in it', async () => {
  const { sim, ada, thread, go } = await midAnswer()
  const answersIn = (channel: string) =>
    sim
      .viewer(channel)
      .answers()
      .map(({ text }) => text)
  sim.threads.change(sim.world.channel(thread), { archived: true, locked: true })
  go()
  await sim.until(() => answersIn(sim.channel.id).includes(WHOLE))
  const inChannel = answersIn(sim.channel.id)
  sim.threads.change(sim.world.channel(thread), { archived: false, locked: false })
  sim.say({ by: ada.id, in: thread, text: 'and now?' })
  await sim.until(() => everywhere(sim).filter(({ text }) => text === WHOLE).length === 2)
  expect(answersIn(thread).at(-1)).toBe(WHOLE)
  expect(answersIn(sim.channel.id)).toEqual(inChannel)
})

test.each(['locked', 'closed to the bot'])(
  'an answer for a private thread that is %s meanwhile is not shown in its channel; who asked is told so in private',
  async (how) => {
    const gate = createGate()
    const { sim } = await startBot({
      settings: withoutLimits,
      script: async function* () {
        await gate.opened
        yield 'A private answer.'
      },
    })
    const ada = sim.join('Ada')
    const thread = sim.threads.open(sim.channel, 'Between us', ada.id, undefined, { isPrivate: true })
    sim.say({ by: ada.id, in: thread.id, text: `${sim.bot.mention} a private question` })
    await sim.until(() => sim.requests.some(({ path }) => path.endsWith(`/channels/${thread.id}/typing`)))
    const path = new RegExp(`/channels/${thread.id}/messages$`)
    if (how === 'locked') sim.threads.change(thread, { archived: true, locked: true })
    else sim.faults.plan({ kind: 'refused', status: 403, code: 50_001 }, { method: 'POST', path, times: 100 })
    gate.open()
    await sim.until(() => everywhere(sim).some(({ text }) => NOT_SHOWN.test(text) || text.includes('private answer')))
    expect(everywhere(sim)).toEqual([{ id: sim.dm(ada.id).id, text: expect.stringMatching(NOT_SHOWN) }])
  },
)
