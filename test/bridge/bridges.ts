import { afterEach, beforeEach } from 'vitest'
import type { Memory } from '../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../adapters/bridge/memory/sqlite.ts'
import { type Bot, startBot } from '../sim/bots/bot.ts'
import type { SimPlatform } from '../sim/bots/platform.ts'
import { createScriptedModel, type Script } from '../sim/models/scripted-model.ts'
import { type Service, startService } from '../sim/service/service.ts'

type Place = { service: Service; serialNumber: string; url?: string }

/** Bridges on one memory, with the services they ask; all end with the test. */
export function useBridges() {
  let memory: Memory
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(() => {
    memory = openShortMemory()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
    await memory.close()
  })

  async function start({ service, serialNumber, url = service.url }: Place, platform: SimPlatform): Promise<Bot> {
    const bot = await startBot({ service: { url, secretKey: service.keys.secret }, serialNumber, platform, memory })
    closing.push(() => bot.bridge.close())
    return bot
  }
  return {
    memory: () => memory,
    /** Done at the end, the last first. */
    closing,
    /** A service whose model follows the script, and a chatbot. */
    serve: async (script: Script) => {
      const model = createScriptedModel(script)
      const service = await startService({ model })
      closing.push(() => service.stop())
      return { service, model, serialNumber: await service.data<string>('/chat/Chatbot/Add', {}) }
    },
    start,
    /** Another process on the same memory and platform, after the one before was killed. */
    restart: (place: Place, before: Bot): Promise<Bot> => {
      const platform = before.platform.reborn()
      void before.bridge.close()
      return start(place, platform)
    },
  }
}
