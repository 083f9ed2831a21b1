import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Conversation } from '../../src/contract/history.ts'
import { databases, type TestDatabase } from '../sim/service/databases.ts'
import { type Started, startProcess } from '../sim/service/process.ts'

/** `npm run test:long` kills as often as the promise is made for; every other run, often enough to notice. */
const KILLS = process.env['TEST_LONG'] === undefined ? 2 : 20
const CLIENTS = 32

const keys = { SECRET_KEY: 'a-secret-key-of-the-test', SESSION_KEY: 'a-session-key-of-the-test' }

describe.each(databases)('a crowd of questions on $name', (kind) => {
  let directory: string
  let database: TestDatabase
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'porchlight-crowd-'))
    database = await kind.create()
  })
  afterEach(async () => {
    await database.remove()
    await rm(directory, { recursive: true })
  })

  const start = (): Promise<Started> =>
    startProcess(directory, {
      ...keys,
      LOG_LEVEL: 'silent',
      ...(database.url.startsWith('postgres') && { DATABASE_URL: database.url }),
    })
  async function call<T>({ url }: Started, path: string, body: object): Promise<T> {
    const headers = { authorization: keys.SECRET_KEY }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { Success, Data } = (await response.json()) as { Success: boolean; Data: T }
    if (!Success) throw new Error(`${path} was refused`)
    return Data
  }

  test(`with kill -9 in the middle, ${KILLS} times, loses no question that was acknowledged`, {
    timeout: KILLS * 30_000,
  }, async () => {
    let core = await start()
    const serialNumber = await call<string>(core, '/chat/Chatbot/Add', {})
    const sessions = await Promise.all(
      Array.from(
        { length: CLIENTS },
        async () => (await call<{ SessionID: number }>(core, '/chat/Chatbot/GetSession', { serialNumber })).SessionID,
      ),
    )
    const acknowledged: string[] = []
    let asked = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const crowd = Promise.allSettled(
        sessions.map(async (sessionID) => {
          for (;;) {
            const content = `hello, this is question ${asked++}`
            await call(core, '/chat/Chat/ClientAsk', { sessionID, content })
            acknowledged.push(content)
          }
        }),
      )
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 2 * CLIENTS)
      await core.end('SIGKILL')
      await crowd
      core = await start()
    }
    const history = await call<Conversation[]>(core, '/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })
    const answered = history.flatMap(({ Messages }) =>
      Messages.filter(({ Type }, at) => Type === 'User' && Messages.slice(at).some((later) => later.Type === 'AI')),
    )
    const kept = new Set(answered.map(({ Content }) => Content))
    expect(acknowledged.filter((content) => !kept.has(content))).toEqual([])
    await core.end('SIGTERM')
  })
})
