import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { BridgeListener } from '../../../adapters/bridge/platform/listener.ts'
import type { IncomingMessage } from '../../../adapters/bridge/platform/messages.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createSockets } from '../../../adapters/slack/connect/sockets.ts'
import { openInstallation, singleInstallation } from '../../../adapters/slack/install/installations.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import { createMovedChannels } from '../../../adapters/slack/limits/moved-channels.ts'
import { createSlack } from '../../../adapters/slack/slack.ts'
import { type Json, withoutEachField, wordsLost } from '../../sim/missing-fields.ts'
import { startSlack } from '../../sim/slack/slack.ts'

type Payload = { name: string; body: Json }
const payloads = JSON.parse(readFileSync(`${import.meta.dirname}/messages.json`, 'utf8')) as Payload[]

/** Without these nobody can tell whose message it is, where, to whom, or what a part of it is. */
const MEANT =
  /^(?:event|type|event\.(?:type|user|ts|channel|bot_id|subtype|thread_ts|attachments)|authorizations.*|team_id)$|\.(?:is_share|type)$/

/** The app's ears: what it takes for a message to it. */
async function startListening() {
  const sim = await startSlack({ ackMs: 1_000, retryMs: [] })
  onTestFinished(() => sim.close())
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const logger = createLogger(report)
  const installation = await openInstallation(sim.workspace.token, { apiUrl: sim.apiUrl, logger })
  const platform = createSlack({
    createReceiver: (hooks) =>
      createSockets({ appToken: sim.appToken, apiUrl: sim.apiUrl, logger, time: systemTime }, hooks),
    installations: singleInstallation(installation),
    channels: createMovedChannels(openShortMemory().keyv),
    apiUrl: sim.apiUrl,
    channelStreams: false,
    time: systemTime,
    logger,
    report,
  })
  const received: IncomingMessage[] = []
  const on: Partial<BridgeListener> = {
    admits: () => true,
    knows: async () => true,
    connected: async () => undefined,
    receive: async (message) => void received.push(message),
    stop: async () => false,
    greet: async () => undefined,
  }
  await platform.start(on as BridgeListener)
  onTestFinished(() => platform.stop())
  const take = async (body: Json): Promise<IncomingMessage | undefined> => {
    received.length = 0
    await sim.deliver('event', body as object).catch(() => undefined)
    return received[0]
  }
  return { sim, reported, take }
}

/** The payload with ids that every Slack has. */
const filled = (body: Json, ids: Record<string, string>): Json =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('"$SIZE"', '1')
      .replaceAll(/\$([A-Z]+\d*)/g, (_, name: string) => ids[name.replace(/\d+$/, '')] ?? `${name}0`),
  ) as Json

test('whatever field of a message is absent or null, what the others say is heard', async () => {
  const { sim, reported, take } = await startListening()
  const { workspace, person, channel } = sim
  const ids = {
    TEAM: workspace.id,
    BOT: workspace.bot.user,
    ANA: person.id,
    CHANNEL: channel.id,
    DIRECT: sim.directly().id,
    TS: '1790000000.000100',
  }
  let tried = 0
  const lost: object[] = []
  for (const { name, body } of payloads) {
    const given = filled(body, ids)
    const whole = await take(given)
    if (whole === undefined) continue
    for (const { path, how, body: lacking } of withoutEachField(given)) {
      if (MEANT.test(path)) continue
      tried += 1
      const heard = await take(lacking)
      const words = wordsLost(lacking, { before: whole.text, after: heard?.text ?? '' })
      if (words.length > 0 && isToApp(lacking, ids.BOT)) lost.push({ name, path, how, words, heard: heard?.text })
    }
  }
  expect(lost).toEqual([])
  // Some are no words for the app, and the greeting that is the answer then has no message to stand below.
  expect(reported.filter((error) => error instanceof TypeError)).toEqual([])
  expect(tried).toBeGreaterThan(500)
})

/** Whether it says anything itself, and names the app unless they talk alone. */
function isToApp(body: Json, bot: string): boolean {
  const { channel, text, blocks } = (body as { event: { channel: string; text?: string; blocks?: Json } }).event
  const said = JSON.stringify([text ?? null, blocks ?? null])
  return channel.startsWith('D') ? said !== '[null,null]' : said.includes(bot)
}
