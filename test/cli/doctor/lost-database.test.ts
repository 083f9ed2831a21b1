import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askDoctor } from './ask-doctor.ts'

test.each(['porchlight.sqlite', 'bots.sqlite'])('a log without its %s must be mended, and is kept', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, `${name}-wal`)
  writeFileSync(log, 'the last writes')
  expect((await askDoctor({ DATA_DIR: folder })).findings).toContainEqual(
    expect.objectContaining({
      state: 'mend',
      message: expect.stringContaining(`${name} is missing or empty, but its log has data`),
      advice: expect.stringContaining('put the file back'),
    }),
  )
  expect(readFileSync(log, 'utf8')).toBe('the last writes')
})
