import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListing } from './sim/listing.ts'
import { startProcess } from './sim/process.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
})
afterAll(() => rm(directory, { recursive: true }))

const keys = { SECRET_KEY: 'a-secret-key-of-the-test', SESSION_KEY: 'a-session-key-of-the-test' }

async function call<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: keys.SECRET_KEY },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { Data: T }).Data
}

test('the first start prints keys and a demo chatbot once; the second keeps them and prints no secret', async () => {
  const data = join(directory, 'starts')
  const first = await startProcess(data, { DEMO: 'on' })
  const [secret, serial] = [/SECRET_KEY=(\S+)/, /CHATBOT_SERIAL=(\S+)/].map(
    (part) => part.exec(first.output())?.[1] ?? '',
  )
  expect(secret).toMatch(/^pl_secret_.{32}$/)
  expect(await first.end('SIGTERM')).toBe(0)

  const second = await startProcess(data, { DEMO: 'on' })
  expect(second.output().trim()).toBe(`Porchlight listens on ${second.url}`)
  const response = await fetch(`${second.url}/chat/Chatbot/RealEstateList`, {
    method: 'POST',
    headers: { authorization: secret ?? '' },
    body: JSON.stringify({ SerialNumber: serial }),
  })
  expect(await response.json()).toMatchObject({ Code: 200, Data: { VirtualCount: 60 } })
  expect(await second.end('SIGINT')).toBe(0)
})

test('a bad setting is named, with every other one, and ends the start', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: directory,
      PORT: 'x',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'ftp://x',
    },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const name of ['PORT', 'DEMO', 'DATABASE_URL', 'PUBLIC_URL']) expect(stderr).toContain(`  ${name}: `)
})

test('kill -9 in a storm of creations loses nothing that was acknowledged', async () => {
  const data = join(directory, 'storm')
  let serial: string | undefined
  const acknowledged = new Set<string>()
  for (let round = 0; round < 3; round++) {
    const core = await startProcess(data, keys)
    const SerialNumber = (serial ??= await call<string>(core.url, '/chat/Chatbot/Add', {}))
    const storming = Array.from({ length: 8 }, async () => {
      for (;;)
        acknowledged.add(
          await call<string>(core.url, '/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing() }),
        )
    })
    // Each of them ends with the connection that the kill breaks.
    const storm = Promise.allSettled(storming)
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 30)
    await core.end('SIGKILL')
    await storm
  }

  const db = new DatabaseSync(join(data, 'porchlight.sqlite'))
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const kept = new Set(
    db
      .prepare('select id from listing')
      .all()
      .map(({ id }) => String(id)),
  )
  db.close()
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(90)
})
