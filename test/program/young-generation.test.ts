import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { CORE_FLAGS } from '../sim/service/process.ts'

const run = promisify(execFile)

test.each([
  { connections: 499, megabytes: 32 },
  { connections: 500, megabytes: 128 },
])('under load with $connections connections V8 has a young generation of 2 × $megabytes MB', async (example) => {
  const script = join(import.meta.dirname, 'young-generation.ts')
  const { stdout } = await run(process.execPath, [...CORE_FLAGS, script, String(example.connections)])
  expect(Math.round(Number(stdout))).toBe(example.megabytes)
})
