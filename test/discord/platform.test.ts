import { createClient } from '../../src/contract/client/client.ts'
import { platformSuite } from '../bridge/platform-suite.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { connectBot } from './bot.ts'

platformSuite('Discord', async ({ url, secretKey, serialNumber }) => {
  const sim = await startDiscord()
  const ada = sim.join('Ada').id
  const dm = sim.dm(ada).id
  const client = createClient({ baseUrl: url, secretKey })
  const bot = await connectBot({ sim, client, serialNumber, report: () => undefined })
  const answers = () => sim.viewer(dm).answers()
  return {
    say: async (text) => void sim.say({ by: ada, in: dm, text }),
    async stop() {
      const message = answers().find(({ buttons }) => buttons.includes('Stop'))?.id ?? ''
      await sim.press({ by: ada, in: dm, message, button: 'Stop' })
    },
    // Discord leaves the blank out that a message ends with.
    seen: () =>
      answers()
        .map(({ text }) => text)
        .join(' '),
    async close() {
      await bot.stop()
      await sim.close()
    },
  }
})
