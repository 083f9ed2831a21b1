import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AppError } from '../../../src/contract/errors.ts'
import { createCleaning } from '../../../src/core/files/cleaning.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { png, pngComment } from '../../sim/media/pictures.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'
import { longestStopDuring } from '../../sim/service/event-loop-stalls.ts'
import { startCold } from '../../sim/service/process.ts'
import { fed } from '../../sim/service/uploads.ts'

const HOUR = 3_600_000
const MANY = 200_000
/** In ms of the processor's time: all at once takes several times as long. */
const STOP_MAX_MS = 60
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
  await cleaning.sweep(() => false)
  expect(await files()).toHaveLength(1)
  now += 2 * HOUR
  await cleaning.sweep(() => false)
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
  await cleaning.sweep(() => false)
  await cleaning.sweep(() => false)
  expect(removed).toEqual(['a'])
  await store.close()
})

test('a file that can never be removed does not stop the others', async () => {
  const store = await openStore(':memory:', Date.now)
  const removed: string[] = []
  const blobs = {
    ...createDiskBlobs(tmpdir()),
    async remove(name: string) {
      if (name.startsWith('held')) throw new Error('another program holds it')
      removed.push(name)
    },
  }
  const { id: workspaceId } = await store.workspaces.insert('one')
  for (const blob of ['a', 'b']) {
    const id = await store.files.insert({ workspaceId, name: 'a.png' })
    await store.files.fill(id, { blob, mediaType: 'image/png', size: 1 })
  }
  for (let count = 0; count < 150; count++) await store.blobRemovals.schedule(`held ${count}`, 0)
  await store.blobRemovals.schedule('other', 0)
  const later = () => Date.now() + 25 * HOUR
  await createCleaning({ store, blobs, now: later, log: quiet }).sweep(() => false)
  expect(removed.toSorted()).toEqual(['a', 'b', 'other'])
  await store.close()
})

test('chatbots that were to be removed are tried one after the other, but not while the database is away', async () => {
  const store = await openStore(':memory:', Date.now)
  const told: object[] = []
  const log = { ...quiet, warn: (facts: object) => void told.push(facts) }
  const tried: number[] = []
  let failure = new Error('one of them is broken')
  const chatbots = {
    ...store.chatbots,
    removing: async () => [1, 2, 3].map((id) => ({ id, serialNumber: String(id) })),
    async remove(id: number) {
      tried.push(id)
      throw failure
    },
  }
  const cleaning = createCleaning({
    store: { ...store, chatbots },
    blobs: createDiskBlobs(tmpdir()),
    now: Date.now,
    log,
  })
  await cleaning.sweep(() => false)
  expect([tried.splice(0), told.splice(0)]).toEqual([[1, 2, 3], Array.from({ length: 3 }, () => ({ err: failure }))])
  failure = new AppError('storeUnavailable')
  await cleaning.sweep(() => false)
  expect([tried, told]).toEqual([[1], [{ err: failure }]])
  await store.close()
})

test('very many files that nobody uses, and sessions that somebody does, are looked through in steps that stop nobody', async () => {
  const database = await databases[0].create()
  const store = await openStore(database.url, Date.now)
  const { chatbotId, workspaceId } = await addChatbot(store)
  const { db, close } = await openDatabase(database.url)
  const made = [
    sql`insert into file (workspace_id, name, created_at, unused_since) select ${workspaceId}, 'a.png', 0, 0 from n`,
    sql`insert into session (id, chatbot_id, source, uri, created_at) select i, ${chatbotId}, 'http', '', 0 from n`,
    sql`insert into message (chatbot_id, session_id, role, content, created_at) select ${chatbotId}, i, 'question', '', ${Date.now()} from n`,
  ]
  for (const rows of made)
    await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MANY}) ${rows}`.execute(db)
  await close()
  const cleaning = createCleaning({ store, blobs: createDiskBlobs(tmpdir()), now: Date.now, log: quiet })
  const longestStop = await longestStopDuring(async () => {
    await cleaning.sweep(() => false)
    expect(await store.visitors.idleSessions({ chatbotId, since: Date.now() - HOUR, after: 0 }, 10)).toEqual([])
  })
  expect(longestStop).toBeLessThan(STOP_MAX_MS)
  const left = await openDatabase(database.url)
  expect(await left.db.selectFrom('file').select('id').limit(1).execute()).toEqual([])
  await left.close()
  await store.close()
  await database.remove()
})
