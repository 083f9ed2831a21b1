import { expect, test } from 'vitest'
import { TEST_MS } from '../sim/clock/deadline.ts'
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
