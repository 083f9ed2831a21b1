import { expect, test } from 'vitest'
import { systemTime } from '../../adapters/bridge/time.ts'

const MONTH_MS = 31 * 24 * 3_600_000

test('a wait of a month, which a platform may ask for, does not end at once', async () => {
  const stop = new AbortController()
  const long = systemTime.sleep(MONTH_MS, stop.signal).then(() => 'the long one')
  const short = systemTime.sleep(20).then(() => 'the short one')
  expect(await Promise.race([long, short])).toBe('the short one')
  stop.abort()
  expect(await long).toBe('the long one')
})
