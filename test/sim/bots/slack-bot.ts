import type { SimSlack } from '../slack/slack.ts'
import { type BotProcess, startBotProcess } from './bot-process.ts'

type Given = {
  slack: SimSlack
  dataDir: string
  core: string
  secretKey: string
  serialNumber: string
  /** how Slack reaches the app, if not by sockets */
  reach?: Record<string, string>
}

/** Starts the Slack app as its own process, as `npm run slack` does, with the simulated Slack's clock. */
export const startSlackBot = ({ slack, dataDir, core, secretKey, serialNumber, reach }: Given): Promise<BotProcess> =>
  startBotProcess({
    script: 'adapters/slack/main.ts',
    listens: 'is listening',
    imports: ['./test/sim/clock/fast-clock.ts'],
    environment: {
      CLOCK_SPEED: String(slack.settings.speed),
      CLOCK_BEGIN: String(slack.clock.begin),
      DATA_DIR: dataDir,
      CORE_URL: core,
      SECRET_KEY: secretKey,
      CHATBOT_SERIAL: serialNumber,
      SLACK_BOT_TOKEN: slack.workspace.token,
      SLACK_API_URL: slack.apiUrl,
      ...(reach ?? { SLACK_APP_TOKEN: slack.appToken }),
    },
  })
