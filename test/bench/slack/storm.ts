import { runStorm } from '../../sim/slack-storm.ts'
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
    share: 0.01,
    every: { refresh: 200, drop: 300, killBot: 500, killCore: 600 },
    outageMs: Number(process.env['OUTAGE_MS'] ?? 6_000),
    withinMs: 180_000,
  })
  const { verdicts, kills, sockets, settled } = storm
  const count = (what: string) => verdicts.filter((verdict) => verdict.what === what).length
  print(
    `${TALKS.toLocaleString('en-US')} talks of 3 questions in a storm: exactly once, complete, in order`,
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
    for (const verdict of verdicts.filter(({ what }) => what !== 'good')) console.log(verdict)
    console.log(storm.printed)
  }
}
