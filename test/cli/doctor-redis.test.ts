import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
