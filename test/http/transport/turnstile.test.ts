import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnstile } from '../../../src/http/mount.ts'

test('a crowd passes a few at a time, in the order it came', async () => {
  const pass = createTurnstile(4)
  const passed: number[] = []
  const all = Promise.all(Array.from({ length: 10 }, (_, one) => pass().then(() => passed.push(one))))
  const counts: number[] = []
  while (passed.length < 10) {
    await turn()
    counts.push(passed.length)
  }
  await all
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0))
  expect(Math.max(...steps.slice(1))).toBeLessThanOrEqual(4)
  expect(counts[0]).toBeLessThan(10)
})

test('who comes alone passes at once, again and again, and a newcomer never overtakes', async () => {
  const pass = createTurnstile(4)
  for (let again = 0; again < 3; again++) {
    let isIn = false
    void pass().then(() => (isIn = true))
    await Promise.resolve()
    await Promise.resolve()
    expect(isIn).toBe(true)
    await turn()
    await turn()
  }
  const passed: string[] = []
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((name) => pass().then(() => passed.push(name)))
  await turn()
  await Promise.all([...crowd, pass().then(() => passed.push('late'))])
  expect(passed).toEqual(['a', 'b', 'c', 'd', 'e', 'late'])
})
