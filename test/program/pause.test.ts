import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/contract/client/client.ts'
import { startProcess } from '../sim/service/process.ts'

const SECRET_KEY = 'the-secret-key-of-the-test'
const [SESSIONS, ROUNDS] = [50, 100]
/**
 * V8 by itself gives memory back in a pause, after 8 s of quiet or more (its flag --memory-reducer-delay-ms), in collections that
 * it marks with (reduce).
 */
const QUIET_MS = 40_000

test.runIf(process.env['TEST_LONG'])(
  'in a pause of some seconds V8 does not give up what it has optimized',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const service = await startProcess(join(directory, 'data'), { SECRET_KEY }, '--trace-gc')
    onTestFinished(async () => void (await service.end('SIGTERM')))
    const client = createClient({ baseUrl: service.url, secretKey: SECRET_KEY })
    const serialNumber = await client.call('Add', {})
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, async () => (await client.call('GetSession', { serialNumber })).SessionID),
    )

    for (let round = 0; round < ROUNDS; round++)
      await Promise.all(sessions.map((sessionID) => client.call('ClientAsk', { sessionID, content: 'Hello' })))
    const { length } = service.output()
    await wait(QUIET_MS)

    expect(service.output().slice(0, length)).toMatch(/Mark-Compact (?!\(reduce\))/)
    expect(service.output().slice(length)).not.toMatch(/\(reduce\)/)
  },
)
