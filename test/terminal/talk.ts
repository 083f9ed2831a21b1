import { type Bridge, createBridge } from '../../adapters/bridge/bridge.ts'
import { openShortMemory } from '../../adapters/bridge/memory/sqlite.ts'
import { systemTime, type Time } from '../../adapters/bridge/time.ts'
import { openLines, type Typed } from '../../adapters/terminal/lines.ts'
import { createScreen, type Output } from '../../adapters/terminal/screen.ts'
import { createTerminal, nothingAttached } from '../../adapters/terminal/terminal.ts'
import { createClient } from '../../src/contract/client/client.ts'
import { ada } from '../sim/bots/person.ts'

type Chatbot = { url: string; secretKey: string; serialNumber: string }
/** `echo`: where keys are shown that are typed, on a terminal the same as `output`. */
type Streams = { input: Typed; output: Output; echo?: Output }

/** A talk by the terminal's own parts, as its program puts them together, on other streams. An error there throws. */
export async function openTalk(
  { url, secretKey, serialNumber }: Chatbot,
  { input, output, echo = output }: Streams,
  locale?: string,
  time: Time = systemTime,
): Promise<{ ended: Promise<void>; bridge: Bridge }> {
  const report = (error: unknown) => {
    throw error
  }
  const lines = openLines(input, echo, '> ')
  const visitor = { ...ada('ada'), locale }
  const retryForMs = Number.POSITIVE_INFINITY
  const platform = createTerminal({ lines, screen: createScreen(output), visitor, address: url, retryForMs, report })
  const bridge = createBridge({
    client: createClient({ baseUrl: url, secretKey }),
    platform,
    attachments: nothingAttached,
    memory: openShortMemory(),
    serialNumber,
    time,
    retryForMs,
    onOutage: platform.onOutage,
    report,
  })
  await platform.start(bridge)
  return { ended: platform.ended, bridge }
}
