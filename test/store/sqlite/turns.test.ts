import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { prepared } from '../../../src/store/database/prepared.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeEach(async () => {
  database = await openDatabase(':memory:')
})
afterEach(() => database.close())

const insert = prepared((db, given: { name: string; value: string }) =>
  db.insertInto('secret').values({ name: given.name, value: given.value }),
)
const select = prepared((db, given: { name: string }) =>
  db.selectFrom('secret').select('value').where('name', '=', given.name),
)

test('a prepared read beside a transaction waits for its end, and sees nothing of it that is rolled back', async () => {
  const { db } = database
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const write = db
    .transaction()
    .execute(async (within) => {
      await insert(within, { name: 'a', value: 'not yet' })
      expect(await select(within, { name: 'a' })).toEqual([{ value: 'not yet' }])
      begun.resolve()
      await goOn.promise
      order.push('rolled back')
      throw new Error('no')
    })
    .catch((error: Error) => error.message)
  await begun.promise
  const read = select(db, { name: 'a' }).then((rows) => {
    order.push('read')
    return rows
  })
  setImmediate(goOn.resolve)
  expect(await read).toEqual([])
  expect(await write).toBe('no')
  expect(order).toEqual(['rolled back', 'read'])
})

test('a prepared write outside a transaction is committed', async () => {
  const { db } = database
  await insert(db, { name: 'b', value: 'kept' })
  expect(await select(db, { name: 'b' })).toEqual([{ value: 'kept' }])
})

test('a prepared query of a transaction that is over fails', async () => {
  const { db } = database
  const ended = await db.transaction().execute(async (within) => within)
  await expect(insert(ended, { name: 'c', value: 'late' })).rejects.toThrow(/already committed/)
  expect(await select(db, { name: 'c' })).toEqual([])
})

test('a prepared query that fails leaves the transaction to its owner', async () => {
  const { db } = database
  const twice = db.transaction().execute(async (within) => {
    await insert(within, { name: 'd', value: 'once' })
    await insert(within, { name: 'd', value: 'twice' })
  })
  await expect(twice).rejects.toThrow(/UNIQUE/)
  expect(await select(db, { name: 'd' })).toEqual([])
})

test('rows of a statement that ran before a migration have the columns of after it', async () => {
  const { db } = database
  await insert(db, { name: 'a', value: 'kept' })
  const all = () => sql`select * from secret`.execute(db)
  const [before] = (await all()).rows
  await sql`alter table secret add column kind text default 'new'`.execute(db)
  expect((await all()).rows).toEqual([{ ...(before as object), kind: 'new' }])
})
