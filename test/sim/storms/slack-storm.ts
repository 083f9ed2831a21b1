import { setTimeout as delay } from 'node:timers/promises'
import { comes, type Stage, setStage } from '../bots/slack-stage.ts'
import { seeded } from '../clock/seeded.ts'
import { answerAboutHomes, type Verdict } from '../models/answers-about-homes.ts'
import type { Chance, Fault } from '../slack/faults.ts'
import type { Channel } from '../slack/world.ts'
import { holdTalk, LATE_MS } from './slack-talks.ts'

type Plan = {
  seed: number
  /** at least; more are held until a bot and a core were killed, however few calls a slow machine makes */
  talks: number
  atOnce: number
  questions: number
  /** of calls and of events, how many meet each trouble; 0 to 1 */
  share: number
  /** after about how many calls each happens */
  every: { refresh: number; drop: number; killBot: number; killCore: number }
  /** how long nothing comes through, once in the middle; ms */
  outageMs: number
  /** how long a talk may wait for its whole answers; ms */
  withinMs: number
}
export type Storm = {
  verdicts: Verdict[]
  kills: { bot: number; core: number }
  sockets: { refreshed: number; dropped: number }
  calls: number
  failed: number
  pings: number
  /** from when the app listened again to when the streams and signs it had left were ended, each; ms */
  settled: number[]
  ms: number
  printed: string
}

/** How many of Slack's minutes pass in one of ours. */
const SPEED = 10

const troubles: Fault[] = [
  { kind: 'lost' },
  { kind: 'cut' },
  { kind: 'status', status: 503 },
  { kind: 'limited', retryAfterS: 2 },
  { kind: 'late', ms: 3_000 },
]
const weather = (share: number): Chance[] => [
  ...troubles.map((fault) => ({ on: /^(?:chat|conversations|reactions|agents|users)\./, fault, share })),
  { on: /^event /, fault: { kind: 'duplicate' }, share },
  { on: /^event /, fault: { kind: 'late', ms: LATE_MS }, share },
]

/**
 * Talks on a Slack where everything goes wrong by a seed, with an app and a core that are killed again and again. The
 * first talk in each channel is held before that: the app looks for what it missed only where it was spoken to.
 */
export async function runStorm(plan: Plan, set: typeof setStage = setStage): Promise<Storm> {
  const stage = await set({ speed: SPEED, ackMs: 30_000, roundTripMs: 10 }, answerAboutHomes)
  const { slack } = stage
  const begin = Date.now()
  const random = seeded(plan.seed)
  const over = new AbortController()
  const storm = calm()
  const channels = Array.from({ length: plan.atOnce }, (_, index) =>
    slack.world.addChannel(slack.workspace, `homes-${index}`),
  )
  const hold = async (talk: number, channel: Channel) =>
    void storm.verdicts.push(await holdTalk(stage, { ...plan, talk, random, channel }))
  let running: Promise<unknown> = Promise.resolve()
  try {
    await Promise.all(channels.map((channel, talk) => hold(talk, channel)))
    slack.faults.random(plan.seed, weather(plan.share))
    running = Promise.all(trouble({ stage, storm, plan, random, over: over.signal }))
    let next = channels.length
    const worker = async (channel: Channel) => {
      for (let talk = next++; talk < plan.talks || !haveBothDied(storm); talk = next++) {
        if (talk === Math.floor(plan.talks / 2)) void outage(stage, plan.outageMs)
        await hold(talk, channel)
      }
    }
    await Promise.all(channels.map(worker))
    over.abort()
    await running
    storm.printed += stage.bot.now().output()
    const { calls, pings } = slack.record
    const failed = calls.filter(({ outcome }) => outcome !== 'ok').length
    return { ...storm, calls: calls.length, failed, pings: pings.length, ms: Date.now() - begin }
  } finally {
    over.abort()
    slack.faults.clear()
    await running
    await stage.close()
  }
}

const haveBothDied = ({ kills }: Storm): boolean => kills.bot > 0 && kills.core > 0

const calm = (): Storm => ({
  verdicts: [],
  kills: { bot: 0, core: 0 },
  sockets: { refreshed: 0, dropped: 0 },
  calls: 0,
  failed: 0,
  pings: 0,
  settled: [],
  ms: 0,
  printed: '',
})

type Troubled = { stage: Stage; storm: Storm; plan: Plan; random: () => number; over: AbortSignal }

function trouble({ stage, storm, plan, random, over }: Troubled): Promise<void>[] {
  const again = async (every: number, work: () => Promise<void>) => {
    for (;;) {
      const next = stage.slack.record.calls.length + every * (0.5 + random())
      await comes(() => over.aborted || stage.slack.record.calls.length >= next, Number.POSITIVE_INFINITY)
      if (over.aborted) return
      await work()
    }
  }
  return [
    again(plan.every.refresh, async () => {
      storm.sockets.refreshed += 1
      stage.slack.sockets.refresh()
    }),
    again(plan.every.drop, async () => {
      storm.sockets.dropped += 1
      stage.slack.sockets.drop()
    }),
    again(plan.every.killBot, () => restartBot(stage, storm)),
    again(plan.every.killCore, async () => {
      storm.kills.core += 1
      await stage.core.kill()
      await stage.core.start()
    }),
  ]
}

async function outage({ slack }: Stage, ms: number) {
  if (ms === 0) return
  slack.outage(true)
  await delay(ms)
  slack.outage(false)
}

async function restartBot({ slack, bot }: Stage, storm: Storm) {
  storm.kills.bot += 1
  await bot.kill()
  storm.printed += bot.now().output()
  const all = [...slack.workspace.channels.values()].flatMap(({ messages }) => [...messages.values()])
  const open = all.flatMap(({ stream }) => (stream?.state === 'in_progress' ? [stream] : []))
  await bot.start()
  const at = Date.now()
  for (const stream of open)
    void comes(() => stream.state !== 'in_progress', 60_000).then(() => storm.settled.push(Date.now() - at))
}
