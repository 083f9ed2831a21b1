import { expect, onTestFinished, test } from 'vitest'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createThreadRoots } from '../../../adapters/slack/hear/incoming.ts'
import { openInstallation, singleInstallation } from '../../../adapters/slack/install/installations.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import { createCalls } from '../../../adapters/slack/limits/calls.ts'
import { createRateQueue } from '../../../adapters/slack/limits/rate-queue.ts'
import { createPeople } from '../../../adapters/slack/people.ts'
import { startSlack } from '../../sim/slack/slack.ts'
import { startBot, until } from '../bot.ts'

async function start() {
  const sim = await startSlack()
  onTestFinished(() => sim.close())
  const logger = createLogger((error) => expect.unreachable(String(error)))
  const installation = await openInstallation(sim.workspace.token, { apiUrl: sim.apiUrl, logger })
  const calls = createCalls({
    findInstallation: singleInstallation(installation).find,
    rateQueue: createRateQueue(systemTime),
  })
  const roots = createThreadRoots({ calls, people: createPeople({ calls, time: systemTime }), time: systemTime })
  const { workspace, channel } = sim
  const root = { workspace: workspace.id, channel: channel.id, ts: sim.say({ text: 'A barn in Kent.' }) }
  return {
    sim,
    quote: () => roots.quote(root, workspace.bot.user),
    reads: () => sim.record.calls.filter(({ method }) => method === 'conversations.replies').length,
  }
}

test('the first message of a thread that Slack could not give is read when the thread is asked about again', async () => {
  const { sim, quote, reads } = await start()
  sim.faults.next('conversations.replies', { kind: 'status', status: 503 })
  expect(await quote()).toBeUndefined()
  expect(await quote()).toMatchObject({ text: expect.stringContaining('A barn in Kent.') })
  await quote()
  expect(reads()).toBe(2)
})

test('Slack is asked once for the first message of a thread that it refuses to give', async () => {
  const { sim, quote, reads } = await start()
  sim.faults.next('conversations.replies', { kind: 'refused', word: 'missing_scope' }, { times: 9 })
  expect([await quote(), await quote()]).toEqual([undefined, undefined])
  expect(reads()).toBe(1)
})

test('called without words in a thread of others, the app answers what began it; elsewhere it greets', async () => {
  const { sim, model, bridge } = await startBot()
  const mention = (thread: string) => sim.say({ text: sim.mention(), thread })
  const root = sim.say({ text: 'Is there a barn in Kent?' })
  mention(root)
  await until(() => sim.viewer(root).some(({ text }) => text === 'Hello there.'))
  const late = sim.say({ text: sim.mention() })
  await until(() => sim.viewer(late).some(({ ours }) => ours))
  await bridge.idle()
  expect(model.prompts.map(({ question }) => question)).toEqual(['> **ana:** Is there a barn in Kent?'])
})
