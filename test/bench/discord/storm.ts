import { runStorm } from '../../sim/storms/discord-storm.ts'
import { milliseconds, percentile, print } from '../figures.ts'

const TALKS = Number(process.env['TALKS'] ?? 1_000)
const SEED = Number(process.env['SEED'] ?? 1)

/** Talks through a storm: how many come out as if nothing had been. */
export async function benchStorm(): Promise<void> {
  const storm = await runStorm({
    seed: SEED,
    talks: TALKS,
    atOnce: 20,
    questions: 3,
    weather: { lost: 0.02, failed: 0.03, limited: 0.005, slow: 0.05, twice: 0.05, late: 0.05 },
    every: { drop: 100, killBot: 300, killCore: 400 },
    outageMs: Number(process.env['OUTAGE_MS'] ?? 60_000),
    withinMs: 180_000,
    progress: ({ verdicts }) => verdicts.length % 50 === 0 && console.error(`${verdicts.length} talks`),
  })
  const { verdicts, kills, drops, requests, limited, limitedBy, takenUp, ms } = storm
  const countOf = (what: string) => verdicts.filter((verdict) => verdict.what === what).length
  print(
    `${TALKS.toLocaleString('en-US')} talks of 3 questions in a storm: exactly once, complete, in order`,
    `${countOf('good')} of ${verdicts.length} in ${Math.round(ms / 1_000)} s`,
  )
  print('lost, doubled, disordered, wrong', ['lost', 'doubled', 'disordered', 'wrong'].map(countOf).join(', '))
  print('first mentions that nobody heard, said as the bot was killed', String(countOf('unheard')))
  print(
    'kill -9 of the bot, of the core; connections dropped; requests, and refused for their number',
    `${kills.bot}, ${kills.core}; ${drops}; ${requests}, ${limited}`,
  )
  for (const [limit, count] of Object.entries(limitedBy)) print(`refused by the limit of ${limit}`, String(count))
  print(
    'unfinished replies taken up after a restart, p95, most',
    `${milliseconds(percentile(takenUp, 0.95))}, ${milliseconds(Math.max(...takenUp))} of ${takenUp.length}`,
  )
  if (process.env['VERBOSE'] !== undefined) {
    for (const verdict of verdicts.filter(({ what }) => what !== 'good')) console.log(verdict)
    console.log(storm.printed)
  }
}
