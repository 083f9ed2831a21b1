import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeyvStore, openMemory } from '../../../adapters/bridge/memory/sqlite.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(directory, { recursive: true })
})

test('what was remembered is there after a restart, of any JSON form', async () => {
  const before = openMemory(join(directory, 'made', 'when', 'missing'), 'bots')
  await before.keyv.set('session', 7)
  await before.keyv.set('list', [{ text: 'ä🏡' }])
  await before.close()
  const after = openMemory(join(directory, 'made', 'when', 'missing'), 'bots')
  expect([await after.keyv.get('session'), await after.keyv.get('list'), await after.keyv.get('other')]).toEqual([
    7,
    [{ text: 'ä🏡' }],
    undefined,
  ])
  expect([
    await after.keyv.has('session'),
    await after.keyv.delete('session'),
    await after.keyv.delete('session'),
  ]).toEqual([true, true, false])
  expect(await after.keyv.get('session')).toBeUndefined()
  await after.close()
})

test('a key lives as long as it was told to, across restarts too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const memory = openMemory(directory, 'bots')
  await memory.keyv.set('short', 1, 1_000)
  await memory.keyv.set('long', 2, 10_000)
  await memory.keyv.set('ever', 3)
  vi.setSystemTime(Date.now() + 5_000)
  expect([await memory.keyv.get('short'), await memory.keyv.has('short'), await memory.keyv.get('long')]).toEqual([
    undefined,
    false,
    2,
  ])
  await memory.close()
  const store = openKeyvStore(new DatabaseSync(join(directory, 'bots.sqlite')))
  await store.set('new', 'value', 1_000)
  const database = new DatabaseSync(join(directory, 'bots.sqlite'))
  const kept = database.prepare('SELECT key FROM entries ORDER BY key').all()
  expect(kept.map(({ key }) => key)).toEqual(['bots::ever', 'bots::long', 'new'])
  await store.disconnect()
  database.close()
})

test('a log whose file is missing is kept, and nothing is begun beside it', async () => {
  const file = join(directory, 'bots.sqlite')
  writeFileSync(`${file}-wal`, 'the last writes')
  expect(() => openMemory(directory, 'bots')).toThrow(`${file} is missing or empty, but its log has data`)
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('the last writes')
})

test('what is kept under one namespace is apart from the others', async () => {
  const one = openMemory(directory, 'one')
  const two = openMemory(directory, 'two')
  await Promise.all([one.keyv.set('key', 1), one.atomic.swap('space', 'name', { after: 'text' })])
  await two.keyv.set('key', 2)
  await one.keyv.clear()
  expect([await one.keyv.get('key'), await two.keyv.get('key')]).toEqual([undefined, 2])
  expect([await one.atomic.read('space', 'name'), await two.atomic.read('space', 'name')]).toEqual(['text', undefined])
  await Promise.all([one.close(), two.close()])
})

test('two processes may use one file', async () => {
  const one = openMemory(directory, 'bots')
  const two = openMemory(directory, 'bots')
  await one.keyv.set('key', 1)
  expect(await two.keyv.get('key')).toBe(1)
  await Promise.all([one.close(), two.close()])
})

test('a store that fails throws', async () => {
  const memory = openMemory(directory, 'bots')
  await memory.close()
  await expect(memory.keyv.get('key')).rejects.toThrow(/finalized|not open/)
  await expect(memory.keyv.set('key', 1)).rejects.toThrow(/finalized|not open/)
})

test('a log that cannot be opened for a moment keeps nothing from being durable later', async () => {
  const memory = openMemory(directory, 'bots')
  await memory.keyv.set('key', 1)
  const [log, aside] = [join(directory, 'bots.sqlite-wal'), join(directory, 'aside')]
  renameSync(log, aside)
  await expect(memory.durable()).rejects.toThrow('ENOENT')
  renameSync(aside, log)
  await memory.durable()
  await memory.close()
})

test('a file with a damaged page is not opened', async () => {
  const memory = openMemory(directory, 'bots')
  for (let index = 0; index < 1_000; index += 1) await memory.keyv.set(`key ${index}`, index)
  await memory.close()
  const file = join(directory, 'bots.sqlite')
  const bytes = readFileSync(file)
  bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 4_096)
  writeFileSync(file, bytes)
  expect(() => openMemory(directory, 'bots')).toThrow('malformed')
})
