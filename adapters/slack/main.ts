import { endOnCrash } from '../../src/guards/log-output.ts'
import type { Memory } from '../bridge/memory/memory.ts'
import { logError, summarizeMemoryFailures, throttleReports } from '../bridge/program/log.ts'
import { type BotSettings, readBotSettings } from '../bridge/program/settings.ts'
import { announce, endWithError, openMemoryFor, startBot, stopRequested } from '../bridge/program/start.ts'
import { systemTime } from '../bridge/time.ts'
import { openConnection } from './connect/connection.ts'
import { explainStartError } from './failures.ts'
import { createLogger } from './install/web-client.ts'
import { createMovedChannels, settingsWithFirstIds } from './limits/moved-channels.ts'
import { createSlack } from './slack.ts'

async function main() {
  endOnCrash(logError)
  const stopped = stopRequested()
  const settings = readBotSettings(process.env)
  const memory = await openMemoryFor(settings, 'slack')
  try {
    await runUntil(stopped, settings, memory)
  } finally {
    await memory.close() // an open connection would keep the process alive
  }
}

async function runUntil(stopped: Promise<void>, given: BotSettings, memory: Memory): Promise<void> {
  const channels = createMovedChannels(memory.keyv)
  const settings = await settingsWithFirstIds(given, channels)
  const { SLACK_API_URL: apiUrl, SLACK_CHANNEL_STREAMS: channelStreams } = settings
  const report = summarizeMemoryFailures(logError, Date.now)
  // Strangers on the web can cause errors at the port where events are taken.
  const logger = createLogger(throttleReports(report, Date.now))
  const { createReceiver, installations, where } = await openConnection(settings, memory.keyv, {
    logger,
    tell: announce,
  })
  const platform = createSlack({
    createReceiver,
    installations,
    channels,
    apiUrl,
    channelStreams,
    time: systemTime,
    logger,
    report,
  })
  const throwExplained = (error: unknown) => {
    throw explainStartError(error, 'SLACK_APP_TOKEN', apiUrl)
  }
  const bot = await startBot({ platform, desk: platform.desk, memory }, settings, report).catch(throwExplained)
  announce(`Slack: the app is listening in ${where}`)
  try {
    await Promise.race([stopped, platform.ended.catch(throwExplained)])
  } finally {
    await bot.stop()
  }
}

main().catch(endWithError)
