import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInbox, type Inbox } from '../../../adapters/bridge/inbox/inbox.ts'
import type { Presence } from '../../../adapters/bridge/inbox/lease.ts'
import type { MessageBatch } from '../../../adapters/bridge/inbox/pending.ts'
import type { Memory } from '../../../adapters/bridge/memory/memory.ts'
import { openMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { said } from '../../sim/bots/person.ts'

let directory = ''
let memory: Memory
const inboxes: Inbox[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
  memory = openMemory(directory, 'bots')
})
afterEach(async () => {
  vi.useRealTimers()
  for (const inbox of inboxes.splice(0)) inbox.close()
  await memory.close()
  rmSync(directory, { recursive: true })
})

const report = (error: unknown) => expect(error).toBeUndefined()
/** As processes see those that were killed. */
const alone = (): Presence => ({ name: crypto.randomUUID(), beat: async () => undefined, isGone: async () => true })

type Answer = (turn: MessageBatch, signal: AbortSignal) => Promise<void>

function open(answer: Answer, parts: { report?: (error: unknown) => void; presence?: Presence; memory?: Memory } = {}) {
  const answered = async () => undefined
  const inbox = createInbox({ memory, presence: alone(), time: systemTime, answer, answered, report, ...parts })
  inboxes.push(inbox)
  return inbox
}

/** An inbox whose answers wait until they are let go. */
function slowInbox() {
  const asked: string[][] = []
  const gate = Promise.withResolvers<void>()
  const inbox = open(async (turn) => {
    asked.push(texts(turn))
    await gate.promise
  })
  return { inbox, asked, letGo: () => gate.resolve() }
}

const texts = (turn: MessageBatch) => turn.map(({ message }) => message.text)
const begun = (asked: unknown[], count: number) => expect.poll(() => asked).toHaveLength(count)

test('messages of a thread are answered one at a time, and those that come meanwhile are one turn, in order', async () => {
  const { inbox, asked, letGo } = slowInbox()
  expect(await inbox.receive(said('1', 'first'))).toBe('new')
  await begun(asked, 1)
  expect(await inbox.receive(said('2', 'second'))).toBe('waits')
  await inbox.receive(said('3', 'third'))
  expect(asked).toEqual([['first']])
  letGo()
  await inbox.idle()
  expect(asked).toEqual([['first'], ['second', 'third']])
})

test('messages that come in another order stand in the one they were said in', async () => {
  const { inbox, asked, letGo } = slowInbox()
  await inbox.receive(said('1'))
  await begun(asked, 1)
  for (const [id, at] of Object.entries({ d: 9, b: 5, c: 5, a: 2 })) await inbox.receive({ ...said(id), at })
  letGo()
  await inbox.idle()
  expect(asked).toEqual([['1'], ['a', 'b', 'c', 'd']])
})

test('threads do not wait for one another', async () => {
  const { inbox, asked, letGo } = slowInbox()
  await inbox.receive(said('1', 'here', 'a'))
  await inbox.receive(said('2', 'there', 'b'))
  await begun(asked, 2)
  letGo()
  await inbox.idle()
  expect(asked).toEqual([['here'], ['there']])
})

test('a message that comes again is answered once: while it waits, while it is answered, and for a day after', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { inbox, asked, letGo } = slowInbox()
  await Promise.all([inbox.receive(said('1')), inbox.receive(said('1'))])
  await begun(asked, 1)
  expect(await inbox.receive(said('1'))).toBe('known')
  await inbox.receive(said('2'))
  expect(await inbox.receive(said('2'))).toBe('known')
  letGo()
  await inbox.idle()
  vi.setSystemTime(Date.now() + 23 * 3_600_000)
  await inbox.receive(said('1'))
  await inbox.idle()
  expect(asked).toEqual([['1'], ['2']])
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  await inbox.receive(said('1'))
  await inbox.idle()
  expect(asked).toEqual([['1'], ['2'], ['1']])
})

test('a message that waits may be changed or taken back, one that is answered no more', async () => {
  const { inbox, asked, letGo } = slowInbox()
  await inbox.receive(said('1'))
  await begun(asked, 1)
  for (const id of ['2', '3']) await inbox.receive(said(id))
  const edit = (thread: string, id: string, text: string) => inbox.edit({ thread, id }, (one) => ({ ...one, text }))
  await edit('t', '2', 'changed')
  await edit('t', '1', 'too late')
  await edit('unknown', '9', 'nobody')
  await inbox.cancel({ thread: 't', id: '3' })
  expect(await inbox.receive(said('3'))).toBe('known')
  letGo()
  await inbox.idle()
  expect(asked).toEqual([['1'], ['changed']])
})

test('after the process ended, the turn that was begun is answered again under the same ids, then what waited', async () => {
  const before = slowInbox()
  await before.inbox.receive(said('1', 'begun'))
  await begun(before.asked, 1)
  await before.inbox.receive(said('2', 'waiting'))
  const after = slowInbox()
  await after.inbox.resume()
  await after.inbox.receive(said('2', 'waiting'))
  after.letGo()
  await after.inbox.idle()
  expect(after.asked).toEqual([['begun'], ['waiting']])
  const later = slowInbox()
  await later.inbox.resume()
  await later.inbox.idle()
  expect(later.asked).toEqual([])
})

test('a turn that fails is tried again, and at last no longer holds up the next', async () => {
  const failure = new Error('the disk is full')
  const reported: unknown[] = []
  const asked: string[] = []
  const answer: Answer = async (turn) => {
    asked.push(...texts(turn))
    if (asked.at(-1) === 'bad') throw failure
  }
  const inbox = open(answer, { report: (error) => void reported.push(error) })
  await inbox.receive(said('1', 'bad'))
  await expect.poll(() => asked).toEqual(['bad', 'bad', 'bad'])
  await inbox.idle()
  await inbox.receive(said('2', 'good'))
  await inbox.idle()
  expect([asked.at(-1), reported]).toEqual(['good', [failure, failure, failure]])
})

test('a turn that the platform does not take now waits for as long as it is away, at most for about a day', async () => {
  let now = 0
  const asked: string[] = []
  const away = new Undelivered('retryable', 'nobody takes it')
  const answer: Answer = async (turn) => {
    asked.push(...texts(turn))
    if (asked.length === 10) now = 25 * 3_600_000
    if (asked.at(-1) !== 'next') throw away
  }
  const time = { now: () => now, sleep: () => new Promise<void>((resolve) => setImmediate(resolve)) }
  const answered = async () => undefined
  const inbox = createInbox({ memory, presence: alone(), time, answer, answered, report: () => undefined })
  inboxes.push(inbox)
  await inbox.receive(said('1', 'said'))
  await expect.poll(() => asked).not.toEqual([])
  await inbox.receive(said('2', 'next'))
  await expect.poll(() => asked.at(-1)).toBe('next')
  expect(asked).toEqual([...Array.from({ length: 12 }, () => 'said'), 'next'])
})

test('a message that overtook another on its way waits for it, and both are one turn', async () => {
  const { inbox, asked, letGo } = slowInbox()
  letGo()
  await inbox.receive({ ...said('second'), at: 2 }, 1_000)
  await inbox.receive({ ...said('first'), at: 1 }, 1_000)
  expect(asked).toEqual([])
  await inbox.idle()
  expect(asked).toEqual([['first', 'second']])
})

test('a thread that is held begins nothing until it is released, and keeps the order', async () => {
  const { inbox, asked, letGo } = slowInbox()
  letGo()
  inbox.hold(['t'])
  await inbox.receive({ ...said('new'), at: 2 })
  await inbox.receive({ ...said('old'), at: 1 })
  await inbox.idle()
  expect(asked).toEqual([])
  inbox.release('t')
  await inbox.idle()
  expect(asked).toEqual([['old', 'new']])
})

test('while the inbox pauses nothing begins, and then all that is not held', async () => {
  const { inbox, asked, letGo } = slowInbox()
  letGo()
  const goOn = inbox.pause()
  await inbox.receive(said('1', 'here', 'held'))
  await inbox.receive(said('2', 'there', 'free'))
  await inbox.idle()
  expect(asked).toEqual([])
  inbox.hold(['held'])
  goOn()
  await inbox.idle()
  expect(asked).toEqual([['there']])
})

test('a message that could not be kept is not taken', async () => {
  await memory.close()
  const inbox = open(async () => undefined)
  await expect(inbox.receive(said('1'))).rejects.toThrow(/finalized|not open/)
  memory = openMemory(directory, 'bots')
})

test('a message is taken only once no power cut undoes that', async () => {
  const disk = Promise.withResolvers<void>()
  const durable = vi.fn(() => disk.promise)
  const inbox = open(async () => undefined, { memory: { ...memory, durable } })
  const taken = vi.fn()
  const received = inbox.receive(said('1')).then(taken)
  await expect.poll(() => durable).toHaveBeenCalled()
  expect(taken).not.toHaveBeenCalled()
  disk.resolve()
  await received
  expect(taken).toHaveBeenCalled()
})

test('a memory that fails for a moment holds up nothing for good', async () => {
  let broken = true
  const beat = async () => {
    if (broken) throw new Error('the disk is full')
  }
  const reported: unknown[] = []
  const asked: string[] = []
  const presence = { ...alone(), beat }
  const inbox = open(async (turn) => void asked.push(...texts(turn)), {
    presence,
    report: (error) => void reported.push(error),
  })
  await inbox.receive(said('1'))
  await inbox.idle()
  expect([asked, reported.length]).toEqual([[], 1])
  broken = false
  await inbox.receive(said('2'))
  await inbox.idle()
  expect(asked).toEqual(['1', '2'])
})

test('a process that was silent for too long leaves what it had begun, and takes it up if nobody else did', async () => {
  let now = 0
  const naps: (() => void)[] = []
  const nap = (_ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      naps.push(resolve)
      signal?.addEventListener('abort', () => resolve())
    })
  const asked: string[] = []
  const done: MessageBatch[] = []
  const answer: Answer = async (turn, signal) => {
    asked.push(...texts(turn))
    if (asked.length === 1) await new Promise((_, reject) => signal.addEventListener('abort', reject))
  }
  const answered = async (turn: MessageBatch) => void done.push(turn)
  const parts = { memory, presence: alone(), time: { now: () => now, sleep: nap }, answer, answered, report }
  const inbox = createInbox(parts)
  inboxes.push(inbox)
  await inbox.receive(said('1'))
  await begun(asked, 1)
  now = 5_000
  naps[0]?.()
  await begun(naps, 2)
  expect(asked).toEqual(['1'])
  now = 12_000
  naps[1]?.()
  await expect.poll(() => [asked, done.length]).toEqual([['1', '1'], 1])
})

test('messages that pour in while answers end are all answered, none twice', async () => {
  const asked: string[] = []
  const inbox = open(async (turn) => void asked.push(...texts(turn)))
  const ids = Array.from({ length: 300 }, (_, index) => `m${index}`)
  await Promise.all(ids.map((id, index) => inbox.receive(said(id, id, `t${index % 3}`))))
  await inbox.idle()
  expect([asked.length, new Set(asked)]).toEqual([300, new Set(ids)])
})
