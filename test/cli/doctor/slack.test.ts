import { expect, test } from 'vitest'
import { BotSettings } from '../../../adapters/bridge/program/settings.ts'
import { checkSlack } from '../../../src/cli/doctor/bots.ts'

const found = (given: object) => checkSlack(BotSettings.parse(given))
const bot = { SLACK_BOT_TOKEN: 'xoxb-1-secret' }
const installed = { SLACK_CLIENT_ID: '1.2', SLACK_CLIENT_SECRET: 'secret' }

test('without an app on Slack the doctor says nothing of it', () => {
  expect(found({})).toEqual([])
  expect(found({ SLACK_CLIENT_ID: '1.2' })).toEqual([])
})

test('the doctor says how Slack reaches the app, without the secrets', () => {
  const signed = { SLACK_SIGNING_SECRET: 'secret', SLACK_PORT: '4000' }
  expect(found({ ...bot, SLACK_APP_TOKEN: 'xapp-1-secret' })).toMatchObject([
    { state: 'ok', message: 'the app connects by Socket Mode' },
  ])
  for (const given of [
    { ...bot, ...signed },
    { ...installed, ...signed },
  ]) {
    expect(found(given)).toMatchObject([{ state: 'ok', message: expect.stringContaining(':4000/slack/events') }])
    expect(JSON.stringify(found(given))).not.toContain('secret')
  }
})

test('the doctor names the token that is missing, or is another', () => {
  const mended = (given: object) => found(given).map(({ check, state }) => `${state} ${check}`)
  expect(mended({ SLACK_BOT_TOKEN: 'xapp-1' })).toEqual(['mend SLACK_BOT_TOKEN'])
  expect(mended(bot)).toEqual(['mend SLACK_APP_TOKEN'])
  expect(mended({ ...bot, SLACK_APP_TOKEN: 'xoxb-2' })).toEqual(['mend SLACK_APP_TOKEN'])
  expect(mended({ ...installed, SLACK_APP_TOKEN: 'xapp-1' })).toEqual(['mend SLACK_SIGNING_SECRET'])
})
