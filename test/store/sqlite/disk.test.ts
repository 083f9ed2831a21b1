import { stat } from 'node:fs/promises'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts'
import { createDisk, type Disk } from '../../../src/store/sqlite/disk.ts'
import { openToWrite } from '../../../src/store/sqlite/file.ts'
import type { Tables } from '../../../src/store/tables.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'

const [sqlite] = databases

describe('a write to an SQLite file', () => {
  let database: TestDatabase
  let db: Kysely<Tables>
  let disk: Disk
  /** What each wait for the disk waits for, in their order. */
  let waits: PromiseWithResolvers<void>[]
  let descriptors: number[]
  const names = async () => (await db.selectFrom('workspace').select('name').execute()).map(({ name }) => name)
  const add = (name: string) => db.insertInto('workspace').values({ name, created_at: 0 }).execute()
  const addTwo = (one: string, two: string) =>
    db.transaction().execute(async (within) => {
      for (const name of [one, two]) await within.insertInto('workspace').values({ name, created_at: 0 }).execute()
    })

  beforeEach(async () => {
    database = await sqlite.create()
    await (await openDatabase(database.url)).close()
    waits = []
    descriptors = []
    disk = createDisk(database.url, ({ fd }) => {
      descriptors.push(fd)
      const wait = Promise.withResolvers<void>()
      waits.push(wait)
      return wait.promise
    })
    db = new Kysely({ dialect: sqliteDialect({ open: () => openToWrite(database.url), wrote: () => {}, disk }) })
  })
  afterEach(async () => {
    for (const wait of waits) wait.resolve()
    await db.destroy()
    await database.remove()
  })

  test('is answered when the disk has it, and others read and write meanwhile', async () => {
    const answered: string[] = []
    const first = add('one').then(() => answered.push('one'))
    await expect.poll(() => waits.length).toBe(1)
    expect(await names()).toEqual(['one'])
    const second = add('two').then(() => answered.push('two'))
    await expect.poll(() => waits.length).toBe(2)
    const others = [add('three'), addTwo('four', 'five')].map((write) => write.then(() => answered.push('more')))
    await expect.poll(names).toHaveLength(5)
    expect(answered).toEqual([])

    waits[1]?.resolve()
    await second
    await expect.poll(() => waits.length).toBe(3)
    expect(answered).toEqual(['two'])
    waits[2]?.resolve()
    await Promise.all(others)
    expect(answered).toEqual(['two', 'more', 'more'])
    waits[0]?.resolve()
    await first
    expect(waits).toHaveLength(3)
  })

  test('is synced through another descriptor than one that is still running: the kernel tells each of a failure', async () => {
    const writes = [add('one'), add('two')]
    await expect.poll(() => waits.length).toBe(2)
    expect(new Set(descriptors).size).toBe(2)
    for (const wait of waits) wait.resolve()
    await Promise.all(writes)
  })

  test('that waits for a descriptor is synced before the file is closed', async () => {
    const writes = [add('one'), add('two'), add('three')]
    await expect.poll(() => waits.length).toBe(2)
    await expect.poll(names).toHaveLength(3)
    let isClosed = false
    const closed = disk.close().then(() => (isClosed = true))
    waits[0]?.resolve()
    await expect.poll(() => waits.length).toBe(3)
    waits[1]?.resolve()
    // As long as a close of the files would take, and more.
    for (let time = 0; time < 50; time++) await stat(database.url)
    expect(isClosed).toBe(false)
    waits[2]?.resolve()
    await Promise.all([...writes, closed])
  })

  test('that changes nothing syncs nothing, but waits for what was written before', async () => {
    const rename = (from: string) => db.updateTable('workspace').set({ name: 'new' }).where('name', '=', from).execute()
    await rename('nobody')
    await db.transaction().execute((within) => within.deleteFrom('workspace').where('name', '=', 'nobody').execute())
    expect(waits).toHaveLength(0)

    const answered: string[] = []
    const first = add('one').then(() => answered.push('one'))
    await expect.poll(() => waits.length).toBe(1)
    const idle = rename('nobody').then(() => answered.push('idle'))
    await expect.poll(names).toEqual(['one'])
    expect(answered).toEqual([])
    waits[0]?.resolve()
    await Promise.all([first, idle])
    expect(waits).toHaveLength(1)
  })

  test('that changes rows and returns them is synced', async () => {
    const added = add('one')
    await expect.poll(() => waits.length).toBe(1)
    waits[0]?.resolve()
    await added
    const renamed = db.updateTable('workspace').set({ name: 'two' }).returning('name').execute()
    await expect.poll(() => waits.length).toBe(2)
    waits[1]?.resolve()
    expect(await renamed).toEqual([{ name: 'two' }])
  })

  test('fails as storeUnavailable when the disk does, and so does every later one, while reading goes on', async () => {
    const failing = expect(add('one')).rejects.toMatchObject({ error: 'storeUnavailable' })
    await expect.poll(() => waits.length).toBe(1)
    const other = add('two')
    await expect.poll(() => waits.length).toBe(2)
    const queued = expect(add('three')).rejects.toMatchObject({ error: 'storeUnavailable' })
    await expect.poll(names).toHaveLength(3)
    waits[0]?.reject(new Error('EIO: i/o error, fdatasync'))
    await Promise.all([failing, queued])
    waits[1]?.resolve()
    await other
    await expect(addTwo('four', 'five')).rejects.toMatchObject({ error: 'storeUnavailable' })
    expect(waits).toHaveLength(2)
    expect(await names()).toContain('one')
  })
})
