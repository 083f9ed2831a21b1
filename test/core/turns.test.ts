import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { afterFirstWords, afterLongSteps, atTurnEnd, markStepToFirstWord } from '../../src/core/turns.ts'

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

test('an act waits for first words while they come, but not for long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const called: string[] = []
  const act = (name: string) => afterFirstWords(() => called.push(name))

  act('nobody waits')
  await turn()
  expect(called).toEqual(['nobody waits'])

  act('first')
  for (let turns = 0; turns < 50; turns++) {
    markStepToFirstWord()
    await turn()
    if (turns === 10) act('second')
  }
  expect(called).toEqual(['nobody waits'])
  await turn()
  await turn()
  await turn()
  expect(called).toEqual(['nobody waits', 'first', 'second'])

  act('last')
  for (let turns = 0; turns < 50; turns++) {
    markStepToFirstWord()
    vi.advanceTimersByTime(10)
    await turn()
  }
  expect(called).toEqual(['nobody waits', 'first', 'second', 'last'])
})
