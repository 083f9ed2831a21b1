import { createClient } from '../../src/contract/client/client.ts'
import { platformSuite } from '../bridge/platform-suite.ts'
import { startSlack } from '../sim/slack/slack.ts'
import { connectBot } from './bot.ts'

platformSuite('Slack', async ({ url, secretKey, serialNumber }) => {
  const sim = await startSlack()
  const client = createClient({ baseUrl: url, secretKey })
  const bot = await connectBot({ sim, client, serialNumber, report: () => undefined })
  const channel = sim.directly()
  let thread: string | undefined
  return {
    async say(text) {
      const ts = sim.say({ text, channel, thread })
      thread ??= ts
    },
    stop: async () => void sim.stop(thread ?? '', { channel }),
    seen: () =>
      sim
        .viewer(thread, channel)
        .filter(({ ours }) => ours)
        .map(({ text }) => text)
        .join(''),
    async close() {
      await bot.stop()
      await sim.close()
    },
  }
})
