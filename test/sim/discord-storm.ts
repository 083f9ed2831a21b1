import { setTimeout as delay } from 'node:timers/promises'
import { seeded, type Weather } from './discord/faults.ts'
import { type Running, type Stage, setStage } from './discord-stage.ts'
import { holdTalk, tellOfHomes, type Verdict } from './discord-talks.ts'

export type Plan = {
  seed: number
  talks: number
  atOnce: number
  questions: number
  weather: Partial<Weather>
  /** about how often each happens, ms */
  every: { drop: number; killBot: number; killCore: number }
  /** how long nothing comes through, once in the middle; ms */
  outageMs: number
  /** how long a question may wait for its whole answer, ms */
  withinMs: number
  /** called after each talk */
  progress?: (storm: Storm) => unknown
}
export type Storm = {
  verdicts: Verdict[]
  kills: { bot: number; core: number }
  drops: number
  requests: number
  /** from when the bot listened again to when each reply it had left went on, ms */
  takenUp: number[]
  ms: number
  printed: string
}

/** Talks on a Discord where everything goes wrong by a seed, with a bot and a core that are killed again and again. */
export async function runStorm(plan: Plan): Promise<Storm> {
  const stage = await setStage(
    // Ten times as fast as Discord's limits are.
    {
      roundTripMs: 10,
      limits: {
        create: { requests: 5, ms: 500 },
        edit: { requests: 5, ms: 500 },
        thread: { requests: 500, ms: 5_000 },
      },
    },
    tellOfHomes,
  )
  const started = Date.now()
  const random = seeded(plan.seed)
  const over = new AbortController()
  stage.discord.faults.weather(plan.weather, plan.seed)
  const storm: Storm = {
    verdicts: [],
    kills: { bot: 0, core: 0 },
    drops: 0,
    requests: 0,
    takenUp: [],
    ms: 0,
    printed: '',
  }
  const troubles = [
    troubled(plan.every.drop, random, over.signal, async () => {
      storm.drops += 1
      stage.discord.gateway.drop()
    }),
    troubled(plan.every.killBot, random, over.signal, () => restart(stage, stage.bot, storm)),
    troubled(plan.every.killCore, random, over.signal, async () => {
      storm.kills.core += 1
      await stage.core.kill()
      await stage.core.start()
    }),
  ]
  try {
    let next = 0
    const worker = async () => {
      for (let talk = next++; talk < plan.talks; talk = next++) {
        await stage.discord.until(() => stage.discord.gateway.connected() > 0, 120_000)
        if (talk === Math.floor(plan.talks / 2)) void outage(stage, plan.outageMs)
        const { questions, withinMs } = plan
        storm.verdicts.push(await holdTalk(stage, { talk, questions, random, wait: delay, withinMs }))
        plan.progress?.(storm)
      }
    }
    await Promise.all(Array.from({ length: plan.atOnce }, worker))
    over.abort()
    await Promise.all(troubles)
    storm.printed += stage.bot.now().output()
    return { ...storm, requests: stage.discord.requests.length, ms: Date.now() - started }
  } finally {
    over.abort()
    stage.discord.faults.clear()
    await Promise.all(troubles)
    await stage.close()
  }
}

/** Does `work` again and again, about every `everyMs`, until the signal. */
async function troubled(everyMs: number, random: () => number, over: AbortSignal, work: () => Promise<void>) {
  for (;;) {
    await delay(everyMs * (0.5 + random()), undefined, { signal: over }).catch(() => undefined)
    if (over.aborted) return
    await work()
  }
}

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
  for (const { channelId, messageId } of unfinished)
    void stage.discord
      .until(() => stage.discord.seen.findLast((one) => one.messageId === messageId && one.at > at), 60_000)
      .then((seen) => storm.takenUp.push(seen.at - at))
      .catch(() => console.log('never taken up', channelId))
}

/** Messages that stop in the middle of an answer, each with its Stop button still there. */
function halfReplies({ discord }: Stage) {
  const all = [...discord.world.channels.values()].flatMap(({ messages }) => [...messages.values()])
  return all
    .filter(({ authorId, components }) => authorId === discord.bot.id && components.length > 0)
    .map(({ id, channelId }) => ({ messageId: id, channelId }))
}
