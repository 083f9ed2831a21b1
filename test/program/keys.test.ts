import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCold } from '../sim/service/process.ts'

test('a key in the settings that is none of the keys in force is told at the start, by its name alone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-keys-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const data = join(directory, 'data')
  const keys = { SECRET_KEY: 'the-first-secret-key', SESSION_KEY: 'the-first-session-key' }
  const first = await startCold(data, keys)
  await first.end('SIGTERM')
  expect(first.output()).not.toContain('in force')

  const second = await startCold(data, { SECRET_KEY: 'another-secret-key', SESSION_KEY: keys.SECRET_KEY })
  await expect.poll(second.output).toContain('SESSION_KEY is a secret key; npm run porchlight -- doctor')
  await second.end('SIGTERM')
  expect(second.output()).toContain('SECRET_KEY is none of the keys in force')
  expect(second.output()).not.toContain('another-secret-key')
})
