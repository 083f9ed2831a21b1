import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCleaning } from '../../../src/core/files/cleaning.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { png, pngComment } from '../../sim/media/pictures.ts'
import { startCold } from '../../sim/service/process.ts'
import { fed } from '../../sim/service/uploads.ts'

const HOUR = 3_600_000
const quiet = { warn: () => undefined, error: () => undefined }

test('what an upload left behind when its process was killed is cleared a day later', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  const files = () => readdir(join(directory, 'files'))
  const process = await startCold(directory, { SECRET_KEY: 'a-secret-key-of-the-test' })
  const response = await fetch(`${process.url}/chat/User/GetPreUploadUrl`, {
    method: 'POST',
    headers: { authorization: 'a-secret-key-of-the-test' },
    body: JSON.stringify({ fileName: 'a.png' }),
  })
  const { Data } = (await response.json()) as { Data: { PreUploadUrl: string } }
  const { body, feed } = fed()
  const broken = fetch(Data.PreUploadUrl, { method: 'PUT', body, duplex: 'half' }).catch(() => 'broken off')
  feed(png(pngComment(9_000)).subarray(0, 8_000))
  await expect.poll(files).toHaveLength(1)
  await process.end('SIGKILL')
  expect(await broken).toBe('broken off')
  expect(await files()).toHaveLength(1)

  let now = Date.now()
  const store = await openStore(join(directory, 'porchlight.sqlite'), () => now)
  const blobs = createDiskBlobs(join(directory, 'files'))
  const cleaning = createCleaning({ store, blobs, now: () => now, log: quiet })
  now += 23 * HOUR
  await cleaning.sweep()
  expect(await files()).toHaveLength(1)
  now += 2 * HOUR
  await cleaning.sweep()
  expect(await files()).toEqual([])
  await store.close()
  await rm(directory, { recursive: true })
})

test('bytes that cannot be removed now are removed at the next sweep, and somebody is told', async () => {
  const store = await openStore(':memory:', Date.now)
  const removed: string[] = []
  const told: string[] = []
  let broken = true
  const blobs = {
    ...createDiskBlobs(tmpdir()),
    async remove(name: string) {
      if (broken) throw new Error('the disk does not answer')
      removed.push(name)
    },
  }
  const log = { ...quiet, warn: (_facts: object, message: string) => told.push(message) }
  const cleaning = createCleaning({ store, blobs, now: Date.now, log })
  await store.blobRemovals.schedule('a', 0)
  await cleaning.clearBlobs()
  expect([removed, told]).toEqual([[], ['could not remove what is no longer used']])
  broken = false
  await cleaning.sweep()
  await cleaning.sweep()
  expect(removed).toEqual(['a'])
  await store.close()
})
