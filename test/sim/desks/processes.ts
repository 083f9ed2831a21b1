import type { BotProcess } from '../bots/bot-process.ts'
import { startDiscordBot } from '../bots/discord-bot.ts'
import { startSlackBot } from '../bots/slack-bot.ts'
import { startDiscord } from '../discord/discord.ts'
import { type Running, running, startCoreProcesses } from '../service/core-processes.ts'
import type { DatabaseKind } from '../service/databases.ts'
import { startSlack } from '../slack/slack.ts'
import { emptyRedis, runApp } from '../storms/slack-pair.ts'
import { caller, type Scene } from './scene.ts'

/** A process that may be killed, and what it is. */
type Mortal = Pick<Running<unknown>, 'kill' | 'start'> & { name: string }
export type Processes = Scene & { mortals: [Mortal, ...Mortal[]]; printed: () => string; close: () => Promise<void> }
/** What two of each share. */
type Shared = { database: DatabaseKind; redisUrl: string }

const SECRET = 'the-signing-secret-of-the-walk'
/** Of the numbered databases of a Redis, the one that these bots have to themselves. */
const REDIS_DATABASE = 10
/** Ten times as fast as Discord's limits are, and as Slack. */
const slow = { requests: 5, ms: 500 }
const SLACK = { speed: 10, roundTripMs: 5, ackMs: 30_000 }

/** The core and both bots as processes of their own, two of each where they share a database and a Redis. */
export async function startProcesses(shared?: Shared): Promise<Processes> {
  const database = await shared?.database.create()
  const keyv = shared && { KEYV_URL: new URL(`/${REDIS_DATABASE}`, shared.redisUrl).href }
  if (keyv !== undefined) await emptyRedis(keyv.KEYV_URL)
  const more = database === undefined ? undefined : { others: 1, environment: { DATABASE_URL: database.url } }
  const ground = await startCoreProcesses((question) => ({ fragments: [`You said: ${question}`], everyMs: 1 }), more)
  const slack = await startSlack(SLACK)
  const discord = await startDiscord({ roundTripMs: 5, limits: { create: slow, edit: slow } })
  const bots: Running<BotProcess>[] = []
  const urls: string[] = []
  for (const core of ground.cores) {
    const given = { ...ground, core: core.now().url }
    bots.push(await running(() => startDiscordBot({ ...given, discord, environment: keyv ?? {} })))
    if (keyv === undefined) bots.push(await running(() => startSlackBot({ ...given, slack })))
    else {
      const [app, url] = await runApp({ ...given, slack }, { ...keyv, SLACK_SIGNING_SECRET: SECRET })
      bots.push(app)
      urls.push(url)
    }
  }
  if (urls.length > 0) slack.sendTo(SECRET, ...urls)
  const core = { url: ground.core.now().url, secretKey: ground.secretKey }
  const [first, ...others] = ground.cores
  const named = (name: string, one: Running<unknown>): Mortal => ({
    name,
    kill: () => one.kill(),
    start: () => one.start(),
  })
  return {
    slack,
    discord,
    core,
    serialNumber: ground.serialNumber,
    call: caller(core),
    known: () => JSON.stringify(ground.teller.requests.at(-1)?.body),
    mortals: [
      named('core', first),
      ...bots.map((bot, index) => named(index % 2 === 0 ? 'Discord bot' : 'Slack app', bot)),
      ...others.map((one) => named('other core', one)),
    ],
    printed: () => bots.map((bot) => bot.now().output()).join('\n'),
    async close() {
      await Promise.all(bots.map((bot) => bot.now().end('SIGTERM')))
      await Promise.all([discord.close(), slack.close()])
      await ground.close()
      await database?.remove()
      if (keyv !== undefined) await emptyRedis(keyv.KEYV_URL)
    },
  }
}

/** Kills one process after the other, each as soon as the one before is there again. */
export function createKiller(mortals: Processes['mortals']) {
  let kills = 0
  let restarted: Promise<void> = Promise.resolve()
  return {
    kills: () => kills,
    async strike() {
      await restarted
      const victim = mortals[kills % mortals.length] ?? mortals[0]
      kills += 1
      restarted = victim.kill().then(() => victim.start())
    },
    settled: () => restarted,
  }
}
