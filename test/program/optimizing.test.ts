import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../sim/service/process.ts'

/** Far more than V8 takes to see that code is hot: 3,000 calls (its flag --invocation-count-for-turbofan). */
const REQUESTS_MAX = 20_000
const AT_ONCE = 50

test('what is compiled during the start is optimized once it is hot', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const service = await startProcess(join(directory, 'data'), {}, '--trace-opt')
  onTestFinished(async () => void (await service.end('SIGTERM')))
  const dispatcher = new Agent({ connections: 8 })
  onTestFinished(() => dispatcher.close())
  const ask = async () => (await request(`${service.url}/healthz`, { dispatcher })).body.dump()
  // The start calls it hundreds of times, each request a few times.
  const isOptimized = () => /completed optimizing .*JSFunction nextTick .*TURBOFAN/.test(service.output())

  let asked = 0
  for (; asked < REQUESTS_MAX && !isOptimized(); asked += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, ask))

  expect(isOptimized()).toBe(true)
})
