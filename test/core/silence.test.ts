import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSilence } from '../../src/core/event-loop/silence.ts'

let acts: number[]
beforeEach(() => {
  vi.useFakeTimers()
  acts = []
})
afterEach(() => vi.useRealTimers())

const start = () => {
  const begin = performance.now()
  return onSilence(100, () => acts.push(performance.now() - begin))
}

test('acts after every silence of that length, never before', () => {
  const silence = start()
  vi.advanceTimersByTime(60)
  silence.reset()
  vi.advanceTimersByTime(30)
  silence.reset()
  vi.advanceTimersByTime(99)
  expect(acts).toEqual([])
  vi.advanceTimersByTime(201)
  expect(acts).toEqual([190, 290, 390])
})

test('does nothing any more once it was ended', () => {
  const silence = start()
  vi.advanceTimersByTime(150)
  silence.reset()
  silence.end()
  vi.advanceTimersByTime(1_000)
  expect(acts).toEqual([100])
})

test.each([
  ['shorter', 30, [90, 120, 150, 180]],
  ['longer', 130, [190]],
])('a reset may make all further silences %s', (_, ms, expected) => {
  const silence = start()
  vi.advanceTimersByTime(60)
  silence.reset(ms)
  vi.advanceTimersByTime(135)
  silence.end()
  vi.advanceTimersByTime(1_000)
  expect(acts).toEqual(expected)
})
