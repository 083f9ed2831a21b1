import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databases } from '../sim/service/databases.ts'
import { startCold } from '../sim/service/process.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

test.each(servers)('a service that begins anew on $name says once that its SQLite file stays aside', async (kind) => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-moved-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const database = await kind.createEmpty()
  onTestFinished(() => database.remove())
  const data = join(directory, 'data')
  const outputOf = async (settings: Record<string, string>) => {
    const service = await startCold(data, { SECRET_KEY: 'the-secret-key-of-the-test', ...settings })
    await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status).toBe(200)
    await service.end('SIGTERM')
    return service.output()
  }
  const moved = { DATABASE_URL: database.url }
  expect(await outputOf({})).not.toContain('begins anew')
  expect(await outputOf(moved)).toContain(`"file":${JSON.stringify(join(data, 'porchlight.sqlite'))}`)
  expect(await outputOf(moved)).not.toContain('begins anew')
})

test('a service that begins anew beside the uploaded files of an earlier one says so once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-lost-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const data = join(directory, 'data')
  const uploads = join(data, 'files')
  await mkdir(uploads, { recursive: true })
  const outputOf = async () => {
    const service = await startCold(data, { SECRET_KEY: 'the-secret-key-of-the-test' })
    await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status).toBe(200)
    await service.end('SIGTERM')
    return service.output()
  }
  expect(await outputOf()).not.toContain('begins anew')
  await rm(join(data, 'porchlight.sqlite'))
  await writeFile(join(uploads, 'picture'), '')
  const output = await outputOf()
  expect(output).toContain('begins anew')
  expect(output).toContain(`"folder":${JSON.stringify(uploads)}`)
  expect(await outputOf()).not.toContain('begins anew')
})

test.runIf(servers.length === 0)('the suite of moved databases needs a server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
