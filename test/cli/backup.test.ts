import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMemory } from '../../adapters/bridge/memory/sqlite.ts'
import { runCli } from '../../src/cli/cli.ts'
import { createClient } from '../../src/contract/client/client.ts'
import type { Envelope } from '../../src/contract/envelope.ts'
import { DAY_MS } from '../../src/contract/fields/times.ts'
import { openStore } from '../../src/store/store.ts'
import { png } from '../sim/media/pictures.ts'
import { environmentWith } from '../sim/service/environment.ts'
import { aListing } from '../sim/service/listing.ts'
import { startCold } from '../sim/service/process.ts'
import type { Uploaded } from '../sim/service/uploads.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

const SECRET_KEY = 'a-secret-key-for-tests'

let porchlight: Porchlight
let folder: string
beforeEach(async () => {
  porchlight = await createPorchlight()
  folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
})
afterEach(async () => {
  await porchlight.close()
  rmSync(folder, { recursive: true })
})

/** As the README says it: into an empty folder. */
function restore(file: string): string {
  const directory = mkdtempSync(join(folder, 'restored-'))
  execFileSync('tar', ['-xf', file, '-C', directory])
  return directory
}

async function soundness(file: string): Promise<unknown> {
  const db = new DatabaseSync(file)
  const { integrity_check: found } = db.prepare('pragma integrity_check').get() ?? {}
  db.close()
  return found
}

test('a backup made while the service writes is sound and has every write acknowledged before it began', async () => {
  const data = join(folder, 'data')
  const service = await startCold(data, { SECRET_KEY })
  const client = createClient({ baseUrl: service.url, secretKey: SECRET_KEY })
  const SerialNumber = await client.call('Add', { Name: 'The shop' })
  const written: string[] = []
  const backedUp = new AbortController()
  const write = async () => {
    while (!backedUp.signal.aborted)
      written.push(await client.call('RealEstateCreate', { SerialNumber, ...aListing() }))
  }
  const writers = Array.from({ length: 4 }, write)
  await expect.poll(() => written.length).toBeGreaterThan(100)

  const before = [...written]
  const file = join(folder, 'backup.tar')
  const io = { environment: { DATA_DIR: data }, out: () => {}, err: () => {}, status: undefined }
  expect(await runCli(['backup', file], io)).toBe(0)
  const during = written.length - before.length
  backedUp.abort()
  await Promise.all(writers)
  await service.end('SIGTERM')

  const directory = restore(file)
  expect(await soundness(join(directory, 'porchlight.sqlite'))).toBe('ok')
  const store = await openStore(join(directory, 'porchlight.sqlite'), Date.now)
  const chatbot = await store.chatbots.bySerial(SerialNumber)
  const kept = (await store.listings(chatbot?.id ?? 0).after(0, 100_000)).map(({ ID }) => String(ID))
  await store.close()
  expect(during).toBeGreaterThan(0)
  expect(before.filter((id) => !kept.includes(id))).toEqual([])
})

/** A service with a chatbot that has a picture, uploaded through the API. */
async function withPicture(data: string) {
  const service = await startCold(data, { SECRET_KEY })
  const form = new FormData()
  form.append('file', new Blob([png()]), 'face.png')
  const upload = { method: 'POST', headers: { authorization: SECRET_KEY }, body: form }
  const { Data } = (await (await fetch(`${service.url}/chat/User/Upload`, upload)).json()) as Envelope
  const { FileId } = Data as Uploaded
  const client = createClient({ baseUrl: service.url, secretKey: SECRET_KEY })
  const serialNumber = await client.call('Add', { ChatProfilePicture: String(FileId) })
  return { service, serialNumber }
}

test('restored over the files of a service that was killed, it is as it was backed up', async () => {
  await porchlight.store.workspaces.insert('before')
  const file = join(folder, 'backup.tar')
  expect((await porchlight.run('backup', file)).code).toBe(0)
  await porchlight.store.workspaces.insert('after')
  const killed = join(folder, 'killed')
  cpSync(porchlight.path(''), killed, { recursive: true })
  execFileSync('tar', ['-xf', file, '-C', killed])
  const store = await openStore(join(killed, 'porchlight.sqlite'), Date.now)
  const names = (await store.workspaces.list()).map(({ name }) => name)
  await store.close()
  expect(names).toEqual(['main', 'before'])
})

test('uploaded files come back with their chatbot; one that is gone is told, and the rest is backed up', async () => {
  const data = join(folder, 'data')
  const { service, serialNumber } = await withPicture(data)
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    environment: { DATA_DIR: data },
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    status: undefined,
  }
  const whole = join(folder, 'backup.tar')
  expect(await runCli(['backup', whole], io)).toBe(0)
  expect(out.join()).toContain(`${whole}: 2 files,`)
  await service.end('SIGTERM')

  const restored = await startCold(restore(whole))
  const client = createClient({ baseUrl: restored.url, secretKey: SECRET_KEY })
  const { ChatProfilePictureUrl } = await client.call('Detail', { serialNumber })
  const picture = await fetch(ChatProfilePictureUrl ?? '')
  await restored.end('SIGTERM')
  expect(Buffer.from(await picture.arrayBuffer()).equals(png())).toBe(true)

  const uploads = join(data, 'files')
  const [name = ''] = readdirSync(uploads)
  rmSync(join(uploads, name))
  const file = join(folder, 'later.tar')
  expect(await runCli(['backup', file], io)).toBe(0)
  expect(out.join()).toContain(`${file}: 1 file,`)
  expect(err).toEqual(['Uploaded files that were removed before they could be copied: 1.'])
  expect(await soundness(join(restore(file), 'porchlight.sqlite'))).toBe('ok')
})

test('the bots remember their threads after a restore', async () => {
  const memory = openMemory(porchlight.path(''), 'bots')
  await memory.keyv.set('thread', 7)
  const file = join(folder, 'backup.tar')
  expect((await porchlight.run('backup', file)).code).toBe(0)
  await memory.close()
  const restored = openMemory(restore(file), 'bots')
  expect(await restored.keyv.get('thread')).toBe(7)
  await restored.close()
})

test('a backup says what it holds, shows how far it is, may be read by its owner only, and leaves nothing else', async () => {
  await porchlight.listings.insert(Array.from({ length: 500 }, () => aListing()))
  const file = join(folder, 'backup.tar')
  const { out, status } = await porchlight.run('backup', file, '--json')
  expect(JSON.parse(out)).toEqual({ file, files: 1, bytes: expect.any(Number), gone: [] })
  expect(status.filter((text) => text.includes('100%'))).toEqual([
    expect.stringContaining('pages of porchlight.sqlite'),
    expect.stringContaining('1 of 1 files'),
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['backup.tar'])
})

test.skipIf(process.platform === 'win32')('a backup that is interrupted leaves nothing behind', async () => {
  const id = await porchlight.store.files.insert({ workspaceId: 1, name: 'face.png' })
  await porchlight.store.files.fill(id, { blob: 'face', mediaType: 'image/png', size: 1 })
  mkdirSync(porchlight.path('files'))
  // The backup waits for somebody who writes to the pipe.
  execFileSync('mkfifo', [porchlight.path('files/face')])
  const child = spawn(process.execPath, ['src/cli/main.ts', 'backup', join(folder, 'backup.tar')], {
    env: environmentWith({ DATA_DIR: porchlight.path('') }),
    stdio: 'ignore',
  })
  await expect.poll(() => readdirSync(folder, { recursive: true }).join()).toContain('archive')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT'])
  expect(readdirSync(folder)).toEqual([])
})

test('what a killed command left beside its file a day ago is removed by the next, which says so', async () => {
  const [old, fresh, foreign] = ['b.tar.porchlight-0a1b2c3d.part', 'c.csv.porchlight-0a1b2c3e.part', 'd.part']
  for (const name of [old, fresh, foreign]) mkdirSync(join(folder, name))
  writeFileSync(join(folder, old, 'archive'), 'half')
  for (const name of [old, foreign]) utimesSync(join(folder, name), new Date(), new Date(Date.now() - DAY_MS))
  const { err } = await porchlight.run('backup', join(folder, 'backup.tar'))
  expect(err).toBe(`Removed ${join(folder, old)}, left by a command that was killed.`)
  expect(readdirSync(folder).toSorted()).toEqual(['backup.tar', fresh, foreign])
})

test('a file that is there already is replaced only with --force', async () => {
  const file = join(folder, 'backup.tar')
  writeFileSync(file, 'precious')
  expect(await porchlight.run('backup', file)).toMatchObject({ code: 1, err: expect.stringContaining('--force') })
  expect(readFileSync(file, 'utf8')).toBe('precious')
  expect((await porchlight.run('backup', file, '--force')).code).toBe(0)
  expect(await soundness(join(restore(file), 'porchlight.sqlite'))).toBe('ok')
})

test('a damaged database gives no backup', async () => {
  const damaged = join(folder, 'data')
  mkdirSync(damaged)
  await porchlight.listings.insert(Array.from({ length: 500 }, () => aListing()))
  await porchlight.run('backup', join(folder, 'backup.tar'))
  execFileSync('tar', ['-xf', join(folder, 'backup.tar'), '-C', damaged])
  const database = join(damaged, 'porchlight.sqlite')
  const bytes = readFileSync(database)
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20_000)
  writeFileSync(database, bytes)
  const err: string[] = []
  const io = {
    environment: { DATA_DIR: damaged },
    out: () => {},
    err: (line: string) => void err.push(line),
    status: undefined,
  }
  expect(await runCli(['backup', join(folder, 'second.tar')], io)).toBe(1)
  expect(err.join()).toContain(`The backup failed. ${database} is damaged`)
  expect(readdirSync(folder).toSorted()).toEqual(['backup.tar', 'data'])
})

test('where there is no database there is nothing to back up, and none is made', async () => {
  const io = { environment: { DATA_DIR: join(folder, 'data') }, out: () => {}, err: () => {}, status: undefined }
  expect(await runCli(['backup', join(folder, 'backup.tar')], io)).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is not there fails with the reason', async () => {
  expect(await porchlight.run('backup', join(folder, 'absent', 'backup.tar'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/The backup failed\. .*absent.*: there is no such file or folder/),
  })
})

test('of PostgreSQL no backup is made; the command that makes one is named, without the password', async () => {
  const err: string[] = []
  const environment = { DATABASE_URL: 'postgres://porch:light-pass@db.example.com:5433/homes', DATA_DIR: '/srv/homes' }
  const io = { environment, out: () => {}, err: (line: string) => void err.push(line), status: undefined }
  expect(await runCli(['backup', join(folder, 'backup.tar')], io)).toBe(1)
  const said = err.join('\n')
  expect(said).toContain('pg_dump --format=custom --file=porchlight.dump "postgres://porch@db.example.com:5433/homes"')
  expect(said).toContain('tar -cf porchlight-files.tar -C "/srv/homes" files')
  expect(said).not.toContain('light-pass')
  expect(readdirSync(folder)).toEqual([])
})

test('beside PostgreSQL, what bots remember is copied and restored by the commands that are named', async () => {
  const data = join(folder, 'data')
  const memory = openMemory(data, 'bots')
  await memory.keyv.set('thread', 7)
  await memory.close()
  const err: string[] = []
  const environment = { DATABASE_URL: 'postgres://db.example.com/homes', DATA_DIR: data }
  const io = { environment, out: () => {}, err: (line: string) => void err.push(line), status: undefined }
  expect(await runCli(['backup', join(folder, 'backup.tar')], io)).toBe(1)
  const [copy, ...restoring] = err
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('  ') && line.includes('bots'))
  const run = (command = 'exit 1') => execFileSync('sh', ['-c', command], { cwd: folder })
  run(copy)
  // Its log stays beside the database, as after a kill -9.
  const later = openMemory(data, 'bots')
  await later.keyv.set('thread', 8)
  await later.durable()
  run(restoring.join('\n'))
  const restored = openMemory(data, 'bots')
  expect(await restored.keyv.get('thread')).toBe(7)
  await restored.close()
  await later.close()
})

test('a backup for which there is no room is told with its file and what to do, and leaves nothing behind', async () => {
  const homes = Array.from({ length: 100 }, () => aListing({ Description: 'A home. '.repeat(1_000) }))
  const id = await porchlight.store.chatbots.insert({ workspaceId: 1, serialNumber: 'large', settings: {} })
  await porchlight.store.listings(id).insert(homes)
  const file = join(folder, 'backup.tar')
  // A limit of 400 blocks of 512 or 1,024 bytes. The signal that goes with it would end the program.
  const limited = `trap '' XFSZ; ulimit -f 400; exec "$0" "$@"`
  const { status, stderr } = spawnSync('sh', ['-c', limited, process.execPath, 'src/cli/main.ts', 'backup', file], {
    env: environmentWith({ DATA_DIR: porchlight.path('') }),
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `The backup failed. ${file}: disk I/O error; see that it may be written, and that its disk works and is not full\n`,
  })
  expect(readdirSync(folder)).toEqual([])
})
