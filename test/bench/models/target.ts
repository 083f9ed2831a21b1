import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { createClient } from '../../../src/contract/client/client.ts'
import { startProcess } from '../../sim/service/process.ts'
import { cpuMsIn } from '../usage.ts'
import { BUSINESS } from './text.ts'

/** One way to ask the model server. */
export type Target = {
  name: string
  /** Where the n-th of the streams that run at once is asked. */
  ask: (stream: number) => { url: string; headers: Record<string, string>; body: string }
  /** the fragment of a line of its body, undefined when it has none */
  fragment: (line: string) => string | undefined
  /** CPU time that its own process has used, in ms; 0 when it has none */
  cpuMs: () => Promise<number>
  stop: () => Promise<void>
}

/** How a target's model answers, and how many streams may run at once. */
export type Load = { model: string; streams: number }

const JSON_BODY = { 'content-type': 'application/json' }

/** A script in a process of its own that tells its address. */
export async function startScript(script: string, ...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, script), args)
  const [url] = (await once(child, 'message')) as [string]
  return { child, url }
}

export function direct(name: string, url: string, { model }: Load, child?: ChildProcess): Target {
  const body = JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: 'hi' }] })
  return {
    name,
    ask: () => ({ url: `${url}/chat/completions`, headers: JSON_BODY, body }),
    fragment: (line) => (line.startsWith('data: {') ? deltaOf(line.slice(6)) : undefined),
    async cpuMs() {
      if (child === undefined) return 0
      child.send('cpu')
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
      return (user + system) / 1_000
    },
    async stop() {
      child?.disconnect()
    },
  }
}

const deltaOf = (json: string) =>
  (JSON.parse(json) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content

const keys = { SECRET_KEY: 'the-secret-key-of-the-bench', SESSION_KEY: 'the-session-key-of-the-bench' }

/** The service as `npm start` runs it, with a session for every stream. */
export async function service(
  name: string,
  modelUrl: string,
  { model, streams }: Load,
  check: 'on' | 'off',
): Promise<Target> {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  const settings = {
    OPENAI_BASE_URL: modelUrl,
    OPENAI_MODELS: model,
    DEFAULT_MODEL: `openai/${model}`,
    CHECK_ANSWERS: check,
  }
  const started = await startProcess(directory, { ...keys, ...settings, LOG_LEVEL: 'warn' })
  const dispatcher = new Agent()
  const client = createClient({ baseUrl: started.url, secretKey: keys.SECRET_KEY, dispatcher })
  const serialNumber = await client.call('Add', { SystemMessage: BUSINESS })
  const sessions: number[] = []
  for (let index = 0; index < streams; index++)
    sessions.push((await client.call('GetSession', { serialNumber })).SessionID)
  const url = `${started.url}/chat/Chat/ClientAsk`
  const headers = { ...JSON_BODY, authorization: keys.SECRET_KEY }
  return {
    name,
    ask: (stream) => ({
      url,
      headers,
      body: JSON.stringify({ sessionID: sessions[stream], content: 'hi', stream: true }),
    }),
    fragment: (line) => (line.startsWith('{"content"') ? (JSON.parse(line) as { content: string }).content : undefined),
    async cpuMs() {
      const text = await (await request(`${started.url}/metrics`, { dispatcher })).body.text()
      return cpuMsIn(text)
    },
    async stop() {
      await dispatcher.close()
      await started.end('SIGTERM')
      await rm(directory, { recursive: true })
    },
  }
}
