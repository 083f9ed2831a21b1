import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { Caller } from '../../../src/core/handlers.ts'
import { createEventReaders } from '../../../src/core/people/events/events.ts'
import type { Store } from '../../../src/core/ports/ports.ts'

const WORKSPACE = 7
const caller = { workspaceId: WORKSPACE, checkKey: async () => undefined } as unknown as Caller
const log = { warn: () => undefined, error: () => undefined }
/** the only session, as long as it is there */
const sessionOf: { session: object | undefined } = { session: { session: { id: 1 }, chatbot: { id: 2 } } }
let end = () => {}
afterEach(() => end())

/** Readers of a workspace that has `last()` events, none of them for anybody; `onList` is called at each look through some. */
function open(last: () => number, onList: () => void | Promise<void>) {
  const events = {
    head: async () => ({ last: last(), pruned: 0 }),
    heads: async () => new Map([[WORKSPACE, last()]]),
    async list() {
      await onList()
      return []
    },
  }
  const none = { byIds: async () => [] }
  const sessions = { withChatbot: async () => sessionOf.session }
  const store = { events, messages: none, leads: none, sessions } as unknown as Store
  const readers = createEventReaders({ store, now: Date.now, log, checkStreamsEveryMs: 10 })
  end = readers.close
  return (input: object) => readers.handlers.Events(caller, input, new AbortController().signal)
}

test('an event wakes a crowd of readers a few at a time, so that others get their turn in between', async () => {
  const so = { last: 1, listed: 0 }
  let most = 0
  const read = open(
    () => so.last,
    () => {
      so.listed += 1
    },
  )
  const waiting = Promise.all(Array.from({ length: 300 }, () => read({ WaitMs: 200 })))
  await nextTurn()
  so.last = 2
  for (let before = 0; so.listed < 300; before = so.listed) {
    await nextTurn()
    most = Math.max(most, so.listed - before)
  }
  expect(most).toBeLessThan(50)
  await waiting
})

test('a crowd that an event wakes reads a few at a time, however many wait for their turn', async () => {
  const so = { last: 1, reading: 0, most: 0, listed: 0 }
  const read = open(
    () => so.last,
    async () => {
      so.most = Math.max(so.most, ++so.reading)
      for (let turn = 0; turn < 40; turn++) await nextTurn()
      so.reading -= 1
      so.listed += 1
    },
  )
  const waiting = Promise.all(Array.from({ length: 300 }, () => read({ WaitMs: 200 })))
  await nextTurn()
  so.last = 2
  await waiting
  expect(so.listed).toBe(300)
  expect(so.most).toBeLessThan(20)
})

test('who looks for what is rare, through very many events, lets others have their turn', async () => {
  const read = open(
    () => 200_000,
    () => {
      for (const until = performance.now() + 1; performance.now() < until; );
    },
  )
  let turns = 0
  const found = read({ After: 'oldest', Kinds: ['lead'] })
  const counting = (async () => {
    for (let isDone = false; !isDone; turns++) isDone = await Promise.race([nextTurn(false), found.then(() => true)])
  })()
  await counting
  expect(turns).toBeGreaterThan(5)
})

test('a stream ends once its session is removed', async () => {
  const read = open(
    () => 1,
    () => undefined,
  )
  const stream = await read({ stream: true, SessionID: 1 })
  if (typeof stream !== 'function') throw new Error('no stream')
  const ended = stream(async () => undefined)
  sessionOf.session = undefined
  await expect(ended).rejects.toMatchObject({ error: 'noSuchSession' })
})
