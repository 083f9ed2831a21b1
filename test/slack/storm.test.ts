import { expect, test } from 'vitest'
import type { setStage } from '../sim/bots/slack-stage.ts'
import { TEST_MS } from '../sim/clock/deadline.ts'
import { databases } from '../sim/service/databases.ts'
import { setPair } from '../sim/storms/slack-pair.ts'
import { runStorm } from '../sim/storms/slack-storm.ts'

const [, database] = databases
const redisUrl = process.env['TEST_REDIS_URL']
/** Two apps on a Redis, two cores on PostgreSQL where both are to be had, else one of each. */
const set: typeof setStage | undefined =
  database && redisUrl ? (settings, tale) => setPair(settings, tale, { database, redisUrl }) : undefined

/** After about how many calls an app and a core are killed: to start again is most of what a storm computes. */
const kills = process.env['TEST_LONG'] === undefined ? { killBot: 90, killCore: 110 } : { killBot: 40, killCore: 60 }

test('in a storm of faults, with apps and cores killed, every question is answered once, whole and in order', {
  timeout: 2 * TEST_MS,
}, async () => {
  const plan = {
    seed: 7,
    talks: 8,
    atOnce: 4,
    questions: 2,
    share: 0.01,
    every: { refresh: 30, drop: 60, ...kills },
    outageMs: 0,
    withinMs: TEST_MS,
  }
  const storm = await runStorm(plan, set)
  expect(storm.verdicts.filter(({ what }) => what !== 'good')).toEqual([])
  expect(storm.pings).toBe(0)
})
