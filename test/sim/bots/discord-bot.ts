import type { SimDiscord } from '../discord/discord.ts'
import { type BotProcess, startBotProcess } from './bot-process.ts'

type Given = {
  discord: SimDiscord
  dataDir: string
  core: string
  secretKey: string
  serialNumber: string
  environment?: Record<string, string>
}

/** Starts the Discord bot as its own process, as `npm run discord` does; settles when it listens. */
export const startDiscordBot = ({
  discord,
  dataDir,
  core,
  secretKey,
  serialNumber,
  environment = {},
}: Given): Promise<BotProcess> =>
  startBotProcess({
    script: 'adapters/discord/main.ts',
    listens: 'is listening',
    environment: {
      DATA_DIR: dataDir,
      CORE_URL: core,
      SECRET_KEY: secretKey,
      CHATBOT_SERIAL: serialNumber,
      DISCORD_TOKEN: discord.settings.token,
      DISCORD_API_URL: discord.url,
      ...environment,
    },
  })
