import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/contract/client/client.ts'
import { environmentWith } from '../sim/service/environment.ts'
import { startCold } from '../sim/service/process.ts'
import { openSocket } from '../sim/service/raw.ts'

const SECRET_KEY = 'the-secret-key-of-the-test'

type LogLine = { level: number; requestId?: string; dropped?: number }

async function startService() {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const service = await startCold(join(directory, 'data'), { SECRET_KEY, LOG_LEVEL: 'debug' })
  onTestFinished(() => void service.child.kill('SIGKILL'))
  const { stderr } = service.child
  if (stderr === null) throw new Error('the service has no log')
  const lines: LogLine[] = []
  createInterface({ input: stderr }).on('line', (line) => lines.push(JSON.parse(line) as LogLine))
  return { service, stderr, lines }
}

/** Asks so often that the log lines are more than what pipes and the service hold; each has its number. */
async function fillLog(url: string, count: number) {
  const socket = openSocket(url)
  let answers = 0
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1))
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index)
    const heads = numbers.map((number) => `Host: a\r\nX-Request-Id: ${number}-${'.'.repeat(110)}\r\n\r\n`)
    socket.write(heads.map((head) => `GET /healthz HTTP/1.1\r\n${head}`).join(''))
    await expect.poll(() => answers, { interval: 1 }).toBe(first + numbers.length)
  }
  socket.destroy()
}
/** As many requests as a connection may send ahead of their answers. */
const BATCH = 100
/** Together 2.5 MB. */
const LINES = 10_000

test('answers go on while nothing reads the log; once it is read again it goes on too, and says how many lines it lacks; a service whose log nobody reads ends when it is told to', async () => {
  const { service, stderr, lines } = await startService()
  stderr.pause()
  await fillLog(service.url, LINES)
  const client = createClient({ baseUrl: service.url, secretKey: SECRET_KEY })
  const { SessionID } = await client.call('GetSession', { serialNumber: await client.call('Add', {}) })
  expect(await client.call('ClientAsk', { sessionID: SessionID, content: 'Hello' })).toMatchObject({ noAnswer: false })

  stderr.resume()
  await expect.poll(() => lines.at(-1)).toMatchObject({ level: 50, dropped: expect.any(Number) })
  const [asked, gap = { level: 0 }] = [lines.slice(0, -1), lines.at(-1)]
  await fillLog(service.url, 1)
  await expect.poll(() => lines.at(-1)?.requestId).toMatch(/^0-/)

  // All until the gap; the client's three calls are in it.
  expect(asked.flatMap(({ requestId }) => requestId?.split('-')[0] ?? [])).toEqual([...asked.keys()].map(String))
  expect(asked.length + Number(gap.dropped)).toBe(LINES + 3)
  expect(gap).not.toHaveProperty('requestId')

  // Nobody reads it again, and the service is told to end.
  stderr.pause()
  await fillLog(service.url, 3_000)
  const ended = once(service.child, 'exit')
  service.child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})

test('a service whose log nobody will ever read again goes on', async () => {
  const { service, stderr } = await startService()
  stderr.destroy()
  await fillLog(service.url, 100)
  expect(await service.end('SIGTERM')).toBe(0)
})

const NUMBERS = 20_000
const printNumbers = (then: string, count = NUMBERS) => `
  const { createLogOutput, endOnCrash } = await import(${JSON.stringify(resolve('src/guards/log-output.ts'))})
  endOnCrash((error) => output.write('crash ' + error.message + '\\n'))
  const output = createLogOutput((dropped) => output.write('dropped ' + dropped + '\\n'))
  for (let number = 0; number < ${count}; number++) output.write(number + ' ' + 'é'.repeat(30) + '\\n');
  ${then}`

const run = (program: string, stderr: 'pipe' | number): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: environmentWith({}),
    stdio: ['ignore', 'ignore', stderr],
  })

test.each([
  ['its work is done', '', 0],
  ['it calls exit', 'process.exit(3)', 3],
  ['an error is not caught', 'throw new Error("no more")', 1],
  ['a promise is rejected', 'await Promise.reject(new Error("no more"))', 1],
])('of a burst of lines nothing is lost when the program ends since %s', async (_, then, code) => {
  const child = run(printNumbers(then), 'pipe')
  if (child.stderr === null) throw new Error('no pipe')
  const [printed, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(exitCode).toBe(code)
  const lines = printed.split('\n')
  expect(lines.slice(0, NUMBERS)).toEqual(
    [...Array.from({ length: NUMBERS }).keys()].map((number) => `${number} ${'é'.repeat(30)}`),
  )
  expect(lines.slice(NUMBERS)).toEqual(code === 1 ? ['crash no more', ''] : [''])
})

/** Node runs it first: the program throws when it gets the signal. */
const THROWS_ON_SIGNAL =
  "process.once('SIGUSR2',()=>{throw(Object.assign(Error('no_more'),{detail:['what','Ana','wrote'].join('-')}))})"

test.each(['info', 'silent'])(
  'an error that nothing caught ends the service with one line, at the level %s, without what is attached to it',
  async (level) => {
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const service = await startCold(join(directory, 'data'), {
      SECRET_KEY,
      LOG_LEVEL: level,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(THROWS_ON_SIGNAL)}`,
    })
    expect(await service.end('SIGUSR2')).toBe(1)
    await expect.poll(service.output).toMatch(/"level":60.*\n/)
    const [last = ''] = service.output().trim().split('\n').slice(-1)
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'no_more' } })
    expect(service.output()).not.toContain('what-Ana-wrote')
  },
)

/** Takes a page of the pipe at a time, more seldom than the program tries to fill it again. */
const readSlowly = `
  const { readSync, writeSync } = require('node:fs')
  const page = Buffer.alloc(4_096)
  for (let size = readSync(0, page); size > 0; size = readSync(0, page)) {
    writeSync(1, page, 0, size)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30)
  }`

test.skipIf(process.platform === 'win32')(
  'the error that ended a program is logged though its reader lags',
  async () => {
    const program = printNumbers('throw new Error("!".repeat(5_000) + "no more")', 3_000)
    const piped = '"$0" --input-type=module -e "$1" 2>&1 >/dev/null | "$0" -e "$2"'
    const child = spawn('sh', ['-c', piped, process.execPath, program, readSlowly], { env: environmentWith({}) })
    expect(await text(child.stdout)).toMatch(/^2999 é+\ncrash !+no more$/m)
  },
)

test.skipIf(process.platform !== 'linux')('a log on a full disk stops nothing', async () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const [code] = await once(run(printNumbers('setTimeout(() => process.exit(7), 100)'), full), 'exit')
  expect(code).toBe(7)
})

/** `script` gives a program a terminal. */
const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

test.skipIf(!hasScript)('a terminal that is held by Ctrl-S, or whose connection hangs, stops nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const program = join(directory, 'program.mjs')
  const done = join(directory, 'done')
  const markDone = `(await import('node:fs')).writeFileSync(${JSON.stringify(done)}, ''); process.exit()`
  await writeFile(program, printNumbers(markDone))
  const child = spawn('script', ['-qc', `${process.execPath} ${program}`, '/dev/null'], {
    env: environmentWith({}),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child.stdout.pause()
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => existsSync(done)).toBe(true)
})
