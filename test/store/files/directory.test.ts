import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (directory: string) => openStore(join(directory, 'porchlight.sqlite'), Date.now)
const isRoot = process.getuid?.() === 0

test('folders that are not there are made, however deep', async () => {
  const store = await open(join(folder, 'a', 'b', 'c'))
  await store.close()
  expect(existsSync(join(folder, 'a', 'b', 'c', 'porchlight.sqlite'))).toBe(true)
})

test.each(['', '/below'])('a file in the way is named (data%s)', async (rest) => {
  const path = join(folder, 'data')
  writeFileSync(path, 'not a folder')
  await expect(open(path + rest)).rejects.toThrow(
    `The folder ${path}${rest} cannot be made or written (a part of the path is a file`,
  )
})

test.skipIf(!existsSync('/proc/self'))('a place where no folder can be made fails and does not hang', async () => {
  const place = '/proc/porchlight/data'
  await expect(open(place)).rejects.toThrow(`The folder ${place} cannot be made or written (there is no such`)
})

test.skipIf(isRoot)('a folder that may only be read is named', async () => {
  chmodSync(folder, 0o500)
  await expect(open(folder)).rejects.toThrow(`The folder ${folder} cannot be made or written (you may not`)
  chmodSync(folder, 0o700)
})

test.skipIf(isRoot)('a database file that may only be read is named', async () => {
  const file = join(folder, 'porchlight.sqlite')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  await expect(open(folder)).rejects.toThrow(`${file}: EACCES`)
})

test('a file that is no database is named, with what to do', async () => {
  const file = join(folder, 'porchlight.sqlite')
  writeFileSync(file, 'remember the milk, '.repeat(100))
  await expect(open(folder)).rejects.toThrow(`${file}: file is not a database; restore the newest backup`)
})

test('a database that is cut off, as after half a restore, is named, with what to do', async () => {
  const file = join(folder, 'porchlight.sqlite')
  await (await open(folder)).close()
  truncateSync(file, 20_000)
  await expect(open(folder)).rejects.toThrow(`${file}: database disk image is malformed; restore the newest backup`)
})

test('a folder in the place of the database is named, with what to do', async () => {
  const file = join(folder, 'porchlight.sqlite')
  mkdirSync(file)
  await expect(open(folder)).rejects.toThrow(`${file}: unable to open database file; see that it may be written`)
})
