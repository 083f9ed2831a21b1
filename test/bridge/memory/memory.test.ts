import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@keyv/redis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInbox, type Inbox } from '../../../adapters/bridge/inbox/inbox.ts'
import { createPresence, type Presence } from '../../../adapters/bridge/inbox/lease.ts'
import type { MessageBatch } from '../../../adapters/bridge/inbox/pending.ts'
import { atomicValues, type Memory } from '../../../adapters/bridge/memory/memory.ts'
import { openRedis } from '../../../adapters/bridge/memory/redis.ts'
import { openMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { said } from '../../sim/bots/person.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { startProxy } from '../../sim/service/proxy.ts'

const redisUrl = process.env['TEST_REDIS_URL']
if (redisUrl === undefined) console.log('TEST_REDIS_URL is not set: the Redis suites are skipped.')

const directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
const name = `test-${randomUUID()}`
const kinds: [string, () => Promise<Memory>][] = [
  ['an SQLite file', async () => openMemory(directory, name)],
  ...(redisUrl === undefined ? [] : [['Redis', () => openRedis(redisUrl, name)] as [string, () => Promise<Memory>]]),
]

describe.each(kinds)('what two processes share in %s', (_kind, open) => {
  let one: Memory
  let two: Memory
  const inboxes: Inbox[] = []
  beforeEach(async () => {
    one = await open()
    two = await open()
  })
  afterEach(async () => {
    for (const inbox of inboxes.splice(0)) inbox.close()
    for (const space of ['space', 'inbox'])
      for await (const [cell, text] of one.atomic.entries(space)) await one.atomic.swap(space, cell, { before: text })
    await one.keyv.clear()
    await Promise.all([one.close(), two.close()])
    rmSync(directory, { recursive: true, force: true })
  })

  test('is there for both, as long as it was told to', async () => {
    await one.keyv.set('for ever', [{ text: 'ä🏡' }])
    await one.keyv.set('short', true, 50)
    await one.keyv.set('long', true, 60_000)
    expect([await two.keyv.get('for ever'), await two.keyv.has('long')]).toEqual([[{ text: 'ä🏡' }], true])
    await expect.poll(() => two.keyv.has('short')).toBe(false)
    expect([await two.keyv.delete('for ever'), await one.keyv.get('for ever')]).toEqual([true, undefined])
  })

  test('a cell changes only from what it holds', async () => {
    const swap = (before: string | undefined, after: string | undefined) =>
      two.atomic.swap('space', 'cell', { before, after })
    expect(await swap('nothing yet', 'b')).toBe(false)
    expect(await swap(undefined, 'ä🏡')).toBe(true)
    expect(await swap(undefined, 'b')).toBe(false)
    expect(await swap('other', undefined)).toBe(false)
    expect(await one.atomic.read('space', 'cell')).toBe('ä🏡')
    expect(await swap('ä🏡', '')).toBe(true)
    expect(await one.atomic.read('space', 'cell')).toBe('')
    expect(await swap('', undefined)).toBe(true)
    expect(await one.atomic.read('space', 'cell')).toBeUndefined()
  })

  test('changes of one cell by both at once are all made', async () => {
    const add = (memory: Memory) =>
      atomicValues<number>(memory.atomic, 'space').change('count', (now = 0) => ({ value: now + 1, result: now }))
    const told = await Promise.all(Array.from({ length: 60 }, (_, index) => add(index % 2 === 0 ? one : two)))
    expect(new Set(told).size).toBe(60)
    const entries = []
    for await (const entry of atomicValues<number>(one.atomic, 'space').entries()) entries.push(entry)
    expect(entries).toEqual([['count', 60]])
  })

  test.each(['{"wait', 'null'])(
    'a value that was damaged to %s counts as missing, and keeps no other from being read',
    async (text) => {
      const cells = atomicValues<number>(one.atomic, 'space')
      for (const cell of ['damaged', 'whole']) await cells.change(cell, () => ({ value: 1, result: undefined }))
      await one.atomic.swap('space', 'damaged', { before: '1', after: text })
      expect(await Array.fromAsync(cells.entries())).toEqual([['whole', 1]])
      expect(await cells.read('damaged')).toBeUndefined()
      await cells.change('damaged', (now = 6) => ({ value: now + 1, result: undefined }))
      expect(await cells.read('damaged')).toBe(7)
      for (const key of ['damaged', 'whole']) await one.keyv.set(key, 1)
      await one.keyv.store.set('damaged', text)
      expect([await one.keyv.get('damaged'), await one.keyv.get('whole')]).toEqual([undefined, 1])
      const all: unknown[] = await Array.fromAsync(one.keyv.iterator())
      expect(all).toContainEqual(['whole', 1])
    },
  )

  const texts = (turn: MessageBatch) => turn.map(({ message }) => message.text)
  const inboxOf = (memory: Memory, answer: (turn: MessageBatch) => Promise<void>, presence: Presence) => {
    const report = (error: unknown) => expect(error).toBeUndefined()
    const answered = async () => undefined
    const inbox = createInbox({ memory, presence, time: systemTime, answer, answered, report })
    inboxes.push(inbox)
    return inbox
  }

  test('a thread is answered by one of them at a time, and every message once', async () => {
    const running = new Set<string>()
    const asked: string[] = []
    const answer = async (turn: MessageBatch) => {
      const { thread } = turn[0].message
      expect(running.has(thread)).toBe(false)
      running.add(thread)
      await new Promise((resolve) => setImmediate(resolve))
      asked.push(...texts(turn))
      running.delete(thread)
    }
    const both = [one, two].map((memory) => inboxOf(memory, answer, createPresence(memory.keyv)))
    await Promise.all(both.map((inbox) => inbox.resume()))
    const ids = Array.from({ length: 100 }, (_, index) => `m${index}`)
    await Promise.all(ids.flatMap((id, index) => both.map((inbox) => inbox.receive(said(id, id, `t${index % 3}`)))))
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(100)
    await Promise.all(both.map((inbox) => inbox.idle()))
    expect([asked.length, new Set(asked)]).toEqual([100, new Set(ids)])
  })

  test('a process of this machine that ended is gone once what it sent last has arrived', async () => {
    const child = spawn(process.execPath, ['--version'])
    await once(child, 'exit')
    const presence = createPresence(one.keyv)
    await presence.beat()
    const ended = createPresence(one.keyv).name.replace(`/${process.pid}/`, `/${child.pid}/`)
    const justEnded = `${ended}/just`
    // On a clone of this machine, or in another container that has its name.
    const elsewhere = `${hostname()}/${child.pid}/alive`
    for (const other of [ended, elsewhere]) await two.keyv.set(`alive/${other}`, Date.now() - 5_000, 60_000)
    const beforeClockWasSetBack = `${ended}/ahead`
    await two.keyv.set(`alive/${beforeClockWasSetBack}`, Date.now() + 3_600_000, 3_660_000)
    // Three seconds ahead, so that a busy machine looks in time.
    await two.keyv.set(`alive/${justEnded}`, Date.now() + 3_000, 60_000)
    const isGone = createPresence(two.keyv).isGone
    const names = [ended, beforeClockWasSetBack, justEnded, elsewhere, presence.name, 'elsewhere/1/unknown']
    expect(await Promise.all(names.map(isGone))).toEqual([true, true, false, false, false, true])
  })

  test('what a process left that gives no sign of life any more is taken up by the other', async () => {
    const silent: Presence = { ...createPresence(one.keyv), beat: async () => undefined }
    const begun = Promise.withResolvers<void>()
    const left = inboxOf(
      one,
      async () => {
        begun.resolve()
        await new Promise(() => undefined)
      },
      silent,
    )
    await left.receive(said('1', 'begun'))
    await begun.promise
    await left.receive(said('2', 'waiting'))
    const asked: string[] = []
    const heir = inboxOf(two, async (turn) => void asked.push(...texts(turn)), createPresence(two.keyv))
    await heir.resume()
    await expect.poll(() => asked).toEqual(['begun', 'waiting'])
  })
})

test('a Redis that does not answer is not waited for', async () => {
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await expect(openRedis(`redis://127.0.0.1:${port}`, name, 1_000)).rejects.toThrow('did not answer within 1000 ms')
  silent.close()
})

test.skipIf(redisUrl === undefined)(
  'while Redis is away requests fail at once, and later they go well again',
  async () => {
    const { hostname: host, port } = new URL(redisUrl ?? '')
    const proxy = await startProxy({ host, port: Number(port) })
    const memory = await openRedis(`redis://127.0.0.1:${proxy.port}`, name)
    await memory.keyv.set('key', 1)
    proxy.cut()
    await vi.waitFor(() => expect(memory.keyv.get('key')).rejects.toThrow(), { timeout: WAIT_MS })
    await expect(memory.atomic.read('space', 'cell')).rejects.toThrow()
    proxy.mend()
    await expect.poll(() => memory.keyv.get('key')).toBe(1)
    await memory.keyv.clear()
    await memory.close()
    await proxy.close()
  },
)

test.skipIf(redisUrl === undefined)(
  'while Redis lets the bot in no more, as after a change of its password, requests fail with that reason',
  async () => {
    const address = new URL(redisUrl ?? '')
    const admin = await createClient({ url: address.href }).connect()
    const username = `bot-${randomUUID()}`
    const setPassword = (...password: string[]) =>
      admin.sendCommand(['ACL', 'SETUSER', username, 'on', 'resetpass', ...password, '~*', '+@all'])
    await setPassword('>old')
    const memory = await openRedis(Object.assign(new URL(address), { username, password: 'old' }).href, name)
    await setPassword('>new')
    await admin.sendCommand(['CLIENT', 'KILL', 'USER', username])
    const why = () => memory.keyv.get('key').catch((error: unknown) => error)
    await expect.poll(why).toMatchObject({ name: 'MemoryFailed', message: expect.stringContaining('WRONGPASS') })
    await setPassword('>old')
    await expect.poll(why).toBeUndefined()
    await memory.close()
    await admin.sendCommand(['ACL', 'DELUSER', username])
    admin.destroy()
  },
)
