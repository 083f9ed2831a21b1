import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { explainStartError } from '../../src/start/errors.ts'
import { openStore } from '../../src/store/store.ts'
import { WAIT_MS } from '../sim/clock/deadline.ts'
import { databases } from '../sim/service/databases.ts'
import { serviceEnvironmentWith } from '../sim/service/environment.ts'

test('a port that is taken is named, with the setting that chooses another', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((thrown: unknown) => [thrown])
  expect(explainStartError(error)).toContain(`127.0.0.1:${port} is taken`)
  expect(explainStartError(error)).toContain('set PORT to another number')
  first.close()
})

test.each(['nosuch.invalid', '[::1]', 'http://localhost', '127.0.0.1:3000'])(
  'a HOST that nothing knows is told as that, with what it may be: %s',
  async (host) => {
    const [error] = await once(createServer().listen(0, host), 'error').catch((thrown: unknown) => [thrown])
    expect(explainStartError(error)).toContain(`HOST is ${host}, which is neither an address nor a name`)
    expect(explainStartError(error)).toContain('such as 127.0.0.1 or ::1')
  },
)

test('a HOST that needs its interface is told as that', async () => {
  const [error] = await once(createServer().listen(0, 'fe80::1'), 'error').catch((thrown: unknown) => [thrown])
  expect(explainStartError(error)).toContain('set HOST to it with its interface, such as fe80::1%eth0')
})

test('too few file handles are told as that, with what raises them', () => {
  const error = Object.assign(new Error('listen EMFILE'), {
    code: 'EMFILE',
    syscall: 'listen',
    address: '127.0.0.1',
    port: 1,
  })
  expect(explainStartError(error)).toBe(
    'The service has too few file handles: this process may open no more files; raise its limit, which ulimit -n shows.',
  )
})

test('a database server that does not answer is told as that, with what the system said and no password', async () => {
  const error: unknown = await openStore('postgres://ana:secret@127.0.0.1:1/homes', Date.now).catch(
    (thrown: unknown) => thrown,
  )
  const told = explainStartError(error)
  expect(told).toContain('The database that DATABASE_URL names does not answer (nothing listens at 127.0.0.1:1)')
  expect(told).not.toContain('secret')
})

test.each([
  ['postgres://ana@nosuch.invalid/homes', 'no machine has the name nosuch.invalid'],
  ['postgres://ana@/homes?host=/nosuch', 'nothing listens at /nosuch/.s.PGSQL.5432'],
])('what the system says of a database server is told in words: %s', async (url, words) => {
  const error: unknown = await openStore(url, Date.now).catch((thrown: unknown) => thrown)
  expect(explainStartError(error)).toContain(`does not answer (${words})`)
})

test('a name of several addresses at which nothing listens is told in words, with one of them', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }))
  const socket = connect({ host: 'localhost', port: 1, lookup: (_, _options, found) => found(null, addresses) })
  const [cause] = await once(socket, 'error').catch((thrown: unknown) => [thrown])
  expect(cause).toBeInstanceOf(AggregateError)
  expect(explainStartError(new AppError('storeUnavailable', undefined, { cause }))).toContain(
    'does not answer (nothing listens at 127.0.0.1:1)',
  )
})

test('a database file that another program keeps locked is told as that', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, remove } = await databases[0].createEmpty()
  const other = new DatabaseSync(url)
  other.exec('pragma journal_mode = wal; begin immediate')
  const opened = openStore(url, Date.now).catch((thrown: unknown) => thrown)
  const busy = setInterval(() => vi.advanceTimersByTime(60_000))
  const told = explainStartError(await opened)
  clearInterval(busy)
  expect(told).toMatch(/^Another program keeps the database from being written/)
  other.close()
  await remove()
})

test.each(['~/homes', '$HOME/homes', '/srv/${USER}'])(
  'a DATA_DIR that only a shell would replace is refused, and no folder of that name is made: %s',
  (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-shell-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', resolve('src/prelude.js'), resolve('src/main.ts')],
      { cwd: folder, env: serviceEnvironmentWith({ DATA_DIR: given }), encoding: 'utf8' },
    )
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`DATA_DIR is ${given}, which`) })
    expect(readdirSync(folder)).toEqual([])
  },
)

test.each(['data', ''])('a DATA_DIR that is a home folder is refused, and nothing is put there: "%s"', (DATA_DIR) => {
  const cwd = mkdtempSync(join(tmpdir(), 'porchlight-foreign-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const folder = join(cwd, 'data')
  mkdirSync(folder)
  writeFileSync(join(folder, 'passwd'), '')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('src/prelude.js'), resolve('src/main.ts')],
    { cwd, env: serviceEnvironmentWith({ DATA_DIR, PORT: '0', HOME: folder }), encoding: 'utf8', timeout: WAIT_MS },
  )
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('DATA_DIR: data has files of others'),
  })
  expect(readdirSync(folder)).toEqual(['passwd'])
})

test('anything else is told in its own words', () => {
  expect(explainStartError(new Error('The folder data cannot be made.'))).toBe('The folder data cannot be made.')
})
