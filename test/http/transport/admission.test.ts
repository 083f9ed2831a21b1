import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atTurnEnd, deferBehindFirstWords } from '../../../src/core/event-loop/turn-end.ts'
import { createAdmission } from '../../../src/http/request/admission.ts'

/** How many of a crowd pass in each turn in which any do, until all have passed; `passed` has them in order. */
async function comeAtOnce(pass: () => Promise<void>, crowd: number) {
  const passed: number[] = []
  const together: number[] = []
  for (let one = 0; one < crowd; one++) void pass().then(() => passed.push(one))
  while (passed.length < crowd) {
    const before = passed.length
    await turn()
    if (passed.length > before) together.push(passed.length - before)
  }
  return { passed, together }
}

test('a crowd passes a few at a time, in the order it came', async () => {
  const { passed, together } = await comeAtOnce(createAdmission(4), 10)
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(together).toEqual([4, 4, 2])
})

test('answers that have begun wait until a whole crowd has passed', async () => {
  const pass = createAdmission(4)
  const order: string[] = []
  const crowd = Array.from({ length: 40 }, () => pass().then(() => order.push('passed')))
  deferBehindFirstWords(() => order.push('read on'))
  await Promise.all(crowd)
  await expect.poll(() => order).toContain('read on')
  expect(order.indexOf('read on')).toBe(40)
})

test('who comes alone passes in the same turn, again and again, and a newcomer never overtakes', async () => {
  const pass = createAdmission(4)
  for (let again = 0; again < 3; again++) {
    let isIn = false
    void pass().then(() => (isIn = true))
    await turn()
    expect(isIn).toBe(true)
  }
  const passed: string[] = []
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((name) => pass().then(() => passed.push(name)))
  await turn()
  await Promise.all([...crowd, pass().then(() => passed.push('late'))])
  expect(passed).toEqual(['a', 'b', 'c', 'd', 'e', 'late'])
})

test('what a group does one turn later is done before the next group passes', async () => {
  const pass = createAdmission(2)
  const order: string[] = []
  const come = async (name: string) => {
    await pass()
    order.push(name)
    await turn()
    order.push(`${name} is sent`)
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(come))
  expect(order).toEqual(['a', 'b', 'a is sent', 'b is sent', 'c', 'd', 'c is sent', 'd is sent'])
})

test('answers that have arrived in the same turn are read before anybody passes', async () => {
  const pass = createAdmission(4)
  const order: string[] = []
  void pass().then(() => order.push('passed'))
  atTurnEnd(() => {
    order.push('read')
    atTurnEnd(() => order.push('sent on'))
  })
  await turn()
  expect(order).toEqual(['read', 'sent on', 'passed'])
})
