import { createClient } from '@keyv/redis'
import type { BotProcess } from '../bots/bot-process.ts'
import { startSlackBot } from '../bots/slack-bot.ts'
import type { Stage } from '../bots/slack-stage.ts'
import type { PacedAnswer } from '../models/paced-model.ts'
import { type Running, running, startCoreProcesses } from '../service/core-processes.ts'
import type { DatabaseKind } from '../service/databases.ts'
import type { Settings } from '../slack/settings.ts'
import { startSlack } from '../slack/slack.ts'

const SECRET = 'the-signing-secret-of-the-stage'
/** Of the numbered databases of a Redis, the one that these apps have to themselves. */
const REDIS_DATABASE = 9

type Shared = { database: DatabaseKind; redisUrl: string }

/**
 * Two apps to which Slack sends its events by HTTP in turn, sharing a Redis, each with a core of its own, which share a
 * database. What is killed is the one pair's, then the other's.
 */
export async function setPair(
  settings: Partial<Settings>,
  tale: (question: string) => PacedAnswer,
  { database, redisUrl }: Shared,
): Promise<Stage> {
  const shared = await database.create()
  const KEYV_URL = new URL(`/${REDIS_DATABASE}`, redisUrl).href
  await emptyRedis(KEYV_URL)
  const ground = await startCoreProcesses(tale, { others: 1, environment: { DATABASE_URL: shared.url } })
  const slack = await startSlack(settings)
  const pairs: [Running<BotProcess>, string][] = []
  for (const core of ground.cores)
    pairs.push(await runApp({ ...ground, slack, core: core.now().url }, { KEYV_URL, SLACK_SIGNING_SECRET: SECRET }))
  slack.sendTo(SECRET, ...pairs.map(([, url]) => url))
  const bots = pairs.map(([bot]) => bot)
  return {
    ...ground,
    core: inTurn(ground.cores),
    slack,
    bot: inTurn(bots),
    async close() {
      await Promise.all(bots.map((bot) => bot.now().end('SIGTERM')))
      await slack.close()
      await ground.close()
      await shared.remove()
      await emptyRedis(KEYV_URL)
    },
  }
}

type Given = Omit<Parameters<typeof startSlackBot>[0], 'reach'>

/** An app, and where it takes events: the same address after each start. */
export async function runApp(given: Given, reach: Record<string, string>): Promise<[Running<BotProcess>, string]> {
  let url = new URL('http://127.0.0.1:0')
  const bot = await running(async () => {
    const started = await startSlackBot({ ...given, reach: { ...reach, SLACK_PORT: url.port || '0' } })
    url = new URL(/events are taken at (\S+)/.exec(started.output())?.[1] ?? '')
    return started
  })
  return [bot, url.href]
}

/** The processes as one: each time it is killed, it is another's turn. */
function inTurn<T>(processes: Running<T>[]): Running<T> {
  let turn = 0
  const current = () => {
    const process = processes[turn % processes.length]
    if (process === undefined) throw new Error('there is no process')
    return process
  }
  return {
    now: () => current().now(),
    kill() {
      turn += 1
      return current().kill()
    },
    start: () => current().start(),
  }
}

export async function emptyRedis(url: string): Promise<void> {
  const client = createClient({ url })
  await client.connect()
  await client.flushDb()
  client.destroy()
}
