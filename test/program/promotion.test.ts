import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/contract/client/client.ts'
import { pacedModelSettings, startPacedModel } from '../sim/models/paced-model.ts'
import { startProcess } from '../sim/service/process.ts'

const SECRET_KEY = 'the-secret-key-of-the-test'
/** `npm run test:long` looks at services without checks too, which few are. */
const CHECKS = process.env['TEST_LONG'] === undefined ? ['on'] : ['on', 'off']
/** Few: questions that are being answered at a minor collection count as kept. */
const SESSIONS = 20
const [WARM_UP, ROUNDS] = [40, 100]
/** Most of an answered question that may stay in V8's old generation, in KB: all of it would be about 30. */
const PROMOTED_MAX = 2

test.each(CHECKS)('V8 keeps nothing of answered questions (answers checked: %s)', async (check) => {
  const model = await startPacedModel(() => ({ fragments: ['Good ', 'morning ', 'to you.'], everyMs: 0 }))
  onTestFinished(() => model.close())
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const settings = { ...pacedModelSettings(model), CHECK_ANSWERS: check, SECRET_KEY }
  const service = await startProcess(join(directory, 'data'), settings, '--trace-gc')
  onTestFinished(async () => void (await service.end('SIGTERM')))
  const client = createClient({ baseUrl: service.url, secretKey: SECRET_KEY })
  const serialNumber = await client.call('Add', {})
  const sessions = await Promise.all(
    Array.from({ length: SESSIONS }, async () => (await client.call('GetSession', { serialNumber })).SessionID),
  )
  async function ask(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++)
      await Promise.all(sessions.map((sessionID) => client.call('ClientAsk', { sessionID, content: 'Hello' })))
  }

  await ask(WARM_UP)
  const { length } = service.output()
  await ask(ROUNDS)

  const phases = sizesAfterScavenges(service.output().slice(length))
  const [sizes = []] = phases.toSorted((one, other) => other.length - one.length)
  expect(sizes.length).toBeGreaterThanOrEqual(6)
  const grownKb = (least(sizes.slice(-3)) - least(sizes.slice(0, 3))) * 1_024
  const questions = (ROUNDS * SESSIONS * sizes.length) / phases.flat().length
  expect(grownKb / questions).toBeLessThan(PROMOTED_MAX)
})

/** Sizes of the heap after each minor collection, in MB, in phases between major ones, which may come at any time. */
const sizesAfterScavenges = (trace: string): number[][] =>
  trace
    .split('Mark-Compact')
    .map((phase) => Array.from(phase.matchAll(/Scavenge .*? -> ([\d.]+) /g), ([, size]) => Number(size)))

/** The least of them: the others have questions that were being answered. */
const least = (sizes: number[]) => Math.min(...sizes)
