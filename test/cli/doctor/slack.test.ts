import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { BotSettings } from '../../../adapters/bridge/program/settings.ts'
import { createInstallationSeal, installationKey } from '../../../adapters/bridge/program/slack-installations.ts'
import { checkSlack } from '../../../src/cli/doctor/bots.ts'
import { askDoctor } from './ask-doctor.ts'

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

test('the doctor names the workspaces that let the app in with another client secret, and changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const given = { SLACK_CLIENT_ID: '1.2', SLACK_SIGNING_SECRET: 'signing', DATA_DIR: folder }
  const finding = async (secret: string) =>
    (await askDoctor({ ...given, SLACK_CLIENT_SECRET: secret })).of('SLACK_CLIENT_SECRET')
  expect(await finding('the first secret')).toBeUndefined()
  const memory = openMemory(folder, 'slack')
  const key = installationKey('T1')
  await memory.keyv.set(key, createInstallationSeal('the first secret').close('{}', key))
  await memory.close()
  const file = join(folder, 'bots.sqlite')
  // As older versions left it: the start of a bot overwrites it once.
  const old = new DatabaseSync(file)
  old.exec('PRAGMA user_version = 0')
  old.close()
  const before = readFileSync(file)
  expect(await finding('the first secret')).toBeUndefined()
  expect(await finding('the next secret')).toEqual({
    check: 'SLACK_CLIENT_SECRET',
    state: 'mend',
    message: 'is not the one with which T1 let the app in, so it is silent there',
    advice: 'have them open /slack/install once more, or set the former secret again',
  })
  expect(await finding('the first secret')).toBeUndefined()
  expect(readFileSync(file).equals(before)).toBe(true)
})
