import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveSetting } from '../../adapters/terminal/setup.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

async function saved(before: string): Promise<string> {
  const file = join(directory, 'settings')
  writeFileSync(file, before)
  await saveSetting(file, 'SECRET_KEY', 'sk_$1')
  return readFileSync(file, 'utf8')
}

test('a setting takes the place of its old line, and every other line stays', async () => {
  expect(await saved('PORT=3000\nSECRET_KEY=\n# end\n')).toBe('PORT=3000\nSECRET_KEY=sk_$1\n# end\n')
  expect(await saved('PORT=3000')).toBe('PORT=3000\nSECRET_KEY=sk_$1\n')
  expect(await saved('# SECRET_KEY=x\n')).toBe('# SECRET_KEY=x\nSECRET_KEY=sk_$1\n')
})

test('a new file is for its owner only', async () => {
  const file = join(directory, 'new')
  await saveSetting(file, 'SECRET_KEY', 'sk')
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['SECRET_KEY=sk\n', 0o600])
})
