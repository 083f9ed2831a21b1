import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type Bots, startBots } from './bots.ts'
import { type Config, environment, readConfig, startedByNpm } from './config.ts'
import { HOUR_MS } from './contract/fields/times.ts'
import { languageOfLocale } from './contract/languages.ts'
import { type Core, createCore } from './core/core.ts'
import { signingKey } from './core/files/signed-urls.ts'
import { type FirstStart, fillEmptyStore } from './core/keys/first-start.ts'
import { faultOfKey } from './core/keys/keys.ts'
import type { Log, Store } from './core/ports/ports.ts'
import { warmUp } from './core/warm-up.ts'
import { warnOfEarlierData } from './earlier-data.ts'
import { UPLOADS_FOLDER } from './guards/data-folder.js'
import { endOnCrash } from './guards/log-output.ts'
import { createApp } from './http/app.ts'
import { createLog, summarizeOutages } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { createCorrectionCounter } from './models/checked/checked.ts'
import { createConcierge } from './models/concierge/concierge.ts'
import { withMetrics } from './models/metrics.ts'
import { createModels } from './models/models.ts'
import { explainStartError } from './start/errors.ts'
import { tuneV8ForLoad } from './start/v8.ts'
import { createDiskBlobs } from './store/files/blobs.ts'
import { onceUp } from './store/postgres/once-up.ts'
import { openStore } from './store/store.ts'
import { countPushes, createWebhookSender } from './webhooks/sender.ts'

/** How long running answers may continue after the service is told to stop. */
const GRACE_MS = 10_000
/** Additional time for clients to read the end of an answer. */
const DRAIN_MS = 2_000
const SWEEP_EVERY_MS = HOUR_MS
const MAILS_EVERY_MS = 5_000
const TIMERS_EVERY_MS = 2_000
const DAILY_MAILS_EVERY_MS = 60_000
const WATCHES_EVERY_MS = 500
const PUSH_EVERY_MS = 1_000
const PARENT_EVERY_MS = 500
/** Read before the start, which may wait for the database while the parent dies. */
const PARENT = process.ppid
/**
 * How many connections may wait until they are accepted: those of a whole crowd. Beyond Node's 511, clients try again after
 * a second. The system caps it (net.core.somaxconn).
 */
const BACKLOG = 4_096

/** `npm start` also starts the bots, `npm run core` only the service. */
const withBots = process.argv.includes('--bots')

async function start(): Promise<void> {
  const config = readConfig(environment)
  const requestIds = new AsyncLocalStorage<string>()
  const log = createLog(config.LOG_LEVEL, requestIds)
  endOnCrash((error) => log.fatal({ err: error }, 'the service ends at an error that nothing caught'))
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const models = withMetrics(createModels(config.models, createCorrectionCounter(registry)), registry)
  const store = await onceUp(() => openStore(config.databaseUrl, Date.now, log), log)
  const core = createCore({
    store,
    blobs: createDiskBlobs(join(config.DATA_DIR, UPLOADS_FOLDER), config.DISK_FREE_MB * 2 ** 20),
    models,
    now: Date.now,
    log: summarizeOutages(log, () => store.ping()),
    mailer: config.mail && createMailer(config.mail),
    signingKey: await signingKey(store),
    webhooks: {
      sender: createWebhookSender({ privateAllowed: config.WEBHOOK_PRIVATE === 'on' }),
      count: countPushes(registry),
    },
  })
  const app = createApp({ core, log, settings: config.http, registry, requestIds })

  let bots: Bots | undefined
  const stopping = new AbortController()
  async function stop(): Promise<void> {
    setTimeout(() => process.exit(0), GRACE_MS + DRAIN_MS).unref()
    stopping.abort()
    await Promise.all([bots?.stop(), core.close(GRACE_MS)])
    await app.close()
    await store.close()
  }
  // `once`: a second signal finds no handler and ends the process at once.
  // SIGHUP comes when the terminal is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop())
  if (startedByNpm) whenParentDies(() => void stop())

  const url = await app.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG })
  // Not earlier: a start that fails would leave behind the mails, events and watches that it has begun with.
  startChores(core, stopping.signal)
  // Keys are made only once the service listens: a start that fails, because the port is taken, must not use them up unseen.
  const first = await fillEmptyStore(store, {
    secretKey: config.SECRET_KEY,
    sessionKey: config.SESSION_KEY,
    demo: config.DEMO === 'on',
    language: languageOfLocale(Intl.DateTimeFormat().resolvedOptions().locale),
  })
  // The reader of the pipe may exit early, as `head` does.
  process.stdout.on('error', (error) => log.warn({ err: error }, UNPRINTED))
  process.stdout.write(welcome(url, first))
  if (first === undefined) await warnOfKeys(store, config, log)
  else warnOfEarlierData(config, log)
  if (withBots) bots = startBots(url, environment, log)
  // The first questions take longer then.
  await warmUp(createConcierge(), stopping.signal).catch((error: unknown) =>
    log.warn({ err: error }, 'the warm-up failed'),
  )
  tuneV8ForLoad(app.server)
}

const UNPRINTED =
  'standard output takes nothing; where keys were to be shown, npm run porchlight -- keys create makes another'

/** The keys of the settings are taken over at the first start only: later ones are created by the command line. */
async function warnOfKeys(
  store: Store,
  { SECRET_KEY, SESSION_KEY }: Pick<Config, 'SECRET_KEY' | 'SESSION_KEY'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const given = [
    ['SECRET_KEY', 'secret', SECRET_KEY],
    ['SESSION_KEY', 'session', SESSION_KEY],
  ] as const
  for (const [name, kind, key] of given) {
    const fault = key && (await faultOfKey(store, kind, key))
    if (fault) log.warn({}, `${name} ${fault}; npm run porchlight -- doctor says what to do`)
  }
}

/** Runs the core's recurring work until the signal aborts; what has begun goes on. */
function startChores(core: Core, signal: AbortSignal): void {
  if (signal.aborted) return
  void core.sweep()
  void core.makeDailyMails().then(() => core.sendMails())
  const timers = [
    setInterval(() => void core.sweep(), SWEEP_EVERY_MS),
    setInterval(() => void core.sendMails(), MAILS_EVERY_MS),
    setInterval(() => void core.runTimers(), TIMERS_EVERY_MS),
    setInterval(() => void core.makeDailyMails(), DAILY_MAILS_EVERY_MS),
    setInterval(() => void core.runWatches(), WATCHES_EVERY_MS),
    setInterval(() => void core.pushEvents(), PUSH_EVERY_MS),
  ]
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer)
  })
}

/**
 * Calls `act` once when the parent process is gone. The shell between npm and a script does not pass signals on when it
 * dies; whoever stops npm means to stop the service too.
 */
function whenParentDies(act: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return
    clearInterval(timer)
    act()
  }, PARENT_EVERY_MS).unref()
}

/** Text printed at the start: the URL and, at the first start, the keys and an example to try. */
function welcome(url: string, first: FirstStart | undefined): string {
  const lines = [`Porchlight listens on ${url}`]
  if (first !== undefined) {
    lines.push(
      '',
      'Your keys, shown only this once. Keep them, best in .env:',
      '',
      `  SECRET_KEY=${first.secretKey}`,
      `  SESSION_KEY=${first.sessionKey}`,
    )
    if (first.demoSerial !== undefined)
      lines.push(`  CHATBOT_SERIAL=${first.demoSerial}`, '', ...tryIt(url, first, first.demoSerial))
  }
  return `${lines.join('\n')}\n`
}

const tryIt = (url: string, { sessionKey }: FirstStart, serial: string): string[] => [
  'The demo chatbot has made-up listings. List one of them:',
  '',
  `  curl -s ${url}/chat/Chatbot/RealEstateList -H 'chatrobot-sessionkey: ${sessionKey}' \\`,
  `    -d '{"SerialNumber":"${serial}","PageSize":1}'`,
  '',
  'Or talk to it, in another terminal: npm run chat',
]

// prelude.js does the same; this is for a start without it.
process.umask(0o077)

try {
  await start()
} catch (error) {
  process.stderr.write(`Porchlight could not start. ${explainStartError(error)}\n`)
  process.exit(1)
}
