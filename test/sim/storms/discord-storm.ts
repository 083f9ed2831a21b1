import { setTimeout as delay } from 'node:timers/promises'
import { type Running, type Stage, setStage } from '../bots/discord-stage.ts'
import { seeded } from '../clock/seeded.ts'
import type { Weather } from '../discord/rest/faults.ts'
import { holdTalk, tellOfHomes, type Verdict } from './discord-talks.ts'

type Plan = {
  seed: number
  /** at least; more are held until a bot and a core were killed, however few calls a slow machine makes */
  talks: number
  atOnce: number
  questions: number
  weather: Partial<Weather>
  /** after about how many states of messages each happens */
  every: { drop: number; killBot: number; killCore: number }
  /** how long nothing comes through, once in the middle; ms */
  outageMs: number
  /** how long a question may wait for its whole answer, ms */
  withinMs: number
  /** called after each talk */
  progress?: (storm: Storm) => unknown
}
type Storm = {
  verdicts: Verdict[]
  kills: { bot: number; core: number }
  drops: number
  requests: number
  /** refused for their number, not counting those that the weather refused */
  limited: number
  /** these by the limit: of all requests together, or of a route */
  limitedBy: Record<string, number>
  /** from when the bot listened again to when each reply it had left went on, ms */
  takenUp: number[]
  ms: number
  printed: string
}

/** Ten times as fast as Discord's limits are. */
const settings = {
  roundTripMs: 10,
  limits: { create: { requests: 5, ms: 500 }, edit: { requests: 5, ms: 500 }, thread: { requests: 500, ms: 5_000 } },
}

/** Talks on a Discord where everything goes wrong by a seed, with a bot and a core that are killed again and again. */
export async function runStorm(plan: Plan): Promise<Storm> {
  const stage = await setStage(settings, tellOfHomes)
  const started = Date.now()
  const random = seeded(plan.seed)
  const over = new AbortController()
  const storm = calm()
  const hold = async (talk: number) => {
    const { questions, withinMs } = plan
    storm.verdicts.push(await holdTalk(stage, { talk, questions, random, wait: delay, withinMs }))
    plan.progress?.(storm)
  }
  const end = () => {
    over.abort()
    stage.discord.changed()
  }
  let troubles: Promise<unknown> = Promise.resolve()
  try {
    stage.discord.faults.weather(plan.weather, plan.seed)
    troubles = Promise.all(begin(stage, storm, plan, { random, over: over.signal }))
    let next = 0
    const worker = async () => {
      for (let talk = next++; talk < plan.talks || !haveBothDied(storm); talk = next++) {
        if (talk === Math.floor(plan.talks / 2)) void outage(stage, plan.outageMs)
        await hold(talk)
      }
    }
    await Promise.all(Array.from({ length: plan.atOnce }, worker))
    end()
    await troubles
    storm.printed += stage.bot.now().output()
    const { requests } = stage.discord
    const limited = requests.filter((request) => request.over !== undefined)
    const limitedBy = countBy(limited, (request) => (request.over === 'global' ? 'all requests' : request.route))
    return { ...storm, requests: requests.length, limited: limited.length, limitedBy, ms: Date.now() - started }
  } finally {
    end()
    stage.discord.faults.clear()
    await troubles
    await stage.close()
  }
}

/** How many there are of each kind. */
const countBy = <T>(all: T[], kindOf: (one: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, kindOf)].map(([kind, { length }]) => [kind, length]))

type Until = { random: () => number; over: AbortSignal }

const haveBothDied = ({ kills }: Storm): boolean => kills.bot > 0 && kills.core > 0

const calm = (): Storm => ({
  verdicts: [],
  kills: { bot: 0, core: 0 },
  drops: 0,
  requests: 0,
  limited: 0,
  limitedBy: {},
  takenUp: [],
  ms: 0,
  printed: '',
})

function begin(stage: Stage, storm: Storm, { every }: Plan, until: Until) {
  return [
    troubled(stage, every.drop, until, async () => {
      storm.drops += 1
      stage.discord.gateway.drop()
    }),
    troubled(stage, every.killBot, until, () => restart(stage, stage.bot, storm)),
    troubled(stage, every.killCore, until, async () => {
      storm.kills.core += 1
      await stage.core.kill()
      await stage.core.start()
    }),
  ]
}

/** Does `work` again and again, each time that about `every` further states of messages were seen, until the signal. */
async function troubled({ discord }: Stage, every: number, { random, over }: Until, work: () => Promise<void>) {
  for (;;) {
    const next = discord.seen.length + every * (0.5 + random())
    await discord.until(() => over.aborted || discord.seen.length >= next, FOREVER_MS)
    if (over.aborted) return
    await work()
  }
}

const FOREVER_MS = 2 ** 31 - 1

async function outage({ discord }: Stage, ms: number) {
  if (ms === 0) return
  discord.cut()
  await delay(ms)
  discord.mend()
}

async function restart(stage: Stage, bot: Running<{ output: () => string }>, storm: Storm) {
  storm.kills.bot += 1
  await bot.kill()
  storm.printed += bot.now().output()
  const unfinished = halfReplies(stage)
  await bot.start()
  const at = Date.now()
  for (const messageId of unfinished)
    void stage.discord
      .until(() => stage.discord.seen.findLast((one) => one.messageId === messageId && one.at > at), 60_000)
      .then((seen) => storm.takenUp.push(seen.at - at))
      .catch(() => undefined)
}

/** Messages that stop in the middle of an answer, each with its Stop button still there. */
function halfReplies({ discord }: Stage) {
  const all = [...discord.world.channels.values()].flatMap(({ messages }) => [...messages.values()])
  return all
    .filter(({ authorId, components }) => authorId === discord.bot.id && components.length > 0)
    .map(({ id }) => id)
}
