import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envFileText, parseEnvFile } from '../../src/start/env-file.js'
import { residentKibOf } from '../bench/usage.ts'
import { environmentWith } from '../sim/service/environment.ts'
import { type Started, startCold, startProcess } from '../sim/service/process.ts'
import { openSocket } from '../sim/service/raw.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
})
afterAll(() => rm(directory, { recursive: true }))

test('the first start prints keys and a demo chatbot in the language of its shell; the second keeps them and prints no secret', async () => {
  const data = join(directory, 'starts')
  const first = await startCold(data, { DEMO: 'on', LANG: 'es_ES.UTF-8', LC_ALL: 'es_ES.UTF-8' })
  const [secret = '', serial = ''] = [/SECRET_KEY=(\S+)/, /CHATBOT_SERIAL=(\S+)/].map(
    (part) => part.exec(first.output())?.[1] ?? '',
  )
  expect(secret).toMatch(/^pl_secret_.{32}$/)
  expect(await first.end('SIGTERM')).toBe(0)

  const second = await startCold(data, { DEMO: 'on' })
  expect(second.output().trim()).toBe(`Porchlight listens on ${second.url}`)
  const call = async (name: string, body: object) => {
    const sent = { method: 'POST', headers: { authorization: secret }, body: JSON.stringify(body) }
    return (await (await fetch(`${second.url}/chat/${name}`, sent)).json()) as {
      Data: { SessionID: number; WelcomeMessage: string }
    }
  }
  const all = await call('Chatbot/RealEstateList', { SerialNumber: serial })
  expect(all).toMatchObject({ Code: 200, Data: { VirtualCount: 60 } })
  const found = await call('Chatbot/RealEstateList', { SerialNumber: serial, Query: '3 bedroom houses in Seattle' })
  expect(found).toMatchObject({ Code: 200, Data: { VirtualCount: expect.any(Number) } })
  const { Data } = await call('Chatbot/GetSession', { serialNumber: serial })
  expect(Data.WelcomeMessage).toMatch(/^¡Le damos la bienvenida/)
  const asked = { sessionID: Data.SessionID, content: '3 bedroom houses in Seattle' }
  expect(await call('Chat/ClientAsk', asked)).toMatchObject({
    Code: 200,
    Data: { content: expect.stringContaining('I found') },
  })
  expect(await second.end('SIGINT')).toBe(0)
  expect(openToOthers(data)).toEqual([])
})

test('without its libraries a program says what to run, on whatever Node.js', async () => {
  const bare = join(directory, 'bare')
  for (const file of ['src/prelude.js', 'src/start/env-file.js', 'src/guards/data-folder.js']) {
    mkdirSync(join(bare, dirname(file)), { recursive: true })
    copyFileSync(file, join(bare, file))
  }
  const { status, stderr } = spawnSync(process.execPath, ['--import', './src/prelude.js', '-e', '0'], {
    cwd: bare,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('npm install') })
})

describe('the file .env', () => {
  /** What a program prints of these settings, started beside a `.env` that `prepare` makes. */
  function settingsBeside(prepare: (file: string) => void, environment: Record<string, string> = {}) {
    const folder = mkdtempSync(join(directory, 'env-'))
    prepare(join(folder, '.env'))
    const print = "console.log(['PORT', 'MAIL_FROM', 'HOST'].map((name) => process.env[name]))"
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', resolve('src/prelude.js'), '-e', print],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...environment },
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }

  test('is read with quotes, blanks, Windows line ends and a byte order mark; what the environment says counts first', () => {
    const lines = ['PORT = 3005', 'export MAIL_FROM="Maple Realty <chat@example.com>"', 'HOST=0.0.0.0']
    const found = settingsBeside((file) => writeFileSync(file, `\uFEFF${lines.join('\r\n')}`), { HOST: '::1' })
    expect(found).toMatchObject({ status: 0, stdout: expect.stringContaining("'3005'") })
    expect(found.stdout).toContain("'Maple Realty <chat@example.com>'")
    expect(found.stdout).toContain("'::1'")
  })

  /** Read in this process, in a folder with a `.env` that `prepare` makes: each program of its own would cost a start. */
  function readBeside(prepare: (file: string) => void): Record<string, string | undefined> {
    const [before, folder] = [process.cwd(), mkdtempSync(join(directory, 'env-'))]
    prepare(join(folder, '.env'))
    process.chdir(folder)
    try {
      return parseEnvFile(envFileText())
    } finally {
      process.chdir(before)
    }
  }

  test.each(['utf-16le', 'utf-16be'])('is read as %s too, which PowerShell and other editors write', (encoding) => {
    const bytes = Buffer.from('\uFEFFPORT=3005\r\nHOST="::1"', 'utf16le')
    const found = readBeside((file) => writeFileSync(file, encoding === 'utf-16le' ? bytes : bytes.swap16()))
    expect(found).toEqual({ PORT: '3005', HOST: '::1' })
  })

  test.each([
    'PORT=3005 # a comment',
    "\tPORT = '3005'# a comment",
    '# PORT="1\n\nPORT=3005',
    'MORE="two\nlines"\nPORT=3005',
    'PORT=1\rPORT=3005\r',
  ])('is read as it is meant: %j', (text) => {
    expect(readBeside((file) => writeFileSync(file, text))).toMatchObject({ PORT: '3005' })
  })

  test('of which a value would be cut ends the start, with the line and without the value', () => {
    const { status, stderr } = settingsBeside((file) => writeFileSync(file, 'SECRET_KEY=a#secret'))
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^\.env could not be read \(line 1: put the value of /)])
    expect(stderr).not.toContain('secret')
  })

  test.each([
    ['SECRET_KEY=a#secret', 'line 1: put the value of SECRET_KEY in quotes, or a blank before the # of a comment'],
    ['PORT=1\nHOST=#here', 'line 2: put the value of HOST in quotes, or a blank before the # of a comment'],
    ['HOST="::1\nPORT=1', 'line 1: the value of HOST begins with " and must end with it'],
    ['HOST="::1\nMAIL_FROM="a@b.c"', 'line 1: the value of HOST must end at the second "'],
    ["SMTP_URL='smtp://a' 'secret'", "line 1: the value of SMTP_URL must end at the second '"],
    ['A="two\nlines"\nPORT 3005', 'line 3: must be NAME=value, or begin with # as a comment'],
    ['PORT: 3005\nHOST', 'line 1: must be NAME=value, or begin with # as a comment; line 2: must be'],
    ['HOST=“::1”', 'line 1: the quotes of HOST must be straight: " or \''],
  ])('of which a value would be cut, or a line passed over, is refused with that line: %j', (text, problem) => {
    const read = () => readBeside((file) => writeFileSync(file, text))
    expect(read).toThrow(problem)
    expect(read).not.toThrow('secret')
  })

  test('that is neither UTF-8 nor UTF-16 is refused', () => {
    const found = settingsBeside((file) => writeFileSync(file, Buffer.from('MAIL_FROM=Käthe', 'latin1')))
    expect(found).toMatchObject({ status: 1, stderr: expect.stringContaining('must be in UTF-8') })
  })

  test('that cannot be read is named, without a stack', () => {
    const { status, stderr } = settingsBeside((file) => mkdirSync(file))
    expect(status).toBe(1)
    expect(stderr).toMatch(/^\.env could not be read \(.*\)\.\n$/)
  })
})

/** What other users of this machine could read or write of a folder. */
function openToOthers(folder: string): string[] {
  const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
}

test('compiled code is kept in the data folder, and only where nobody else can put any', () => {
  const data = join(directory, 'compiled-code')
  const run = () =>
    spawnSync(
      process.execPath,
      ['--import', './src/prelude.js', '-e', "console.log(require('node:module').getCompileCacheDir())"],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: data },
        encoding: 'utf8',
      },
    ).stdout.trim()
  expect(run()).toBe('undefined')
  mkdirSync(data)
  chmodSync(data, 0o777)
  expect(run()).toBe('undefined')
  chmodSync(data, 0o700)
  expect(run()).toContain(join(data, 'compiled'))
  expect(openToOthers(data)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'the first start and the second take little more memory than the third',
  async () => {
    const data = join(directory, 'memory')
    const taken: number[] = []
    while (taken.length < 3) {
      const service = await startProcess(data, { NODE_COMPILE_CACHE: '' })
      taken.push(await residentKibOf(service.child.pid ?? 0))
      await service.end('SIGTERM')
    }
    const [first = 0, second = 0, third = 0] = taken
    expect(Math.max(first, second) / third).toBeLessThan(1.15)
    expect(openToOthers(data)).toEqual([])
  },
)

/** A crowd, and how many connections this system lets wait at most. */
const CROWD = 1_000
const WAITING_MAX = process.platform === 'linux' ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0

describe('a service', () => {
  let service: Started
  let refusal: unknown
  beforeAll(async () => {
    const data = join(directory, 'running')
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    refusal = await startCold(data, { PORT: String(port) }).catch((error: unknown) => error)
    other.close()
    service = await startCold(data)
  })
  afterAll(() => service.end('SIGKILL'))

  test('whose port is taken at its first start makes no keys; the next start, elsewhere, prints them', () => {
    expect(refusal).toMatchObject({ message: expect.stringMatching(/is taken/) })
    expect(service.output()).toMatch(/SECRET_KEY=pl_secret_/)
  })

  test.skipIf(WAITING_MAX < CROWD)('that is busy lets a crowd that connects wait, and refuses nobody', async () => {
    // Stopped, it accepts nobody.
    service.child.kill('SIGSTOP')
    try {
      const sockets = Array.from({ length: CROWD }, () => openSocket(service.url))
      await Promise.all(sockets.map((socket) => once(socket, 'connect')))
      for (const socket of sockets) socket.destroy()
    } finally {
      service.child.kill('SIGCONT')
    }
  })

  test.skipIf(process.platform === 'win32')('whose terminal is closed stops as on SIGTERM', async () => {
    expect(await service.end('SIGHUP')).toBe(0)
  })
})

test('a bad setting is named, with every other one, and ends the start', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/main.ts'], {
    env: environmentWith({
      DATA_DIR: directory,
      PORT: 'x',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'ftp://x',
    }),
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const name of ['PORT', 'DEMO', 'DATABASE_URL', 'PUBLIC_URL']) expect(stderr).toContain(`  ${name}: `)
})

test('a service that npm started stops with npm, although the shell between them passes no signal on', async () => {
  const npm = spawn('npm', ['run', '--silent', 'start'], {
    env: { ...process.env, DATA_DIR: join(directory, 'npm'), PORT: '0', DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(createInterface({ input: npm.stdout }), 'line')) as [string]
  const url = line.replace('Porchlight listens on ', '')
  const lives = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.status === 200
  expect(await lives()).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(lives).toBe(false)
})
