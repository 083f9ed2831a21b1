import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Started, startProcess } from './process.ts'
import { startTeller, type Tale, type Teller, tellerSettings } from './teller.ts'

const keys = { SECRET_KEY: 'the-secret-key-of-the-stage', SESSION_KEY: 'the-session-key-of-the-stage' }

/** The core as a process of its own, with a model of this one and one chatbot. */
export type Ground = {
  teller: Teller
  secretKey: string
  serialNumber: string
  /** where core and bot keep what they know */
  dataDir: string
  call: <T>(path: string, body: object) => Promise<T>
  core: Running<Started>
  close(): Promise<void>
}
/** A process that can be killed and started anew, at the same address. */
export type Running<T> = { now: () => T; kill(): Promise<void>; start(): Promise<void> }

export async function layGround(tale: (question: string) => Tale): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-stage-'))
  const teller = await startTeller(tale)
  let port = '0'
  const core = await running(async () => {
    const started = await startProcess(dataDir, { ...keys, ...tellerSettings(teller), LOG_LEVEL: 'warn', PORT: port })
    port = new URL(started.url).port
    return started
  })
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
    core,
    async close() {
      await core.now().end('SIGTERM')
      await teller.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
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

const TRIES_MAX = 20

/** A bot that finds no service ends; whoever runs it starts it anew. */
async function untilItDoes<T>(begin: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await begin()
    } catch (error) {
      if (tries === TRIES_MAX) throw error
    }
  }
}
