import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { WAIT_MS } from '../clock/deadline.ts'
import { environmentWith } from '../service/environment.ts'

export type BotProcess = {
  child: ChildProcess
  /** what it wrote so far */
  output: () => string
  /** Sends the signal, and settles when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}
/** `listens`: what it writes once it does. `imports`: modules to load before it. */
type Given = { script: string; listens: string; environment: Record<string, string>; imports?: string[] }

/** Starts a bot as its own process, as `npm run` does; settles when it listens. */
export async function startBotProcess({ script, listens, environment, imports = [] }: Given): Promise<BotProcess> {
  const loaded = imports.flatMap((name) => ['--import', name])
  const child = spawn(process.execPath, [...loaded, script], {
    env: environmentWith(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const listening = Promise.withResolvers<void>()
  const exited = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes(listens)) listening.resolve()
    })
  const early = exited.then(() => {
    throw new Error(`the bot ended before it listened:\n${printed}`)
  })
  early.catch(() => undefined)
  const slow = AbortSignal.timeout(WAIT_MS)
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
