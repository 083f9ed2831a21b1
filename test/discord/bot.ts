import { randomUUID } from 'node:crypto'
import { InteractionResponseType } from 'discord.js'
import { expect, onTestFinished } from 'vitest'
import type { Access } from '../../adapters/bridge/access/access.ts'
import { createBridge } from '../../adapters/bridge/bridge.ts'
import { createAttachments } from '../../adapters/bridge/files/attachments.ts'
import { createVoice } from '../../adapters/bridge/files/voice/voice.ts'
import type { Presence } from '../../adapters/bridge/inbox/lease.ts'
import type { Memory } from '../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../adapters/bridge/memory/sqlite.ts'
import { systemTime, type Time } from '../../adapters/bridge/time.ts'
import { createDiscord } from '../../adapters/discord/discord.ts'
import { type Client, createClient } from '../../src/contract/client/client.ts'
import type { Event } from '../../src/contract/events/events.ts'
import type { Model } from '../../src/core/ports/models.ts'
import { fastTime } from '../sim/clock/time.ts'
import { type SimDiscord, type SimSettings, startDiscord } from '../sim/discord/discord.ts'
import { limitsAt } from '../sim/discord/settings.ts'
import { createScriptedModel, type Script, saying } from '../sim/models/scripted-model.ts'
import { startService } from '../sim/service/service.ts'

type Options = {
  script?: Script
  /** answers in place of the script */
  answers?: Model
  settings?: SimSettings
  chatbot?: object
  access?: Partial<Access>
  /** the service's clock */
  now?: () => number
  /** how many times as fast the bot's clock runs; the windows of Discord's limits are as many times as short */
  speed?: number
}

/** The real bot with the real service behind it, on a Discord of this machine. All of it ends with the test. */
export async function startBot({
  script = saying('Hello', ' there.'),
  settings = {},
  chatbot = {},
  access = {},
  now = Date.now,
  answers,
  speed = 1,
}: Options = {}) {
  const { limits, global } = limitsAt(speed)
  const sim = await startDiscord({ global, ...settings, limits: { ...limits, ...settings.limits } })
  onTestFinished(() => sim.close())
  onTestFinished(() => expect(callingRequests(sim)).toEqual([]))
  const model = createScriptedModel(script)
  const service = await startService({ model: answers ?? model, now })
  const leave = once(() => service.stop())
  onTestFinished(leave)
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada', ...chatbot })
  const memory = openShortMemory()
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const time = speed === 1 ? systemTime : fastTime(speed)
  const running = new Set<string>()

  /** One run of the bot's process, with what the ones before remembered, or with another memory. */
  async function run(remembered = memory) {
    const bot = await connectBot({ sim, client, serialNumber, report, memory: remembered, running, access, time })
    onTestFinished(bot.stop)
    return bot
  }
  return { sim, service, leave, model, serialNumber, reported, time, run, ...(await run()) }
}

type Started = Pick<Awaited<ReturnType<typeof startBot>>, 'sim' | 'service' | 'serialNumber' | 'reported' | 'time'>

type Hooks = {
  /** what the run remembers; nothing unless set */
  memory?: Memory
  /** The answer of a call waits for it, and gets lost with its error. */
  after?: (name: string) => Promise<void>
  /** how far back it looks for messages that it missed */
  catchUpMs?: number
  time?: Time
  presence?: Presence
}

/**
 * Connects another run of the bot. Each of its calls of the service waits for `before`, and fails with its error. Uploads are
 * calls by the name of `upload`.
 */
export async function connectThrough(
  { sim, service, serialNumber, reported, time }: Started,
  before: (name: string) => Promise<void>,
  { memory = openShortMemory(), after = async () => undefined, ...rest }: Hooks = {},
) {
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const through: Client = {
    ...client,
    async call(name, ...given) {
      await before(name)
      const answer = await client.call(name, ...given)
      await after(name)
      return answer
    },
    async upload(...given) {
      await before('upload')
      return await client.upload(...given)
    },
  }
  const report = (error: unknown) => void reported.push(error)
  const bot = await connectBot({ sim, client: through, serialNumber, report, memory, time, ...rest })
  onTestFinished(bot.stop)
  return bot
}

type Parts = {
  sim: SimDiscord
  client: Client
  serialNumber: string
  report: (error: unknown) => void
  memory?: Memory
  access?: Partial<Access>
  time?: Time
  catchUpMs?: number | undefined
  presence?: Presence
  /** the runs that live */
  running?: Set<string>
}

/** Connects the bot; resolves when it listens and its commands are there. */
export async function connectBot({ sim, client, serialNumber, report, ...kept }: Parts) {
  const { memory = openShortMemory(), running = new Set<string>(), time = systemTime } = kept
  const access = { workspaces: undefined, channels: undefined, roles: undefined, ...kept.access }
  const platform = createDiscord({ apiUrl: sim.url, token: sim.settings.token, time, report })
  const attachments = createAttachments({ client, platform, toWav })
  const name = randomUUID()
  const presence = kept.presence ?? {
    name,
    beat: async () => undefined,
    isGone: async (other: string) => !running.has(other),
  }
  running.add(name)
  const parts = {
    client,
    platform,
    desk: platform.desk,
    attachments,
    memory,
    serialNumber,
    access,
    time,
    presence,
    report,
    ...(kept.catchUpMs !== undefined && { catchUpMs: kept.catchUpMs }),
  }
  const bridge = createBridge(parts)
  await platform.start(bridge)
  await sim.until(() => sim.commands.find('help', undefined) !== undefined)
  return {
    bridge,
    platform,
    stop: once(async () => {
      await bridge.close()
      await platform.stop()
      running.delete(name)
    }),
  }
}

/** Has Ada ask for the first time, in a thread, and be answered `answer`. */
export async function beginTalk({ sim, service }: Awaited<ReturnType<typeof startBot>>, answer: string) {
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  const texts = () =>
    sim
      .viewer(thread)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => texts()[0] === answer)
  const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const [{ SessionID, SerialNumber } = { SessionID: 0, SerialNumber: '' }] = List
  return { ada, thread, texts, SessionID: SessionID ?? 0, SerialNumber }
}

type Form = { content?: string; embeds?: object[]; components?: object[]; allowed_mentions?: { parse?: string[] } }
type Body = Form & { type?: InteractionResponseType; data?: Form; message?: Form }

/** The requests that show something and let Discord call whoever is named in it, as it does where they say nothing of that. */
const callingRequests = ({ requests }: SimDiscord): unknown[] =>
  requests
    .map(({ body }) => body as Body | undefined)
    .filter((body) => body?.type !== InteractionResponseType.Modal)
    .flatMap((body) => body?.data ?? body?.message ?? body ?? [])
    .filter(
      ({ content, embeds, components }) => content !== undefined || embeds !== undefined || components !== undefined,
    )
    .filter(({ allowed_mentions: allowed }) => allowed?.parse?.length !== 0)

const toWav = createVoice()

/** Does it the first time only. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
