import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { explainStartError } from '../../src/start/errors.ts'
import { openStore } from '../../src/store/store.ts'
import { databases } from '../sim/service/databases.ts'

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

test('a database server that does not answer is told as that, with what the system said and no password', async () => {
  const error: unknown = await openStore('postgres://ana:secret@127.0.0.1:1/homes', Date.now).catch(
    (thrown: unknown) => thrown,
  )
  const told = explainStartError(error)
  expect(told).toContain('The database that DATABASE_URL names does not answer (connect ECONNREFUSED 127.0.0.1:1)')
  expect(told).not.toContain('secret')
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

test('anything else is told in its own words', () => {
  expect(explainStartError(new Error('The folder data cannot be made.'))).toBe('The folder data cannot be made.')
})
