import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRests } from '../../src/core/event-loop/resting.ts'
import {
  atTurnEnd,
  deferBehindFirstWords,
  holdDeferred,
  markFirstWordProgress,
} from '../../src/core/event-loop/turn-end.ts'
import { yieldIfLong } from '../../src/core/event-loop/yielding.ts'

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
  expect(yieldIfLong()).toBeUndefined()
  expect(yieldIfLong()).toBeUndefined()
  const until = performance.now() + 20
  while (performance.now() < until);
  const waiting = yieldIfLong()
  expect(waiting).toBeInstanceOf(Promise)
  await waiting
  await turn()
  expect(yieldIfLong()).toBeUndefined()
})

test('an act waits for first words while they come, but not for long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const called: string[] = []
  const act = (name: string) => deferBehindFirstWords(() => called.push(name))

  act('nobody waits')
  await turn()
  expect(called).toEqual(['nobody waits'])

  act('first')
  for (let turns = 0; turns < 50; turns++) {
    markFirstWordProgress()
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
    markFirstWordProgress()
    vi.advanceTimersByTime(100)
    await turn()
  }
  expect(called).toEqual(['nobody waits', 'first', 'second', 'last'])
})

test('an act waits while a crowd is held back, though no word comes in a turn', async () => {
  const called: string[] = []
  const [release, releaseOther] = [holdDeferred(), holdDeferred()]
  deferBehindFirstWords(() => called.push('act'))
  for (let turns = 0; turns < 10; turns++) await turn()
  release()
  for (let turns = 0; turns < 10; turns++) await turn()
  expect(called).toEqual([])
  releaseOther()
  await expect.poll(() => called).toEqual(['act'])
})

test('background work rests for as long as it was busy while others are served, else for a nap', async () => {
  expect(await restedShare()).toBeLessThan(0.5)
  const serving = setInterval(() => work(2), 1)
  onTestFinished(() => clearInterval(serving))
  expect(await restedShare()).toBeGreaterThan(0.8)
})

/** How long ten pieces of work rest, as a share of what they take. */
async function restedShare(): Promise<number> {
  const rest = createRests()
  let [busyMs, restedMs] = [0, 0]
  for (let piece = 0; piece < 10; piece++) {
    busyMs += work(20)
    const restsAt = performance.now()
    await rest()
    restedMs += performance.now() - restsAt
  }
  return restedMs / busyMs
}

/** Works for so many ms. Returns how long it took. */
function work(ms: number): number {
  const startedAt = performance.now()
  while (performance.now() - startedAt < ms);
  return performance.now() - startedAt
}
