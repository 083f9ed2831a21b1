import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PacedAnswer, type PacedModel, pacedModelSettings, startPacedModel } from '../models/paced-model.ts'
import { type Started, startCold } from './process.ts'

const keys = { SECRET_KEY: 'the-secret-key-of-the-stage', SESSION_KEY: 'the-session-key-of-the-stage' }

/** Cores as processes of their own, with a model of this one and one chatbot. */
export type CoreProcesses = {
  teller: PacedModel
  secretKey: string
  serialNumber: string
  /** where core and bot keep what they know */
  dataDir: string
  call: <T>(path: string, body: object) => Promise<T>
  cores: [Running<Started>, ...Running<Started>[]]
  /** the first of them */
  core: Running<Started>
  close(): Promise<void>
}
/** A process that can be killed and started anew, at the same address. */
export type Running<T> = { now: () => T; kill(): Promise<void>; start(): Promise<void> }

/** `others`: how many more cores there are. Several of them need a database that they share, set by `environment`. */
type More = { others: number; environment: Record<string, string> }

export async function startCoreProcesses(
  tale: (question: string) => PacedAnswer,
  { others, environment }: More = { others: 0, environment: {} },
): Promise<CoreProcesses> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-stage-'))
  const teller = await startPacedModel(tale)
  const settings = { ...keys, ...pacedModelSettings(teller), LOG_LEVEL: 'warn', ...environment }
  const core = await runCore(dataDir, settings)
  const cores: CoreProcesses['cores'] = [core]
  for (let count = 0; count < others; count++) cores.push(await runCore(dataDir, settings))
  async function call<T>(path: string, body: object): Promise<T> {
    const headers = { authorization: keys.SECRET_KEY }
    const response = await fetch(core.now().url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await response.json()) as { Data: T }).Data
  }
  const serialNumber = await call<string>('/chat/Chatbot/Add', { Name: 'Lanternwick Homes' })
  return {
    teller,
    secretKey: keys.SECRET_KEY,
    serialNumber,
    dataDir,
    call,
    cores,
    core,
    async close() {
      await Promise.all(cores.map((one) => one.now().end('SIGTERM')))
      await teller.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function runCore(dataDir: string, settings: Record<string, string>): Promise<Running<Started>> {
  let port = '0'
  return running(async () => {
    const started = await startCold(dataDir, { ...settings, PORT: port })
    port = new URL(started.url).port
    return started
  })
}

export async function running<T extends { end(signal: NodeJS.Signals): Promise<unknown> }>(
  begin: () => Promise<T>,
): Promise<Running<T>> {
  let current = await begin()
  return {
    now: () => current,
    kill: async () => void (await current.end('SIGKILL')),
    async start() {
      current = await untilItDoes(begin)
    },
  }
}

/** Longer than any outage that a storm has. */
const TRYING_MS = 180_000

/** A bot that finds no service, or no platform, ends; whoever runs it starts it anew. */
async function untilItDoes<T>(begin: () => Promise<T>): Promise<T> {
  for (const giveUpAt = Date.now() + TRYING_MS; ; ) {
    try {
      return await begin()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
    }
  }
}
