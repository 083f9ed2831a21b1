import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases
const MB = 2 ** 20

test('the log of an SQLite file is carried over by itself, long before it would hold up a writer', async () => {
  const database = await sqlite.create()
  const { db, close } = await openDatabase(database.url)
  const logSize = () => statSync(`${database.url}-wal`).size
  await sql`create table ballast (bytes blob)`.execute(db)
  await sql`insert into ballast values (zeroblob(${8 * MB}))`.execute(db)
  expect(logSize()).toBeGreaterThan(8 * MB)

  // A log that is carried over as a whole is begun anew by the next write; otherwise it grows with every one.
  await expect
    .poll(async () => {
      const before = logSize()
      await sql`insert into ballast values (zeroblob(10000))`.execute(db)
      return logSize() - before
    })
    .toBe(0)

  await close()
  await database.remove()
})

test('nothing is left of a truncation that is over, however many there were', async () => {
  const database = await sqlite.create()
  const { scrub, close } = await openDatabase(database.url)
  const warnings: Error[] = []
  const hear = (warning: Error) => warnings.push(warning)
  process.on('warning', hear)
  for (let count = 0; count < 12; count++) await scrub()
  await close()
  process.off('warning', hear)
  expect(warnings).toEqual([])
  await database.remove()
})
