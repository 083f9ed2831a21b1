import { setTimeout as delay } from 'node:timers/promises'
import type { PacedAnswer } from '../models/paced-model.ts'
import { type CoreProcesses, type Running, running, startCoreProcesses } from '../service/core-processes.ts'
import type { Settings } from '../slack/settings.ts'
import { type SimSlack, startSlack } from '../slack/slack.ts'
import type { BotProcess } from './bot-process.ts'
import { startSlackBot } from './slack-bot.ts'

/** The core and the app as processes of their own, with a Slack and a model of this one. */
export type Stage = CoreProcesses & { slack: SimSlack; bot: Running<BotProcess> }

export async function setStage(settings: Partial<Settings>, tale: (question: string) => PacedAnswer): Promise<Stage> {
  const ground = await startCoreProcesses(tale)
  const slack = await startSlack(settings)
  const bot = await running(() => startSlackBot({ ...ground, slack, core: ground.core.now().url }))
  return {
    ...ground,
    slack,
    bot,
    async close() {
      await bot.now().end('SIGTERM')
      await slack.close()
      await ground.close()
    },
  }
}

const LOOK_MS = 20

/** Whether it comes to be so within `ms` of our clock. */
export async function comes(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; !isSo(); await delay(LOOK_MS)) if (Date.now() > end) return false
  return true
}
