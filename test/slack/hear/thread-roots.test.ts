import { expect, onTestFinished, test } from 'vitest'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createThreadRoots } from '../../../adapters/slack/hear/incoming.ts'
import { openInstallation, singleInstallation } from '../../../adapters/slack/install/installations.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import { createCalls } from '../../../adapters/slack/limits/calls.ts'
import { createRateQueue } from '../../../adapters/slack/limits/rate-queue.ts'
import { createPeople } from '../../../adapters/slack/people.ts'
import { startSlack } from '../../sim/slack/slack.ts'

test('the first message of a thread that Slack could not give is read when the thread is asked about again', async () => {
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
  sim.faults.next('conversations.replies', { kind: 'status', status: 503 })
  expect(await roots.quote(root, workspace.bot.user)).toBeUndefined()
  expect(await roots.quote(root, workspace.bot.user)).toMatchObject({
    text: expect.stringContaining('A barn in Kent.'),
  })
  await roots.quote(root, workspace.bot.user)
  expect(sim.record.calls.filter(({ method }) => method === 'conversations.replies')).toHaveLength(2)
})
