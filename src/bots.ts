import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Source } from './contract/chat.ts'
import { MINUTE_MS } from './contract/fields/times.ts'
import type { Log } from './core/ports/ports.ts'

/** A bot's program, from the project's root. It is started if one of its settings is present. */
type Program = { file: string; settings: string[] }
/** The bot for each source. HTTP needs none; the terminal is started by its user. */
export const programs: Record<Source, Program | undefined> = {
  http: undefined,
  discord: { file: 'adapters/discord/main.ts', settings: ['DISCORD_TOKEN'] },
  slack: { file: 'adapters/slack/main.ts', settings: ['SLACK_BOT_TOKEN', 'SLACK_CLIENT_SECRET'] },
  terminal: undefined,
}

/** Restart delay of a bot that ended, in ms: it grows with each short run. */
const PAUSE_MIN_MS = 1_000
const PAUSE_MAX_MS = 5 * MINUTE_MS
/** A bot that ran for longer than this, in ms, is started again after the shortest delay. */
const RAN_LONG_MS = 60_000
/** How long a bot may take to shut down, in ms. */
const GRACE_MS = 10_000

type Variables = NodeJS.ProcessEnv
export type Bots = { stop(): Promise<void> }

/** Starts each configured bot as a child process and restarts it when it ends. `url`: the service's URL. */
export function startBots(url: string, variables: Variables, log: Pick<Log, 'warn'>): Bots {
  const wanted = Object.values(programs).filter((program) => program?.settings.some((name) => variables[name]?.trim()))
  const bots = wanted
    .flatMap((program) => program ?? [])
    .map(({ file }) => keepRunning(file, { ...variables, CORE_URL: variables['CORE_URL']?.trim() || url }, log))
  return {
    async stop() {
      await Promise.all(bots.map((bot) => bot.stop()))
    },
  }
}

/** The service may be started from any folder. */
const ROOT = join(import.meta.dirname, '..')

function keepRunning(program: string, env: Variables, log: Pick<Log, 'warn'>): Bots {
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  const run = async () => {
    for (let pause = PAUSE_MIN_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, PAUSE_MAX_MS)) {
      const startedAt = Date.now()
      try {
        // The pipe tells the bot when this process is gone, however it died.
        child = spawn(process.execPath, [...process.execArgv, join(ROOT, program)], {
          env,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        })
        await once(child, 'exit')
      } catch (error) {
        // No process, memory or file handle available: the service goes on and tries again later.
        log.warn({ err: error }, `${program} cannot be started; it is tried again`)
      }
      if (Date.now() - startedAt > RAN_LONG_MS) pause = PAUSE_MIN_MS
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const late = globalThis.setTimeout(() => child?.kill('SIGKILL'), GRACE_MS)
      await running
      clearTimeout(late)
    },
  }
}
