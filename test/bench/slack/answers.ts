import { runStorm } from '../../slack/show/storm.ts'
import { print } from '../figures.ts'

const TALKS = Number(process.env['TALKS'] ?? 1_000)
const SEED = Number(process.env['SEED'] ?? 1)

/** The outbound alone: answers shown while calls are lost, refused and late and the app dies: how many come out as if nothing had been. */
export async function benchAnswers(): Promise<void> {
  const { shown, open, pings, deaths, outcomes, ms } = await runStorm({ talks: TALKS, atOnce: 20, seed: SEED })
  const good = shown.filter(({ answer, parts }) => parts.join('') === answer).length
  const calls = Object.entries(outcomes).reduce((sum, [name, count]) => sum + (name.endsWith(' ok') ? 0 : count), 0)
  print(
    `${TALKS.toLocaleString('en-US')} answers in a storm: exactly once, complete, in order`,
    `${good} of ${shown.length}`,
  )
  print('deaths of the app; calls that failed; time', `${deaths}; ${calls}; ${Math.round(ms / 1_000)} s`)
  print('streams left open; people called', `${open}; ${pings}`)
}
