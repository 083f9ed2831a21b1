import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Source } from './contract/chat.ts'

/** A bot's program, with the settings of which it needs one. */
type Program = { file: string; settings: string[] }
/** The bots by where people talk; HTTP needs none, and a terminal is opened by who sits at it. */
const programs: Record<Source, Program | undefined> = {
  http: undefined,
  discord: { file: 'adapters/discord/main.ts', settings: ['DISCORD_TOKEN'] },
  slack: { file: 'adapters/slack/main.ts', settings: ['SLACK_BOT_TOKEN', 'SLACK_CLIENT_SECRET'] },
  terminal: undefined,
}

/** Between a bot's end and its next start, in ms: longer each time, unless it ran for long. */
const PAUSE_MIN_MS = 1_000
const PAUSE_MAX_MS = 5 * 60_000
const RAN_LONG_MS = 60_000
/** How long a bot may take to leave off, in ms. */
const GRACE_MS = 10_000

type Variables = NodeJS.ProcessEnv
export type Bots = { stop(): Promise<void> }

/** Starts every bot whose setting is there, as a process of its own, and again whenever it ends. `url`: of the service. */
export function startBots(url: string, variables: Variables): Bots {
  const wanted = Object.values(programs).filter((program) => program?.settings.some((name) => variables[name]?.trim()))
  const bots = wanted
    .flatMap((program) => program ?? [])
    .map(({ file }) => keepRunning(file, { ...variables, CORE_URL: variables['CORE_URL']?.trim() || url }))
  return {
    async stop() {
      await Promise.all(bots.map((bot) => bot.stop()))
    },
  }
}

function keepRunning(program: string, env: Variables): Bots {
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  const run = async () => {
    for (let pause = PAUSE_MIN_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, PAUSE_MAX_MS)) {
      const startedAt = Date.now()
      try {
        // The line tells the bot when this process is gone, whatever it died of.
        child = spawn(process.execPath, [...process.execArgv, program], {
          env,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        })
        await once(child, 'exit')
      } catch (error) {
        // No process, no memory, no file left for it: the service goes on, and the bot is tried again.
        process.stderr.write(
          `${program} cannot be started: ${error instanceof Error ? error.message : String(error)}\n`,
        )
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
