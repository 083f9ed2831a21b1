import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { openDatabase } from '../../src/store/database/database.ts'
import { messageEvent, queueEvents } from '../../src/store/events/queued-events.ts'
import { insertAnswer, updateState } from '../../src/store/sessions/message-queries.ts'
import { insertQuestion } from '../../src/store/sessions/store-question.ts'
import { commitTogether } from '../../src/store/transactions/group-commit.ts'
import { databases } from '../sim/service/databases.ts'
import { startProcess } from '../sim/service/process.ts'
import { createPoster } from './client.ts'
import { milliseconds, percentile, print, rate, spread } from './figures.ts'
import { cpuMsIn, residentKibOf } from './usage.ts'

const keys = { SECRET_KEY: 'the-secret-key-of-the-bench' }
const EXCHANGES = Number(process.env['BENCH_EXCHANGES'] ?? 2_000)
const AT_ONCE = 16
const POLLS = 1_000
const SAID = 200

/** Events and people who take part: what events cost a question, how fast they are read, and what waiting for them takes. */
export async function benchHandOver(): Promise<void> {
  for (const { name, create } of databases) {
    const database = await create()
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
    const isFile = !database.url.startsWith('postgres')
    const url = isFile ? join(directory, 'porchlight.sqlite') : database.url
    print(`\nEvents on ${name}`, '')
    const service = await startProcess(directory, { ...keys, LOG_LEVEL: 'warn', ...(!isFile && { DATABASE_URL: url }) })
    const poster = createPoster(service.url, keys.SECRET_KEY, AT_ONCE)
    try {
      const serialNumber: string = await poster.post('/chat/Chatbot/Add', {})
      await benchWriting(url, await openSessions(poster, serialNumber))
      await benchReading(poster)
      await benchQuestions(poster, serialNumber)
      await benchSaying(service.url, serialNumber)
      await benchWaiting(service.url, service.child.pid ?? 0)
    } finally {
      await poster.close()
      await service.end('SIGTERM')
      await rm(directory, { recursive: true })
      await database.remove()
    }
  }
}

type Poster = ReturnType<typeof createPoster>

/** What a question and its answer write, in turns with their events and without. */
async function benchWriting(url: string, sessions: number[]): Promise<void> {
  const { db, close } = await openDatabase(url)
  // The first chatbot of an empty database.
  const chatbotId = 1
  async function exchange(sessionId: number, hasEvents: boolean): Promise<void> {
    const now = Date.now()
    const of = { chatbotId, sessionId, now }
    const question = { ...of, content: 'houses in Seattle under 900k', type: 'Text', fileIds: '[]' }
    const asked = await commitTogether(db, { sessionId, kind: 'question' }, async (within) => {
      const id =
        (await insertQuestion(within, { ...question, key: null, bodyHash: null, aliveUntil: now + 5_000 })) ?? 0
      if (hasEvents) queueEvents(within, [messageEvent(of, id)], now)
      return id
    })
    await asked.durable
    const said = {
      questionId: asked.result,
      content: 'I found 3. '.repeat(20),
      totalToken: 300,
      noAnswer: 0,
      memory: null,
    }
    const answered = await commitTogether(db, { sessionId, kind: 'answer' }, async (within) => {
      await updateState(within, { id: asked.result, state: 'answered' })
      const id = await insertAnswer(within, { ...of, ...said })
      if (hasEvents) queueEvents(within, [messageEvent(of, id ?? 0)], now)
    })
    await answered.durable
  }
  const took = { with: { ms: 0, cpu: 0 }, without: { ms: 0, cpu: 0 } }
  async function round(hasEvents: boolean, times: number): Promise<void> {
    const [started, used] = [performance.now(), process.cpuUsage()]
    await Promise.all(
      sessions.map(async (session) => {
        for (let left = times; left > 0; left--) await exchange(session, hasEvents)
      }),
    )
    const { user, system } = process.cpuUsage(used)
    const sums = hasEvents ? took.with : took.without
    sums.ms += performance.now() - started
    sums.cpu += (user + system) / 1_000
  }
  const times = Math.ceil(EXCHANGES / AT_ONCE / 20)
  for (const hasEvents of [true, false]) await round(hasEvents, times)
  Object.assign(took, { with: { ms: 0, cpu: 0 }, without: { ms: 0, cpu: 0 } })
  for (let turn = 0; turn < 20; turn++)
    for (const hasEvents of turn % 2 === 0 ? [true, false] : [false, true]) await round(hasEvents, times)
  const count = times * 20 * AT_ONCE
  const each = (sum: number) => milliseconds(sum / count)
  print('question and answer stored with events, CPU', each(took.with.cpu))
  print('  without', `${each(took.without.cpu)}; × ${(took.with.cpu / took.without.cpu).toFixed(2)}`)
  print(
    '  time',
    `${each(took.with.ms)}, ${each(took.without.ms)} without; × ${(took.with.ms / took.without.ms).toFixed(2)}`,
  )
  addedCpu = (took.with.cpu - took.without.cpu) / count
  await close()
}

/** CPU of one exchange that its events take. */
let addedCpu = 0

async function benchReading(poster: Poster): Promise<void> {
  let [read, After] = [0, 'oldest']
  const started = performance.now()
  for (;;) {
    const page: { List: object[]; Next: string } = await poster.post('/chat/Chatbot/Events', { After, Limit: 500 })
    if (page.List.length === 0) break
    read += page.List.length
    After = page.Next
  }
  print(
    `${read.toLocaleString('en-US')} events read from a backlog, 500 at a time`,
    rate(read, performance.now() - started),
  )
}

/** A whole question over HTTP, and what of its CPU its events are. */
async function benchQuestions(poster: Poster, serialNumber: string): Promise<void> {
  const sessions = await openSessions(poster, serialNumber)
  const ask = async (times: number) => {
    await Promise.all(
      sessions.map(async (sessionID) => {
        for (let left = times; left > 0; left--)
          await poster.post('/chat/Chat/ClientAsk', { sessionID, content: 'houses in Seattle under 900k' })
      }),
    )
  }
  await ask(10)
  const before = await cpuOf(poster)
  await ask(25)
  const cpu = ((await cpuOf(poster)) - before) / (25 * AT_ONCE)
  print('ClientAsk with the concierge, CPU of the service', milliseconds(cpu))
  print('  with its events by without', `× ${(cpu / (cpu - addedCpu)).toFixed(3)}`)
}

/** CPU of a service so far, in ms. */
const cpuOf = async (poster: Poster): Promise<number> => cpuMsIn(await poster.text('/metrics'))

const openSessions = (poster: Poster, serialNumber: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const { SessionID }: { SessionID: number } = await poster.post('/chat/Chatbot/GetSession', { serialNumber })
      return SessionID
    }),
  )

/** From Say until a reader who waits has its event. */
async function benchSaying(url: string, serialNumber: string): Promise<void> {
  const [speaker, reader] = [createPoster(url, keys.SECRET_KEY, 1), createPoster(url, keys.SECRET_KEY, 1)]
  const [sessionID] = await openSessions(speaker, serialNumber)
  await speaker.post('/chat/Chat/Claim', { sessionID, By: 'ana', Name: 'Ana' })
  let { Next: After }: { Next: string } = await reader.post('/chat/Chatbot/Events', {})
  const samples: number[] = []
  for (let index = 0; index < SAID; index++) {
    const waiting: Promise<{ Next: string }> = reader.post('/chat/Chatbot/Events', { After, WaitMs: 10_000 })
    const started = performance.now()
    await speaker.post('/chat/Chat/Say', { sessionID, By: 'ana', Content: `message ${index}` })
    After = (await waiting).Next
    samples.push(performance.now() - started)
  }
  print('Say, until its event is read', `${spread(samples)}, p95 ${milliseconds(percentile(samples, 0.95))}`)
  await Promise.all([speaker.close(), reader.close()])
}

/** Many who wait for an event at once. */
async function benchWaiting(url: string, pid: number): Promise<void> {
  const poster = createPoster(url, keys.SECRET_KEY, 1)
  const serialNumber: string = await poster.post('/chat/Chatbot/Add', {})
  const agent = new Agent({ connections: POLLS, pipelining: 1 })
  const poll = async (WaitMs: number) => {
    const response = await request(`${url}/chat/Chatbot/Events`, {
      dispatcher: agent,
      method: 'POST',
      headers: { authorization: keys.SECRET_KEY },
      body: JSON.stringify({ WaitMs, serialNumber }),
    })
    return ((await response.body.json()) as { Data: { List: object[] } }).Data.List.length
  }
  // Connections of their own first: what they take is not what waiting takes.
  await Promise.all(Array.from({ length: POLLS }, () => poll(500)))
  const before = await residentKibOf(pid)
  const waiting = Array.from({ length: POLLS }, () => poll(30_000))
  await delay(3_000)
  const after = await residentKibOf(pid)
  const idle = await cpuOf(poster)
  await delay(2_000)
  const cpu = (await cpuOf(poster)) - idle
  const started = performance.now()
  await poster.post('/chat/Chatbot/GetSession', { serialNumber })
  const { SessionID: sessionID }: { SessionID: number } = await poster.post('/chat/Chatbot/GetSession', {
    serialNumber,
  })
  await poster.post('/chat/Chat/HandOver', { sessionID })
  const lengths = await Promise.all(waiting)
  print(
    `${POLLS.toLocaleString('en-US')} long polls at once, each`,
    `${((after - before) / POLLS).toFixed(1)} KiB resident`,
  )
  print('  CPU of the service meanwhile, of one', `${(cpu / 20).toFixed(1)} %`)
  print(
    '  an event, until all have it',
    `${milliseconds(performance.now() - started)}; ${lengths.filter((one) => one > 0).length} got it`,
  )
  await agent.close()
  await poster.close()
}
