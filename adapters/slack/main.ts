import { logError, summarizeMemoryFailures, throttleReports } from '../bridge/program/log.ts'
import { readBotSettings } from '../bridge/program/settings.ts'
import { announce, endWithError, startBot, stopRequested } from '../bridge/program/start.ts'
import { systemTime } from '../bridge/time.ts'
import { openConnection } from './connect/connection.ts'
import { explainStartError } from './failures.ts'
import { createLogger } from './install/web-client.ts'
import { createSlack } from './slack.ts'

async function main() {
  const stopped = stopRequested()
  const settings = readBotSettings(process.env)
  const { SLACK_API_URL: apiUrl, SLACK_CHANNEL_STREAMS: channelStreams } = settings
  const report = summarizeMemoryFailures(logError, Date.now)
  // Strangers on the web can cause errors at the port where events are taken.
  const logger = createLogger(throttleReports(report, Date.now))
  const { createReceiver, installations, where, close } = await openConnection(settings, { logger, tell: announce })
  const platform = createSlack({
    createReceiver,
    installations,
    apiUrl,
    channelStreams,
    time: systemTime,
    logger,
    report,
  })
  const throwExplained = (error: unknown) => {
    throw explainStartError(error, 'SLACK_APP_TOKEN', apiUrl)
  }
  const bot = await startBot({ platform, desk: platform.desk }, settings, report).catch(throwExplained)
  announce(`Slack: the app is listening in ${where}`)
  try {
    await Promise.race([stopped, platform.ended.catch(throwExplained)])
  } finally {
    await bot.stop()
    await close()
  }
}

main().catch(endWithError)
