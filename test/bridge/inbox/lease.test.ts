import { expect, test } from 'vitest'
import { createLease } from '../../../adapters/bridge/inbox/lease.ts'
import { MemoryFailed } from '../../../adapters/bridge/memory/memory.ts'
import { virtualTime } from '../../sim/clock/time.ts'

test('a process whose heartbeats the memory does not take gives up what others take over from it', async () => {
  const time = virtualTime()
  const closing = new AbortController()
  let isAway = false
  const reported: unknown[] = []
  const lease = createLease({
    presence: {
      name: 'one',
      isGone: async () => false,
      beat: async () => {
        if (isAway) throw new MemoryFailed(new Error('Redis is unreachable from here'))
      },
    },
    time,
    onBeat: async () => undefined,
    closed: closing.signal,
    report: (error) => void reported.push(error),
  })
  await lease.start()
  const held = lease.signal()
  await time.run(time.sleep(20_000))
  expect(held.aborted).toBe(false)
  isAway = true
  await time.run(time.sleep(8_000))
  expect(held.aborted).toBe(true)
  isAway = false
  await time.run(time.sleep(2_000))
  const again = lease.signal()
  await time.run(time.sleep(20_000))
  expect(again.aborted).toBe(false)
  expect(reported.length).toBeGreaterThan(0)
  closing.abort()
})

test('a process that takes over very much at once keeps its lease meanwhile', async () => {
  const time = virtualTime()
  const closing = new AbortController()
  let beats = 0
  let takeovers = 0
  const lease = createLease({
    presence: { name: 'one', isGone: async () => false, beat: async () => void (beats += 1) },
    time,
    onBeat: async () => {
      takeovers += 1
      await time.sleep(30_000)
    },
    closed: closing.signal,
    report: (error) => expect.unreachable(String(error)),
  })
  await lease.start()
  const held = lease.signal()
  await time.run(time.sleep(20_000))
  expect({ isHeld: lease.isHeld(), isAborted: held.aborted, takeovers }).toEqual({
    isHeld: true,
    isAborted: false,
    takeovers: 1,
  })
  expect(beats).toBeGreaterThan(15)
  closing.abort()
})
