import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { createDoubleClicks } from '../../../adapters/bridge/platform/double-clicks.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'

/** Two processes of a bot that share a memory, and what they did. */
function startTwo() {
  const { keyv } = openShortMemory()
  const [one, other] = [createDoubleClicks({ keyv, time: systemTime }), createDoubleClicks({ keyv, time: systemTime })]
  const done: string[] = []
  const press = (process: typeof one, id: string, { button = 'message/about/ana', at = 0 } = {}) =>
    process.pressOnce({ button, id, at }, async () => {
      await setTimeout(5)
      done.push(id)
    })
  return { one, other, press, done }
}

test('the second press of a double click is no press, in whichever process and however soon it comes', async () => {
  const { one, other, press, done } = startTwo()
  expect(await Promise.all([press(one, 'first'), press(one, 'second', { at: 200 })])).toEqual([true, false])
  expect(await press(other, 'third', { at: 400 })).toBe(false)
  expect(await press(other, 'of Bob', { button: 'message/about/bob' })).toBe(true)
  expect(done).toEqual(['first', 'of Bob'])
})

test('one press that two processes are told of is left to the platform, which takes one answer', async () => {
  const { one, other, press } = startTwo()
  expect([await press(one, 'first'), await press(other, 'first')]).toEqual([true, true])
})

test('who presses again after a moment is answered again, though the process that handled the first press was killed', async () => {
  const { one, other, press, done } = startTwo()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = { button: 'message/about/ana', id: 'first', at: 0 }
  void one.pressOnce(first, async () => {
    begin()
    await Promise.withResolvers<void>().promise
  })
  await begun
  expect(await press(other, 'double', { at: 300 })).toBe(false)
  expect(await press(other, 'again', { at: 2_000 })).toBe(true)
  expect(done).toEqual(['again'])
})

test('a press that failed may be done again after a moment', async () => {
  const { one, press } = startTwo()
  const first = { button: 'message/about/ana', id: 'first', at: 0 }
  await expect(one.pressOnce(first, () => Promise.reject(new Error('Slack is away')))).rejects.toThrow('Slack is away')
  expect(await press(one, 'second', { at: 2_000 })).toBe(true)
})

test.each([
  ['does not answer', () => Promise.withResolvers<never>().promise],
  ['fails', () => Promise.reject(new Error('Redis is away'))],
])('a press is handled at once while the memory %s', async (_, fails) => {
  const { keyv } = openShortMemory()
  Object.assign(keyv, { get: fails, set: fails })
  const clicks = createDoubleClicks({ keyv, time: { sleep: async () => undefined } })
  const done: string[] = []
  const press = (id: string) =>
    clicks.pressOnce({ button: 'message/about/ana', id, at: 0 }, async () => void done.push(id))
  expect(await press('first')).toBe(true)
  expect(done).toEqual(['first'])
})
