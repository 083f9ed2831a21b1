import { setTimeout as delay } from 'node:timers/promises'
import { WAIT_MS } from '../clock/deadline.ts'
import type { Processes } from '../desks/processes.ts'
import type { DeskPlace } from '../desks/staff.ts'
import { walk } from '../desks/walk.ts'
import { flat } from '../storms/discord-talks.ts'
import { type Stage, setStage } from './discord-stage.ts'

/** One request at which a bot's process is killed: before the platform did what it asks for, or just after. */
type At = { number: number; done: boolean }
/** `what` was asked for; `problems` are left in the end. */
type Step = At & { what: string; problems: string[] }

/** More requests than anything takes that bots do here. */
const REQUESTS_MAX = 150

/**
 * Has something done again and again, with the bot killed at another of its requests each time, until it is over before
 * that request comes. `every`: or only at some of them.
 */
async function atEachRequest<T extends Step>(doing: (at: At) => Promise<T | undefined>, every: number): Promise<T[]> {
  const steps: T[] = []
  for (let count = 0; count < REQUESTS_MAX * 2; count += every) {
    const step = await doing({ number: Math.floor(count / 2), done: count % 2 === 1 })
    if (step === undefined) break
    steps.push(step)
  }
  return steps
}

/** Kills the bot of the desk's platform at the requests that a hand-over takes there, of a visitor on that platform. */
export async function runDeskSteps(scene: Processes, desk: DeskPlace, every = 1): Promise<Step[]> {
  const { slack, discord, mortals } = scene
  const [name, visitor] =
    desk === 'on Slack' ? ['Slack app', 'on Slack' as const] : ['Discord bot', 'on Discord' as const]
  const bot = mortals.find((one) => one.name === name) ?? mortals[0]
  return atEachRequest(async ({ number, done }) => {
    let what: string | undefined
    let died: Promise<void> = Promise.resolve()
    const work = () => {
      what = (desk === 'on Slack' ? slack.record.calls.at(-1)?.method : discord.requests.at(-1)?.path) ?? ''
      died = bot.kill().then(() => bot.start())
      return undefined
    }
    if (desk === 'on Slack') slack.faults.next(/^(?!event )/, { kind: 'pulled', done, work }, { skip: number })
    else discord.faults.plan({ kind: 'pulled', done, work }, { path: /./, skip: number })
    const walked = walk(scene, { visitor, desk, rounds: 1, withinMs: 60_000 })
    const problems = await walked.catch((error: unknown) => [String(error), scene.printed()])
    slack.faults.clear()
    discord.faults.clear()
    await died
    return what === undefined ? undefined : { number, done, what, problems }
  }, every)
}

const FRAGMENTS = 12
const TEXT = Array.from({ length: FRAGMENTS }, (_, index) => `word ${index} `)
  .join('')
  .trim()
const fragments = TEXT.match(/.{1,7}/gs) ?? []
/** `takenUpMs`: from when the bot listened again to when the reply went on. */
type AnswerStep = Step & { takenUpMs: number | undefined }

/** Kills the Discord bot at every request that answering a question takes, one question after the other. */
export async function runAnswerSteps(): Promise<AnswerStep[]> {
  const limits = { create: { requests: 5, ms: 500 }, edit: { requests: 5, ms: 500 } }
  const stage = await setStage({ roundTripMs: 10, limits }, () => ({ fragments, everyMs: 80 }))
  try {
    return await atEachRequest((at) => answerKilledAt(stage, at), 1)
  } finally {
    stage.discord.faults.clear()
    await stage.close()
  }
}

/** Undefined where the question was answered before so many requests. */
async function answerKilledAt({ discord, bot }: Stage, { number, done }: At): Promise<AnswerStep | undefined> {
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
    .until(whole, WAIT_MS)
    .then(() => delay(500))
    .then(() => undefined)
  const request = await Promise.race([killed.promise, quiet])
  discord.faults.clear()
  if (request === undefined) return undefined
  await bot.kill()
  await bot.start()
  const at = Date.now()
  const isGood = await discord
    .until(whole, WAIT_MS)
    .then(() => delay(300))
    .then(whole, () => false)
  const next = viewer.seen().find((one) => one.at > at)
  return { number, done, what: request, problems: isGood ? [] : [shown()], takenUpMs: next && next.at - at }
}
