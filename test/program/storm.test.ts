import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createClient } from '../../src/contract/client/client.ts'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { openStore } from '../../src/store/store.ts'
import { TEST_MS, WAIT_MS } from '../sim/clock/deadline.ts'
import { databases, type TestDatabase } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { type Started, startCold } from '../sim/service/process.ts'

/** `npm run test:long` kills as often as the promise is made for; every other run, often enough to notice. */
const IS_LONG = process.env['TEST_LONG'] !== undefined
const KILLS = IS_LONG ? 20 : 1
const CREATED = IS_LONG ? 2_000 : 200
const CREATING_AT_ONCE = 16
const ASKING_AT_ONCE = 32

const secretKey = 'a-secret-key-of-the-test'

// On PostgreSQL other tests let cores die among questions and imports in every run: there, this one is part of the long run.
describe.each(IS_LONG ? databases : databases.slice(0, 1))('a storm of creations and questions on $name', (kind) => {
  let directory: string
  let database: TestDatabase
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'porchlight-storm-'))
    database = await kind.create()
  })
  afterEach(async () => {
    await database.remove()
    await rm(directory, { recursive: true })
  })

  const isPostgres = kind.name === 'PostgreSQL'
  async function start(): Promise<{ core: Started; client: Client }> {
    const settings = { SECRET_KEY: secretKey, LOG_LEVEL: 'silent', ...(isPostgres && { DATABASE_URL: database.url }) }
    const core = await startCold(directory, settings)
    return { core, client: createClient({ baseUrl: core.url, secretKey }) }
  }

  /** The ids of all listings of a chatbot that are kept, read past the service. */
  async function keptIds(serialNumber: string): Promise<string[]> {
    const store = await openStore(isPostgres ? database.url : join(directory, 'porchlight.sqlite'), Date.now)
    const chatbot = await store.chatbots.bySerial(serialNumber)
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

  test(`with kill -9 in the middle, ${IS_LONG ? '20 times' : 'once'}, loses nothing that was acknowledged`, {
    timeout: TEST_MS + KILLS * WAIT_MS,
  }, async () => {
    let { core, client } = await start()
    const SerialNumber = await client.call('Add', {})
    const opened = Array.from({ length: ASKING_AT_ONCE }, () =>
      client.call('GetSession', { serialNumber: SerialNumber }),
    )
    const sessions = (await Promise.all(opened)).map(({ SessionID }) => SessionID)
    const created = new Set<string>()
    const answered: string[] = []
    const ends: unknown[] = []
    for (let kill = 0, asked = 0; kill < KILLS; kill++) {
      const creating = Array.from({ length: CREATING_AT_ONCE }, async () => {
        for (;;) created.add(await client.call('RealEstateCreate', { SerialNumber, ...aListing() }))
      })
      const asking = sessions.map(async (sessionID) => {
        for (;;) {
          const content = `hello, this is question ${asked++}`
          await client.call('ClientAsk', { sessionID, content })
          answered.push(content)
        }
      })
      // Each of them ends with the connection that the kill breaks, and by nothing else.
      const storm = Promise.all([...creating, ...asking].map((work) => work.catch((error) => ends.push(error))))
      const [listings, answers] = [created.size, answered.length]
      await expect.poll(() => created.size).toBeGreaterThan(listings + 50)
      await expect.poll(() => answered.length).toBeGreaterThan(answers + 2 * ASKING_AT_ONCE)
      await core.end('SIGKILL')
      await storm
      expect(ends.filter((error) => !nobodyAnswered(error))).toEqual([])
      ;({ core, client } = await start())
    }
    const keptListings = new Set(await keptIds(SerialNumber))
    expect([...created].filter((id) => !keptListings.has(id))).toEqual([])
    const history = await client.call('ChatContentHistory', { SerialNumber })
    const kept = history.flatMap(({ Messages }) =>
      Messages.filter(({ Type }, at) => Type === 'User' && Messages.slice(at).some((later) => later.Type === 'AI')),
    )
    const keptQuestions = new Set(kept.map(({ Content }) => Content))
    expect(answered.filter((content) => !keptQuestions.has(content))).toEqual([])

    // What a service has done that is stopped in peace is exactly what it said.
    const other = await client.call('Add', {})
    const create = () => client.call('RealEstateCreate', { SerialNumber: other, ...aListing() })
    const ids = await Promise.all(Array.from({ length: CREATED }, create))
    expect(new Set(ids).size).toBe(CREATED)
    expect(await core.end('SIGTERM')).toBe(0)
    expect((await keptIds(other)).toSorted()).toEqual(ids.toSorted())
  })
})
