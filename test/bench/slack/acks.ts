import { setTimeout as delay } from 'node:timers/promises'
import { comes, setStage } from '../../sim/bots/slack-stage.ts'
import { answerAboutHomes } from '../../sim/models/answers-about-homes.ts'
import { milliseconds, percentile, print } from '../figures.ts'

const EVENTS = 1_000
const EVERY_MS = 20
const THREADS = 10
const WITHIN_MS = 60_000

/**
 * How soon events are stored and acknowledged, 50 a second: half of them go on with ten talks that are being answered,
 * the others are what people say to each other.
 */
export async function benchAcks(): Promise<void> {
  const stage = await setStage({}, answerAboutHomes)
  const { slack } = stage
  try {
    const threads = Array.from({ length: THREADS }, (_, talk) => {
      const channel = slack.world.addChannel(slack.workspace, `homes-${talk}`)
      return { channel, thread: slack.say({ text: `${slack.mention()} tell me about home ${talk}-0`, channel }) }
    })
    for (const { thread, channel } of threads)
      if (!(await comes(() => slack.viewer(thread, channel).some(({ ours }) => ours), WITHIN_MS)))
        throw new Error('a talk did not begin')
    const before = slack.events.length
    const begin = Date.now()
    for (let event = 0; event < EVENTS; event++) {
      await delay(Math.max(0, begin + event * EVERY_MS - Date.now()))
      const { channel, thread } = threads[Math.floor(event / 2) % THREADS] ?? {}
      if (channel === undefined || thread === undefined) continue
      if (event % 2 === 0) slack.say({ text: `and home ${event}-1?`, channel, thread })
      else slack.say({ text: `see you at ${event}`, channel })
    }
    const events = slack.events.slice(before).filter(({ type }) => type === 'message')
    await comes(() => events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined), WITHIN_MS)
    const waits = events.map(({ at, acknowledgedAt = Number.POSITIVE_INFINITY }) => acknowledgedAt - at)
    const again = events.filter(({ attempts }) => attempts > 1).length
    print(
      `${EVENTS.toLocaleString('en-US')} events, ${1_000 / EVERY_MS} a second: stored and acknowledged, p50, p99`,
      `${milliseconds(percentile(waits, 0.5))}, ${milliseconds(percentile(waits, 0.99))} (goal 100)`,
    )
    print('events told, and how many more than once', `${events.length}, ${again}`)
  } finally {
    await stage.close()
  }
}
