import type { Source } from '../../../src/contract/chat.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import { BOTS_FILE } from '../../../src/guards/data-folder.js'
import { createBridge } from '../bridge.ts'
import type { DeskPlatform } from '../desk/port.ts'
import { createAttachments } from '../files/attachments.ts'
import { createVoice } from '../files/voice/voice.ts'
import { type Memory, MemoryFailed } from '../memory/memory.ts'
import { openRedis } from '../memory/redis.ts'
import { openMemory } from '../memory/sqlite.ts'
import type { Platform } from '../platform/platform.ts'
import { createBackoff, SERVICE_RETRY_TIMEOUT_MS, withRetry } from '../retry.ts'
import { systemTime } from '../time.ts'
import { chooseSerialNumber, explainFirstCall, refuseToChoose } from './choose-chatbot.ts'
import { logError } from './log.ts'
import { type BotSettings, CannotStart, cannotStart } from './settings.ts'

/** Opens the bot's memory: in Redis if configured, else in a file. Throws `CannotStart` if it cannot be opened or written. */
export async function openMemoryFor({ KEYV_URL, DATA_DIR }: BotSettings, name: Source): Promise<Memory> {
  try {
    const memory = KEYV_URL === undefined ? openMemory(DATA_DIR, name) : await openRedis(KEYV_URL, name)
    await expectWritable(memory)
    return memory
  } catch (error) {
    const cause = error instanceof MemoryFailed ? error.cause : error
    const why = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
    const [place, advice] =
      KEYV_URL === undefined
        ? [`DATA_DIR, ${DATA_DIR}`, `Let the bots write there; move ${BOTS_FILE} and its log away if it is damaged.`]
        : ['the Redis that KEYV_URL names', 'Check its address and password, and that it takes writes.']
    throw new CannotStart(`What bots remember cannot be kept in ${place}: ${why}. ${advice}`, { cause })
  }
}

const PROBE_MS = 1_000

/** Fails if nothing can be written: another user's file and a replica of Redis can be opened, but every message would fail. */
async function expectWritable(memory: Memory): Promise<void> {
  try {
    await memory.keyv.set('probe', true, PROBE_MS)
  } catch (error) {
    await memory.close() // an open connection would keep the process alive
    throw error
  }
}

/** Prints that a bot is ready. The bot goes on if nobody reads that, as below `npm start | head`. */
export function announce(line: string): void {
  process.stdout.on('error', () => undefined).write(`${line}\n`)
}

/** Ends the program with what a person can do about it, or with the error if nobody can. */
export function endWithError(error: unknown): void {
  process.exitCode = 1
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`)
  else logError(error)
}

type Bot = { stop(): Promise<void> }
type BotParts = { platform: Platform; desk: DeskPlatform | undefined; memory: Memory }

/** Starts a bot as soon as the service answers. Throws `CannotStart` if the settings must be fixed first. */
export async function startBot(
  { platform, desk, memory }: BotParts,
  settings: BotSettings,
  report: (error: unknown) => void,
): Promise<Bot> {
  const { CORE_URL, SECRET_KEY: secretKey, CHATBOT_SERIAL } = settings
  if (secretKey === undefined) throw cannotStart('noKey', CORE_URL)
  const client = createClient({ baseUrl: CORE_URL, secretKey })
  const backoff = createBackoff(systemTime, SERVICE_RETRY_TIMEOUT_MS)
  const find = () => chooseSerialNumber(client, CHATBOT_SERIAL, refuseToChoose)
  const serialNumber = await withRetry(find, backoff, new AbortController().signal).catch((error: unknown) => {
    throw explainFirstCall(error, CORE_URL)
  })
  const bridge = createBridge({
    client,
    platform,
    desk,
    attachments: createAttachments({ client, platform, toWav: createVoice() }),
    memory,
    serialNumber,
    chatbots: settings.CHATBOTS ?? {},
    access: { workspaces: settings.BOT_WORKSPACES, channels: settings.BOT_CHANNELS, roles: settings.BOT_ROLES },
    catchUpMs: settings.BOT_CATCH_UP_MINUTES * MINUTE_MS,
    time: systemTime,
    report,
  })
  await platform.start(bridge)
  return {
    async stop() {
      await bridge.close()
      await platform.stop()
    },
  }
}

/** Container runtimes usually wait 10 s between SIGTERM and SIGKILL. */
const LEAVE_MS = 8_000

/**
 * Resolves on SIGTERM, SIGINT or SIGHUP (its terminal is closed), or when the parent process is gone. The process exits at most
 * `LEAVE_MS` later, even if a request to the platform is still waiting; such work is stored and continued after the next start. A
 * second signal exits at once.
 */
export function stopRequested(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const leave = () => {
    setTimeout(() => process.exit(), LEAVE_MS).unref()
    resolve()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, leave)
  // The IPC channel exists only if the parent wants the bot to end with it.
  process.once('disconnect', leave)
  process.channel?.unref() // the listener must not keep the process alive
  return promise
}
