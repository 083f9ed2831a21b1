import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { limits } from '../../../src/http/settings.ts'
import { slowdown } from '../../sim/clock/cost.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { createLogCapture } from '../../sim/service/log.ts'
import { startProcess } from '../../sim/service/process.ts'
import { openSocket, sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
async function start(options: Parameters<typeof startService>[0] = {}) {
  service = await startService(options)
  onTestFinished(() => service.stop())
}

const requestsAhead = { perConnection: 20, total: 50 }

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

function post(path: string, body: object): string {
  const json = JSON.stringify(body)
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${service.keys.secret}\r\nContent-Length: ${json.length}`
  return `${head}\r\n\r\n${json}`
}

const BREAKS_OFF = 'POST /chat/Chatbot/Add HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'

/** Starts a service whose model says nothing until the gate opens. `ask`: a question as the bytes of a request, in a session of its own. */
async function startWaiting(options: Parameters<typeof startService>[0] = {}) {
  const gate = createGate()
  const model = createScriptedModel(async function* () {
    await gate.opened
    yield 'at last'
  })
  await start({ model, ...options })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  async function ask(): Promise<string> {
    const SessionID = await service.openSession({ serialNumber })
    return post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'hi' })
  }
  return { gate, model, ask }
}

/** The statuses of answers that came one after the other. */
const statusesOf = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

describe('a client that sends requests before it has the answers to earlier ones', () => {
  test('gets all answers, in order', async () => {
    await start()
    const socket = openSocket(service.url)
    const paths = Array.from({ length: 90 }, (_, at) => ['/healthz', '/nowhere', '/openapi.json'][at % 3] ?? '')
    socket.write(paths.map((path) => get(path)).join('') + get('/healthz', 'Connection: close\r\n'))
    const statuses = paths.map((path) => (path === '/nowhere' ? 404 : 200))
    expect(statusesOf(await text(socket))).toEqual([...statuses, 200])
  })

  test('has them begun one after the other', async () => {
    const { gate, model, ask } = await startWaiting()
    const count = async () =>
      (await service.data<{ List: unknown[] }>('/chat/Chatbot/List', { PageSize: 200 })).List.length
    const before = await count()
    const socket = openSocket(service.url)
    socket.write(await ask())
    for (let more = 0; more < 20; more++) socket.write(post('/chat/Chatbot/Add', {}))
    await expect.poll(() => model.prompts).toHaveLength(1)
    expect(await count()).toBe(before)
    gate.open()
    socket.write(get('/healthz', 'Connection: close\r\n'))
    const answers = await text(socket)
    expect(answers.indexOf('at last')).toBeLessThan(answers.indexOf('HTTP/1.1', 1))
    expect(statusesOf(answers)).toEqual(Array.from({ length: 22 }, () => 200))
    expect(await count()).toBe(before + 20)
  })

  test('has nothing begun that comes after the request that closes the connection', async () => {
    await start()
    const socket = openSocket(service.url)
    socket.write(get('/healthz') + get('/healthz', 'Connection: close\r\n') + post('/chat/Chatbot/Add', {}))
    expect(statusesOf(await text(socket))).toEqual([200, 200])
    expect((await service.data<{ List: unknown[] }>('/chat/Chatbot/List', {})).List).toEqual([])
  })

  test('is told that the next one is late after the answer to the one before', async () => {
    const { gate, model, ask } = await startWaiting({
      settings: { limits: { ...limits, headersMs: 80, lateCheckMs: 20 } },
    })
    const half = 'GET /healthz HTTP/1.1\r\n'
    const question = await ask()
    // Opened last: the headers of the question must not be late on a slow machine.
    const socket = openSocket(service.url)
    socket.write(question + half)
    await expect.poll(() => model.prompts).toHaveLength(1)
    // By the time that this one is late, so is the one before.
    expect((await sendRaw(service.url, half)).status).toBe(408)
    gate.open()
    expect(statusesOf(await text(socket))).toEqual([200, 408])
  })

  test.each([
    ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers that are too large', `GET /healthz HTTP/1.1\r\nX: ${'x'.repeat(limits.headersBytes)}\r\n\r\n`, 431],
    ['a body that breaks off', BREAKS_OFF, 400],
  ])('is told of %s after the answers to the requests before', async (_, broken, status) => {
    const { gate, model, ask } = await startWaiting()
    const socket = openSocket(service.url)
    socket.write((await ask()) + post('/chat/Chatbot/Add', { Name: 'second' }) + broken)
    await expect.poll(() => model.prompts).toHaveLength(1)
    gate.open()
    const answers = await text(socket)
    expect(statusesOf(answers)).toEqual([200, 200, status])
    const { List } = await service.data<{ List: { serialNumber: string; Name: string }[] }>('/chat/Chatbot/List', {})
    const [made] = List.filter(({ Name }) => Name === 'second')
    expect(answers).toContain(`"Data":"${made?.serialNumber}"`)
  })

  test('is told once of bytes that are no request, also if more of them come meanwhile', async () => {
    const gates = [createGate(), createGate()]
    let asked = 0
    const model = createScriptedModel(async function* () {
      await gates[asked++]?.opened
      yield 'at last'
    })
    const { ask } = await startWaiting({ model })
    const socket = openSocket(service.url)
    socket.write((await ask()) + (await ask()) + BREAKS_OFF)
    await expect.poll(() => model.prompts).toHaveLength(1)
    socket.write('more\r\n')
    gates[0]?.open()
    await expect.poll(() => model.prompts).toHaveLength(2)
    // What came meanwhile is read by the time that this is answered.
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    gates[1]?.open()
    expect(statusesOf(await text(socket))).toEqual([200, 200, 400])
  })

  test('that counts a body in characters is told what became of that body', async () => {
    await start()
    const json = JSON.stringify({ Name: 'Müller & Söhne' })
    const head = `POST /chat/Chatbot/Add HTTP/1.1\r\nHost: x\r\nAuthorization: ${service.keys.secret}\r\n`
    const answers = openSocket(service.url)
    answers.write(`${head}Content-Length: ${json.length}\r\n\r\n${json}`)
    expect(await text(answers)).toContain('"Code":40001')
  })
})

describe('a stranger that sends requests and reads no answer', () => {
  test('neither stops the process nor fills its memory', async () => {
    const program = await startStopsProgram()
    for (const asked of ['GET /docs', 'GET /openapi.json', 'HEAD /docs', 'GET /metrics']) {
      await program.longestStop()
      const kilobytes = program.memory()
      const sockets = Array.from({ length: 20 }, () => openSocket(program.url).pause())
      for (const [at, socket] of sockets.entries())
        socket
          .on('error', () => undefined)
          .write(`${asked} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(at % 2 === 0 ? 90 : 3_000))
      for (let other = 0; other < 30; other++) expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
      expect(await program.longestStop(), asked).toBeLessThan(STOP_MAX_MS)
      expect(program.memory() - kilobytes, asked).toBeLessThan(100_000)
      for (const socket of sockets) socket.destroy()
    }
  })

  test('is disconnected once too many wait', async () => {
    const log = createLogCapture()
    await start({ settings: { limits: { ...limits, requestsAhead } }, logTo: log.destination })
    const socket = openSocket(service.url).on('error', () => undefined)
    socket.resume().write(get('/healthz').repeat(3_000))
    await new Promise((closed) => socket.on('close', closed))
    expect(log.lines().filter(({ msg, code }) => msg === 'refused' && code === 42904)).toHaveLength(1)
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  })

  test('is disconnected once too many of all connections wait; those that wait already are answered', async () => {
    const { gate, model, ask } = await startWaiting({ settings: { limits: { ...limits, requestsAhead } } })
    async function askAhead() {
      const socket = openSocket(service.url)
      socket.write((await ask()) + get('/healthz').repeat(17) + get('/healthz', 'Connection: close\r\n'))
      return { answers: text(socket).then(statusesOf, () => []) }
    }
    const first = [await askAhead(), await askAhead()]
    await expect.poll(() => model.prompts).toHaveLength(2)
    expect(await (await askAhead()).answers).toEqual([])
    gate.open()
    expect(await Promise.all(first.map(({ answers }) => answers))).toEqual(
      first.map(() => Array.from({ length: 19 }, () => 200)),
    )
  })
})

describe('a client that has read a little of its answer', () => {
  const LOOKS = 12

  test('is disconnected when it has read no more for as long as the setting says', async () => {
    const log = createLogCapture()
    const stalledMs = 1_200
    await start({ settings: { limits: { ...limits, stalledMs } }, logTo: log.destination })
    const socket = openSocket(service.url).pause()
    const ids = Array.from({ length: 90 }, (_, at) => `ahead-${at}`)
    // The service looks as often; a machine that is busy holds up both.
    let looks = 0
    const looking = setInterval(() => looks++, stalledMs / LOOKS)
    onTestFinished(() => clearInterval(looking))
    const startedAt = performance.now()
    socket.write(ids.map((id) => get('/openapi.json', `X-Request-Id: ${id}\r\n`)).join(''))
    const unread = () => log.lines().find(({ msg }) => msg === 'the client left')
    await expect.poll(unread, { interval: 10 }).toBeDefined()
    expect(performance.now() - startedAt).toBeGreaterThan(stalledMs)
    // Node's own timeout comes after twice the time.
    expect(looks).toBeLessThan(1.8 * LOOKS)
    socket.on('error', () => undefined).destroy()
  })
})

/** As in event-loop.test.ts; more where code is still cold. */
const STOP_MAX_MS = process.env['TEST_LONG'] === undefined ? 150 : 50

/** The service as a process of its own, and how long it stops. */
async function startStopsProgram() {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-ahead-'))
  const program = await startProcess(directory, {
    SECRET_KEY: 'the-secret-key-of-the-test',
    SESSION_KEY: 'the-session-key-of-the-test',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${pathToFileURL('test/sim/service/event-loop-stalls.ts').href}`,
    TELL_STOPS: 'yes',
  })
  onTestFinished(async () => {
    await program.end('SIGTERM')
    await rm(directory, { recursive: true })
  })
  const stopsUrl = /stops at (\S+)/.exec(program.output())?.[1] ?? ''
  const { url, child } = program
  for (const path of ['docs', 'openapi.json', 'metrics', 'healthz']) await (await fetch(`${url}/${path}`)).text()
  return {
    url,
    longestStop: async () => Number(await (await fetch(stopsUrl)).text()) / slowdown(),
    /** Resident memory in kB, 0 where the system does not tell. */
    memory(): number {
      const path = `/proc/${child.pid}/status`
      return existsSync(path) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) : 0
    },
  }
}
