import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/store.ts'
import { addChatbot } from '../sim/service/databases.ts'
import { startMailServer } from '../sim/service/mail-server.ts'
import { startCold } from '../sim/service/process.ts'

test('a start that fails because its port is taken leaves the mails to the service that runs', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-taken-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const data = join(directory, 'data')
  await mkdir(data)
  const store = await openStore(join(data, 'porchlight.sqlite'), Date.now)
  onTestFinished(() => store.close())
  const { chatbotId } = await addChatbot(store)
  const mail = { to: 'ana@example.com', replyTo: '', subject: 'A person', text: 'is asked for', html: '' }
  await store.mails.add({ chatbotId, cause: 'a talk', ...mail })
  const server = await startMailServer()
  onTestFinished(() => server.close())

  const start = startCold(data, {
    PORT: new URL(server.url).port,
    SMTP_URL: server.url,
    MAIL_FROM: 'chat@example.com',
  })
  await expect(start).rejects.toThrow('is taken, perhaps by a Porchlight that runs already')
  expect(server.connections).toBe(0)
  expect(await store.mails.claim(Date.now())).toMatchObject({ to: 'ana@example.com', tries: 1 })
})
