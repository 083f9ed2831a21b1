import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { atomically } from '../../../src/store/transactions/transactions.ts'
import { databases } from '../../sim/service/databases.ts'

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

test.runIf(servers.length === 0)('the suite of retries needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
