import { seeded } from '../../sim/clock/seeded.ts'
import type { Chance } from '../../sim/slack/faults.ts'
import { type Mortal, startMortal } from './mortal.ts'
import { type Question, reply, said, startReplying, typed, wordsOf } from './replying.ts'

type Storm = { talks: number; atOnce: number; seed: number }
const SPEED = 40

const weather = (on: RegExp, share: number): Chance[] => [
  { on, share, fault: { kind: 'lost' } },
  { on, share, fault: { kind: 'cut' } },
  { on, share, fault: { kind: 'status', status: 503 } },
  { on, share, fault: { kind: 'limited', retryAfterS: 2 } },
  { on, share, fault: { kind: 'late', ms: 2_000 } },
]

/**
 * Shows answers of all lengths, some at once, on a Slack that loses, refuses and delays calls, by an app that dies
 * again and again and goes on with what it kept.
 */
export async function runStorm({ talks, atOnce, seed }: Storm) {
  const begin = performance.now()
  const replying = await startReplying({ speed: SPEED, post: { burst: 1_000, everyMs: 1 }, roundTripMs: 2 })
  const { slack } = replying
  slack.faults.random(seed, weather(/^(?:chat|conversations)\./, 0.02))
  const random = seeded(seed + 1)
  let deaths = -1
  let app: Promise<Mortal>
  const start = (): Mortal => {
    deaths += 1
    let left = Math.floor(50 + random() * 150)
    const called = (kill: () => void) => {
      left -= 1
      if (left !== 0) return
      kill()
      // No process starts as fast as what the one before it asked for arrives.
      app = own.settled().then(start)
    }
    const own = startMortal(replying, { called })
    return own
  }
  app = Promise.resolve(start())
  /** Tells the whole answer, again and again where the app dies meanwhile. */
  const tell = async (question: Question, answer: string, ms: number) => {
    const kept = { ids: [] as string[], tried: 0 }
    for (;;) {
      const { show, died } = await app
      const told = reply(show, replying, question, kept).says(typed(replying.time, answer, ms))
      if ((await Promise.race([told.then(() => 'told'), died])) === 'told') return
    }
  }
  const talk = async () => {
    const question = replying.question()
    const answer = wordsOf(5 + Math.floor(random() ** 3 * 1_200))
    await tell(question, answer, 1_000 + random() * 20_000)
    return { answer, parts: said(replying, question.ts) }
  }
  try {
    const shown: { answer: string; parts: string[] }[] = []
    while (shown.length < talks)
      shown.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, talks - shown.length) }, talk))))
    const open = [...slack.channel.messages.values()].filter(({ stream }) => stream?.state === 'in_progress').length
    const { pings } = slack.record
    const ms = performance.now() - begin
    return { shown, open, pings: pings.length, deaths, outcomes: slack.record.outcomes(), ms }
  } finally {
    await slack.close()
  }
}
