import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

test('what is not set, or blank, has a careful default', () => {
  const { http } = readConfig({ CORS_ORIGINS: '', METRICS_TOKEN: '' })
  expect(http).toMatchObject({ corsOrigins: [], trustProxy: [], metricsToken: undefined })
})

test('blanks around a value do not count, and alone are no value', () => {
  const config = readConfig({ PORT: ' ', HOST: ' ::1\r', DATA_DIR: ' homes ', DEMO: 'off ' })
  expect(config).toMatchObject({ PORT: 3000, HOST: '::1', databaseUrl: 'homes/porchlight.sqlite', DEMO: 'off' })
})

test('lists are split by commas', () => {
  const { http } = readConfig({
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32 ,192.0.2.1',
  })
  expect(http.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173'])
  expect(http.trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'])
})

describe('is refused by name:', () => {
  const bad: [name: string, value: string][] = [
    ['DATA_DIR', '/'],
    ['DATA_DIR', '/data/..'],
    ['CORS_ORIGINS', 'homes.example'],
    ['CORS_ORIGINS', 'https://homes.example/page'],
    ['CORS_ORIGINS', 'https://a.example, *.b.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['METRICS_TOKEN', 'short'],
    ['DATABASE_URL', 'mysql://host/homes'],
    ['DATABASE_URL', 'postgres://one:5432,two:5432/homes'],
    ['DATABASE_URL', 'postgres://host:port/homes'],
    ['DATABASE_URL', 'postgres://ana:se#cret@host/homes'],
    ['DATABASE_URL', 'postgres://ana:se/cret@host/homes'],
    ['METRICS_TOKEN', 'ein langer schlüssel'],
    ['SECRET_KEY', 'a secret key\nof two lines'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtps://ana:p@ss#word@mail.example.com'],
    ['SMTP_URL', 'smtps://ana:p@ss/word@mail.example.com'],
    ['MAIL_FROM', 'Maple'],
    ['MAIL_FROM', 'Maple <chat@>'],
    ['MAIL_FROM', 'Maple\r\nBcc: all@example.com <chat@example.com>'],
  ]
  test.each(bad)('%s=%s', (name, value) => expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: `))
})

test.each([
  'postgres://host/homes',
  'postgresql://ana:p%40ss%2F@host:5432/homes?sslmode=disable',
  'postgres://ana:se@cret@host/homes',
  'postgres:///homes?host=/var/run/postgresql',
  'postgres://ana:secret@/homes?host=/var/run/postgresql',
  'postgres://ana@%2Fvar%2Frun%2Fpostgresql/homes',
  'postgres://[::1]:5432/homes',
])('%s is the address of a database', (url) => expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url))

test('a mail server needs an address that mails come from', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example.com'
  expect(() => readConfig({ SMTP_URL })).toThrow('  MAIL_FROM: is needed beside SMTP_URL')
  const from = 'Maple Realty <chat@example.com>'
  expect(readConfig({ SMTP_URL, MAIL_FROM: from }).mail).toEqual({ url: SMTP_URL, from })
  for (const url of ['smtp://127.0.0.1:25/', 'smtps://ana:p%23s@s@mail.example.com:465?pool=true'])
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({ url, from })
  expect(readConfig({ MAIL_FROM: 'chat@example.com' }).mail).toBeUndefined()
})

describe('recordings are written down', () => {
  const settings = (variables: Record<string, string>) => readConfig(variables).models.transcription

  test('by nobody unless a model is named', () => {
    expect(settings({ OPENAI_API_KEY: 'k' }).model).toBeUndefined()
  })

  test('where OpenAI’s models are, with their key', () => {
    const variables = { TRANSCRIPTION_MODEL: 'whisper-1', OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://here/v1' }
    expect(settings(variables)).toMatchObject({ model: 'whisper-1', apiKey: 'k', baseUrl: 'http://here/v1' })
  })

  test('elsewhere without that key, unless it has one of its own', () => {
    const variables = { TRANSCRIPTION_MODEL: 'm', OPENAI_API_KEY: 'k', TRANSCRIPTION_BASE_URL: 'http://there/v1' }
    expect(settings(variables)).toMatchObject({ apiKey: undefined, baseUrl: 'http://there/v1' })
    expect(settings({ ...variables, TRANSCRIPTION_API_KEY: 'own' })).toMatchObject({ apiKey: 'own' })
  })
})
