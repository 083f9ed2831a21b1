import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { findDamage } from '../../../src/store/sqlite/damage.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases

/** The files of a service that was killed: its last writes are in the log only. */
async function killed() {
  const before = await sqlite.create()
  const store = await openStore(before.url, Date.now)
  await store.workspaces.insert('Maple')
  const after = await sqlite.createEmpty()
  for (const ending of ['', '-wal']) copyFileSync(before.url + ending, after.url + ending)
  await store.close()
  await before.remove()
  onTestFinished(() => after.remove())
  return after.url
}

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['empty', (file: string) => writeFileSync(file, '')],
])('a log whose database is %s is kept, and nothing is begun beside it', async (_, lose) => {
  const file = await killed()
  const log = readFileSync(`${file}-wal`)
  copyFileSync(file, `${file}.aside`)
  lose(file)
  await expect(openStore(file, Date.now)).rejects.toThrow(`${file} is missing or empty, but its log has data`)
  if (existsSync(file)) expect(() => findDamage(file)).toThrow('is missing or empty, but its log has data')
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true)

  renameSync(`${file}.aside`, file)
  const store = await openStore(file, Date.now)
  expect(await store.workspaces.list()).toMatchObject([{ name: 'Maple' }])
  await store.close()
})

test('an empty file without a log is a new database', async () => {
  const { url, remove } = await sqlite.createEmpty()
  for (const ending of ['', '-wal']) writeFileSync(url + ending, '')
  const store = await openStore(url, Date.now)
  expect(await store.workspaces.list()).toEqual([])
  await store.close()
  await remove()
})
