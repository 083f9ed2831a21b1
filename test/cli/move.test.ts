import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../src/core/ports/ports.ts'
import { openStore } from '../../src/store/store.ts'
import { runCommand } from '../sim/command-line.ts'
import { databases } from '../sim/service/databases.ts'
import { aListing, aWatch } from '../sim/service/listing.ts'
import { administer } from '../sim/service/postgres.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')
const ODD = 'Grüße 🏡 "quoted" \\ back\nnew line'
/** What is not copied as it is: indexes, leases of ended processes, the migrations. */
const OTHER = /^(?:sqlite_|kysely_|listing_words|lease$)/

type Row = Record<string, unknown>
/** As texts, since the driver reads long numbers as such. */
const sorted = (rows: Row[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.keys(row)
          .toSorted()
          .map((name) => [name, String(row[name])]),
      ),
    )
    .toSorted()

/** Everything that a service may have kept, of which some is gone again. */
async function fill(store: Store): Promise<{ chatbotId: number; lastSession: number }> {
  const { id: workspaceId } = await store.workspaces.insert(ODD)
  const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber: 'shop', settings: { Name: ODD } })
  const session = () => store.sessions.insert({ chatbotId, visitorId: 'ana', source: 'http', uri: '' })
  const sessionId = await session()
  const asked = { content: ODD, type: 'Text' as const, fileIds: [], idempotency: null }
  await store.messages.ask({ chatbotId, sessionId, ...asked }, 0)
  const lead = { name: ODD, email: 'ana@example.com', phone: '', source: 'http', consent: null, listingIds: [] }
  await store.leads.insert({ chatbotId, sessionId, noticed: true, ...lead })
  await store.watches.insert(aWatch({ chatbotId, sessionId, visitorId: null, watched: { filter: {} } }))
  await store.mails.add({ to: 'a@b.example', replyTo: '', subject: '', text: ODD, html: '', chatbotId, cause: 'one' })
  const homes = Array.from({ length: 1_200 }, (_, index) =>
    aListing({ Description: index === 7 ? `${ODD} waterfront` : 'plain', SalePrice: 100_000.5 + index }),
  )
  await store.listings(chatbotId).insert(homes)
  const lastSession = await session()
  await store.visitors.removeSession(chatbotId, lastSession, { lookedUpTo: 0, lastAskedAt: undefined })
  return { chatbotId, lastSession }
}

describe.each(servers)('a service that moves to $name', (kind) => {
  async function prepare() {
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-move-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const database = await kind.createEmpty()
    onTestFinished(() => database.remove())
    const file = join(folder, 'porchlight.sqlite')
    const status: string[] = []
    const settings = { DATA_DIR: folder, DATABASE_URL: database.url }
    const move = () => runCommand(settings, ['move'], (text) => void status.push(text))
    return { file, url: database.url, move, status }
  }

  test('has every row there, is searched as before, and gives no id again', async () => {
    const { file, url, move, status } = await prepare()
    const before = await openStore(file, Date.now)
    const { chatbotId, lastSession } = await fill(before)
    await before.close()
    expect(await move()).toMatchObject({ code: 0, out: expect.stringContaining('rows copied') })
    expect(status.slice(-2)).toEqual([expect.stringMatching(/100% .* of [\d,]+ rows copied and indexed$/), ''])
    expect(status.length).toBeGreaterThan(10)

    const source = new DatabaseSync(file)
    const tables = source.prepare("select name from sqlite_schema where type = 'table'").all()
    for (const { name } of tables.filter((table) => !OTHER.test(String(table.name))))
      expect(sorted(await administer<Row>(url, `select * from ${String(name)}`)), String(name)).toEqual(
        sorted(source.prepare(`select * from ${String(name)}`).all()),
      )
    source.close()
    const [counted] = await administer<Row>(url, "select reltuples from pg_class where oid = 'listing'::regclass")
    expect(counted).toEqual({ reltuples: 1_200 })
    const after = await openStore(url, Date.now)
    const found = await after.listings(chatbotId).count({ keywords: ['waterfront'] })
    expect(found).toBe(1)
    const next = await after.sessions.insert({ chatbotId, visitorId: 'ana', source: 'http', uri: '' })
    expect(next).toBeGreaterThan(lastSession)
    await after.close()
  })

  test('is told what hinders it, and nothing is copied', async () => {
    const { file, url, move } = await prepare()
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining('no porchlight.sqlite') })
    const running = await openStore(file, Date.now)
    await running.workspaces.insert('main')
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining('stop the service first') })
    await running.close()
    expect((await move()).code).toBe(0)
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringContaining('set DATABASE_URL to an empty database'),
    })
    expect(await administer<Row>(url, 'select name from workspace')).toEqual([{ name: 'main' }])
  })

  test('is told that the memory of the bots is not copied, if there is one', async () => {
    for (const hasBots of [false, true]) {
      const { file, move } = await prepare()
      await (await openStore(file, Date.now)).close()
      const memory = join(dirname(file), 'bots.sqlite')
      if (hasBots) new DatabaseSync(memory).close()
      const told = `Not copied: ${memory}. `
      expect(await move()).toMatchObject({ code: 0, err: hasBots ? expect.stringContaining(told) : '' })
    }
  })

  test('that fails on the way has copied nothing, and may be tried again', async () => {
    const { file, url, move, status } = await prepare()
    const before = await openStore(file, Date.now)
    const { chatbotId } = await fill(before)
    await before.close()
    const set = (reason: string) => {
      const source = new DatabaseSync(file)
      source.prepare('update session set reason = ?').run(reason)
      source.close()
    }
    // SQLite keeps any character; no request may contain this one.
    set('\0')
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was copied') })
    expect(status).toEqual([...status.slice(0, -1).map(() => expect.stringContaining('rows')), ''])
    expect(await administer<Row>(url, 'select id from workspace')).toEqual([])
    set('')
    expect((await move()).code).toBe(0)
    expect(await administer<Row>(url, 'select id from chatbot')).toEqual([{ id: chatbotId }])
  })
})

test.runIf(servers.length === 0)('the suite of moves needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
