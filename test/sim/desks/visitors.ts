import { PassThrough } from 'node:stream'
import { onTestFinished } from 'vitest'
import { createBridge } from '../../../adapters/bridge/bridge.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { openLines } from '../../../adapters/terminal/lines.ts'
import { createScreen } from '../../../adapters/terminal/screen.ts'
import { createTerminal, nothingAttached } from '../../../adapters/terminal/terminal.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import { ada } from '../bots/person.ts'
import { png } from '../media/pictures.ts'
import type { Scene } from './scene.ts'

/** A visitor of the business. */
type Visitor = {
  /** as staff see it */
  name: string
  /** whether they can send files */
  sendsFiles: boolean
  /** whether what was corrected or taken back goes from before their eyes */
  forgets: boolean
  ask: (text: string, file?: string) => Promise<unknown>
  /** changes what they said last, or takes it back; absent where that is not possible */
  correct?: (text: string | undefined) => void
  /** what was said to them, as it stands now, a name in bold before the words of a person */
  reads: () => string[] | Promise<string[]>
  files: () => string[] | Promise<string[]>
}

/** A picture by that name, as both platforms take it. */
export const pictures = (name?: string) =>
  name === undefined ? [] : [{ name, mimetype: 'image/png', mediaType: 'image/png', bytes: png() }]

function onSlack({ slack }: Scene): Visitor {
  let thread: string | undefined
  let last = ''
  const seen = () => slack.viewer(thread).filter(({ ours }) => ours)
  return {
    name: 'ana',
    sendsFiles: true,
    forgets: true,
    async ask(text, file) {
      const said = { text: thread === undefined ? `${slack.mention()} ${text}` : text, thread, files: pictures(file) }
      last = slack.say(said)
      thread ??= last
    },
    correct: (text) => (text === undefined ? slack.remove(last) : slack.edit(last, text)),
    reads: () => seen().map(({ text }) => text),
    files: () => seen().flatMap(({ files }) => files),
  }
}

function onDiscord({ discord }: Scene): Visitor {
  const kim = discord.join('Kim')
  let thread: string | undefined
  let last = ''
  const seen = () => discord.viewer(thread ?? '').answers()
  return {
    name: 'Kim',
    sendsFiles: true,
    forgets: true,
    async ask(text, file) {
      const said = { by: kim.id, files: pictures(file) }
      if (thread !== undefined) last = discord.say({ ...said, in: thread, text })
      thread ??= discord.say({ ...said, in: discord.channel.id, text: `${discord.bot.mention} ${text}` })
    },
    correct(text) {
      const message = { in: thread ?? '', message: last }
      if (text === undefined) discord.remove(message)
      else discord.edit({ ...message, text })
    },
    reads: () => seen().map(({ text }) => text),
    files: () => seen().flatMap(({ shape }) => shape.attachments.map(({ filename }) => filename)),
  }
}

/** In the program for the terminal, whose output is a pipe: what was printed stays, and what became of it is printed below. */
async function onTerminal({ core, serialNumber }: Scene): Promise<Visitor> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let printed = ''
  output.on('data', (chunk) => (printed += String(chunk)))
  const client = createClient({ baseUrl: core.url, secretKey: core.secretKey })
  const report = () => undefined
  const screen = createScreen(output)
  const lines = openLines(input, output, '')
  const at = { address: core.url, retryForMs: Number.POSITIVE_INFINITY }
  const platform = createTerminal({ lines, screen, visitor: ada('ada'), ...at, report })
  const memory = openShortMemory()
  const parts = { client, platform, attachments: nothingAttached, memory, serialNumber, time: systemTime, report }
  const bridge = createBridge(parts)
  onTestFinished(() => bridge.close())
  await platform.start(bridge)
  const printedLines = () => printed.split('\n').filter((line) => line !== '')
  return {
    name: 'Visitor',
    sendsFiles: false,
    forgets: false,
    async ask(text) {
      input.write(`${text}\n`)
    },
    reads: () => printedLines().map((line) => line.replace(/^(?:Corrected: )?(\w+): /, '**$1:** ')),
    files: () => printedLines().flatMap((line) => /^(\w+\.png)\b/.exec(line)?.[1] ?? []),
  }
}

/** By the service's own interface, in a program that follows the events of its session. */
async function overHttp({ call, serialNumber }: Scene): Promise<Visitor> {
  const name = 'Ines'
  const opened = { serialNumber, visitorName: name }
  const { SessionID } = await call<{ SessionID: number }>('/chat/Chatbot/GetSession', opened)
  const messages = async () => {
    const asked = { After: 'oldest', SessionID, Kinds: ['message'], Limit: 500 }
    const { List } = await call<{ List: Extract<Event, { Kind: 'message' }>[] }>('/chat/Chatbot/Events', asked)
    const standing = new Map(List.map(({ Data }) => [Data.MessageID, Data]))
    for (const { Data } of List) if (Data.Change === 'Removed') standing.delete(Data.MessageID)
    return [...standing.values()].filter(({ Type }) => Type !== 'User')
  }
  return {
    name,
    sendsFiles: true,
    forgets: true,
    async ask(content, file) {
      const [picture] = pictures(file)
      if (picture === undefined) return call('/chat/Chat/ClientAsk', { sessionID: SessionID, content })
      const asked = { fileName: picture.name }
      const { FileStoreId, PreUploadUrl } = await call<{ FileStoreId: string; PreUploadUrl: string }>(
        '/chat/User/GetPreUploadUrl',
        asked,
      )
      await fetch(PreUploadUrl, { method: 'PUT', body: picture.bytes })
      const { FileId } = await call<{ FileId: number }>('/chat/User/ConfirmUpload', { FileStoreId })
      const question = { sessionID: SessionID, content, chatAskType: 'Image', fileIds: [FileId] }
      return call('/chat/Chat/ClientAsk', question)
    },
    reads: async () =>
      (await messages()).map(({ Content, By }) => (By === undefined ? Content : `**${By.Name}:** ${Content}`)),
    async files() {
      const fileIds = (await messages()).flatMap(({ FileIds = [] }) => FileIds)
      if (fileIds.length === 0) return []
      const { List } = await call<{ List: { FileName: string }[] }>('/chat/User/FileList', { fileIds })
      return List.map(({ FileName }) => FileName)
    },
  }
}

/** Where a visitor may be. */
export const visitors = {
  'on Discord': async (scene: Scene): Promise<Visitor> => onDiscord(scene),
  'on Slack': async (scene: Scene): Promise<Visitor> => onSlack(scene),
  'in the terminal': onTerminal,
  'over HTTP': overHttp,
} as const satisfies Record<string, (scene: Scene) => Promise<Visitor>>
export type VisitorPlace = keyof typeof visitors
