import { PassThrough } from 'node:stream'
import { createBridge } from '../../adapters/bridge/bridge.ts'
import { openShortMemory } from '../../adapters/bridge/memory/store.ts'
import { systemTime } from '../../adapters/bridge/time.ts'
import { openLines } from '../../adapters/terminal/lines.ts'
import { createScreen } from '../../adapters/terminal/screen.ts'
import { createTerminal, nothingAttached } from '../../adapters/terminal/terminal.ts'
import { createClient } from '../../src/contract/client/client.ts'
import { startBot } from '../sim/bots/bot.ts'
import { ada, said } from '../sim/bots/person.ts'
import { type OpenScene, platformSuite } from './platform-suite.ts'

const openSimulated: OpenScene = async ({ serialNumber, ...service }) => {
  const { bridge, platform } = await startBot({ service, serialNumber })
  let saidBefore = 0
  return {
    say: (text) => bridge.receive(said(`${(saidBefore += 1)}`, text)),
    stop: async () => void (await bridge.stop(ada())),
    seen: () => platform.viewer('t').join(''),
    close: () => bridge.close(),
  }
}

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

/** The terminal's own parts on streams: keys go in as from a keyboard, plain text comes out as into a pipe. */
const openTerminal: OpenScene = async ({ url, secretKey, serialNumber }) => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const keyboard = Object.assign(new PassThrough().resume(), { isTTY: true, columns: 80 })
  const output = new PassThrough()
  let seen = ''
  output.on('data', (chunk) => (seen += String(chunk)))
  const report = (error: unknown) => {
    throw error
  }
  const lines = openLines(input, keyboard, '> ')
  const platform = createTerminal({ lines, screen: createScreen(output), visitor: ada('ada'), report })
  const bridge = createBridge({
    client: createClient({ baseUrl: url, secretKey }),
    platform,
    attachments: nothingAttached,
    memory: openShortMemory(),
    serialNumber,
    time: systemTime,
    report,
  })
  await platform.start(bridge)
  return {
    say: async (text) => void input.write(`${text}\r`),
    stop: async () => void input.write(CTRL_C),
    seen: () => seen,
    async close() {
      input.write(CTRL_D)
      await platform.ended
      await bridge.close()
    },
  }
}

platformSuite('a platform that is simulated', openSimulated)
platformSuite('the terminal', openTerminal)
