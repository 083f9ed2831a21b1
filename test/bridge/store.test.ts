import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keyv } from 'keyv'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMemory, openStore } from '../../adapters/bridge/store.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(directory, { recursive: true })
})

test('what was remembered is there after a restart, of any JSON form', async () => {
  const before = openMemory(join(directory, 'made', 'when', 'missing'))
  await before.set('session', 7)
  await before.set('list', [{ text: 'ä🏡' }])
  await before.disconnect()
  const after = openMemory(join(directory, 'made', 'when', 'missing'))
  expect([await after.get('session'), await after.get('list'), await after.get('other')]).toEqual([
    7,
    [{ text: 'ä🏡' }],
    undefined,
  ])
  expect([await after.has('session'), await after.delete('session'), await after.delete('session')]).toEqual([
    true,
    true,
    false,
  ])
  expect(await after.get('session')).toBeUndefined()
  await after.disconnect()
})

test('a key lives as long as it was told to, across restarts too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const memory = openMemory(directory)
  await memory.set('short', 1, 1_000)
  await memory.set('long', 2, 10_000)
  await memory.set('ever', 3)
  vi.setSystemTime(Date.now() + 5_000)
  expect([await memory.get('short'), await memory.has('short'), await memory.get('long')]).toEqual([
    undefined,
    false,
    2,
  ])
  await memory.disconnect()
  const store = openStore(join(directory, 'bots.sqlite'))
  const kept = []
  for await (const [key] of store.iterator()) kept.push(key)
  expect(new Set(kept)).toEqual(new Set(['ever', 'long']))
  await store.disconnect()
})

test('namespaces are kept apart', async () => {
  const store = openStore(join(directory, 'bots.sqlite'))
  const one = new Keyv({ store, namespace: 'one' })
  const two = new Keyv({ store, namespace: 'two' })
  await one.set('key', 1)
  await two.set('key', 2)
  await one.clear()
  expect([await one.get('key'), await two.get('key')]).toEqual([undefined, 2])
  await two.disconnect()
})

test('two processes may use one file', async () => {
  const one = openMemory(directory)
  const two = openMemory(directory)
  await one.set('key', 1)
  expect(await two.get('key')).toBe(1)
  await Promise.all([one.disconnect(), two.disconnect()])
})

test('a store that fails throws', async () => {
  const memory = openMemory(directory)
  await memory.disconnect()
  await expect(memory.get('key')).rejects.toThrow(/finalized|not open/)
  await expect(memory.set('key', 1)).rejects.toThrow(/finalized|not open/)
})
