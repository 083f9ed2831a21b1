import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterLongSteps, atTurnEnd } from '../../src/core/turns.ts'

test('the acts of a turn are called at its end, in order, and then those that they ask for', async () => {
  const called: string[] = []
  atTurnEnd(() => {
    called.push('first')
    atTurnEnd(() => called.push('asked for'))
  })
  atTurnEnd(() => called.push('second'))
  await Promise.resolve()
  expect(called).toEqual([])
  await turn()
  expect(called).toEqual(['first', 'second', 'asked for'])
})

test('a later turn has acts of its own', async () => {
  const called: string[] = []
  for (const name of ['one', 'two']) {
    atTurnEnd(() => called.push(name))
    await turn()
  }
  expect(called).toEqual(['one', 'two'])
})

test('after long steps, and only after these, the next step waits for the next turn', async () => {
  await turn()
  expect(afterLongSteps()).toBeUndefined()
  expect(afterLongSteps()).toBeUndefined()
  const until = performance.now() + 20
  while (performance.now() < until);
  const waiting = afterLongSteps()
  expect(waiting).toBeInstanceOf(Promise)
  await waiting
  await turn()
  expect(afterLongSteps()).toBeUndefined()
})
