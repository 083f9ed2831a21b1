import { expect, test } from 'vitest'
import { readBotSettings } from '../../adapters/bridge/program/settings.ts'

test('nothing set gives the core on this machine and a file in data', () => {
  expect(readBotSettings({ PATH: '/bin' })).toEqual({
    CORE_URL: 'http://127.0.0.1:3000',
    DATA_DIR: 'data',
    BOT_CATCH_UP_MINUTES: 15,
    DISCORD_API_URL: 'https://discord.com/api',
    SLACK_API_URL: 'https://slack.com/api/',
    SLACK_CHANNEL_STREAMS: false,
    SLACK_HOST: '127.0.0.1',
    SLACK_PORT: 3001,
  })
})

test('an empty setting counts as unset', () => {
  expect(readBotSettings({ SECRET_KEY: '', CORE_URL: ' ', CHATBOT_SERIAL: 'abc' })).toEqual({
    ...readBotSettings({}),
    CHATBOT_SERIAL: 'abc',
  })
})

test('the core is looked for at the port of the same settings, unless an address says otherwise', () => {
  expect(readBotSettings({ PORT: '8080' }).CORE_URL).toBe('http://127.0.0.1:8080')
  expect(readBotSettings({ PORT: '8080', CORE_URL: 'https://chat.example.com' }).CORE_URL).toBe(
    'https://chat.example.com',
  )
  for (const PORT of ['0', '']) expect(readBotSettings({ PORT }).CORE_URL).toBe('http://127.0.0.1:3000')
})

test('a bad port is named, though another program listens on it', () => {
  for (const port of ['high', '70000', '-1', '3000.5'])
    expect(() => readBotSettings({ PORT: port, SLACK_PORT: port })).toThrow(
      /SLACK_PORT must be a whole number from 0 to 65535; PORT must be a whole number from 0 to 65535/,
    )
})

test('every bad setting is named at once', () => {
  const environment = { CORE_URL: 'localhost:3000', KEYV_URL: 'memcached://localhost' }
  expect(() => readBotSettings(environment)).toThrow(
    /CORE_URL must be an http or https address; KEYV_URL must be an address such as redis:/,
  )
})

test('lists are split at commas, and chatbots are set by place', () => {
  const read = readBotSettings({ BOT_CHANNELS: 'c1, direct', CHATBOTS: 'w1=A, w1/c1=B', BOT_CATCH_UP_MINUTES: '0' })
  expect(read).toMatchObject({
    BOT_CHANNELS: ['c1', 'direct'],
    CHATBOTS: { w1: 'A', 'w1/c1': 'B' },
    BOT_CATCH_UP_MINUTES: 0,
  })
  expect(() => readBotSettings({ CHATBOTS: 'w1:A', BOT_CATCH_UP_MINUTES: '-1' })).toThrow(
    /CHATBOTS must be pairs such as workspace=serial.*BOT_CATCH_UP_MINUTES must not be negative/,
  )
  expect(() => readBotSettings({ BOT_CATCH_UP_MINUTES: '1441' })).toThrow('must be at most 1440, which is a day')
  expect(readBotSettings({ BOT_CATCH_UP_MINUTES: '1440' }).BOT_CATCH_UP_MINUTES).toBe(1_440)
})
