import { expect, onTestFinished, test } from 'vitest'
import { createMissedEdits } from '../../../adapters/bridge/inbox/missed-edits.ts'
import { createRecentMessages } from '../../../adapters/bridge/memory/recent-messages.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { MessageChanges } from '../../../adapters/bridge/platform/messages.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createGate } from '../../sim/clock/gate.ts'

const none: MessageChanges = { edited: [], deleted: [] }

/** `unanswered`: threads with something to pass on, which is done once the gate opens. */
function start(changesOf: (thread: string, ids: string[]) => Promise<MessageChanges>, unanswered: string[] = []) {
  const { atomic } = openShortMemory()
  const passedOn = createRecentMessages({ atomic, collection: 'told-lately', time: systemTime })
  const answered = createGate()
  const told: string[] = []
  const reported: unknown[] = []
  const missed = createMissedEdits({
    platform: { changesOf },
    passedOn,
    inbox: {
      unanswered: async function* () {
        yield* unanswered
      },
      idleIn: async () => await answered.opened,
    },
    listener: {
      edited: async ({ id, text }) => void told.push(`${id}: ${text}`),
      deleted: async ({ id }) => void told.push(`${id} gone`),
    },
    time: systemTime,
    report: (error) => void reported.push(error),
  })
  onTestFinished(missed.close)
  const add = (thread: string, id: string) => passedOn.add(thread, [{ id, at: Date.now(), session: 1 }])
  return { missed, passedOn, add, answered, told, reported }
}

test('a message that is still to be passed on is compared after that, and holds up no other thread', async () => {
  const asked: string[] = []
  const { missed, add, answered, told } = start(
    async (thread, ids) => {
      asked.push(thread)
      return { edited: [], deleted: ids }
    },
    ['busy'],
  )
  await add('quiet', '1')
  await missed.begin()
  await expect.poll(() => told).toEqual(['1 gone'])
  await add('busy', '2')
  answered.open()
  await missed.idle()
  expect(told).toEqual(['1 gone', '2 gone'])
  expect(asked).toEqual(['quiet', 'busy'])
})

test('a thread that cannot be read for now is read again, and the others meanwhile', async () => {
  let failures = 2
  const { missed, add, told, reported } = start(async (thread, ids) => {
    if (thread === 'a' && failures-- > 0) throw new Undelivered('retryable', 'later', { retryAfterMs: 50 })
    return { edited: [], deleted: ids }
  })
  await add('a', '1')
  await add('b', '2')
  await missed.begin()
  await missed.idle()
  expect(told).toEqual(['2 gone', '1 gone'])
  expect(reported).toEqual([])
})

test('a thread that fails for good is reported, and the others are compared', async () => {
  const broken = new Error('a defect')
  const { missed, add, told, reported } = start(async (thread, ids) => {
    if (thread === 'a') throw broken
    return { edited: ids.map((id) => ({ id, text: 'anew', attachments: [], at: 1 })), deleted: [] }
  })
  await add('a', '1')
  await add('b', '2')
  await missed.begin()
  await missed.idle()
  expect([told, reported]).toEqual([['2: anew'], [broken]])
})

test('only messages of the last day are compared, and of many in a thread the newest', async () => {
  const asked: [string, number][] = []
  const { missed, passedOn } = start(async (thread, ids) => {
    asked.push([thread, ids.length])
    return none
  })
  const now = Date.now()
  await passedOn.add('old', [{ id: '1', at: now - 25 * 3_600_000, session: 1 }])
  await passedOn.add(
    'long',
    Array.from({ length: 600 }, (_, index) => ({ id: `${index}`, at: now, session: 1 })),
  )
  await missed.begin()
  await missed.idle()
  expect(asked).toEqual([['long', 500]])
})
