import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, api } from '../../../src/contract/api.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { examples } from '../../../src/contract/examples.ts'
import { demoListings } from '../../../src/core/demo/listings.ts'
import { databases, execute, type TestDatabase } from '../../sim/service/databases.ts'
import { entriesOfOwnWords, firstQuestions, type Hostile, hostileBodies } from '../../sim/service/hostile.ts'
import { type Started, startProcess } from '../../sim/service/process.ts'

/** How much longer than a bare JSON server the service may stop for one request, in ms; where code is still cold, more. */
const IS_LONG = process.env['TEST_LONG'] !== undefined
const STOP_MAX_MS = IS_LONG ? 50 : 90
/** Of the inputs of an operation, so many are tried when there is little time, others for each. */
const TRIED = IS_LONG ? Infinity : 1

const keys = { SECRET_KEY: 'the-secret-key-of-the-test', SESSION_KEY: 'the-session-key-of-the-test' }
const MESSAGES = IS_LONG ? 60_000 : 15_000
const CHANGES = IS_LONG ? 300_000 : 75_000
const CHATBOTS = IS_LONG ? 200 : 70
/** The MLS number of listings with hostile texts. */
const HOSTILE = 'HOSTILE'

let directory: string
let database: TestDatabase
let service: Started
let stopsUrl: string
let bare: { child: ChildProcess; url: string }
let SerialNumber: string
let sessionID: number
let firstStops: [question: string, ms: number][]

const CALM_MS = 5

async function post(path: string, body: string, url = service.url) {
  const headers = { authorization: keys.SECRET_KEY, 'content-type': 'application/json' }
  return await fetch(url + path, { method: 'POST', headers, body })
}
const data = async <T>(path: string, body: object): Promise<T> =>
  ((await (await post(path, JSON.stringify(body))).json()) as { Data: T }).Data

async function stopOf(act: () => Promise<unknown>): Promise<number> {
  await longestStop()
  await act()
  return await longestStop()
}
/** Since it was last asked, in ms. */
const longestStop = async (): Promise<number> => Number(await (await fetch(stopsUrl)).text())
async function stopOfBare(body: string): Promise<number> {
  await (await fetch(bare.url)).text()
  await (await fetch(bare.url, { method: 'POST', body })).text()
  return Number(await (await fetch(bare.url)).text())
}

describe.each(IS_LONG ? databases : databases.slice(0, 1))('on $name', (kind) => {
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'porchlight-loop-'))
    firstStops = []
    database = await kind.create()
    const settings = {
      ...keys,
      ...(database.url.startsWith('postgres') && { DATABASE_URL: database.url }),
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${pathToFileURL('test/sim/service/event-loop-stalls.ts').href}`,
      TELL_STOPS: 'yes',
    }
    service = await startProcess(directory, settings, '--trace-gc')
    stopsUrl = /stops at (\S+)/.exec(service.output())?.[1] ?? ''
    const child = fork('test/http/transport/bare-json.ts')
    const [url] = (await once(child, 'message')) as [string]
    bare = { child, url }
    SerialNumber = await data<string>('/chat/Chatbot/Add', {})
    for (const listing of [...demoListings(), examples.RealEstateCreate?.input])
      await data('/chat/Chatbot/RealEstateCreate', { ...listing, SerialNumber })
    sessionID = (await data<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber: SerialNumber }))
      .SessionID
    // The start and its warm-up end with a collection of garbage that is asked for, which stops the service.
    while ((await longestStop()) > CALM_MS || !/Mark-Compact .* testing;/.test(service.output())) await setImmediate()
    for (const path of ['openapi.json', 'docs'])
      firstStops.push([path, await stopOf(async () => (await fetch(`${service.url}/${path}`)).text())])
    for (const content of firstQuestions)
      firstStops.push([content.slice(0, 30), await stopOf(() => data('/chat/Chat/ClientAsk', { sessionID, content }))])
    // The first of what else is seldom asked is slow: code is compiled, threads start.
    await data('/chat/Chatbot/RealEstateFacets', { SerialNumber, Keyword: 'pool' })
    await data('/chat/Chatbot/RealEstateList', { SerialNumber, Query: '㍿'.repeat(2_048) })
  })
  afterAll(async () => {
    bare.child.disconnect()
    await service.end('SIGTERM')
    await database.remove()
    await rm(directory, { recursive: true })
  })

  const numbers = (most: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`

  /** Questions of the session that were answered in the last days, one every twenty seconds. */
  const addQuestions = () =>
    execute(
      { url: database.url, directory },
      `${numbers(MESSAGES)} insert into message (chatbot_id, session_id, role, content, created_at, state)
       select chatbot_id, id, 'question', 'a question of a usual length, number ' || i,
         ${Date.now()} - (${MESSAGES} - cast(i as bigint)) * 20000, 'answered' from n, session where id = ${sessionID}`,
    )

  /** Prices of a hundred homes that changed often in the last days, in turns. */
  const addChanges = () =>
    execute(
      { url: database.url, directory },
      `${numbers(CHANGES)} insert into listing_change (chatbot_id, sequence, write_sequence, listing_id, kind, old, new, mls, url,
         price, alerts, at)
       select chatbot_id, changes + i, changes + i, 1000000 + i % 100, 'Price', '1', '2', '', '', '2', 'on',
         ${Date.now()} - (${CHANGES} - cast(i as bigint)) * 1000 from n, catalogue where changes > 0;
       update catalogue set changes = changes + ${CHANGES} where changes > 0;
       analyze listing_change`,
    )

  const own = (names: string[]): Record<string, unknown> => {
    const known: Record<string, unknown> = { SerialNumber, serialNumber: SerialNumber, sessionID }
    return Object.fromEntries(names.flatMap((name) => (name in known ? [[name, known[name]]] : [])))
  }

  /** An example of the operation, where it writes what is looked through later: the largest that is taken is worse than what is refused. */
  const legalOf = (name: keyof Api): Record<string, unknown> => ({
    ...(/^(?:RealEstate|Lead|Watch)/.test(name) && examples[name]?.input),
    // What is created here and what is updated are other listings: an update of a hundred hostile ones takes seconds.
    ...(name === 'RealEstateCreate' && { MLSNumber: HOSTILE }),
  })

  /** Some of them, others for every operation, always the same. */
  const some = (all: Hostile[], salt: number): Hostile[] =>
    all.length <= TRIED ? all : all.filter((_, at) => (at * 7_919 + salt * 104_729) % all.length < TRIED)

  const endpoints = (Object.entries(api satisfies Api) as [keyof Api, Endpoint][]).filter(
    ([name, { upload }]) => upload === undefined && name !== 'Remove',
  )

  test('the first requests to a process stop it no longer than others', () => {
    if (IS_LONG) console.log(`${kind.name}, first requests: ${JSON.stringify(firstStops)}`)
    expect(firstStops.filter(([, stop]) => stop > STOP_MAX_MS)).toEqual([])
  })

  describe('no request stops the service for long', () => {
    test.each(endpoints.map(([name, endpoint], index) => ({ name, endpoint, index })))(
      '$name',
      { timeout: IS_LONG ? 600_000 : 60_000 },
      async ({ name: operation, endpoint, index }) => {
        const all = hostileBodies(endpoint, own(Object.keys(endpoint.input.shape)), legalOf(operation))
        const stops: { ms: number; told: string }[] = []
        for (const { name, body: make } of some(all, index)) {
          const body = make()
          const stop = await stopOf(async () => (await post(endpoint.path, body)).text())
          const ms = stop - (stop > STOP_MAX_MS ? await stopOfBare(body) : 0)
          stops.push({ ms, told: `${name}: ${Math.round(ms)} ms` })
        }
        const longest = stops.toSorted((one, other) => other.ms - one.ms)
        if (IS_LONG) console.log(`${kind.name}, ${operation}, ${stops.length} inputs; longest: ${longest[0]?.told}`)
        expect(longest.filter(({ ms }) => ms > STOP_MAX_MS).map(({ told }) => told)).toEqual([])
      },
    )

    const LISTINGS = IS_LONG ? 30 : 5

    test('listings with a hundred long entries each: updated, listed, watched and removed, by a thousand long keys', {
      timeout: 300_000,
    }, async () => {
      const listing = { ...examples.RealEstateCreate?.input, SerialNumber, MLSNumber: 'LONG' }
      const ExtensionColumn = Array.from({ length: 100 }, () => ({ Key: '㍿'.repeat(2_000), value: 'ﷺ'.repeat(2_000) }))
      for (let count = 0; count < LISTINGS; count++)
        await data('/chat/Chatbot/RealEstateCreate', { ...listing, ExtensionColumn })
      const key = { SerialNumber, KeyType: 'MLSNumber', Key: 'LONG' }
      const stopOfCall = (name: string, fields: object) => stopOf(() => data(`/chat/Chatbot/${name}`, fields))
      const update = (fields: object) => stopOfCall('RealEstateUpdate', { ...key, ...fields })
      const Keys = ['LONG', ...Array.from({ length: 999 }, (_, at) => `${'ﷺ'.repeat(1_000)}${at}`)]
      const stops = {
        updated: await update({ SalePrice: 1, City: 'Ely' }),
        'with other words': await update({ ExtensionColumn: entriesOfOwnWords }),
        'without words': await update({ ExtensionColumn: [] }),
        'long again': await update({ ExtensionColumn }),
        listed: await stopOf(async () => {
          const asked = { SerialNumber, PageSize: LISTINGS }
          expect((await data<{ List: [] }>('/chat/Chatbot/RealEstateList', asked)).List).toHaveLength(LISTINGS)
        }),
        watched: await stopOfCall('WatchAdd', { SerialNumber, sessionID, Keyword: 'patio' }),
        removed: await stopOfCall('RealEstateDelete', { SerialNumber, KeyType: 'MLSNumber', Keys }),
      }
      expect(Object.entries(stops).filter(([, stop]) => stop > STOP_MAX_MS)).toEqual([])
    })

    test('a watch on a hundred long entries: made, matched and told', { timeout: 120_000 }, async () => {
      const entries = Array.from({ length: 100 }, (_, index) => ({
        Key: `${index} ${'㍿'.repeat(1_900)}`,
        value: 'ﷺ'.repeat(2_000),
      }))
      // A visitor of its own: others may have got all alerts of their day by now.
      const visitor = await data<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber: SerialNumber })
      const watch = { SerialNumber, sessionID: visitor.SessionID, Extension: entries, Quiet: false }
      const { Next } = await data<{ Next: string }>('/chat/Chatbot/Events', {})
      const made = await stopOf(() => data('/chat/Chatbot/WatchAdd', watch))
      const listing = { ...examples.RealEstateCreate?.input, SerialNumber, MLSNumber: 'WATCHED' }
      const told = await stopOf(async () => {
        await data('/chat/Chatbot/RealEstateCreate', { ...listing, ExtensionColumn: entries })
        const { List } = await data<{ List: unknown[] }>('/chat/Chatbot/Events', {
          After: Next,
          Kinds: ['alert'],
          WaitMs: 30_000,
        })
        expect(List).toHaveLength(1)
      })
      const listed = await stopOf(() => data('/chat/Chatbot/WatchList', { SerialNumber }))
      expect(Object.entries({ made, told, listed }).filter(([, stop]) => stop > STOP_MAX_MS)).toEqual([])
    })

    test.each([
      [
        'another language',
        'Wir sind montags von 9 bis 18 Uhr da.\nUnsere Provision beträgt 3 %.\nNous parlons français.',
      ],
      ['a public sentence that has no end', `Public:\n${'ﷺ'.repeat(65_000)}`],
    ])('a question where the business is described in %s', async (_what, SystemMessage) => {
      await data('/chat/Chatbot/Edit', { serialNumber: SerialNumber, SystemMessage })
      const stop = await stopOf(() => data('/chat/Chat/ClientAsk', { sessionID, content: 'what are your fees?' }))
      await data('/chat/Chatbot/Edit', { serialNumber: SerialNumber, SystemMessage: '' })
      expect(stop).toBeLessThan(STOP_MAX_MS)
    })

    test('listings that each have a place of their own: first looked through', { timeout: 300_000 }, async () => {
      const serialNumber = await data<string>('/chat/Chatbot/Add', {})
      const listing = { ...examples.RealEstateCreate?.input, SerialNumber: serialNumber }
      const nameOf = (index: number) =>
        `${(index * 7_919 + 36 ** 4).toString(36)} upon ${(index + 36 ** 3).toString(36)}`
      await Promise.all(
        Array.from({ length: 100 * LISTINGS }, async (_, index) => {
          const place = { City: nameOf(index), Location: nameOf(index + 36 ** 4), ZIP: String(10_000 + index) }
          await data('/chat/Chatbot/RealEstateCreate', { ...listing, ...place, MLSNumber: String(index) })
        }),
      )
      const asked = { SerialNumber: serialNumber, Query: `homes in ${nameOf(7)}` }
      expect(await stopOf(() => data('/chat/Chatbot/RealEstateParse', asked))).toBeLessThan(STOP_MAX_MS)
    })

    test('a watch where homes have changed often', { timeout: 60_000 }, async () => {
      await addChanges()
      const filter = { SerialNumber, sessionID, Keyword: 'balcony' }
      expect(await stopOf(() => data('/chat/Chatbot/WatchAdd', filter))).toBeLessThan(STOP_MAX_MS)
    })

    test('a visitor with many sessions: exported', { timeout: 60_000 }, async () => {
      const visitor = { serialNumber: SerialNumber, visitorId: 'returning' }
      for (let count = 0; count < 50 * LISTINGS; count++) await data('/chat/Chatbot/GetSession', visitor)
      expect(await stopOf(() => data('/chat/Chatbot/VisitorExport', visitor))).toBeLessThan(STOP_MAX_MS)
    })

    test(`a list of ${CHATBOTS} chatbots with the longest settings`, { timeout: 60_000 }, async () => {
      const SystemMessage = 'あ'.repeat(65_536)
      for (let count = 0; count < CHATBOTS; count++) await data('/chat/Chatbot/Add', { SystemMessage })
      const listed: unknown[] = []
      const stop = await stopOf(async () => {
        listed.push(...(await data<{ List: unknown[] }>('/chat/Chatbot/List', { PageSize: CHATBOTS })).List)
      })
      expect(listed).toHaveLength(CHATBOTS)
      expect(stop).toBeLessThan(STOP_MAX_MS)
    })

    test(`a history of ${MESSAGES} messages`, { timeout: 60_000 }, async () => {
      await addQuestions()
      const read: number[] = []
      const stop = await stopOf(async () => {
        for (let Before: number | undefined; ; ) {
          const response = await post(
            '/chat/Chatbot/ChatContentHistory',
            JSON.stringify({ SerialNumber, Limit: (MESSAGES * 5) / 6, Before }),
          )
          const { Data } = (await response.json()) as { Data: { Messages: { MessageID: number }[] }[] }
          read.push(...Data.flatMap(({ Messages }) => Messages.map(({ MessageID }) => MessageID)))
          const next = response.headers.get('x-next-before')
          if (next === null) break
          Before = Number(next)
        }
      })
      expect(new Set(read).size).toBeGreaterThan(MESSAGES)
      expect(read).toHaveLength(new Set(read).size)
      expect(stop).toBeLessThan(STOP_MAX_MS)
    })

    test(`a question where ${MESSAGES} were asked this month, within a limit, and the removal of all`, {
      timeout: 60_000,
    }, async () => {
      await data('/chat/Chatbot/Edit', { serialNumber: SerialNumber, MessageLimit: 1_000_000 })
      const asked = await stopOf(() => data('/chat/Chat/ClientAsk', { sessionID, content: 'hello' }))
      const removed = await stopOf(() => data('/chat/Chatbot/Remove', { serialNumber: SerialNumber }))
      expect(Math.max(asked, removed)).toBeLessThan(STOP_MAX_MS)
    })
  })
})
