import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import type { Pattern } from './collect.ts'

/** Whether a text exists for which the pattern takes twice as long with each character more. */
const isExponential = (pattern: RegExp): boolean =>
  analyse(pattern, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential)

test('no pattern takes exponential time', async () => {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'collect.ts')], { maxBuffer: 2 ** 24 })
  const patterns = JSON.parse(stdout) as Pattern[]
  expect(patterns.length).toBeGreaterThan(1_000)
  const slow = patterns.filter(({ source, flags }) => isExponential(new RegExp(source, flags)))
  expect(slow.map(({ file, source }) => `${file}: ${source}`)).toEqual([])
})

test.each([/^(a+)+$/, /^(?:\w+\s?)*$/, /\*((?:<[^>]*>|[^*\n])*)\*/])('a pattern such as %s is found', (pattern) =>
  expect(isExponential(pattern)).toBe(true),
)
