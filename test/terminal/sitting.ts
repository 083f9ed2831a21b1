import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { type Scene, startCore } from '../sim/service/core.ts'
import { openTalk } from './talk.ts'

export const CTRL_C = '\u0003'
export const CTRL_D = '\u0004'

/** The program's parts on streams that look like a terminal of 60 columns. */
export async function sitDown(answer: Scene['answer'], columns = 60) {
  const chatbots = [{ serialNumber: 'bot-1', WelcomeMessage: 'Welcome!' }]
  const scene = { secretKey: 'sk', chatbots, listings: [], answer }
  const core = await startCore(scene)
  onTestFinished(() => core.close())
  /** The service again, at the same address. */
  const restart = async () => {
    const again = await startCore(scene, Number(new URL(core.url).port))
    onTestFinished(() => again.close())
  }
  return { ...(await sitDownAt({ url: core.url, secretKey: 'sk', serialNumber: 'bot-1' }, columns)), core, restart }
}

/** The same at another service. */
export async function sitDownAt(chatbot: Parameters<typeof openTalk>[0], columns = 60) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns })
  let seen = ''
  output.on('data', (chunk) => (seen += String(chunk)))
  const { ended, bridge } = await openTalk(chatbot, { input, output })
  onTestFinished(() => bridge.close())
  const sees = (text: string | RegExp) => expect.poll(() => stripVTControlCharacters(seen)).toMatch(text)
  return { type: (keys: string) => input.write(keys), sees, seen: () => seen, ended }
}
