import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileTypeFromBuffer } from 'file-type'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCli } from '../../../src/cli/cli.ts'
import { listBotTokens } from '../../../src/cli/doctor/bots.ts'
import { reasonOf } from '../../../src/cli/doctor/check-result.ts'
import { checkModelsAnswer, checkTranscription } from '../../../src/cli/doctor/models.ts'
import { checkNodeVersion, checkSettingNames, checkSettings, OLDEST_NODE } from '../../../src/cli/doctor/settings.ts'
import { AppError } from '../../../src/contract/errors.ts'
import type { Model } from '../../../src/core/ports/models.ts'
import { faultOfDataFolder } from '../../../src/guards/data-folder.js'
import { createTranscribe } from '../../../src/models/transcription.ts'
import { openStore } from '../../../src/store/store.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { startTranscriber } from '../../sim/models/transcriber.ts'
import { databases } from '../../sim/service/databases.ts'
import { askDoctor } from './ask-doctor.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const doctor = (environment: Record<string, string>, ...options: string[]) =>
  askDoctor({ DATA_DIR: folder, ...environment }, ...options)

test('before the first start all is well, and nothing is made', async () => {
  const { code, of } = await doctor({ DATA_DIR: join(folder, 'data') })
  expect(code).toBe(0)
  expect(of('database')).toMatchObject({ state: 'ok', message: expect.stringContaining('will be made') })
  expect(of('DATA_DIR')).toMatchObject({ state: 'ok', message: expect.stringContaining('will be made') })
  expect(readdirSync(folder)).toEqual([])
})

test('without --json each finding is one line, which begins with its state and ends with what to do', async () => {
  const out: string[] = []
  const io = {
    environment: { PORT: 'high' },
    out: (line: string) => void out.push(line),
    err: () => {},
    status: undefined,
  }
  expect(await runCli(['doctor'], io)).toBe(1)
  expect(out).toContainEqual(expect.stringMatching(/^mend {5}PORT: must be a whole number .+ -> correct it/))
})

test('every bad setting is named once, of the service and of the bots', async () => {
  const bad = { PORT: 'high', DEMO: 'maybe', SECRET_KEY: 'short', KEYV_URL: 'memory://x', CORE_URL: 'localhost:3000' }
  const { code, ok, findings, err } = await doctor(bad)
  expect([code, ok]).toEqual([1, false])
  expect(err).toBe('5 things must be mended.')
  const toMend = findings.filter(({ state }) => state === 'mend').map(({ check }) => check)
  expect(toMend.toSorted()).toEqual(Object.keys(bad).toSorted())
})

test('the root of the disk is no folder for the data, neither of the service nor of the bots', async () => {
  const { findings } = await doctor({ DATA_DIR: '/' })
  expect(findings.filter(({ state }) => state === 'mend')).toMatchObject([
    { check: 'DATA_DIR', message: 'must be a folder for this data alone, not the root of the disk' },
  ])
})

test('a folder of the system, or a home folder, that has files of others and none of Porchlight is no folder for the data', async () => {
  expect(faultOfDataFolder('/etc')).toContain('/etc has files of others, such as')
  writeFileSync(join(folder, 'letters.txt'), '')
  expect(faultOfDataFolder(folder)).toBeUndefined()
  vi.stubEnv('HOME', folder)
  const { findings } = await doctor({})
  expect(findings.filter(({ state }) => state === 'mend')).toMatchObject([
    { check: 'DATA_DIR', message: expect.stringContaining(`${folder} has files of others, such as letters.txt,`) },
  ])
})

test.each([
  [
    'what disks and systems put there',
    ['lost+found', '.snapshot', '@eaDir', '$RECYCLE.BIN', 'System Volume Information'],
  ],
  ['files of others beside the database', ['notes.txt', 'porchlight.sqlite']],
  ["files of others beside the bots' memory", ['notes.txt', 'bots.sqlite']],
  ['files of others beside the uploads', ['notes.txt', 'files']],
  ['a database put aside', ['notes.txt', 'porchlight.sqlite.old']],
  ['nothing but the log and the compiled program', ['porchlight.log', 'compiled']],
])('a home folder with %s is a folder for the data', (_, names) => {
  vi.stubEnv('HOME', folder)
  for (const name of names) writeFileSync(join(folder, name), '')
  expect(faultOfDataFolder(folder)).toBeUndefined()
})

test('a setting that is wrong for two reasons, or twice, is named once with all of them', () => {
  const problems = ['too long', 'too loud', 'too long'].map((message) => ({ name: 'HORN', message }))
  expect(checkSettings(problems)).toMatchObject([{ check: 'HORN', message: 'too long; too loud' }])
})

test('a misspelt name in .env is told with the one that was meant', () => {
  expect(checkSettingNames('DATABSE_URL=x\nPORT=1\nEDITOR=vi\n', ['DATABASE_URL', 'PORT'])).toMatchObject([
    { check: 'DATABSE_URL', state: 'warning', advice: 'did you mean DATABASE_URL?' },
  ])
})

test.each([
  [OLDEST_NODE, 'ok'],
  ['26.10.0', 'ok'],
  ['24.14.9', 'mend'],
  ['20.19.0', 'mend'],
])('Node %s: %s', (version, state) => expect(checkNodeVersion(version).state).toBe(state))

test('the oldest Node is the one that package.json names', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  expect(engines.node).toBe(`>=${OLDEST_NODE}`)
})

test('a file in place of DATA_DIR must be mended', async () => {
  writeFileSync(join(folder, 'data'), '')
  const { code, of } = await doctor({ DATA_DIR: join(folder, 'data', 'below') })
  expect(code).toBe(1)
  expect(of('DATA_DIR')?.state).toBe('mend')
})

test('a database without tables is told, and stays without', async () => {
  const file = join(folder, 'porchlight.sqlite')
  new DatabaseSync(file).close()
  const { code, of } = await doctor({})
  expect(code).toBe(0)
  expect(of('database')).toMatchObject({ state: 'ok', message: expect.stringContaining('is empty') })
  const db = new DatabaseSync(file)
  expect(db.prepare('select name from sqlite_schema').all()).toEqual([])
  db.close()
})

test.each(databases.filter(({ name }) => name !== 'SQLite'))(
  'an empty database on $name is told, with the SQLite file that is left aside for it',
  async (kind) => {
    const database = await kind.createEmpty()
    const told = async () => (await doctor({ DATABASE_URL: database.url })).of('database')
    expect(await told()).toMatchObject({ state: 'ok', message: expect.stringContaining('is empty') })
    await (await openStore(join(folder, 'porchlight.sqlite'), Date.now)).close()
    expect(await told()).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('porchlight.sqlite is left aside'),
    })
    await database.remove()
  },
)

test('a database of a newer version must be mended', async () => {
  const file = join(folder, 'porchlight.sqlite')
  await (await openStore(file, Date.now)).close()
  const db = new DatabaseSync(file)
  db.exec(`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`)
  db.close()
  expect((await doctor({})).of('database')).toMatchObject({
    state: 'mend',
    message: expect.stringContaining('newer version (999-later)'),
  })
})

test('a file that is no database must be mended', async () => {
  writeFileSync(join(folder, 'porchlight.sqlite'), 'remember the milk, '.repeat(100))
  expect((await doctor({})).of('database')).toMatchObject({
    state: 'mend',
    message: expect.stringContaining('file is not a database'),
  })
})

test('a damaged page of the database must be mended: it is told what is damaged and what to do', async () => {
  const file = join(folder, 'porchlight.sqlite')
  await (await openStore(file, Date.now)).close()
  const db = new DatabaseSync(file)
  const pages = db.prepare(`select rootpage from sqlite_schema where name in ('session', 'lead')`).all()
  const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number }
  db.close()
  const bytes = readFileSync(file)
  for (const { rootpage } of pages) bytes.fill(0xff, (Number(rootpage) - 1) * size, Number(rootpage) * size)
  writeFileSync(file, bytes)
  expect((await doctor({})).of('database')).toMatchObject({
    state: 'mend',
    message: expect.stringMatching(/porchlight\.sqlite is damaged: the tables .*(session|lead)/),
    advice: expect.stringContaining('restore the newest backup'),
  })
})

test.each(['porchlight.sqlite', 'bots.sqlite'])(
  'damage where %s says which tables it has must be mended',
  async (name) => {
    const file = join(folder, name)
    const db = new DatabaseSync(file)
    db.exec('create table a (b); create table c (d)')
    db.close()
    const bytes = readFileSync(file)
    bytes.fill(0xff, 100, 200)
    writeFileSync(file, bytes)
    const { findings } = await doctor({})
    expect(findings).toContainEqual(
      expect.objectContaining({ state: 'mend', message: expect.stringContaining(`${name} is damaged`) }),
    )
  },
)

test('a PostgreSQL out of reach must be mended, and its password is not shown', async () => {
  const { of, findings } = await doctor({ DATABASE_URL: 'postgres://porch:light-pass@127.0.0.1:1/homes' })
  expect(of('database')).toMatchObject({
    state: 'mend',
    message: 'postgres://porch@127.0.0.1:1/homes cannot be read (nothing listens at 127.0.0.1:1)',
  })
  expect(JSON.stringify(findings)).not.toContain('light-pass')
})

test('a port that another program has must be mended', async () => {
  const other = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { of } = await doctor({ PORT: String(port) })
  expect(of('PORT')).toMatchObject({ state: 'mend', message: `another program listens on 127.0.0.1:${port}` })
  other.close()
})

test('an address of another machine must be mended', async () => {
  expect((await doctor({ HOST: '192.0.2.1', PORT: '3999' })).of('PORT')).toMatchObject({
    state: 'mend',
    message: 'nobody can listen on 192.0.2.1:3999 (this machine cannot use 192.0.2.1:3999)',
  })
})

test('a port without the right to it is told by no word of connecting', () => {
  const place = { code: 'EACCES', syscall: 'listen', address: '127.0.0.1', port: 80 }
  expect(reasonOf(Object.assign(new Error('listen EACCES: permission denied'), place))).toBe(
    'you may not use 127.0.0.1:80',
  )
})

test('a default model that cannot be used must be mended', async () => {
  const { code, of } = await doctor({ DEFAULT_MODEL: 'openai/gpt-4o' })
  expect(code).toBe(1)
  expect(of('models')).toMatchObject({ state: 'mend', message: expect.stringContaining('openai/gpt-4o') })
})

test('with --online the models are asked', async () => {
  expect((await doctor({}, '--online')).of('porchlight/concierge')).toMatchObject({ state: 'ok', message: 'answers' })
  expect((await doctor({})).of('porchlight/concierge')).toBeUndefined()
})

test('who writes recordings down is asked too', async () => {
  const hears = await startTranscriber({ text: '' })
  const deaf = await startTranscriber({ status: 401 })
  const asked = await Promise.all(
    [hears, deaf].map(async ({ url }) => {
      const transcribe = createTranscribe({ model: 'whisper-1', apiKey: undefined, baseUrl: url, timeoutMs: 10_000 })
      return transcribe && (await checkTranscription(transcribe, 10_000))
    }),
  )
  await Promise.all([hears.close(), deaf.close()])
  expect(asked).toMatchObject([{ state: 'ok' }, { state: 'mend', message: expect.stringContaining('401') }])
  expect((await fileTypeFromBuffer(hears.requests[0]?.bytes ?? Buffer.alloc(0)))?.mime).toBe('audio/wav')
})

test('every usable model is asked; one that fails or says nothing must be mended', async () => {
  const good: Model = { ...createScriptedModel(saying('Hi')), key: 'good/one' }
  const refusal = new AppError('modelUnavailable', 'busy', { cause: new Error('account is empty') })
  const failing: Model = {
    ...good,
    key: 'broken/one',
    answer: () => Promise.reject(refusal),
  }
  const silent: Model = { ...good, key: 'silent/one', answer: async () => undefined }
  const usable = [good, failing, silent]
  const listed = usable.map(({ key }) => ({ key, name: key, usable: true }))
  const models = {
    list: () => [...listed, { key: 'no/key', name: 'key', usable: false }],
    byKey: (key: string) => usable.find((model) => model.key === key),
    defaultKey: good.key,
  }
  expect(await checkModelsAnswer(models, 1_000)).toMatchObject([
    { check: 'good/one', state: 'ok' },
    { check: 'broken/one', state: 'mend', message: 'does not answer (account is empty)' },
    { check: 'silent/one', state: 'mend', message: 'did not answer within 1 s' },
  ])
})

test('each bot whose token is set is told from those without', () => {
  expect(
    listBotTokens(['A_TOKEN', 'B_TOKEN', 'CORE_URL'], { A_TOKEN: 'x', B_TOKEN: ' ', CORE_URL: 'x' }),
  ).toMatchObject([
    { check: 'A_TOKEN', message: 'is set' },
    { check: 'B_TOKEN', message: expect.stringContaining('not set') },
  ])
})
