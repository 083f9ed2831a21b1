import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@keyv/redis'
import { expect, onTestFinished, test } from 'vitest'
import { checkRedis } from '../../src/cli/doctor/bots.ts'
import { askDoctor } from './ask-doctor.ts'

const redisUrl = process.env['TEST_REDIS_URL']

test('without a Redis the doctor says nothing of it', async () => {
  expect(await checkRedis({ KEYV_URL: undefined })).toEqual([])
})

test('a Redis that is not there, or is something else, is told without its password', async () => {
  const { of, code } = await askDoctor({ KEYV_URL: 'redis://:a-password@127.0.0.1:1' })
  expect(of('KEYV_URL')).toMatchObject({
    state: 'mend',
    message: 'the Redis at 127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1)',
  })
  expect(code).toBe(1)
  const other = createServer((_, response) => void response.end('hello'))
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void other.close())
  const url = `redis://:a-password@127.0.0.1:${(other.address() as AddressInfo).port}`
  const [finding] = await checkRedis({ KEYV_URL: url })
  expect(finding?.state).toBe('mend')
  expect(JSON.stringify(finding)).not.toContain('a-password')
})

test.skipIf(redisUrl === undefined)('a Redis that answers is told as well', async () => {
  expect(await checkRedis({ KEYV_URL: redisUrl })).toMatchObject([{ state: 'ok' }])
})

test.skipIf(redisUrl === undefined)('a Redis that may drop what bots remember is told, with what to set', async () => {
  const client = createClient({ url: redisUrl ?? '' })
  await client.connect()
  const before = { ...(await client.configGet('maxmemory')), ...(await client.configGet('maxmemory-policy')) }
  onTestFinished(async () => {
    await client.configSet(before)
    client.destroy()
  })
  const set = (maxmemory: string, policy: string) => client.configSet({ maxmemory, 'maxmemory-policy': policy })
  await set('8gb', 'volatile-lru')
  expect(await checkRedis({ KEYV_URL: redisUrl })).toEqual([
    {
      check: 'KEYV_URL',
      state: 'warning',
      message: expect.stringContaining('(maxmemory-policy volatile-lru)') as string,
      advice: 'set its maxmemory-policy to noeviction',
    },
  ])
  await set('8gb', 'noeviction')
  expect(await checkRedis({ KEYV_URL: redisUrl })).toMatchObject([{ state: 'ok' }])
  await set('0', 'volatile-lru')
  expect(await checkRedis({ KEYV_URL: redisUrl })).toMatchObject([{ state: 'ok' }])
})
