import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Keyv } from 'keyv'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInbox } from '../../adapters/bridge/inbox.ts'
import type { Message } from '../../adapters/bridge/pending.ts'
import { openMemory } from '../../adapters/bridge/store.ts'
import { said as message } from '../sim/person.ts'

let directory = ''
let memory: Keyv
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
  memory = openMemory(directory)
})
afterEach(async () => {
  vi.useRealTimers()
  await memory.disconnect()
  rmSync(directory, { recursive: true })
})

const report = (error: unknown) => expect(error).toBeUndefined()

/** An inbox whose answers wait until they are let go. */
function slowInbox() {
  const asked: Message[] = []
  const gate = Promise.withResolvers<void>()
  const answer = async (question: Message) => {
    asked.push(question)
    await gate.promise
  }
  return { inbox: createInbox({ memory, answer, report }), asked, letGo: () => gate.resolve() }
}

const texts = (messages: Message[]) => messages.map(({ text }) => text)
const begun = (asked: Message[], count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))

test('messages of a thread are answered one at a time, and those that come meanwhile are one question, in order', async () => {
  const { inbox, asked, letGo } = slowInbox()
  await inbox.receive(message('1', 'first'))
  await begun(asked, 1)
  await inbox.receive(message('2', 'second'))
  await inbox.receive(message('3', 'third'))
  expect(texts(asked)).toEqual(['first'])
  letGo()
  await inbox.idle()
  expect(asked.map(({ id, text }) => [id, text])).toEqual([
    ['1', 'first'],
    ['2', 'second\n\nthird'],
  ])
})

test('threads do not wait for one another', async () => {
  const { inbox, asked, letGo } = slowInbox()
  await inbox.receive(message('1', 'here', 'a'))
  await inbox.receive(message('2', 'there', 'b'))
  await begun(asked, 2)
  letGo()
  await inbox.idle()
  expect(texts(asked)).toEqual(['here', 'there'])
})

test('a message that comes again is answered once: while it waits, while it is answered, and for a day after', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { inbox, asked, letGo } = slowInbox()
  await Promise.all([inbox.receive(message('1')), inbox.receive(message('1'))])
  await begun(asked, 1)
  await inbox.receive(message('1'))
  await inbox.receive(message('2'))
  await inbox.receive(message('2'))
  letGo()
  await inbox.idle()
  vi.setSystemTime(Date.now() + 23 * 3_600_000)
  await inbox.receive(message('1'))
  await inbox.idle()
  expect(texts(asked)).toEqual(['1', '2'])
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  await inbox.receive(message('1'))
  await inbox.idle()
  expect(texts(asked)).toEqual(['1', '2', '1'])
})

test('after the process ended, the question that was begun is asked again by the same id, then what waited', async () => {
  const before = slowInbox()
  await before.inbox.receive(message('1', 'begun'))
  await begun(before.asked, 1)
  await before.inbox.receive(message('2', 'waiting'))
  const after = slowInbox()
  await after.inbox.resume()
  await after.inbox.receive(message('2', 'waiting'))
  after.letGo()
  await after.inbox.idle()
  expect(after.asked).toEqual([message('1', 'begun'), message('2', 'waiting')])
  const later = slowInbox()
  await later.inbox.resume()
  await later.inbox.idle()
  expect(later.asked).toEqual([])
})

test('a question that cannot be answered is reported and does not hold up the next', async () => {
  const failure = new Error('no permission to write here')
  const reported: unknown[] = []
  const asked: string[] = []
  const answer = async ({ text }: Message) => {
    asked.push(text)
    if (text === 'bad') throw failure
  }
  const inbox = createInbox({ memory, answer, report: (error) => void reported.push(error) })
  await inbox.receive(message('1', 'bad'))
  await inbox.idle()
  await inbox.receive(message('2', 'good'))
  await inbox.idle()
  expect([asked, reported]).toEqual([['bad', 'good'], [failure]])
})

test('a message that could not be kept is not taken', async () => {
  const broken = openMemory(join(directory, 'other'))
  await broken.disconnect()
  const inbox = createInbox({ memory: broken, answer: async () => undefined, report })
  await expect(inbox.receive(message('1'))).rejects.toThrow(/finalized|not open/)
})

test('messages that pour in while answers end are all answered, none twice', async () => {
  const asked: string[] = []
  const inbox = createInbox({ memory, answer: async ({ text }) => void asked.push(...text.split('\n\n')), report })
  const ids = Array.from({ length: 300 }, (_, index) => `m${index}`)
  await Promise.all(ids.map((id, index) => inbox.receive(message(id, id, `t${index % 3}`))))
  await inbox.idle()
  expect([asked.length, new Set(asked)]).toEqual([300, new Set(ids)])
})
