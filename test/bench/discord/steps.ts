import { runAnswerSteps } from '../../sim/bots/steps.ts'
import { milliseconds, percentile, print } from '../figures.ts'

/** The bot killed at each of its requests, before and after Discord did what it was asked for. */
export async function benchSteps(): Promise<void> {
  const steps = await runAnswerSteps()
  const takenUp = steps.flatMap(({ takenUpMs }) => takenUpMs ?? [])
  print(
    'kill -9 of the bot at every request of an answer: whole, exactly once',
    `${steps.filter(({ problems }) => problems.length === 0).length} of ${steps.length}`,
  )
  print(
    'from when it listens again to when the reply goes on',
    `p50 ${milliseconds(percentile(takenUp, 0.5))}, most ${milliseconds(Math.max(...takenUp))}`,
  )
  for (const { problems, number, done, what } of steps)
    for (const shown of problems) print(`killed ${done ? 'after' : 'before'} request ${number}, ${what}`, shown)
}
