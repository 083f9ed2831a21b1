import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { SimDiscord } from './discord/discord.ts'

export type BotProcess = {
  child: ChildProcess
  /** what it wrote so far */
  output: () => string
  /** Sends the signal, and settles when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}
type Given = { discord: SimDiscord; dataDir: string; core: string; secretKey: string; serialNumber: string }

const START_MS = 120_000

/** Starts the Discord bot as its own process, as `npm run discord` does; settles when it listens. */
export async function startDiscordBot({ discord, dataDir, core, secretKey, serialNumber }: Given): Promise<BotProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'adapters/discord/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      CORE_URL: core,
      SECRET_KEY: secretKey,
      CHATBOT_SERIAL: serialNumber,
      DISCORD_TOKEN: discord.settings.token,
      DISCORD_API_URL: discord.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const listening = Promise.withResolvers<void>()
  const exited = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('is listening')) listening.resolve()
    })
  const early = exited.then(() => {
    throw new Error(`the bot ended before it listened:\n${printed}`)
  })
  early.catch(() => undefined)
  const slow = AbortSignal.timeout(START_MS)
  slow.addEventListener('abort', () => listening.reject(new Error(`the bot does not say that it listens:\n${printed}`)))
  await Promise.race([listening.promise, early])
  return {
    child,
    output: () => printed,
    async end(signal) {
      child.kill(signal)
      await exited
    },
  }
}
