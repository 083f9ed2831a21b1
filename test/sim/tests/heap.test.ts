import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { collectGarbage } from '../service/heap.ts'

test('what nobody uses is collected, and V8 keeps the flags by which it takes code that was compiled before', async () => {
  const unused = (() => new WeakRef({}))()
  // Until the end of a turn, what a weak reference was made of is in use.
  await setImmediate()
  collectGarbage()
  expect(unused.deref()).toBeUndefined()
  expect(runInNewContext('typeof gc')).toBe('undefined')
})
