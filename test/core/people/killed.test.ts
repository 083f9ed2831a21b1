import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClient } from '../../../src/contract/client/client.ts'
import { type SimMailServer, startMailServer } from '../../sim/service/mail-server.ts'
import { startProcess } from '../../sim/service/process.ts'

const SECRET_KEY = 'a-secret-key-of-the-test'

let directory: string
let server: SimMailServer
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  server = await startMailServer()
})
afterEach(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

test('a mail that was promised before the process was killed is sent by the next one', {
  timeout: 60_000,
}, async () => {
  // Without a mail server the first process can only keep it.
  const first = await startProcess(directory, { SECRET_KEY })
  const client = createClient({ baseUrl: first.url, secretKey: SECRET_KEY })
  const serialNumber = await client.call('Add', { TalkToHumanEmail: 'maria@example.com' })
  const { SessionID: sessionID } = await client.call('GetSession', { serialNumber })
  const { content } = await client.call('ClientAsk', { sessionID, content: 'can I talk to a human?' })
  expect(content).toContain('A person will get back to you')
  await first.end('SIGKILL')

  const settings = { SECRET_KEY, SMTP_URL: server.url, MAIL_FROM: 'chat@example.com' }
  const second = await startProcess(directory, settings)
  await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(1)
  expect(server.taken[0]?.mail.text).toContain('can I talk to a human?')
  expect(await second.end('SIGTERM')).toBe(0)
  expect(server.arrivals).toBe(1)
  // The logs say nothing of who it went to, or what it said.
  for (const { output } of [first, second]) expect(output()).not.toMatch(/maria|talk to a human/)
})
