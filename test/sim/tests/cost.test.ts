import { expect, test } from 'vitest'
import { growthOf, LINEAR_MAX, slowdown, usedMsOf } from '../clock/cost.ts'

test('what is read once grows with its length; what is read from its beginning with each sign does not', async () => {
  const read = (text: string): number =>
    Array.from(text, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum ^ code)
  const readOnce = (length: number) => read('ab'.repeat(length * 50))
  const readAgainWithEach = (length: number) => {
    const text = 'ab'.repeat(length / 2)
    for (let end = 1; end <= length; end++) read(text.slice(0, end))
  }
  expect(await growthOf(readOnce, 2_000)).toBeLessThan(LINEAR_MAX)
  // Of a size that takes longer than what growthOf takes for noise, on a machine three times as fast, too.
  expect(await growthOf(readAgainWithEach, 1_000)).toBeGreaterThan(LINEAR_MAX)
})

test('what waits takes no time of the processor, and no machine is faster than an idle one', async () => {
  const waiting = await usedMsOf(() => new Promise((done) => setTimeout(done, 100)))
  expect(waiting / slowdown()).toBeLessThan(50)
  expect(slowdown()).toBeGreaterThanOrEqual(1)
})
