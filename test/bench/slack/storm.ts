import type { setStage } from '../../sim/bots/slack-stage.ts'
import { databases } from '../../sim/service/databases.ts'
import { setPair } from '../../sim/storms/slack-pair.ts'
import { runStorm, type Storm } from '../../sim/storms/slack-storm.ts'
import { milliseconds, percentile, print } from '../figures.ts'

const TALKS = Number(process.env['TALKS'] ?? 1_000)
const SEED = Number(process.env['SEED'] ?? 1)

const plan = {
  seed: SEED,
  talks: TALKS,
  atOnce: 20,
  questions: 3,
  share: 0.01,
  every: { refresh: 200, drop: 300, killBot: 500, killCore: 600 },
  outageMs: Number(process.env['OUTAGE_MS'] ?? 6_000),
  withinMs: 180_000,
}

/** Talks through a storm: how many come out as if nothing had been. */
export async function benchStorm(): Promise<void> {
  tell('one app, one core', await runStorm(plan))
}

/** The same, without an outage of all, with two apps on a Redis and two cores on PostgreSQL, one of each killed at a time. */
export async function benchPair(): Promise<void> {
  const [, database] = databases
  const redisUrl = process.env['TEST_REDIS_URL']
  if (database === undefined || redisUrl === undefined)
    return print('two apps, two cores', 'TEST_DATABASE_URL and TEST_REDIS_URL must be set')
  const set: typeof setStage = (settings, tale) => setPair(settings, tale, { database, redisUrl })
  tell('two apps, two cores', await runStorm({ ...plan, outageMs: 0 }, set))
}

function tell(what: string, storm: Storm): void {
  const { verdicts, kills, sockets, settled } = storm
  const count = (verdict: string) => verdicts.filter((one) => one.what === verdict).length
  print(
    `${TALKS.toLocaleString('en-US')} talks of 3 questions in a storm, ${what}: exactly once, complete, in order`,
    `${count('good')} of ${verdicts.length} in ${Math.round(storm.ms / 1_000)} s`,
  )
  print(
    'lost, doubled, disordered, wrong, unheard',
    ['lost', 'doubled', 'disordered', 'wrong', 'unheard'].map(count).join(', '),
  )
  print(
    'kill -9 of the app, of the core; sockets refreshed, dropped',
    `${kills.bot}, ${kills.core}; ${sockets.refreshed}, ${sockets.dropped}`,
  )
  print('calls, and how many failed; people called', `${storm.calls}, ${storm.failed}; ${storm.pings}`)
  print(
    'open streams ended after a restart, p95, most',
    `${milliseconds(percentile(settled, 0.95))}, ${milliseconds(Math.max(...settled))} of ${settled.length}`,
  )
  if (process.env['VERBOSE'] !== undefined) {
    for (const verdict of verdicts.filter((one) => one.what !== 'good')) console.log(verdict)
    console.log(storm.printed)
  }
}
