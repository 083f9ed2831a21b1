import { Events, Sweepers } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDiscordClient } from '../../adapters/discord/connect/client.ts'
import { createFirstResponses } from '../../adapters/discord/connect/first-responses.ts'
import { HOUR_MS } from '../../src/contract/fields/times.ts'
import { TEST_MS } from '../sim/clock/deadline.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import { runStorm } from '../sim/storms/discord-storm.ts'

/** After about how many requests the bot and the core are killed: to start again is most of what a storm computes. */
const kills = process.env['TEST_LONG'] === undefined ? { killBot: 70, killCore: 80 } : { killBot: 30, killCore: 35 }

test('in a storm of faults, with the bot and the core killed, every question is answered once, whole and in order', {
  timeout: 2 * TEST_MS,
}, async () => {
  const storm = await runStorm({
    seed: 7,
    talks: 7,
    atOnce: 4,
    questions: 2,
    weather: { lost: 0.02, failed: 0.03, slow: 0.05, twice: 0.05, late: 0.05 },
    every: { drop: 20, ...kills },
    outageMs: 0,
    withinMs: TEST_MS,
  })
  expect(storm.verdicts.filter(({ what }) => what !== 'good')).toEqual([])
  expect(storm.limited / storm.requests).toBeLessThanOrEqual(0.005)
})

test('of a crowd that writes where the bot is, users and messages are not kept for ever', async () => {
  const sim = await startDiscord({ ...withoutLimits, checked: false })
  onTestFinished(() => sim.close())
  const client = createDiscordClient({
    apiUrl: sim.url,
    firstResponses: createFirstResponses(),
    report: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(() => client.destroy())
  await client.login(sim.settings.token)
  const heard = { messages: 0 }
  client.on(Events.MessageCreate, () => {
    heard.messages += 1
    sim.changed()
  })
  const [members, ofAda] = [6_000, 20]
  for (let index = 0; index < members; index += 1)
    sim.say({ by: sim.join(`Member ${index}`).id, in: sim.channel.id, text: 'hello' })
  const ada = sim.join('Ada').id
  for (let index = 0; index < ofAda; index += 1) sim.say({ by: ada, in: sim.dm(ada).id, text: 'hello' })
  await sim.until(() => heard.messages === members + ofAda)
  expect(client.users.cache.size).toBeLessThanOrEqual(5_000)
  expect(client.users.cache.has(sim.bot.id)).toBe(true)

  const kept = () =>
    client.channels.cache.reduce((sum, channel) => sum + ('messages' in channel ? channel.messages.cache.size : 0), 0)
  expect(kept()).toBeGreaterThan(0)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR_MS)
  // What discord.js does at each interval.
  expect(client.sweepers.intervals.messages).not.toBeNull()
  const { lifetime } = client.sweepers.options.messages as { lifetime: number }
  const isOutdated = Sweepers.outdatedMessageSweepFilter(lifetime)()
  if (isOutdated !== null) client.sweepers.sweepMessages(isOutdated)
  clock.mockRestore()
  expect(kept()).toBe(0)
})
