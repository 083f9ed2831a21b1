import { expect, test } from 'vitest'
import { type Method, rateOf } from '../../../adapters/slack/limits/limits.ts'
import { createRateQueue } from '../../../adapters/slack/limits/rate-queue.ts'
import { virtualTime } from '../../sim/clock/time.ts'

const slot = (method: Method, channel = 'C1', workspace = 'T1') => ({ workspace, method, channel })

test('no more requests are made in any minute than the method’s tier allows', async () => {
  const time = virtualTime()
  const rateQueue = createRateQueue(time)
  const at: number[] = []
  const ask = () => rateQueue.turn(slot('chat.update'), 'final').then(() => at.push(time.now()))
  await time.run(Promise.all(Array.from({ length: 200 }, ask)))
  const most = Math.max(...at.map((from) => at.filter((other) => other >= from && other < from + 60_000).length))
  expect(most).toBeGreaterThan(40)
  expect(most).toBeLessThanOrEqual(50)
})

test('a clock that is set back lengthens no wait', async () => {
  const time = virtualTime()
  let offsetMs = 0
  const rateQueue = createRateQueue({ ...time, now: () => time.now() + offsetMs })
  const { burst, everyMs } = rateOf('chat.update')
  const send = (count: number) =>
    time.run(Promise.all(Array.from({ length: count }, () => rateQueue.turn(slot('chat.update'), 'final'))))
  await send(burst + 1)
  offsetMs = -3_600_000
  await send(3)
  expect(time.now()).toBeLessThanOrEqual(5 * everyMs)
})

test('what ends a reply goes before what shows one growing, and both before all else', async () => {
  const time = virtualTime()
  const rateQueue = createRateQueue(time)
  const order: string[] = []
  const spent = rateOf('chat.update').burst
  await Promise.all(Array.from({ length: spent }, () => rateQueue.turn(slot('chat.update'), 'final')))
  const lanes = ['background', 'live', 'final', 'live', 'final'] as const
  const turns = lanes.map((lane) => rateQueue.turn(slot('chat.update'), lane).then(() => order.push(lane)))
  await time.run(Promise.all(turns))
  expect(order).toEqual(['final', 'final', 'live', 'live', 'background'])
})

test('many requests that nobody waits for leave room for one that somebody waits for, and go on', async () => {
  const time = virtualTime()
  const rateQueue = createRateQueue(time)
  const replies = slot('conversations.replies')
  const reading = Promise.all(Array.from({ length: 100 }, () => rateQueue.turn(replies, 'background')))
  const waits: number[] = []
  for (let second = 0; second < 120; second++) {
    await time.run(time.sleep(1_000))
    waits.push(rateQueue.waitMs(replies))
  }
  expect(Math.max(...waits)).toBe(0)
  const before = time.now()
  await time.run(rateQueue.turn(replies, 'final'))
  expect(time.now()).toBe(before)
  await time.run(reading)
  expect(time.now()).toBeLessThan(100 * rateOf('conversations.replies').everyMs)
})

test('a method that Slack limits keeps no other method, workspace or channel waiting', async () => {
  const time = virtualTime()
  const rateQueue = createRateQueue(time)
  rateQueue.limited(slot('chat.update'), 30_000)
  rateQueue.limited(slot('chat.postMessage'), 30_000)
  const free = [slot('chat.appendStream'), slot('chat.update', 'C1', 'T2'), slot('chat.postMessage', 'C2')]
  await Promise.all(free.map((one) => rateQueue.turn(one, 'live')))
  expect(time.now()).toBe(0)
  expect(rateQueue.waitMs(slot('chat.update', 'C2'))).toBe(30_000)
  await time.run(rateQueue.turn(slot('chat.update'), 'final'))
  expect(time.now()).toBe(30_000)
})
