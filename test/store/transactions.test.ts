import { expect, test } from 'vitest'
import { AppError } from '../../src/contract/envelope.ts'
import { openDatabase } from '../../src/store/database.ts'
import { insertTogether } from '../../src/store/listings/write/together.ts'
import { commitTogether } from '../../src/store/transactions.ts'
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

  expect(await reasonsOf(each.map((_, index) => commitTogether(db, index, fail)))).toEqual(each)
  expect(tries).toBe(1)

  tries = 0
  const insert = { listings: [aListing()], insert: fail }
  expect(await reasonsOf(each.map(() => insertTogether(db, 1, insert)))).toEqual(each)
  // The first goes alone; the others come while it is under way.
  expect(tries).toBe(2)
  await close()
})
