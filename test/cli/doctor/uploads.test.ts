import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkUploads } from '../../../src/cli/doctor/uploads.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { askDoctor } from './ask-doctor.ts'

describe.each(databases)('uploads of a database on $name', (kind) => {
  async function upload(...names: string[]) {
    const database = await kind.create()
    const data = await mkdtemp(join(tmpdir(), 'porchlight-'))
    const folder = join(data, 'files')
    const store = await openStore(database.url, Date.now)
    onTestFinished(async () => {
      await store.close()
      await Promise.all([database.remove(), rm(data, { recursive: true })])
    })
    const blobs = createDiskBlobs(folder)
    const { id: workspaceId } = await store.workspaces.insert('one')
    for (const blob of names) {
      const id = await store.files.insert({ workspaceId, name: 'a.png' })
      await blobs.write(blob, ReadableStream.from([Buffer.from('a')]) as never)
      await store.files.fill(id, { blob, mediaType: 'image/png', size: 1 })
    }
    return { store, blobs, folder, data, url: database.url }
  }

  test('are all there, or told as missing, with what to do', async () => {
    const { store, blobs, folder } = await upload('a', 'b', 'c')
    await store.files.insert({ workspaceId: 1, name: 'not-sent-yet.png' })
    expect(await checkUploads(store, folder)).toMatchObject([{ state: 'ok', message: 'all 3 are there' }])
    await blobs.remove('b')
    expect(await checkUploads(store, folder)).toEqual([
      {
        check: 'uploads',
        state: 'warning',
        message: `1 of 3 uploaded files are missing from ${folder}`,
        advice: expect.stringContaining('backup'),
      },
    ])
    expect(await checkUploads(store, join(folder, 'elsewhere'))).toMatchObject([
      { state: 'mend', advice: expect.stringContaining('set DATA_DIR to the folder that has them') },
    ])
  })

  test('are not told as missing from a folder that cannot be read', async () => {
    const { store, folder } = await upload('a')
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    expect(await checkUploads(store, folder)).toMatchObject([
      { state: 'mend', message: expect.stringContaining(`${folder} cannot be read (a part of the path is a file`) },
    ])
  })

  test('are not missing when they come or go while one looks', async () => {
    const { store, blobs, folder } = await upload('a', 'b')
    const { id: workspaceId } = (await store.workspaces.list())[0] as { id: number }
    const withContent: typeof store.files.withContent = async (...page) => {
      const late = await store.files.insert({ workspaceId, name: 'late.png' })
      await blobs.write('late', ReadableStream.from([Buffer.from('a')]) as never)
      await store.files.fill(late, { blob: 'late', mediaType: 'image/png', size: 1 })
      const found = await store.files.withContent(...page)
      await store.files.removeUnused(Date.now() + 1_000, 1)
      await blobs.remove('a')
      return found
    }
    const files = { ...store.files, withContent }
    expect(await checkUploads({ files }, folder)).toMatchObject([{ state: 'ok', message: 'all 3 are there' }])
  })
})

test('the doctor looks for uploads in DATA_DIR', async () => {
  const data = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(data, { recursive: true }))
  const store = await openStore(join(data, 'porchlight.sqlite'), Date.now)
  const { id: workspaceId } = await store.workspaces.insert('one')
  const id = await store.files.insert({ workspaceId, name: 'a.png' })
  await store.files.fill(id, { blob: 'gone', mediaType: 'image/png', size: 1 })
  await store.close()
  const { of } = await askDoctor({ DATA_DIR: data })
  expect(of('uploads')).toMatchObject({ state: 'mend', message: expect.stringContaining(join(data, 'files')) })

  await writeFile(join(data, 'files'), '')
  const { of: then } = await askDoctor({ DATA_DIR: data })
  expect(then('uploads')).toMatchObject({ state: 'mend', message: expect.stringContaining('cannot be read') })
  expect(then('database')).toMatchObject({ state: 'ok' })
})
