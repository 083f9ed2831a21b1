import { expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { openOld } from './old-database.ts'

const [sqlite] = databases

test('a file of an older version is not changed below a program that has it open', async () => {
  const { url, remove } = await sqlite.createEmpty()
  const old = await openOld(url, '030-cell-and-fee-indexes')
  const tables = async () => JSON.stringify(await old.introspection.getTables())
  const before = await tables()
  await expect(openStore(url, Date.now)).rejects.toThrow(/older version.*stop/)
  expect(await tables()).toBe(before)

  await old.destroy()
  const store = await openStore(url, Date.now)
  await store.workspaces.insert('main')
  await store.close()
  await remove()
})
