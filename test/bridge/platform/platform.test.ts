import { PassThrough } from 'node:stream'
import { startBot } from '../../sim/bots/bot.ts'
import { ada, said } from '../../sim/bots/person.ts'
import { openTalk } from '../../terminal/talk.ts'
import { type OpenScene, platformSuite } from '../platform-suite.ts'

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
  const { ended, bridge } = await openTalk({ url, secretKey, serialNumber }, { input, output, echo: keyboard })
  return {
    say: async (text) => void input.write(`${text}\r`),
    stop: async () => void input.write(CTRL_C),
    seen: () => seen,
    async close() {
      input.write(CTRL_D)
      await ended
      await bridge.close()
    },
  }
}

platformSuite('a platform that is simulated', openSimulated)
platformSuite('the terminal', openTerminal)
