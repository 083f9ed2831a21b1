import type { BridgeListener } from '../../../adapters/bridge/platform/listener.ts'
import type { Attachment, IncomingMessage } from '../../../adapters/bridge/platform/messages.ts'
import type { Platform, ReplyPart } from '../../../adapters/bridge/platform/platform.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import type { Limits } from '../../../adapters/bridge/text/length.ts'

/** What goes wrong with one request: the error it ends with, before or after it was done. */
export type Fault = { error: Undelivered; done: boolean }
type Options = {
  limits?: Limits
  encode?: (text: string) => string
  /** asked before each `show` and `remove` */
  fault?: (request: { showing?: ReplyPart }) => Fault | undefined
  /** what people said, in order, for who missed it */
  history?: IncomingMessage[]
  files?: Record<string, Uint8Array>
  workingMs?: number
}
type Message = { key: string; id: string; thread: string; text: string; complete: boolean }

/** A chat platform that keeps what a viewer sees. It knows messages by their keys, as a good platform does. */
export type SimPlatform = Platform & {
  /** the bot's messages in the thread, as they stand */
  viewer(thread: string): string[]
  messages(): readonly Message[]
  /** "seen 1", "done 1" */
  marks: string[]
  /** the threads with a sign that an answer is being made */
  busy: Set<string>
  /** how often such a sign was given */
  signs: () => number
  /** every request to show something, in order */
  shown: ReplyPart[]
  on(): BridgeListener
  /** the same platform for another process; this one's has died and gets no answer any more */
  reborn(): SimPlatform
}

type World = {
  messages: Message[]
  made: number
  marks: string[]
  busy: Set<string>
  shown: ReplyPart[]
  signs: number
}

export const createSimPlatform = (options: Options = {}): SimPlatform =>
  enter({ messages: [], made: 0, marks: [], busy: new Set(), shown: [], signs: 0 }, options)

function enter(world: World, options: Options): SimPlatform {
  const {
    limits = { text: 200, unit: 'utf16' },
    encode = (text) => text,
    fault = () => undefined,
    history = [],
    files = {},
    workingMs = 8_000,
  } = options
  const { marks, busy, shown } = world
  let listener: BridgeListener | undefined
  let dead = false

  const put = ({ thread, key, id, text, complete }: ReplyPart) => {
    const old = world.messages.find((message) => (id === undefined ? message.key === key : message.id === id))
    if (old !== undefined) return Object.assign(old, { text, complete })
    if (id !== undefined) throw new Undelivered('refused', 'unknown message')
    world.made += 1
    const message = { key, id: `id ${world.made}`, thread, text, complete }
    world.messages.push(message)
    return message
  }
  const failing = async <T>(request: { showing?: ReplyPart }, work: () => T): Promise<T> => {
    if (dead) return new Promise<T>(() => undefined)
    const broken = fault(request)
    if (broken === undefined) return work()
    if (broken.done) work()
    if (dead) return new Promise<T>(() => undefined)
    throw broken.error
  }
  return {
    name: 'discord',
    limits,
    encode,
    listingLimits: { pageSize: 5, keyLength: 80, completions: 25, options: 25 },
    typingRefreshMs: workingMs,
    reorderMs: 0,
    marks,
    busy,
    shown,
    viewer: (thread) => world.messages.filter((message) => message.thread === thread).map(({ text }) => text),
    messages: () => world.messages,
    signs: () => world.signs,
    on() {
      if (listener === undefined) throw new Error('the platform was not started')
      return listener
    },
    isFirstWorkspace: async () => true,
    async start(on) {
      listener = on
      await on.connected()
    },
    stop: async () => undefined,
    show: (showing) => {
      shown.push(showing)
      return failing({ showing }, () => ({ id: put(showing).id, restMs: 0 }))
    },
    sendFile: async ({ thread, key, replyTo, person, locale, file, note }, signal) => {
      const bytes = Buffer.concat(await Array.fromAsync(await file.open(signal)))
      await note('')
      const state = { id: undefined, isRetry: false, closerLength: 0, complete: true, isLast: true }
      const showing = { thread, key, replyTo, person, locale, text: `${file.name}, ${bytes.length} bytes`, ...state }
      return failing({ showing }, () => put(showing).id)
    },
    sendAlert: ({ thread, key, isRetry, text, because, card }) =>
      failing({}, () => {
        if (isRetry && world.messages.some((message) => message.key === key)) return
        world.made += 1
        const said = [text, card?.url ?? '', because].filter((line) => line !== '').join('\n')
        world.messages.push({ key, id: `id ${world.made}`, thread, text: said, complete: true })
      }),
    remove: ({ id }) =>
      failing({}, () => {
        world.messages = world.messages.filter((message) => message.id !== id)
      }),
    async mark({ id }, sign) {
      if (!dead) marks.push(`${sign} ${id}`)
    },
    async setTyping(thread, on) {
      if (dead) return
      world.signs += on ? 1 : 0
      if (on) busy.add(thread)
      else busy.delete(thread)
    },
    async openAttachment({ id }: Attachment) {
      const bytes = files[id]
      if (bytes === undefined) throw new Undelivered('refused', 'no such file')
      return (async function* () {
        yield bytes
      })()
    },
    closeAbandoned: async () => undefined,
    activeSince: () => [],
    otherChannels: () => [],
    changesOf: async () => ({ edited: [], deleted: [] }),
    isReceiving: () => false,
    async *messagesSince(thread, since) {
      yield* history.filter((message) => message.thread === thread && message.at > since)
    },
    reborn() {
      dead = true
      return enter(world, options)
    },
  }
}
