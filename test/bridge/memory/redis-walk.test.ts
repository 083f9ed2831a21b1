import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openRedis } from '../../../adapters/bridge/memory/redis.ts'
import { startProxy } from '../../sim/service/proxy.ts'

const redisUrl = process.env['TEST_REDIS_URL']

/** A memory in Redis behind a proxy, with many entries. */
async function startMany() {
  const { hostname: host, port } = new URL(redisUrl ?? '')
  const proxy = await startProxy({ host, port: Number(port) })
  const own = `test-${randomUUID()}`
  const behind = await openRedis(redisUrl ?? '', own)
  const memory = await openRedis(`redis://127.0.0.1:${proxy.port}`, own, 1_000)
  onTestFinished(async () => {
    await behind.keyv.clear()
    await Promise.all([behind.close(), memory.close(), proxy.close()])
  })
  const keys = Array.from({ length: 2_500 }, (_, index) => `entry/${index}`)
  await Promise.all(keys.map((key) => behind.keyv.set(key, { key })))
  await behind.atomic.swap('space', 'cell', { after: 'no entry' })
  onTestFinished(async () => void (await behind.atomic.swap('space', 'cell', { before: 'no entry' })))
  return { proxy, memory, keys }
}

test.skipIf(redisUrl === undefined)('a walk over a memory in Redis finds every entry', async () => {
  const { memory, keys } = await startMany()
  const found = new Map<string, unknown>()
  for await (const [key, value] of memory.keyv.iterator()) found.set(key, value)
  expect(found).toEqual(new Map(keys.map((key) => [key, { key }])))
})

test.skipIf(redisUrl === undefined)('a walk over a memory in a Redis that stops answering ends', async () => {
  const { proxy, memory } = await startMany()
  const walk = memory.keyv.iterator()
  await walk.next()
  proxy.swallow()
  const rest = async () => {
    for await (const _ of walk) continue
  }
  await expect(rest()).rejects.toThrow('did not answer within 1000 ms')
  proxy.mend()
})
