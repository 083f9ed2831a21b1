import { type Stage, setStage } from '../../sim/bots/discord-stage.ts'
import { milliseconds, percentile, print } from '../figures.ts'

const ROUND_TRIP_MS = 80
const ANSWER_MS = 15_000
const LENGTH = 1_800
const ROUNDS = 3

/** 1,800 characters in words, said over 15 s. */
const words = Array.from({ length: LENGTH / 8 }, (_, index) => `word${String(index).padStart(3, '0')} `)
const TEXT = words.join('').trim()

/** How an answer looks while it grows: one alone, then ten at once in threads of their own. */
export async function benchLive(): Promise<void> {
  const fragments = words.map((word, index) => (index === words.length - 1 ? word.trim() : word))
  const stage = await setStage({ roundTripMs: ROUND_TRIP_MS }, () => ({ fragments, everyMs: ANSWER_MS / words.length }))
  try {
    const alone: Watched[] = []
    for (let round = 0; round < ROUNDS; round++) alone.push(await watch(stage, `alone ${round}`))
    tell('answer of 1,800 characters over 15 s, alone', stage, alone)
    const together = await Promise.all(Array.from({ length: 10 }, (_, index) => watch(stage, `together ${index}`)))
    tell('ten of them at once', stage, together)
  } finally {
    await stage.close()
  }
}

type Watched = { firstMs: number; finalMs: number; requests: number; all: number; stale: number[]; exact: boolean }

async function watch({ discord, teller }: Stage, name: string): Promise<Watched> {
  const by = discord.join(name).id
  const channel = discord.addChannel('homes')
  const question = discord.say({ by, in: channel.id, text: `${discord.bot.mention} ${name}?` })
  const viewer = discord.viewer(question)
  const last = await discord.until(
    () => viewer.seen().find(({ text, authorId }) => text === TEXT && authorId === discord.bot.id),
    60_000,
  )
  const told = teller.asked.find((one) => one.question.includes(name))
  if (told?.firstAt === undefined || told.lastAt === undefined) throw new Error('it was shown before it was said')
  const ours = viewer.seen().filter(({ authorId }) => authorId === discord.bot.id)
  const requests = discord.requests.filter(({ path }) => path.startsWith(`/channels/${question}/`))
  return {
    firstMs: (ours[0]?.at ?? 0) - told.firstAt,
    finalMs: last.at - told.lastAt,
    requests: requests.filter(({ path, method }) => /messages(?:\/\d+)?$/.test(path) && method !== 'GET').length,
    all: discord.requests.filter(({ path }) => path.includes(question) || path.includes(channel.id)).length,
    stale: staleness(
      ours.map(({ at, text }) => ({ at, length: text.length })),
      told.firstAt,
    ),
    exact:
      viewer
        .answers()
        .map(({ text }) => text)
        .join('') === TEXT,
  }
}

/** How long each character was said before it was seen, ms. */
function staleness(states: { at: number; length: number }[], firstAt: number): number[] {
  return Array.from({ length: LENGTH }, (_, index) => {
    const seenAt = states.find(({ length }) => length > index)?.at
    return seenAt === undefined ? [] : [seenAt - (firstAt + Math.floor(index / 8) * (ANSWER_MS / words.length))]
  }).flat()
}

function tell(what: string, { discord }: Stage, all: Watched[]): void {
  const worst = (pick: (one: Watched) => number) => milliseconds(percentile(all.map(pick), 0.95))
  const stale = all.flatMap((one) => one.stale)
  const refused = discord.requests.filter(({ status }) => status === 429).length
  print(
    `${what}: first text after the first fragment, p95`,
    `${worst((one) => one.firstMs)} (goal ${400 + ROUND_TRIP_MS})`,
  )
  print('final text after the last fragment, p95', `${worst((one) => one.finalMs)} (goal ${300 + ROUND_TRIP_MS})`)
  print(
    'requests to make and change the message, most',
    `${Math.max(...all.map(({ requests }) => requests))} (goal 14)`,
  )
  print('requests of any kind for it, most', String(Math.max(...all.map((one) => one.all))))
  print(
    'characters behind what was said',
    `p50 ${milliseconds(percentile(stale, 0.5))}, p95 ${milliseconds(percentile(stale, 0.95))} (goal 1,500 alone)`,
  )
  print('share of requests refused with 429', `${((refused / discord.requests.length) * 100).toFixed(2)}% (goal 0.5%)`)
  print('final text exact', `${all.filter(({ exact }) => exact).length} of ${all.length}`)
}
