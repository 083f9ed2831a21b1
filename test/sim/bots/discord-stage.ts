import { type SimDiscord, type SimSettings, startDiscord } from '../discord/discord.ts'
import { type Ground, layGround, type Running, running } from '../service/ground.ts'
import type { BotProcess } from './bot-process.ts'
import { startDiscordBot } from './discord-bot.ts'
import type { Tale } from './teller.ts'

export type { Running } from '../service/ground.ts'

/** The core and the bot as processes of their own, with a Discord and a model of this one. */
export type Stage = Ground & { discord: SimDiscord; bot: Running<BotProcess> }

export async function setStage(settings: SimSettings, tale: (question: string) => Tale): Promise<Stage> {
  const ground = await layGround(tale)
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
