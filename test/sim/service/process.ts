import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { serviceEnvironmentWith } from './environment.ts'

export type Started = {
  child: ChildProcess
  url: string
  /** what it printed until it listened, and what came after */
  output: () => string
  /** Sends the signal and settles with the exit code, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const ROOT = join(import.meta.dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { core: string } }
/** The arguments of `npm run core`, for any working directory. */
const CORE = scripts.core
  .split(' ')
  .slice(1)
  .map((word) => (word.includes('/') ? join(ROOT, word) : word))
const COLD = `--import=${pathToFileURL(join(import.meta.dirname, 'without-warm-up.ts')).href}` as const
/** Those of Node among them. */
export const CORE_FLAGS = CORE.slice(0, -1)

/**
 * Starts the core as its own process, as `npm run core` does (with `--bots` as `npm start`), and waits until it listens. Its
 * working directory is beside the data folder, so that it does not read the .env of whoever runs the tests. As below npm, it ends
 * with the process that started it, since a test that times out does not end it. `--trace-opt`: V8 prints what it optimizes;
 * `--trace-gc`: when it collects garbage.
 */
export async function startProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  ...flags: ('--bots' | '--trace-opt' | '--trace-gc' | typeof COLD)[]
): Promise<Started> {
  const { ofCore = [], ofNode = [] } = Object.groupBy(flags, (flag) => (flag === '--bots' ? 'ofCore' : 'ofNode'))
  const child = spawn(process.execPath, [...ofNode, ...CORE, ...ofCore], {
    cwd: dirname(dataDir),
    env: serviceEnvironmentWith({
      npm_lifecycle_event: 'core',
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const exited = once(child, 'exit') as Promise<[number | null]>

  const url = await listening(child, exited, () => printed)
  return {
    child,
    url,
    output: () => printed,
    async end(signal) {
      child.kill(signal)
      return (await exited)[0]
    },
  }
}

/** The same without its warm-up, for tests to which it makes no difference: a third of what a start computes. */
export const startCold = (dataDir: string, environment: Record<string, string> = {}, ...flags: '--bots'[]) =>
  startProcess(dataDir, environment, COLD, ...flags)

async function listening(child: ChildProcess, exited: Promise<unknown>, printed: () => string): Promise<string> {
  if (child.stdout === null) throw new Error('the process has no output')
  const lines = createInterface({ input: child.stdout })
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const url = /listens on (http\S+)/.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  const failed = exited.then(() => {
    throw new Error(`the process ended before it listened:\n${printed()}`)
  })
  return await Promise.race([address, failed])
}
