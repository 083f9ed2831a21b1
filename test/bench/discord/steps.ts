import { runSteps } from '../../sim/bots/discord-steps.ts'
import { milliseconds, percentile, print } from '../figures.ts'

/** The bot killed at each of its requests, before and after Discord did what it was asked for. */
export async function benchSteps(): Promise<void> {
  const steps = await runSteps()
  const takenUp = steps.flatMap(({ takenUpMs }) => takenUpMs ?? [])
  print(
    'kill -9 of the bot at every request of an answer: whole, exactly once',
    `${steps.filter(({ good }) => good).length} of ${steps.length}`,
  )
  print(
    'from when it listens again to when the reply goes on',
    `p50 ${milliseconds(percentile(takenUp, 0.5))}, most ${milliseconds(Math.max(...takenUp))}`,
  )
  for (const { good, number, done, what, shown } of steps)
    if (!good) print(`killed ${done ? 'after' : 'before'} request ${number}, ${what}`, shown)
}
