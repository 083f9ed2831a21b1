import { expect, test } from 'vitest'
import { readConfig } from '../../adapters/bridge/config.ts'

test('nothing set gives the core on this machine and a file in data', () => {
  expect(readConfig({ PATH: '/bin' })).toEqual({ CORE_URL: 'http://127.0.0.1:3000', DATA_DIR: 'data' })
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ SECRET_KEY: '', CORE_URL: ' ', CHATBOT_SERIAL: 'abc' })).toEqual({
    CORE_URL: 'http://127.0.0.1:3000',
    CHATBOT_SERIAL: 'abc',
    DATA_DIR: 'data',
  })
})

test('every bad setting is named at once', () => {
  const environment = { CORE_URL: 'localhost:3000', KEYV_URL: 'redis://localhost' }
  expect(() => readConfig(environment)).toThrow(
    /CORE_URL must be an http or https address; KEYV_URL is not supported yet/,
  )
})
