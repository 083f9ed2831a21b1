import { type SimDiscord, type SimSettings, startDiscord } from '../discord/discord.ts'
import type { PacedAnswer } from '../models/paced-model.ts'
import { type CoreProcesses, type Running, running, startCoreProcesses } from '../service/core-processes.ts'
import type { BotProcess } from './bot-process.ts'
import { startDiscordBot } from './discord-bot.ts'

export type { Running } from '../service/core-processes.ts'

/** The core and the bot as processes of their own, with a Discord and a model of this one. */
export type Stage = CoreProcesses & { discord: SimDiscord; bot: Running<BotProcess> }

export async function setStage(settings: SimSettings, tale: (question: string) => PacedAnswer): Promise<Stage> {
  const ground = await startCoreProcesses(tale)
  const discord = await startDiscord(settings)
  const bot = await running(() => startDiscordBot({ ...ground, discord, core: ground.core.now().url }))
  return {
    ...ground,
    discord,
    bot,
    async close() {
      await bot.now().end('SIGTERM')
      await discord.close()
      await ground.close()
    },
  }
}
