import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BotSettings } from '../../../adapters/bridge/program/settings.ts'
import { checkBots } from '../../../src/cli/doctor/bots.ts'
import { checkKeys } from '../../../src/cli/doctor/contents.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { startCold } from '../../sim/service/process.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { askDoctor } from './ask-doctor.ts'

test('beside a running service everything is found in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'))
  const SECRET_KEY = 'a-secret-key-for-tests'
  const service = await startCold(folder, { SECRET_KEY })
  const client = createClient({ baseUrl: service.url, secretKey: SECRET_KEY })
  const CHATBOT_SERIAL = await client.call('Add', { Name: 'The shop' })
  const environment = { DATA_DIR: folder, SECRET_KEY, CHATBOT_SERIAL, CORE_URL: service.url }
  const { code, ok, findings, of } = await askDoctor({ ...environment, PORT: new URL(service.url).port })
  await service.end('SIGTERM')
  rmSync(folder, { recursive: true })
  expect([code, ok]).toEqual([0, true])
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(of('PORT')?.message).toContain('Porchlight is running on 127.0.0.1')
  expect(of('SECRET_KEY')?.message).toBe('is in force')
  expect(of('CHATBOT_SERIAL')?.message).toBe(CHATBOT_SERIAL)
})

describe('with a service,', () => {
  let service: Service
  let serial: string
  beforeAll(async () => {
    service = await startService()
    serial = await service.data('/chat/Chatbot/Add', { Name: 'The shop' })
  })
  afterAll(() => service.stop())

  const botsWith = (settings: { SECRET_KEY?: string; CHATBOT_SERIAL?: string }) =>
    checkBots({ ...BotSettings.parse({ CORE_URL: service.url }), ...settings })

  test('bots that know the key and the chatbot are well', async () => {
    const found = await botsWith({ SECRET_KEY: service.keys.secret, CHATBOT_SERIAL: serial })
    expect(found.map(({ state }) => state)).toEqual(['ok', 'ok'])
  })

  test('bots without a key are warned of', async () => {
    expect(await botsWith({})).toMatchObject([{ state: 'ok' }, { check: 'SECRET_KEY', state: 'warning' }])
  })

  test.each([
    ['an unknown key', () => 'pl_secret_unknown', 'is not accepted'],
    ['a session key', () => service.keys.session, 'A session key belongs in'],
  ])('bots with %s must be mended', async (_what, key, message) => {
    expect(await botsWith({ SECRET_KEY: key() })).toMatchObject([
      { check: 'CORE_URL', state: 'ok' },
      { check: 'SECRET_KEY', state: 'mend', message: expect.stringContaining(message) },
    ])
  })

  test('a chatbot that is not there must be mended', async () => {
    const found = await botsWith({ SECRET_KEY: service.keys.secret, CHATBOT_SERIAL: 'nobody' })
    expect(found[1]).toMatchObject({ check: 'CHATBOT_SERIAL', state: 'mend' })
  })

  test('one chatbot need not be named, of several one should', async () => {
    expect((await botsWith({ SECRET_KEY: service.keys.secret }))[1]?.state).toBe('ok')
    const second = await service.data('/chat/Chatbot/Add', {})
    expect((await botsWith({ SECRET_KEY: service.keys.secret }))[1]).toMatchObject({
      state: 'warning',
      message: 'not set, and there are 2 chatbots',
    })
    await service.data('/chat/Chatbot/Remove', { serialNumber: second })
  })

  test('keys in the environment must be keys in force, of their kind', async () => {
    const { secret, session } = service.keys
    const found = await checkKeys(service.store, { secret: session, session: 'pl_session_unknown' })
    expect(found).toMatchObject([
      { check: 'keys', state: 'ok' },
      { check: 'SECRET_KEY', state: 'mend', message: 'is a session key' },
      { check: 'SESSION_KEY', state: 'mend', message: 'is none of the keys in force' },
    ])
    expect((await checkKeys(service.store, { secret, session })).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
  })

  test('a workspace without a secret key must be mended', async () => {
    await service.store.workspaces.insert('keyless')
    expect(await checkKeys(service.store, { secret: undefined, session: undefined })).toMatchObject([
      { check: 'keys', state: 'mend', message: expect.stringContaining('keyless') },
    ])
  })
})

test.each([
  ['this machine', 'http://127.0.0.1:1', 'warning'],
  ['another machine', 'http://127.0.0.2:1', 'mend'],
])('where the service on %s does not answer: %s, %s', async (_where, CORE_URL, state) => {
  expect(await checkBots(BotSettings.parse({ CORE_URL }))).toMatchObject([{ check: 'CORE_URL', state }])
})
