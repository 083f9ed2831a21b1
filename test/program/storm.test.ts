import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/store.ts'
import { databases, type TestDatabase } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { type Started, startProcess } from '../sim/service/process.ts'

/** `npm run test:long` kills as often as the promise is made for; every other run, often enough to notice. */
const KILLS = process.env['TEST_LONG'] === undefined ? 2 : 20
const CREATED = process.env['TEST_LONG'] === undefined ? 500 : 2_000
const AT_ONCE = 16

const keys = { SECRET_KEY: 'a-secret-key-of-the-test', SESSION_KEY: 'a-session-key-of-the-test' }

describe.each(databases)('a storm of creations on $name', (kind) => {
  let directory: string
  let database: TestDatabase
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    database = await kind.create()
  })
  afterEach(async () => {
    await database.remove()
    await rm(directory, { recursive: true })
  })

  const start = (): Promise<Started> =>
    startProcess(directory, { ...keys, ...(database.url.startsWith('postgres') && { DATABASE_URL: database.url }) })
  const where = () => (database.url.startsWith('postgres') ? database.url : join(directory, 'porchlight.sqlite'))

  async function call<T>({ url }: Started, path: string, body: object): Promise<T> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: keys.SECRET_KEY },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { Data: T }).Data
  }
  const create = (core: Started, SerialNumber: string) =>
    call<string>(core, '/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing() })

  /** The ids of all listings that are kept, read past the service. */
  async function keptIds(serial: string): Promise<string[]> {
    const store = await openStore(where(), Date.now)
    const chatbot = await store.chatbots.bySerial(serial)
    const ids: string[] = []
    for (let after = 0; ; ) {
      const page = await store.listings(chatbot?.id ?? 0).after(after, 1_000)
      ids.push(...page.map(({ ID }) => String(ID)))
      const last = page.at(-1)
      if (last === undefined) break
      after = last.ID
    }
    await store.close()
    return ids
  }

  test(`of ${CREATED}, all are there, each with an id of its own`, { timeout: 60_000 }, async () => {
    const core = await start()
    const serial = await call<string>(core, '/chat/Chatbot/Add', {})
    const ids = await Promise.all(Array.from({ length: CREATED }, () => create(core, serial)))
    expect(new Set(ids).size).toBe(CREATED)
    expect(await core.end('SIGTERM')).toBe(0)
    expect((await keptIds(serial)).toSorted()).toEqual(ids.toSorted())
  })

  test(`with kill -9 in the middle, ${KILLS} times, loses nothing that was acknowledged`, {
    timeout: KILLS * 10_000,
  }, async () => {
    let serial: string | undefined
    const acknowledged = new Set<string>()
    for (let kill = 0; kill < KILLS; kill++) {
      const core = await start()
      const SerialNumber = (serial ??= await call<string>(core, '/chat/Chatbot/Add', {}))
      const creating = Array.from({ length: AT_ONCE }, async () => {
        for (;;) acknowledged.add(await create(core, SerialNumber))
      })
      // Each of them ends with the connection that the kill breaks.
      const storm = Promise.allSettled(creating)
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(before + 50)
      await core.end('SIGKILL')
      await storm
    }
    const kept = new Set(await keptIds(serial ?? ''))
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(KILLS * 50)
  })
})
