import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Log } from '../../src/core/ports/ports.ts'
import { explainStartError } from '../../src/start/errors.ts'
import { onceUp, WAITS } from '../../src/store/postgres/once-up.ts'
import { openStore } from '../../src/store/store.ts'
import { databases, type TestDatabase } from '../sim/service/databases.ts'
import { startCold } from '../sim/service/process.ts'
import { type Proxy, startProxy } from '../sim/service/proxy.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

describe.each(servers)('a start while $name', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await kind.create()
  })
  afterEach(() => database.remove())

  const openOnceUp = (url: string, log: Pick<Log, 'warn'>) => onceUp(() => openStore(url, Date.now), log)

  /** `up` is called when the start says that it waits; `told` is what it says. */
  function waiting(up: () => void) {
    const told: string[] = []
    const warn = (_: object, message: string) => {
      told.push(message)
      up()
    }
    return { told, log: { warn } }
  }
  const at = (port: number) => Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(port) }).href
  const target = () => ({ host: new URL(database.url).hostname, port: Number(new URL(database.url).port || 5432) })
  async function proxyAt(port: number): Promise<Proxy> {
    const proxy = await startProxy(target(), port)
    onTestFinished(() => proxy.close())
    return proxy
  }

  test('is not there yet waits for it, and says so once', async () => {
    const gone = await startProxy(target())
    await gone.close()
    const { told, log } = waiting(() => void proxyAt(gone.port))
    const store = await openOnceUp(at(gone.port), log)
    await store.ping()
    await store.close()
    expect(told).toEqual([WAITS])
  })

  test('is behind a proxy that has nothing to pass on to waits for it', async () => {
    const proxy = await proxyAt(0)
    proxy.cut()
    const { told, log } = waiting(() => proxy.mend())
    const store = await openOnceUp(at(proxy.port), log)
    await store.close()
    expect(told).toEqual([WAITS])
  })

  test('is starting up waits for it, and so does the process', async () => {
    const starting = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(refusal('57P03', 'the database system is starting up')))
      starting.close(() => void proxyAt(port))
    }).listen(0, '127.0.0.1')
    await once(starting, 'listening')
    const { port } = starting.address() as AddressInfo
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    const service = await startCold(join(directory, 'data'), { DATABASE_URL: at(port) })
    expect(service.output()).toContain(WAITS)
    expect(await service.end('SIGTERM')).toBe(0)
    await rm(directory, { recursive: true })
  })

  test.each([
    ['has no such database', { pathname: 'nosuch' }, 'database "nosuch" does not exist'],
    ['knows no such role', { username: 'nobody' }, 'role "nobody" does not exist'],
  ])('%s fails at once, with words', async (_, wrong, words) => {
    const { told, log } = waiting(() => undefined)
    const url = Object.assign(new URL(database.url), wrong).href
    const error: unknown = await openOnceUp(url, log).catch((thrown: unknown) => thrown)
    expect(explainStartError(error)).toContain(words)
    expect(told).toEqual([])
  })
})

/** A server's answer to who connects, https://www.postgresql.org/docs/current/protocol-message-formats.html */
function refusal(code: string, message: string): Buffer {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + fields.length)
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])
}

test.runIf(servers.length === 0)('the suite of starts needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
