import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFilePermissions } from '../../../src/cli/doctor/disk.ts'

/** Checks a folder as somebody who may not look into it. */
const CHECK_AS_STRANGER = `
  const { checkFilePermissions } = await import(${JSON.stringify(resolve('src/cli/doctor/disk.ts'))})
  if (process.getuid() === 0) process.setuid(65534)
  console.log(JSON.stringify(checkFilePermissions(process.argv[1], 12345)))`

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'porchlight-privacy-'))
  mkdirSync(join(data, 'files'), { mode: 0o755 })
  writeFileSync(join(data, 'porchlight.sqlite'), '', { mode: 0o644 })
})
afterEach(() => rmSync(data, { recursive: true }))

test('a folder that others can read is told, with what closes it', () => {
  chmodSync(data, 0o755)
  expect(checkFilePermissions(data)).toMatchObject([
    {
      state: 'warning',
      check: 'privacy',
      advice: `chmod -R go= ${data}`,
      message: expect.stringContaining('porchlight.sqlite'),
    },
  ])
})

test('no command is given at once for a folder that has something else in it', () => {
  chmodSync(data, 0o755)
  for (const name of ['porchlight.sqlite-wal', 'compiled']) writeFileSync(join(data, name), '')
  expect(checkFilePermissions(data)[0]?.advice).toBe(`chmod -R go= ${data}`)
  writeFileSync(join(data, 'passwd'), '')
  expect(checkFilePermissions(data)[0]?.advice).toMatch(/^first set DATA_DIR .* such as passwd; then chmod -R go= /)
})

test('what lies in a closed folder is closed, and what is not there is nobody’s', () => {
  chmodSync(data, 0o700)
  expect(checkFilePermissions(data)).toEqual([])
  expect(checkFilePermissions(join(data, 'nothing'))).toEqual([])
})

test('a folder of another user is told, closed or not, with what makes it one’s own', () => {
  chmodSync(data, 0o700)
  expect(checkFilePermissions(data, 12_345)).toMatchObject([
    {
      state: 'warning',
      check: 'privacy',
      advice: `sudo chown -R 12345 ${data}`,
      message: expect.stringContaining(`own ${data}, ${join(data, 'porchlight.sqlite')}`),
    },
  ])
})

test('a folder of another user that nobody else may look into is told too, and no command is given at once', () => {
  chmodSync(data, 0)
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', CHECK_AS_STRANGER, data], { stdio: 'pipe' })
  chmodSync(data, 0o700)
  const advice = `first see that all in it is Porchlight's; then sudo chown -R 12345 ${data}`
  expect(JSON.parse(String(told))).toMatchObject([{ check: 'privacy', message: expect.stringContaining(data), advice }])
})

test('a file in place of the folder does not end the check', () => {
  expect(checkFilePermissions(join(data, 'porchlight.sqlite'))).toMatchObject([{ check: 'privacy' }])
})
