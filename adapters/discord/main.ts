import { endOnCrash } from '../../src/guards/log-output.ts'
import { logError, summarizeMemoryFailures } from '../bridge/program/log.ts'
import { CannotStart, readBotSettings } from '../bridge/program/settings.ts'
import { announce, endWithError, openMemoryFor, startBot, stopRequested } from '../bridge/program/start.ts'
import { createDiscord } from './discord.ts'
import { explainStartError } from './failures.ts'

async function main() {
  endOnCrash(logError)
  const stopped = stopRequested()
  const report = summarizeMemoryFailures(logError, Date.now)
  const settings = readBotSettings(process.env)
  const { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl } = settings
  if (token === undefined)
    throw new CannotStart('DISCORD_TOKEN is not set; put the token of your bot into .env ("Discord" in README.md).')
  const platform = createDiscord({ apiUrl, token, report })
  const memory = await openMemoryFor(settings, platform.name)
  const bot = await startBot({ platform, desk: platform.desk, memory }, settings, report).catch((error: unknown) => {
    throw explainStartError(error, apiUrl)
  })
  announce('Discord: the bot is listening')
  try {
    await Promise.race([stopped, platform.ended])
  } finally {
    await bot.stop()
    await memory.close()
  }
}

await main().catch(endWithError)
// If discord.js is destroyed while it reconnects, it may still connect and keep the process alive.
process.exit()
