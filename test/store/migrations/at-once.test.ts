import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases

test('changes of tables that end in the middle leave nothing of themselves, and the next start makes them all', async () => {
  const { url, remove } = await sqlite.createEmpty()
  const inFile = <Result>(work: (file: DatabaseSync) => Result): Result => {
    const file = new DatabaseSync(url)
    try {
      return work(file)
    } finally {
      file.close()
    }
  }
  // The last change but a few fails because of it.
  inFile((file) => file.exec('create table lead_key (a)'))
  await expect(openStore(url, Date.now)).rejects.toThrow('already exists')
  const tables = inFile((file) => file.prepare("select name from sqlite_schema where type = 'table'").all())
  expect(tables.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(String(name)))).toEqual(['lead_key'])

  inFile((file) => file.exec('drop table lead_key'))
  const store = await openStore(url, Date.now)
  await store.workspaces.insert('main')
  await store.close()
  await remove()
})

test('a database without changes to make is opened while another program writes to it', async () => {
  const { url, remove } = await sqlite.create()
  await (await openStore(url, Date.now)).close()
  const writer = new DatabaseSync(url)
  writer.exec('begin immediate')
  const store = await openStore(url, Date.now)
  writer.exec('rollback')
  writer.close()
  await store.close()
  await remove()
})
