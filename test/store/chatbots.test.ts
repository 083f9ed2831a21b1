import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/core/ports/ports.ts'
import { openDatabase } from '../../src/store/database/database.ts'
import { openStore } from '../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../sim/service/databases.ts'
import { longestStopDuring } from '../sim/service/event-loop-stalls.ts'
import { aListing } from '../sim/service/listing.ts'

describe.each(databases.slice(1))('prepared queries on $name', (kind) => {
  test('go on when another process changes a column', async () => {
    const database = await kind.create()
    const store = await openStore(database.url, Date.now)
    const other = await openDatabase(database.url)
    try {
      const { chatbotId: id, serialNumber } = await addChatbot(store)
      const found = () => store.chatbots.bySerial(serialNumber)
      expect(await found()).toMatchObject({ id })
      await sql`alter table chatbot alter column serial type varchar(200)`.execute(other.db)
      expect(await found()).toMatchObject({ id })
      await sql`alter table chatbot alter column serial type text`.execute(other.db)
      expect(await store.transaction(({ chatbots }) => chatbots.bySerial(serialNumber))).toMatchObject({ id })
    } finally {
      await other.close()
      await store.close()
      await database.remove()
    }
  })
})

/** In ms of the processor's time: all messages at once take twice as long. */
const STOP_MAX_MS = 60

describe.each(databases)('removing a chatbot on $name', (kind) => {
  let database: TestDatabase
  let store: Store
  let workspaceId: number
  beforeEach(async () => {
    database = await kind.create()
    store = await openStore(database.url, Date.now)
    workspaceId = (await store.workspaces.insert('one')).id
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  async function chatbotWithTalks(serialNumber: string, messages = 1_200): Promise<number> {
    const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber, settings: {} })
    await store.listings(chatbotId).insert([aListing()])
    for (let count = 0; count < 3; count++)
      await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    const { db, close } = await openDatabase(database.url)
    await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${messages / 3})
      insert into message (chatbot_id, session_id, role, content, created_at)
      select chatbot_id, id, 'question', 'hi', ${Date.now()} from n, session where chatbot_id = ${chatbotId}`.execute(
      db,
    )
    await close()
    return chatbotId
  }

  test('takes all it owns along and nothing of others', async () => {
    const [one, other] = [await chatbotWithTalks('A'), await chatbotWithTalks('B')]
    await store.chatbots.remove(one)
    expect(await Promise.all([one, other].map((id) => store.messages.count(id)))).toEqual([0, 1_200])
    expect(await Promise.all([one, other].map((id) => store.listings(id).count({})))).toEqual([0, 1])
    expect(await store.chatbots.removing()).toEqual([])
  })

  test('makes it unknown at once, and a removal that was cut short is known until it is ended', async () => {
    const id = await chatbotWithTalks('A')
    const removal = store.chatbots.remove(id)
    await expect.poll(async () => await store.chatbots.removing(), { interval: 1 }).toEqual([{ id, serialNumber: 'A' }])
    expect([await store.chatbots.byId(id), await store.chatbots.bySerial('A')]).toEqual([undefined, undefined])
    expect([await Array.fromAsync(store.chatbots.list(workspaceId)), await store.chatbots.count(workspaceId)]).toEqual([
      [],
      0,
    ])
    await Promise.all([removal, store.chatbots.remove(id)])
    expect(await store.chatbots.removing()).toEqual([])
  })

  test.runIf(kind.name === 'SQLite')('with very many messages stops nobody', async () => {
    const id = await chatbotWithTalks('A', 60_000)
    expect(await longestStopDuring(() => store.chatbots.remove(id))).toBeLessThan(STOP_MAX_MS)
    expect(await store.messages.count(id)).toBe(0)
  })
})
