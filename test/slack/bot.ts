import { onTestFinished, vi } from 'vitest'
import type { Access } from '../../adapters/bridge/access/access.ts'
import { createBridge } from '../../adapters/bridge/bridge.ts'
import { createAttachments } from '../../adapters/bridge/files/attachments.ts'
import { createVoice } from '../../adapters/bridge/files/voice/voice.ts'
import type { Presence } from '../../adapters/bridge/inbox/lease.ts'
import type { Memory } from '../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../adapters/bridge/memory/sqlite.ts'
import { systemTime, type Time } from '../../adapters/bridge/time.ts'
import { createHttpReceiver } from '../../adapters/slack/connect/http-receiver.ts'
import { createSockets } from '../../adapters/slack/connect/sockets.ts'
import { openInstallation, singleInstallation } from '../../adapters/slack/install/installations.ts'
import { createLogger } from '../../adapters/slack/install/web-client.ts'
import { createMovedChannels } from '../../adapters/slack/limits/moved-channels.ts'
import { createSlack, type SlackParts } from '../../adapters/slack/slack.ts'
import { type Client, createClient } from '../../src/contract/client/client.ts'
import type { Model } from '../../src/core/ports/models.ts'
import { WAIT_MS } from '../sim/clock/deadline.ts'
import { createScriptedModel, type Script, saying } from '../sim/models/scripted-model.ts'
import { startService } from '../sim/service/service.ts'
import type { Settings } from '../sim/slack/settings.ts'
import { type SimSlack, startSlack } from '../sim/slack/slack.ts'

/** `http`: takes Slack's events by HTTP, and not by sockets. */
type Options = {
  channelStreams?: boolean
  script?: Script
  /** answers in place of the script */
  answers?: Model
  settings?: Partial<Settings>
  chatbot?: object
  http?: boolean
  access?: Partial<Access>
  /** the service's clock */
  now?: () => number
}

/** The real app with the real service behind it, on a Slack of this machine. All of it ends with the test. */
export async function startBot({
  script,
  settings = {},
  chatbot = {},
  http = false,
  access = {},
  channelStreams = false,
  now = Date.now,
  answers,
}: Options = {}) {
  const sim = await startSlack(settings)
  onTestFinished(() => sim.close())
  const model = createScriptedModel(script ?? saying('Hello', ' there.'))
  const service = await startService({ model: answers ?? model, now })
  onTestFinished(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada', ...chatbot })
  const memory = openShortMemory()
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })

  /** One run of the app's process, with what it remembers, or with another memory. */
  async function run(remembered = memory) {
    const bot = await connectBot({
      sim,
      client,
      serialNumber,
      report,
      memory: remembered,
      http,
      access,
      channelStreams,
    })
    onTestFinished(bot.stop)
    return bot
  }
  return { sim, service, client, model, memory, serialNumber, reported, run, ...(await run()) }
}

type Given = Partial<Pick<SlackParts, 'createReceiver' | 'installations'>> & {
  sim: SimSlack
  client: Client
  serialNumber: string
  report: (error: unknown) => void
  memory?: Memory
  http?: boolean
  channelStreams?: boolean
  access?: Partial<Access>
  presence?: Presence
}

/** The real app, connected to a Slack and to a service. */
export async function connectBot({
  sim,
  client,
  serialNumber,
  report,
  memory = openShortMemory(),
  http,
  channelStreams = false,
  access,
  // Whoever ran before is gone.
  presence = { name: crypto.randomUUID(), beat: async () => undefined, isGone: async () => true },
  ...own
}: Given) {
  const { apiUrl, appToken } = sim
  const logger = createLogger(report)
  const signingSecret = 'the-signing-secret'
  const onListening = (port: number) => sim.sendTo(signingSecret, `http://127.0.0.1:${port}/slack/events`)
  const time = timeOf(sim)
  const installation = await openInstallation(sim.workspace.token, { apiUrl, logger })
  const platform = createSlack({
    createReceiver: (hooks) =>
      http
        ? createHttpReceiver({ signingSecret, host: '127.0.0.1', port: 0, logger, onListening }).createReceiver(hooks)
        : createSockets({ appToken, apiUrl, logger, time }, hooks),
    installations: singleInstallation(installation),
    channels: createMovedChannels(memory.keyv),
    apiUrl,
    channelStreams,
    time,
    logger,
    report,
    ...own,
  })
  const attachments = createAttachments({ client, platform, toWav: createVoice() })
  const limits = { workspaces: undefined, channels: undefined, roles: undefined, ...access }
  const parts = { client, platform, desk: platform.desk, attachments, memory, serialNumber, time, presence, report }
  const bridge = createBridge({ ...parts, access: limits })
  let stopped: Promise<void> | undefined
  const stopAll = async () => {
    await bridge.close()
    await platform.stop()
  }
  await platform.start(bridge)
  return { bridge, platform, desk: platform.desk, stop: () => (stopped ??= stopAll()) }
}

/** The app's clock is Slack's. */
const timeOf = ({ clock, settings: { speed } }: SimSlack): Time =>
  speed === 1
    ? systemTime
    : { now: () => Math.floor(clock.now()), sleep: (ms, signal) => systemTime.sleep(ms / speed, signal) }

/** Settles when a look at the Slack gives something. */
export function until<Found>(look: () => Found | undefined | false): Promise<Found> {
  const late = new Error('not yet') // made here, it names who waits
  return vi.waitFor(
    () => {
      const found = look()
      if (found === undefined || found === false) throw late
      return found
    },
    { timeout: WAIT_MS, interval: 10 },
  )
}

type Element = { type: string; action_id: string; text?: { text: string } }
type Blocks = { elements?: Element[] }[]

/** The buttons of a message or a view: their labels in order, and the id of one. */
export const buttonsOf = (blocks: unknown): string[] => elementsOf(blocks).flatMap(({ text }) => text?.text ?? [])
export function idOfButton(blocks: unknown, label: string): string {
  const found = elementsOf(blocks).find(({ text }) => text?.text === label)
  if (found === undefined) throw new Error(`there is no “${label}”`)
  return found.action_id
}
const elementsOf = (blocks: unknown): Element[] =>
  (blocks as Blocks).flatMap(({ elements = [] }) => elements.filter(({ type }) => type === 'button'))
