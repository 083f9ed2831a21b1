import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { createDoubleClicks } from '../../../adapters/bridge/platform/double-clicks.ts'

/** Two processes of a bot that share a memory, and what they did. */
function startTwo() {
  const { keyv } = openShortMemory()
  const [one, other] = [createDoubleClicks(keyv), createDoubleClicks(keyv)]
  const done: string[] = []
  const press = (process: typeof one, id: string, button = 'message/about/ana') =>
    process.pressOnce({ button, id }, async () => {
      await setTimeout(5)
      done.push(id)
    })
  return { one, other, press, done }
}

test('the second press of a double click is no press, in whichever process and however soon it comes', async () => {
  const { one, other, press, done } = startTwo()
  expect(await Promise.all([press(one, 'first'), press(one, 'second')])).toEqual([true, false])
  expect(await press(other, 'third')).toBe(false)
  expect(await press(other, 'of Bob', 'message/about/bob')).toBe(true)
  expect(done).toEqual(['first', 'of Bob'])
})

test('one press that two processes are told of is left to the platform, which takes one answer', async () => {
  const { one, other, press } = startTwo()
  expect([await press(one, 'first'), await press(other, 'first')]).toEqual([true, true])
})

test('a press that failed may be done again after a moment', async () => {
  const { keyv } = openShortMemory()
  const clicks = createDoubleClicks(keyv)
  const press = { button: 'message/about/ana', id: 'first' }
  await expect(clicks.pressOnce(press, () => Promise.reject(new Error('Slack is away')))).rejects.toThrow(
    'Slack is away',
  )
  await expect
    .poll(() => clicks.pressOnce({ ...press, id: 'second' }, async () => undefined), { timeout: 10_000 })
    .toBe(true)
})
