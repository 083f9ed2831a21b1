import { setTimeout as delay } from 'node:timers/promises'
import { flat } from '../storms/discord-talks.ts'
import { type Stage, setStage } from './discord-stage.ts'

/** One request of a talk at which the bot's process is killed: before Discord did what it asks for, or just after. */
export type Step = { number: number; done: boolean; what: string }
export type Stepped = Step & { good: boolean; shown: string; takenUpMs: number | undefined }

const FRAGMENTS = 12
const TEXT = Array.from({ length: FRAGMENTS }, (_, index) => `word ${index} `)
  .join('')
  .trim()
const fragments = TEXT.match(/.{1,7}/gs) ?? []
/** So many requests a question takes at most; from some step on nothing is left to be killed at. */
const REQUESTS_MAX = 40

/** Kills the bot at every request that answering a question takes, one question after the other; `every`: or only some. */
export async function runSteps({ every = 1 } = {}): Promise<Stepped[]> {
  const limits = { create: { requests: 5, ms: 500 }, edit: { requests: 5, ms: 500 } }
  const stage = await setStage({ roundTripMs: 10, limits }, () => ({ fragments, everyMs: 80 }))
  const steps: Stepped[] = []
  try {
    for (let count = 0; count < REQUESTS_MAX * 2; count += every) {
      const step = await killedAt(stage, Math.floor(count / 2), count % 2 === 1)
      if (step === undefined) break
      steps.push(step)
    }
    return steps
  } finally {
    stage.discord.faults.clear()
    await stage.close()
  }
}

/** Undefined where the question was answered before so many requests. */
async function killedAt({ discord, bot }: Stage, number: number, done: boolean): Promise<Stepped | undefined> {
  const by = discord.join(`Person ${number}`).id
  const channel = discord.addChannel('homes')
  const question = discord.say({ by, in: channel.id, text: `${discord.bot.mention} what is there?` })
  const viewer = discord.viewer(question)
  const shown = () =>
    viewer
      .answers()
      .map(({ text }) => text)
      .join('\n')
  const whole = () => flat(shown()) === TEXT && viewer.answers().at(-1)?.buttons.length === 0
  const killed = Promise.withResolvers<string>()
  const path = new RegExp(`${question}|${channel.id}`)
  const work = () => {
    killed.resolve(discord.requests.findLast((one) => path.test(one.path))?.path ?? '')
    return undefined
  }
  discord.faults.plan({ kind: 'pulled', done, work }, { path, skip: number })
  // What follows a whole answer are signs, at which a kill still counts.
  const quiet = discord
    .until(whole, 30_000)
    .then(() => delay(500))
    .then(() => undefined)
  const request = await Promise.race([killed.promise, quiet])
  discord.faults.clear()
  if (request === undefined) return undefined
  await bot.kill()
  await bot.start()
  const at = Date.now()
  const good = await discord
    .until(whole, 20_000)
    .then(() => delay(300))
    .then(whole, () => false)
  const next = viewer.seen().find((one) => one.at > at)
  return { number, done, what: request, good, shown: shown(), takenUpMs: next && next.at - at }
}
