import { userInfo } from 'node:os'
import { createClient } from '../../src/contract/client/client.ts'
import { createBridge } from '../bridge/bridge.ts'
import { openShortMemory } from '../bridge/memory/sqlite.ts'
import type { ChatbotName } from '../bridge/platform/listener.ts'
import { chooseSerialNumber, explainFirstCall, refuseToChoose } from '../bridge/program/choose-chatbot.ts'
import { logError } from '../bridge/program/log.ts'
import { type BotSettings, CannotStart, cannotStart, readBotSettings } from '../bridge/program/settings.ts'
import { endWithError, openMemoryFor } from '../bridge/program/start.ts'
import { SERVICE_RETRY_TIMEOUT_MS } from '../bridge/retry.ts'
import { systemTime } from '../bridge/time.ts'
import { openLines } from './lines.ts'
import { createScreen } from './screen.ts'
import { askForKey, chooseByHand, offerToKeep } from './setup.ts'
import { createTerminal, nothingAttached } from './terminal.ts'
import { terminalWordsFor } from './words/words.ts'

const { stdin, stdout } = process
const { locale } = Intl.DateTimeFormat().resolvedOptions()
const words = terminalWordsFor(locale)

async function main(settings: BotSettings) {
  const { CORE_URL, SECRET_KEY, CHATBOT_SERIAL } = settings
  const isTerminal = stdin.isTTY && stdout.isTTY
  if (SECRET_KEY === undefined && !isTerminal) throw cannotStart('noKey', CORE_URL)
  const secretKey = SECRET_KEY ?? (await askForKey(CORE_URL, words))
  const client = createClient({ baseUrl: CORE_URL, secretKey })
  const choose = isTerminal ? (chatbots: ChatbotName[]) => chooseByHand(chatbots, words) : refuseToChoose
  const serialNumber = await chooseSerialNumber(client, CHATBOT_SERIAL, choose).catch((error: unknown) => {
    throw explainFirstCall(error, CORE_URL)
  })
  if (SECRET_KEY === undefined) await offerToKeep(secretKey, words)
  const lasting = await openMemoryFor(settings, 'terminal')
  const person = userInfo().username
  const visitor = { thread: person, person, place: { workspace: '', channel: '' }, roles: [], locale }
  const screen = createScreen(stdout)
  const lines = openLines(stdin, stdout, `${screen.style('bold', '›')} `)
  // A person waits at the prompt, and gives up when it is too long; a program behind a pipe cannot.
  const retryForMs = isTerminal ? Number.POSITIVE_INFINITY : SERVICE_RETRY_TIMEOUT_MS
  const platform = createTerminal({ lines, screen, visitor, address: CORE_URL, retryForMs, report: logError })
  // Pending questions need not survive the process; the session is stored.
  const memory = openShortMemory()
  const bridge = createBridge({
    client,
    platform,
    attachments: nothingAttached,
    memory,
    lasting,
    serialNumber,
    time: systemTime,
    retryForMs,
    onOutage: platform.onOutage,
    report: logError,
  })
  await platform.start(bridge)
  await platform.ended
  await platform.stop()
  await bridge.close()
  await Promise.all([memory.close(), lasting.close()])
}

/** Runs the program; why it cannot start is told in the person's language. */
async function run() {
  const settings = readBotSettings(process.env)
  await main(settings).catch((error: unknown) => {
    if (!(error instanceof CannotStart) || error.failure === undefined) throw error
    throw new CannotStart(words.cannotStart[error.failure](settings.CORE_URL), { cause: error })
  })
}

// The reader of the pipe may exit early, as `head` does.
stdout.on('error', () => process.exit())

run().catch(endWithError)
