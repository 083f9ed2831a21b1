import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webApi } from '@slack/bolt'
import { expect, onTestFinished, test } from 'vitest'
import { explainStartError } from '../../../adapters/slack/failures.ts'
import { environmentWith } from '../../sim/service/environment.ts'
import { startCold } from '../../sim/service/process.ts'
import { startSlack } from '../../sim/slack/slack.ts'
import { until } from '../bot.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const SECRET_KEY = 'pl_secret_of_a_test_0000000000000'

async function begin() {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true, maxRetries: 3 }))
  const sim = await startSlack()
  onTestFinished(() => sim.close())
  const tokens = { SLACK_BOT_TOKEN: sim.workspace.token, SLACK_APP_TOKEN: sim.appToken, SLACK_API_URL: sim.apiUrl }
  return { directory, sim, tokens }
}

test('an app that cannot start ends, whatever it has opened', { skip: redisUrl === undefined }, async () => {
  const { directory, tokens } = await begin()
  const KEYV_URL = redisUrl ?? ''
  const told = await complaint({ ...tokens, KEYV_URL, DATA_DIR: directory, SLACK_BOT_TOKEN: 'xoxb-wrong' })
  expect(told).toMatch(/^Slack does not accept SLACK_BOT_TOKEN/)
})

test('npm start starts the app beside the service where its tokens are set, and both stop together', async () => {
  const { directory, sim, tokens } = await begin()
  const service = await startCold(directory, { DEMO: 'on', SECRET_KEY, ...tokens }, '--bots')
  onTestFinished(() => void service.child.kill('SIGKILL'))
  await expect.poll(() => sim.sockets.count()).toBe(2)
  const thread = sim.say({ text: `${sim.mention()} how many homes are there?` })
  await until(() => sim.viewer(thread).some(({ text }) => text.includes('I count')))
  expect(await service.end('SIGTERM')).toBe(0)
  await expect.poll(() => sim.sockets.count()).toBe(0)
})

/** What the app says that cannot start. */
async function complaint(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['adapters/slack/main.ts'], {
    env: environmentWith({ SECRET_KEY, ...settings }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  return printed.trim()
}

test('without a token, or with one that Slack does not accept, the app says what to do', async () => {
  const { directory, tokens } = await begin()
  const told = await Promise.all([
    complaint({ DATA_DIR: directory }),
    complaint({ DATA_DIR: directory, SLACK_BOT_TOKEN: 'xoxb-1' }),
    complaint({ ...tokens, DATA_DIR: directory, SLACK_BOT_TOKEN: 'xoxb-wrong' }),
  ])
  expect(told[0]).toMatch(/^SLACK_BOT_TOKEN is not set; .*\.$/)
  expect(told[1]).toMatch(/^Slack cannot reach the app: set SLACK_APP_TOKEN.*\.$/)
  expect(told[2]).toMatch(/^Slack does not accept SLACK_BOT_TOKEN; .*xoxb-\.$/)
})

test('an app-level token that is none is told by name', () => {
  const refused = (error: string) => new webApi.WebAPIPlatformError({ ok: false, error, response_metadata: {} })
  const message = (error: string) => explainStartError(refused(error), 'SLACK_APP_TOKEN', 'https://slack.com/api/')
  expect(message('invalid_auth')).toMatchObject({
    message: expect.stringMatching(/^Slack does not accept SLACK_APP_TOKEN/),
  })
  expect(message('not_allowed_token_type')).toMatchObject({
    message: expect.stringMatching(/^SLACK_APP_TOKEN is not the token that is needed/),
  })
})
