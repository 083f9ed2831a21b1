import { afterEach, expect, test } from 'vitest'
import { createShow } from '../../../adapters/slack/show.ts'
import { type Chance, randomOf } from '../../sim/slack/faults.ts'
import { type Question, type Replying, reply, said, startReplying, typed, wordsOf } from './replying.ts'

const TALKS = Number(process.env['SLACK_TALKS'] ?? 40)
const AT_ONCE = 20
const SPEED = 40

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const shares = (on: RegExp, share: number): Chance[] => [
  { on, share, fault: { kind: 'lost' } },
  { on, share, fault: { kind: 'cut' } },
  { on, share, fault: { kind: 'status', status: 503 } },
  { on, share, fault: { kind: 'limited', retryAfterS: 2 } },
  { on, share, fault: { kind: 'late', ms: 2_000 } },
]

test(`${TALKS} answers stand once, whole and in order, though calls are lost, refused and late and the app dies`, async () => {
  const replying = await startReplying({ speed: SPEED, post: { burst: 1_000, everyMs: 1 }, roundTripMs: 2 })
  open.push(replying.slack.close)
  const { slack } = replying
  slack.faults.random(7, shares(/^(?:chat|conversations)\./, 0.02))
  const random = randomOf(11)
  const answers: { question: Question; answer: string }[] = []
  const start = (): App => startApp(replying, { calls: Math.floor(50 + random() * 150), dies: () => (app = start()) })
  let app = start()
  const talk = async () => {
    const question = replying.question()
    const answer = wordsOf(5 + Math.floor(random() ** 3 * 1_200))
    answers.push({ question, answer })
    await tell(question, answer, 1_000 + random() * 20_000)
  }
  /** Tells the whole answer, again and again where the app dies meanwhile. */
  const tell = async (question: Question, answer: string, ms: number) => {
    const kept = { ids: [] as string[], tried: 0 }
    for (;;) {
      const { show, died } = app
      const told = reply(show, replying, question, kept).says(typed(replying.time, answer, ms))
      if ((await Promise.race([told.then(() => 'told'), died])) === 'told') return
    }
  }
  for (let done = 0; done < TALKS; done += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, TALKS - done) }, talk))
  for (const { question, answer } of answers) expect(said(replying, question.ts).join('')).toBe(answer)
  const openStill = [...slack.channel.messages.values()].filter(({ stream }) => stream?.state === 'in_progress')
  expect(openStill).toEqual([])
  expect(slack.record.pings).toEqual([])
}, 600_000)

type App = { show: ReturnType<typeof createShow>; died: Promise<'died'> }

/** The app as a process that dies at one of its calls: then it hears and says no more. */
function startApp({ home, time }: Replying, { calls, dies }: { calls: number; dies: () => void }): App {
  const death = Promise.withResolvers<'died'>()
  let left = calls
  const apiCall: typeof home.client.apiCall = async (method, args) => {
    left -= 1
    if (left < 0) return new Promise(() => undefined)
    const answer = home.client.apiCall(method, args)
    if (left === 0) {
      death.resolve('died')
      dies()
    }
    const settled = await Promise.race([
      answer.then(
        () => 'answered',
        () => 'answered',
      ),
      death.promise,
    ])
    return settled === 'died' ? new Promise(() => undefined) : answer
  }
  const show = createShow({ homes: async () => ({ ...home, client: { apiCall } }), time })
  return { show, died: death.promise }
}
