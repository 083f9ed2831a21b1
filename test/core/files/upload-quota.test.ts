import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createUploadQuota } from '../../../src/core/files/upload-quota.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'

const MIB = 2 ** 20
async function* pieces(count: number, size = MIB) {
  const piece = new Uint8Array(size)
  for (let sent = 0; sent < count; sent++) yield piece
}
const read = async ({ bytes }: { bytes: AsyncIterable<Uint8Array> }): Promise<number> => {
  let size = 0
  for await (const piece of bytes) size += piece.length
  return size
}

describe.each(databases)('uploads of one workspace on $name', (kind) => {
  let database: TestDatabase
  let store: Store
  let [one, other] = [0, 0]
  beforeEach(async () => {
    database = await kind.create()
    store = await openStore(database.url, Date.now)
    one = (await store.workspaces.insert('one')).id
    other = (await store.workspaces.insert('other')).id
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  async function put(workspaceId: number, megabytes: number): Promise<number> {
    const id = await store.files.insert({ workspaceId, name: 'a.mp4' })
    await store.files.fill(id, { blob: `blob-${id}`, mediaType: 'video/mp4', size: megabytes * MIB })
    return id
  }

  /** An upload of 20 MiB that waits for `gate` after the first. */
  function startSlowly(quota: ReturnType<typeof createUploadQuota>) {
    const gate = Promise.withResolvers<void>()
    async function* slowly() {
      yield* pieces(1)
      await gate.promise
      yield* pieces(19)
    }
    return { gate, slow: quota.metered(one, { bytes: slowly(), length: undefined }, read) }
  }

  test('may take a gigabyte until they are confirmed', async () => {
    const quota = createUploadQuota(store)
    const first = await put(one, 1_000)
    expect(await quota.metered(one, { bytes: pieces(24), length: undefined }, read)).toBe(24 * MIB)
    await expect(quota.metered(one, { bytes: pieces(25), length: undefined }, read)).rejects.toMatchObject({
      error: 'tooMuchUnconfirmed',
    })
    await expect(quota.metered(one, { bytes: pieces(1), length: 25 * MIB }, read)).rejects.toMatchObject({
      code: 42905,
    })
    expect(await quota.metered(other, { bytes: pieces(25), length: undefined }, read)).toBe(25 * MIB)
    await store.files.confirm(first)
    expect(await quota.metered(one, { bytes: pieces(25), length: undefined }, read)).toBe(25 * MIB)
  })

  test('arrive as far as they fit when many come at once', async () => {
    const quota = createUploadQuota(store)
    const all = Array.from({ length: 5 }, () =>
      quota.metered(one, { bytes: pieces(40, 10 * MIB), length: 400 * MIB }, read),
    )
    const outcomes = await Promise.allSettled(all)
    // Which two is for the database to say: it answers each in its own time.
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refusals).toHaveLength(3)
    for (const refusal of refusals) expect(refusal).toMatchObject({ error: 'tooMuchUnconfirmed' })
    // Nothing is held any more.
    expect(await quota.metered(one, { bytes: pieces(1), length: 1_000 * MIB }, read)).toBe(MIB)
  })

  test('count also where one ends while another arrives', async () => {
    const quota = createUploadQuota(store)
    await put(one, 1_000)
    const { slow, gate } = startSlowly(quota)
    const quick = quota.metered(one, { bytes: pieces(10), length: undefined }, async (incoming) => {
      await read(incoming)
      return await put(one, 10)
    })
    await quick
    gate.resolve()
    await expect(slow).rejects.toMatchObject({ error: 'tooMuchUnconfirmed' })
  })

  test.each([
    ['were confirmed', async () => await store.files.confirm(await put(one, 10))],
    ['failed', () => Promise.reject(new Error('the disk is gone'))],
  ])('do not count against a slow one once they %s', async (_what, end) => {
    const quota = createUploadQuota(store)
    await put(one, 1_000)
    const { slow, gate } = startSlowly(quota)
    const quick = quota.metered(one, { bytes: pieces(10), length: undefined }, async (incoming) => {
      await read(incoming)
      await end()
    })
    await Promise.allSettled([quick])
    gate.resolve()
    expect(await slow).toBe(20 * MIB)
  })

  test('count while they arrive, and no more once they have ended', async () => {
    const quota = createUploadQuota(store)
    await put(one, 1_000)
    const gate = Promise.withResolvers<void>()
    async function* slow() {
      yield* pieces(20)
      await gate.promise
    }
    const arriving = Promise.withResolvers<void>()
    const first = quota.metered(one, { bytes: slow(), length: undefined }, async ({ bytes }) => {
      let size = 0
      for await (const piece of bytes) if ((size += piece.length) === 20 * MIB) arriving.resolve()
    })
    await arriving.promise
    await expect(quota.metered(one, { bytes: pieces(5), length: undefined }, read)).rejects.toMatchObject({
      code: 42905,
    })
    gate.resolve()
    await first
    expect(await quota.metered(one, { bytes: pieces(5), length: undefined }, read)).toBe(5 * MIB)
  })
})

test('no file is taken while less of the disk is free than must be', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-floor-'))
  const { bavail, bsize } = await statfs(directory)
  const full = createDiskBlobs(directory, 2 * bavail * bsize)
  await expect(full.write('a', pieces(1))).rejects.toMatchObject({ error: 'diskFull', code: 50304 })
  await createDiskBlobs(directory, 1).write('a', pieces(1))
  expect((await createDiskBlobs(directory).read('a').toArray()).length).toBeGreaterThan(0)
  await rm(directory, { recursive: true })
})
