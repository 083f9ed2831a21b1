import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInbox } from '../../../adapters/bridge/inbox/inbox.ts'
import type { Presence } from '../../../adapters/bridge/inbox/lease.ts'
import { createOwners } from '../../../adapters/bridge/inbox/owners.ts'
import type { MessageBatch } from '../../../adapters/bridge/inbox/pending.ts'
import type { Memory } from '../../../adapters/bridge/memory/memory.ts'
import { openMemory, openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { said } from '../../sim/bots/person.ts'

const report = (error: unknown) => expect(error).toBeUndefined()
const texts = (turn: MessageBatch) => turn.map(({ message }) => message.text)

test('what waits is not read again with every sign of life, and what another process left is still taken up', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
  const memory = openMemory(directory, 'bots')
  const reads: string[] = []
  const entries = (collection: string) => memory.atomic.entries(collection)
  const counted: Memory = {
    ...memory,
    atomic: {
      ...memory.atomic,
      entries: (collection) => {
        reads.push(collection)
        return entries(collection)
      },
    },
  }
  const asked: string[] = []
  const answer = async (turn: MessageBatch) => void asked.push(...texts(turn))
  const answered = async () => undefined
  const gone = new Set<string>()
  const among = (name: string): Presence => ({
    name,
    beat: async () => undefined,
    isGone: async (other) => gone.has(other),
  })
  const dying = createInbox({
    memory,
    presence: among('dying'),
    time: systemTime,
    answer: () => new Promise(() => undefined),
    answered,
    report,
  })
  const heir = createInbox({ memory: counted, presence: among('heir'), time: systemTime, answer, answered, report })
  await heir.resume()
  const [first] = [reads.filter((collection) => collection === 'inbox').length]
  for (let thread = 0; thread < 20; thread += 1)
    await dying.receive(said(`m${thread}`, `text ${thread}`, `thread ${thread}`))
  dying.close()
  gone.add('dying')
  await expect.poll(() => asked).toHaveLength(20)
  await expect.poll(() => reads.filter((collection) => collection === 'owners').length).toBeGreaterThan(2)
  expect(reads.filter((collection) => collection === 'inbox')).toHaveLength(first)
  expect(await Array.fromAsync(entries('owned by dying'))).toEqual([])
  await heir.idle()
  await expect.poll(() => Array.fromAsync(entries('owned by heir'))).toEqual([])
  heir.close()
  await memory.close()
  rmSync(directory, { recursive: true })
})

test('of a process that was taken for gone, and came back, the tasks are taken over again when it ends', async () => {
  const { atomic } = openShortMemory()
  let isGone = false
  const owners = (name: string) =>
    createOwners({ atomic, queue: 'inbox', presence: { name, isGone: async () => isGone } })
  const [suspended, heir] = [owners('suspended'), owners('heir')]
  await suspended.claim('first')
  isGone = true
  expect(await Array.fromAsync(heir.adopt())).toEqual(['first'])
  await suspended.claim('meanwhile')
  isGone = false
  expect(await Array.fromAsync(suspended.adopt())).toEqual([])
  await suspended.claim('later')
  isGone = true
  expect(await Array.fromAsync(heir.adopt())).toEqual(expect.arrayContaining(['meanwhile', 'later']))
})
