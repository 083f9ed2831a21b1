import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { Registry } from 'prom-client'
import type { Api } from '../../../src/contract/api.ts'
import type { Input } from '../../../src/contract/endpoint.ts'
import type { Envelope } from '../../../src/contract/envelope.ts'
import { createCore } from '../../../src/core/core.ts'
import { signingKey } from '../../../src/core/files/signed-urls.ts'
import { keyRow, newKey } from '../../../src/core/keys/keys.ts'
import type { Model, Models } from '../../../src/core/ports/models.ts'
import type { Mailer } from '../../../src/core/ports/people.ts'
import type { Clock, Store } from '../../../src/core/ports/ports.ts'
import { createApp } from '../../../src/http/app.ts'
import { defaultHttpSettings, type HttpSettings } from '../../../src/http/settings.ts'
import { createLog } from '../../../src/log.ts'
import { withMetrics } from '../../../src/models/metrics.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { countPushes, createWebhookSender } from '../../../src/webhooks/sender.ts'
import { assertDocumented } from '../documented.ts'
import { createScriptedModel, saying } from '../models/scripted-model.ts'
import { type DatabaseKind, databases, type TestDatabase } from './databases.ts'

export type Answered = { status: number; headers: Headers; envelope: Envelope }

export type Service = {
  url: string
  store: Store
  keys: Keys
  /** POSTs `body`, a text as it is, with the secret key unless other headers are given. Fails on an undocumented answer. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answered>
  /** The Data of a call that must succeed. */
  data<T>(path: string, body: unknown): Promise<T>
  /** Opens a session of the chatbot `serialNumber`. Returns its id. */
  openSession(fields: Input<Api['GetSession']>): Promise<number>
  /** A second workspace with keys of its own. */
  addWorkspace(name: string): Promise<Keys>
  /** Removes what nothing uses and ends what nobody does, as the process does every hour. */
  sweep(): Promise<void>
  /** Sends the mails that are due, as the process does every few seconds. */
  sendMails(): Promise<void>
  /** Pushes events to webhooks, as the process does every second. */
  pushEvents(): Promise<void>
  /** Makes the daily mails whose time has come, as the process does every minute. */
  makeDailyMails(): Promise<void>
  /** Tells people of what they watch, as the process does twice a second. */
  runWatches(): Promise<void>
  /** Does what is due in sessions, as the process does every few seconds. */
  runTimers(): Promise<void>
  /** Names of everything in the directory of uploaded files. */
  blobs(): Promise<string[]>
  /** Removes the bytes of a file behind the service's back. */
  loseBlob(name: string): Promise<void>
  /** Takes no more questions and uploads; the service still answers. What runs may go on for `graceMs`, 0 unless said otherwise. */
  close(graceMs?: number): Promise<void>
  stop(): Promise<void>
}

/** The API suites run on SQLite, and once more on the database that TEST_KIND names. */
const usual = databases.find(({ name }) => name === process.env['TEST_KIND']) ?? databases[0]

type Keys = { secret: string; session: string }
type Options = {
  /** of a workspace that the database has already */
  keys?: Keys

  /** the usual one unless said otherwise */
  kind?: DatabaseKind
  /** to be used with others, and removed by whoever made it */
  database?: TestDatabase
  model?: Model
  /** instead of that one */
  models?: Models
  now?: Clock
  mailer?: Mailer
  /** what the service warns of */
  logged?: (facts: object, message: string) => void
  /** takes every log line instead, as the process writes them */
  logTo?: DestinationStream
  settings?: Partial<HttpSettings>
  /** how often a stream of events looks whether it may go on */
  checkStreamsEveryMs?: number
  /** how webhooks are reached; on this machine too, unless said otherwise */
  webhooks?: Parameters<typeof createWebhookSender>[0]
}

/** The real service on a free port of this machine, with a real store in a directory of its own. */
export async function startService({
  model = createScriptedModel(saying('Hello', ' there')),
  models: given,
  kind = usual,
  database,
  keys: givenKeys,
  now = Date.now,
  mailer,
  logged = () => {},
  logTo,
  settings = {},
  checkStreamsEveryMs,
  webhooks: webhookOptions = { privateAllowed: true },
}: Options = {}): Promise<Service> {
  const own = database === undefined ? await kind.create() : undefined
  const store = await openStore(own?.url ?? database?.url ?? '', now)
  const registry = new Registry()
  const requestIds = new AsyncLocalStorage<string>()
  const scripted = {
    list: () => [{ key: model.key, name: model.name, usable: true }],
    byKey: (key: string) => (key === model.key ? model : undefined),
    defaultKey: model.key,
  }
  const models = withMetrics(given ?? scripted, registry)
  const quiet = { warn: logged, error: logged, info: () => {}, debug: () => {} }
  const log = logTo === undefined ? quiet : createLog('debug', requestIds, logTo)
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-files-'))
  const blobs = createDiskBlobs(directory)
  const sender = createWebhookSender(webhookOptions)
  const webhooks = { sender, count: countPushes(registry) }
  const parts = { store, blobs, models, now, log, mailer, signingKey: await signingKey(store), webhooks }
  const core = createCore({ ...parts, checkStreamsEveryMs })
  const app = createApp({ core, log, settings: { ...defaultHttpSettings, ...settings }, registry, requestIds })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  async function addWorkspace(name: string) {
    const workspace = await store.workspaces.insert(name)
    const keys = { secret: newKey('secret'), session: newKey('session') }
    await store.keys.insert(keyRow(workspace.id, 'secret', keys.secret))
    await store.keys.insert(keyRow(workspace.id, 'session', keys.session))
    return keys
  }
  const keys = givenKeys ?? (await addWorkspace('test'))

  async function post(
    path: string,
    body: unknown,
    headers: Record<string, string> = { authorization: keys.secret },
  ): Promise<Answered> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const envelope = (await response.json()) as Envelope
    assertDocumented(path, response.status, envelope)
    return { status: response.status, headers: response.headers, envelope }
  }

  async function data<T>(path: string, body: unknown): Promise<T> {
    const { envelope } = await post(path, body)
    if (!envelope.Success) throw new Error(`${path}: ${envelope.Code} ${envelope.Message}`)
    return envelope.Data as T
  }

  return {
    url,
    store,
    keys,
    post,
    addWorkspace,
    data,
    openSession: async (fields) => (await data<{ SessionID: number }>('/chat/Chatbot/GetSession', fields)).SessionID,
    sweep: core.sweep,
    sendMails: core.sendMails,
    pushEvents: core.pushEvents,
    makeDailyMails: core.makeDailyMails,
    runWatches: core.runWatches,
    runTimers: core.runTimers,
    blobs: () => readdir(directory),
    loseBlob: (name) => rm(join(directory, name)),
    close: (graceMs = 0) => core.close(graceMs),
    async stop() {
      await core.close(0)
      await sender.close()
      await app.close()
      await store.close()
      await own?.remove()
      await rm(directory, { recursive: true })
    },
  }
}
