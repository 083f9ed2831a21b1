import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkUnsentMails, checkWebhooks } from '../../../src/cli/doctor/contents.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot } from '../../sim/service/databases.ts'
import { startMailServer } from '../../sim/service/mail-server.ts'
import { askDoctor } from './ask-doctor.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mail = { to: 'maria@example.com', replyTo: '', subject: 'Hello', text: 'Hello', html: 'Hello' }

/** A store with one mail that waits and, if so wanted, one that was given up. */
async function keep({ givenUp }: { givenUp: boolean }) {
  const store = await openStore(join(folder, 'porchlight.sqlite'), Date.now)
  const { chatbotId } = await addChatbot(store)
  await store.mails.add({ ...mail, chatbotId, cause: 'one' })
  const first = await store.mails.claim(0)
  if (givenUp && first !== undefined) await store.mails.giveUp(first)
  await store.mails.add({ ...mail, chatbotId, cause: 'two' })
  return store
}

test('without SMTP_URL, mails that wait are told with what to set', async () => {
  const store = await keep({ givenUp: false })
  await store.close()
  const found = (await askDoctor({ DATA_DIR: folder })).of('mails')
  expect(found).toMatchObject({ state: 'warning', message: '2 mails wait, and SMTP_URL is not set' })
  expect(found?.advice).toContain('set SMTP_URL and MAIL_FROM')
})

const mailServer = { url: 'smtp://127.0.0.1', from: 'chat@example.com' }

test('with SMTP_URL waiting is no trouble, having been given up is', async () => {
  const store = await keep({ givenUp: true })
  expect(await checkUnsentMails(store, mailServer)).toMatchObject([
    { state: 'ok', message: '1 mail waits to be sent' },
    { state: 'warning', message: '1 mail was given up after five days of trying' },
  ])
  await store.close()
})

test('before any mail all is well', async () => {
  const store = await openStore(':memory:', Date.now)
  expect(await checkUnsentMails(store, mailServer)).toMatchObject([{ state: 'ok', message: 'none waits to be sent' }])
  expect(await checkUnsentMails(store, undefined)).toMatchObject([{ state: 'ok' }])
  await store.close()
})

test('--online asks the mail server too', async () => {
  const server = await startMailServer()
  const settings = { DATA_DIR: folder, SMTP_URL: server.url, MAIL_FROM: 'chat@example.com' }
  expect((await askDoctor(settings)).of('SMTP_URL')).toBeUndefined()
  expect((await askDoctor(settings, '--online')).of('SMTP_URL')?.state).toBe('ok')
  const withTls = { ...settings, SMTP_URL: server.url.replace('smtp:', 'smtps:') }
  expect((await askDoctor(withTls, '--online')).of('SMTP_URL')).toMatchObject({
    state: 'mend',
    message: 'the mail server cannot be used (wrong version number)',
    advice: expect.stringContaining('smtp://'),
  })
  await server.close()
  expect((await askDoctor(settings, '--online')).of('SMTP_URL')?.state).toBe('mend')
  expect(server.arrivals).toBe(0)
})

test('a paused webhook is told, with what to do', async () => {
  const store = await openStore(':memory:', Date.now)
  const { id: workspaceId } = await store.workspaces.insert('test')
  const webhook = {
    workspaceId,
    chatbotId: null,
    url: 'https://crm.example.com/a?key=1',
    kinds: [],
    secret: 'whsec_',
    sequence: 0,
  }
  const id = await store.webhooks.insert(webhook)
  expect(await checkWebhooks(store)).toEqual([])
  await store.webhooks.fail({ ...webhook, ...idle, id }, { error: 'answered 500', at: 1, dueAt: null })
  const [found] = await checkWebhooks(store)
  expect(found).toMatchObject({ state: 'warning', message: `crm.example.com answered 500, so webhook ${id} is paused` })
  expect(found?.advice).toContain(`WebhookResume with "WebhookID": ${id}`)
  await store.close()
})

const idle = {
  serialNumber: null,
  state: 'active' as const,
  lastSuccess: null,
  lastFailure: null,
  lastError: null,
  tries: 7,
  claims: 0,
}
