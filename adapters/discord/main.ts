import { inspect } from 'node:util'
import { createClient as createCoreClient } from '../../src/contract/client.ts'
import { createBridge } from '../bridge/bridge.ts'
import { CannotStart, readConfig } from '../bridge/config.ts'
import { explained, findChatbot, refuseToChoose } from '../bridge/setup.ts'
import { openMemory } from '../bridge/store.ts'
import { createThreads } from '../bridge/threads.ts'
import { systemTime } from '../bridge/time.ts'
import { createClient } from './client.ts'
import { createDiscord } from './discord.ts'
import { whyNot } from './why-not.ts'

const report = (error: unknown) => void process.stderr.write(`${inspect(error)}\n`)

async function main() {
  const { CORE_URL, SECRET_KEY, CHATBOT_SERIAL, DATA_DIR, DISCORD_TOKEN, DISCORD_API_URL } = readConfig()
  if (DISCORD_TOKEN === undefined)
    throw new CannotStart('DISCORD_TOKEN is not set; put the token of your bot into .env (README, "Discord").')
  if (SECRET_KEY === undefined)
    throw new CannotStart('SECRET_KEY is not set; put the secret key that npm start printed into .env.')
  const core = createCoreClient({ baseUrl: CORE_URL, secretKey: SECRET_KEY })
  const serialNumber = await findChatbot(core, CHATBOT_SERIAL, refuseToChoose).catch((error: unknown) => {
    throw explained(error, CORE_URL)
  })
  const memory = openMemory(DATA_DIR)
  const client = createClient(DISCORD_API_URL)
  const platform = createDiscord({ client, token: DISCORD_TOKEN, report })
  const threads = createThreads({ client: core, memory, serialNumber, source: platform.name })
  const parts = { client: core, platform, memory, threads, serialNumber, time: systemTime, report }
  await platform.start(createBridge(parts)).catch((error: unknown) => {
    throw whyNot(error, DISCORD_API_URL)
  })
  process.stdout.write(`Discord: ${client.user?.tag} is listening\n`)
  const stop = async () => {
    await platform.stop()
    await memory.disconnect()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(report))
  await platform.ended
}

main().catch((error: unknown) => {
  process.exitCode = 1
  process.stderr.write(error instanceof CannotStart ? `${error.message}\n` : `${inspect(error)}\n`)
})
