import { expect, test } from 'vitest'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { withDeliveryRetry } from '../../../adapters/bridge/retry.ts'
import { virtualTime } from '../../sim/clock/time.ts'

/** Fails so many times, in each of which the platform says how long to wait, if at all. Resolves with the time it took, in ms. */
async function delivered(failures: number, retryAfterMs?: number): Promise<number> {
  const time = virtualTime()
  let tries = 0
  const told = retryAfterMs === undefined ? {} : { retryAfterMs }
  const send = async () => {
    tries += 1
    if (tries <= failures) throw new Undelivered('retryable', 'too many', told)
  }
  await time.run(withDeliveryRetry(send, time, new AbortController().signal))
  return time.now()
}

test('in a crowd, where the platform tells short waits again and again, an answer is not given up', async () => {
  await expect(delivered(200, 1_000)).resolves.toBe(200_000)
})

test('an outage of a quarter of an hour is outlasted, one of hours is not', async () => {
  await expect(delivered(30)).resolves.toBeLessThan(15 * 60_000)
  await expect(delivered(400)).rejects.toThrow('too many')
  await expect(delivered(4_000, 1_000)).rejects.toThrow('too many')
})
