import { inspect } from 'node:util'
import type { BotSettings } from '../../src/contract/bot-settings.ts'
import { CannotStart, readConfig } from '../bridge/config.ts'
import { startBot } from '../bridge/start.ts'
import { systemTime } from '../bridge/time.ts'
import { toldToStop } from '../bridge/told-to-stop.ts'
import { createLogger, openHome } from './homes.ts'
import { createHttp } from './http.ts'
import { createSlack, type SlackParts } from './slack.ts'
import { createSockets } from './sockets.ts'
import { whyNot } from './why-not.ts'

const { stdout, stderr } = process
const report = (error: unknown) => void stderr.write(`${inspect(error)}\n`)
const logger = createLogger(report)

async function main() {
  const stopped = toldToStop()
  const settings = readConfig()
  const { SLACK_BOT_TOKEN: token, SLACK_API_URL: apiUrl } = settings
  if (token === undefined)
    throw new CannotStart('SLACK_BOT_TOKEN is not set; put the bot token of your app into .env ("Slack" in README.md).')
  const receive = waySlackComes(settings)
  const home = await openHome(token, { apiUrl, logger }).catch((error: unknown) => {
    throw whyNot(error, 'SLACK_BOT_TOKEN', apiUrl)
  })
  const platform = createSlack({ receive, homes: async () => home, apiUrl, time: systemTime, logger, report })
  const asTold = (error: unknown) => {
    throw whyNot(error, 'SLACK_APP_TOKEN', apiUrl)
  }
  const bot = await startBot(platform, settings, report).catch(asTold)
  stdout.write(`Slack: the app is listening in ${home.name}\n`)
  try {
    await Promise.race([stopped, platform.ended.catch(asTold)])
  } finally {
    await bot.stop()
  }
}

function waySlackComes(settings: BotSettings): SlackParts['receive'] {
  const { SLACK_APP_TOKEN: appToken, SLACK_SIGNING_SECRET: signingSecret, SLACK_API_URL: apiUrl } = settings
  const { SLACK_HOST: host, SLACK_PORT: port } = settings
  if (appToken !== undefined) return (hooks) => createSockets({ appToken, apiUrl, logger, time: systemTime }, hooks)
  const listening = (open: number) =>
    void stdout.write(`Slack reaches the app at http://${host}:${open}/slack/events\n`)
  if (signingSecret !== undefined) return (hooks) => createHttp({ signingSecret, host, port, logger, listening }, hooks)
  throw new CannotStart(
    'Slack cannot reach the app: set SLACK_APP_TOKEN, or SLACK_SIGNING_SECRET where it sends events by HTTP.',
  )
}

main().catch((error: unknown) => {
  process.exitCode = 1
  stderr.write(error instanceof CannotStart ? `${error.message}\n` : `${inspect(error)}\n`)
})
