import { expect, test } from 'vitest'
import { createWatermark } from '../../../adapters/bridge/inbox/watermark.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { virtualTime } from '../../sim/clock/time.ts'

const MINUTE = 60_000
const MARGIN = 2 * MINUTE

/** A process on a platform that hears, or not, what is said there. */
function start({ hears = true, time = virtualTime(), memory = openShortMemory() } = {}) {
  const world = { hears }
  const heard = createWatermark({
    atomic: memory.atomic,
    platform: { name: 'discord', isReceiving: () => world.hears },
    time,
    closed: new AbortController().signal,
    report: (error) => expect.unreachable(String(error)),
  })
  return { ...heard, world, memory, time, pass: (ms: number) => time.run(time.sleep(ms)) }
}

test('what was said while the platform was heard has come in, but for the last two minutes, also for who comes later', async () => {
  const { world, memory, time, ...bot } = start()
  expect(await bot.until()).toBeLessThanOrEqual(0)
  bot.pause()()
  await bot.pass(60 * MINUTE)
  world.hears = false
  const deafSince = time.now()
  await bot.pass(10 * MINUTE)
  const until = await start({ time, memory }).until()
  expect(until).toBeGreaterThan(deafSince - MARGIN - MINUTE)
  expect(until).toBeLessThanOrEqual(deafSince - MARGIN)
})

test('while anything is still looked for, nothing later is known to have come in', async () => {
  const bot = start()
  bot.pause()()
  await bot.pass(60 * MINUTE)
  const [one, other] = [bot.pause(), bot.pause()]
  const doubtful = bot.time.now()
  one()
  await bot.pass(10 * MINUTE)
  expect(await bot.until()).toBeLessThanOrEqual(doubtful - MARGIN)
  other()
  await bot.pass(10 * MINUTE)
  expect(await bot.until()).toBeGreaterThan(doubtful)
})

test('a clock that was put back makes nobody believe that all came in', async () => {
  const { memory, ...bot } = start()
  bot.pause()()
  await bot.pass(60 * MINUTE)
  expect(await start({ memory }).until()).toBe(0)
})
