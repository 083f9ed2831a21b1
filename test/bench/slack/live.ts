import { history } from '../../sim/slack/viewer.ts'
import { type Replying, reply, startReplying, typed } from '../../slack/show/replying.ts'
import { milliseconds, percentile, print } from '../figures.ts'

const ROUND_TRIP_MS = 60
const ANSWER_MS = 15_000
const LENGTH = 1_800
const ROUNDS = 3

/** 1,800 characters in words, said over 15 s. */
const words = Array.from({ length: LENGTH / 8 }, (_, index) => `word${String(index).padStart(3, '0')}`)
const TEXT = words.join(' ')

/** How an answer looks while it grows: one alone, then ten at once in threads of their own. */
export async function benchLive(): Promise<void> {
  for (const channelStreams of [true, false]) {
    const way = channelStreams ? 'streamed' : 'posted and edited'
    const alone: Watched[] = []
    for (let round = 0; round < ROUNDS; round++) alone.push(...(await watch(1, channelStreams)))
    tell(`answer of 1,800 characters over 15 s, alone, ${way}`, alone, { stale: channelStreams ? 1_000 : 3_000 })
    tell(`ten of them at once in one workspace, ${way}`, await watch(10, channelStreams), {
      stale: channelStreams ? 6_000 : 30_000,
    })
  }
}

type Watched = { firstMs: number; finalMs: number; requests: number; failed: number; stale: number[]; exact: boolean }

/** So many at once in a new workspace. */
async function watch(count: number, channelStreams: boolean): Promise<Watched[]> {
  const replying = await startReplying({ roundTripMs: ROUND_TRIP_MS })
  try {
    const show = replying.open({ channelStreams })
    return await Promise.all(Array.from({ length: count }, () => watchOne(replying, show)))
  } finally {
    await replying.slack.close()
  }
}

async function watchOne(replying: Replying, show: ReturnType<Replying['open']>): Promise<Watched> {
  const { slack, time } = replying
  const question = replying.question()
  const saidAt: number[] = []
  const states = async function* () {
    for await (const text of typed(time, TEXT, ANSWER_MS)) {
      saidAt.push(Date.now())
      yield text
    }
  }
  await reply(show, replying, question).says(states())
  const answers = slack.viewer(question.ts).filter(({ ours }) => ours)
  const seen = history(slack.record, answers[0]?.ts ?? '')
  const calls = slack.record.calls.filter(
    ({ args }) => args['thread_ts'] === question.ts || args['ts'] === answers[0]?.ts,
  )
  const stale = saidAt.map((at, index) => {
    const end = words.slice(0, index + 1).join(' ').length
    return (seen.find(({ text }) => (text?.length ?? 0) >= end)?.at ?? Number.NaN) + ROUND_TRIP_MS / 2 - at
  })
  return {
    firstMs: (seen[0]?.at ?? Number.NaN) + ROUND_TRIP_MS / 2 - (saidAt[0] ?? 0),
    finalMs: stale.at(-1) ?? Number.NaN,
    requests: calls.length,
    failed: slack.record.calls.filter(({ outcome }) => outcome !== 'ok' && outcome !== '').length,
    stale,
    exact: answers.map(({ text }) => text).join('') === TEXT,
  }
}

function tell(what: string, all: Watched[], goal: { stale: number }): void {
  const worst = (pick: (one: Watched) => number) => milliseconds(percentile(all.map(pick), 0.95))
  const stale = all.flatMap((one) => one.stale)
  const goals = { first: 400 + ROUND_TRIP_MS, final: 300 + ROUND_TRIP_MS }
  print(`${what}: first text after the first fragment, p95`, `${worst((one) => one.firstMs)} (goal ${goals.first})`)
  print('final text after the last fragment, p95', `${worst((one) => one.finalMs)} (goal ${goals.final})`)
  print('requests for it, most', `${Math.max(...all.map(({ requests }) => requests))} (goal 16)`)
  const behind = `p50 ${milliseconds(percentile(stale, 0.5))}, p95 ${milliseconds(percentile(stale, 0.95))}`
  print('words behind what was said', `${behind}, most ${milliseconds(Math.max(...stale))} (goal ${goal.stale})`)
  print('requests that were refused', String(Math.max(...all.map(({ failed }) => failed))))
  print('final text exact', `${all.filter(({ exact }) => exact).length} of ${all.length}`)
}
