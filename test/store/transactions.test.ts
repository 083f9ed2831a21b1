import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { openDatabase } from '../../src/store/database/database.ts'
import { insertTogether } from '../../src/store/listings/write/insert-together.ts'
import { commitTogether } from '../../src/store/transactions/group-commit.ts'
import { aListing } from '../sim/service/listing.ts'

const AT_ONCE = 10

test('writes that share a transaction are not tried again while the database is away', async () => {
  const { db, close } = await openDatabase(':memory:')
  const away = new AppError('storeUnavailable')
  let tries = 0
  async function fail(): Promise<never> {
    tries += 1
    throw away
  }
  const reasonsOf = async (writes: Promise<unknown>[]) =>
    (await Promise.allSettled(writes)).map((write) => write.status === 'rejected' && write.reason)
  const each = Array.from({ length: AT_ONCE }, () => away)

  expect(
    await reasonsOf(each.map((_, index) => commitTogether(db, { sessionId: index, kind: 'answer' }, fail))),
  ).toEqual(each)
  expect(tries).toBe(1)

  tries = 0
  const insert = { listings: [aListing()], insert: fail }
  expect(await reasonsOf(each.map(() => insertTogether(db, 1, insert)))).toEqual(each)
  // The first goes alone; the others come while it is under way.
  expect(tries).toBe(2)
  await close()
})

test('the writes of a crowd share transactions although they come one by one, those of a few do not wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, close } = await openDatabase(':memory:')
  const transactions = new Set<unknown>()
  /** Each write comes a turn of the event loop after the one before. */
  async function comeOneByOne(count: number): Promise<number> {
    transactions.clear()
    const writes: Promise<unknown>[] = []
    for (let index = 0; index < count; index++) {
      writes.push(commitTogether(db, { sessionId: index, kind: 'answer' }, async (within) => transactions.add(within)))
      await turn()
    }
    await Promise.all(writes)
    return transactions.size
  }

  expect(await comeOneByOne(10)).toBe(10)
  expect(await comeOneByOne(200)).toBeLessThan(40)
  vi.advanceTimersByTime(1_000)
  expect(await comeOneByOne(10)).toBe(10)
  await close()
})
