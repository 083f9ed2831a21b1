import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@keyv/redis'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkRedis } from '../../../src/cli/doctor/bots.ts'
import { askDoctor } from './ask-doctor.ts'

const redisUrl = process.env['TEST_REDIS_URL']

test('without a Redis the doctor says nothing of it', async () => {
  expect(await checkRedis({ KEYV_URL: undefined })).toEqual([])
})

test('a Redis that is not there, or is something else, is told without its password', async () => {
  const { of, code } = await askDoctor({ KEYV_URL: 'redis://:a-password@127.0.0.1:1' })
  expect(of('KEYV_URL')).toMatchObject({
    state: 'mend',
    message: 'the Redis at 127.0.0.1:1 cannot be used (nothing listens at 127.0.0.1:1)',
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

describe.skipIf(redisUrl === undefined)('a Redis that', () => {
  const names = ['maxmemory', 'maxmemory-policy', 'appendonly']
  let client: ReturnType<typeof createClient>
  let before: Record<string, string>
  beforeAll(async () => {
    client = createClient({ url: redisUrl ?? '' })
    await client.connect()
    before = Object.assign({}, ...(await Promise.all(names.map((name) => client.configGet(name))))) as typeof before
  })
  afterAll(async () => {
    await client.configSet(before)
    client.destroy()
  })
  const set = (maxmemory: string, policy: string, appendonly = 'yes') =>
    client.configSet({ maxmemory, 'maxmemory-policy': policy, appendonly })

  test('keeps everything is told as well', async () => {
    await set('8gb', 'noeviction')
    expect(await checkRedis({ KEYV_URL: redisUrl })).toMatchObject([{ state: 'ok' }])
    await set('0', 'volatile-lru')
    expect(await checkRedis({ KEYV_URL: redisUrl })).toMatchObject([{ state: 'ok' }])
  })

  test('may drop what bots remember is told, with what to set', async () => {
    await set('8gb', 'volatile-lru')
    expect(await checkRedis({ KEYV_URL: redisUrl })).toEqual([
      {
        check: 'KEYV_URL',
        state: 'warning',
        message: expect.stringContaining('(maxmemory-policy volatile-lru)') as string,
        advice: 'set its maxmemory-policy to noeviction',
      },
    ])
  })

  test('forgets the latest at a restart is told, with what is lost and what to set', async () => {
    await set('0', 'noeviction', 'no')
    expect(await checkRedis({ KEYV_URL: redisUrl })).toEqual([
      {
        check: 'KEYV_URL',
        state: 'warning',
        message: expect.stringContaining('is lost when it restarts') as string,
        advice: 'set appendonly yes in its configuration',
      },
    ])
  })
})
