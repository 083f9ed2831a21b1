import { expect, test } from 'vitest'
import { createRecentMessages } from '../../../adapters/bridge/memory/recent-messages.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'

const HOUR_MS = 3_600_000

test('what is older than a day goes from all threads, also while nobody looks through them', async () => {
  const { atomic } = openShortMemory()
  let now = 0
  const lately = createRecentMessages({ atomic, collection: 'told-lately', time: { now: () => now } })
  const say = (thread: string) => lately.add(thread, [{ id: `${thread}/${now}`, at: now, session: 1 }])
  const kept = async () => (await Array.fromAsync(atomic.entries('told-lately'))).map(([thread]) => thread)
  await say('first')
  now += 20 * HOUR_MS
  await say('second')
  now += 5 * HOUR_MS
  await say('third')
  expect(await kept()).toEqual(['second', 'third'])
})
