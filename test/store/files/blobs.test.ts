import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'

test('uploads go on after their folder was removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-'))
  const blobs = createDiskBlobs(join(folder, 'data', 'files'))
  await rm(join(folder, 'data'), { recursive: true })
  await blobs.write('one', Readable.from([Buffer.from('bytes')]))
  expect(await text(blobs.read('one'))).toBe('bytes')
  await rm(folder, { recursive: true })
})
