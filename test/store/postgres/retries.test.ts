import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { importBatch } from '../../../src/core/listings/importing.ts'
import type { NewEvent } from '../../../src/core/ports/events.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { openStore } from '../../../src/store/store.ts'
import { atomically } from '../../../src/store/transactions/transactions.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { administer } from '../../sim/service/postgres.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
test.each(servers.flatMap((kind) => ['40001', '40P01', '0A000', '26000'].map((code) => ({ kind, code }))))(
  'a transaction that $kind.name undoes with $code runs again from its start, and takes place once',
  async ({ kind, code }) => {
    const database = await kind.create()
    onTestFinished(() => database.remove())
    const { db, close } = await openDatabase(database.url)
    let left = 2
    await atomically(db, async (within) => {
      await within.insertInto('secret').values({ name: 'a', value: 'b' }).execute()
      if (left-- > 0)
        await sql.raw(`do $$ begin raise exception 'undone' using errcode = '${code}'; end $$`).execute(within)
    })
    expect(await db.selectFrom('secret').selectAll().execute()).toEqual([{ name: 'a', value: 'b' }])
    await close()
  },
)

test.each(servers.flatMap((kind) => ['40001', '40P01'].map((code) => ({ kind, code }))))(
  'a statement of its own that $kind.name undoes with $code runs again, and takes place once',
  async ({ kind, code }) => {
    const database = await kind.create()
    onTestFinished(() => database.remove())
    const { db, close } = await openDatabase(database.url)
    await administer(
      database.url,
      `create sequence inserts;
      create function undo() returns trigger language plpgsql as
        $$ begin if nextval('inserts') < 3 then raise exception 'undone' using errcode = '${code}'; end if; return new; end $$;
      create trigger undone before insert on secret for each row execute function undo()`,
    )
    await db.insertInto('secret').values({ name: 'a', value: 'b' }).execute()
    expect(await db.selectFrom('secret').selectAll().execute()).toEqual([{ name: 'a', value: 'b' }])
    await close()
  },
)

test.each(servers)('a part of an import that $name undoes runs again, and makes no listing twice', async (kind) => {
  const database = await kind.create()
  onTestFinished(() => database.remove())
  const store = await openStore(database.url, Date.now)
  const { chatbotId } = await addChatbot(store)
  const listings = store.listings(chatbotId)
  const home = aListing({ MLSNumber: 'old' })
  await listings.insert([home])
  await administer(
    database.url,
    `create sequence updates;
    create function undo() returns trigger language plpgsql as
      $$ begin if nextval('updates') = 1 then raise exception 'undone' using errcode = '40P01'; end if; return new; end $$;
    create trigger undone before update on listing for each row execute function undo()`,
  )
  const run = { lastRows: new Map([['new', 2]]), foundByUrl: new Set<number>() }
  const arrival = { row: 2, listing: { ...home, MLSNumber: 'new' }, assumed: [] }
  expect(await importBatch({ store, chatbotId, run }, [arrival])).toMatchObject([{ kind: 'changed' }])
  expect(await listings.after(0, 10)).toMatchObject([{ MLSNumber: 'new' }])
  await store.close()
})

test.each(servers)(
  'transactions of two processes that tell of two workspaces, in whatever order, end in no deadlock on $name',
  async (kind) => {
    const database = await kind.create()
    onTestFinished(() => database.remove())
    const stores = await Promise.all([openStore(database.url, Date.now), openStore(database.url, Date.now)])
    const [store] = stores
    const events: NewEvent[] = []
    for (let count = 0; count < 2; count += 1) {
      const { chatbotId } = await addChatbot(store)
      events.push({ chatbotId, sessionId: null, kind: 'listing', subjectId: null, data: '{}' })
    }
    // Long enough for the other one to begin.
    await administer(
      database.url,
      `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
      create trigger slow before update on event_counter for each row execute function slow()`,
    )
    let runs = 0
    const tellAt = (one: Store, told: typeof events) =>
      one.transaction(async (within) => {
        runs += 1
        await within.events.append(told)
      })
    await Promise.all([tellAt(stores[0], events), tellAt(stores[1], events.toReversed())])
    expect(runs).toBe(2)
    await Promise.all(stores.map((one) => one.close()))
  },
)

test.runIf(servers.length === 0)('the suite of retries needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
