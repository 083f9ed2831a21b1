import type { Limits } from '../../adapters/bridge/limits.ts'
import {
  type Attachment,
  type Incoming,
  type Listener,
  type Platform,
  type Showing,
  Undelivered,
} from '../../adapters/bridge/platform.ts'

/** What goes wrong with one request: the error it ends with, before or after it was done. */
export type Fault = { error: Undelivered; done: boolean }
type Options = {
  limits?: Limits
  /** asked before each `show` and `remove` */
  fault?: (request: { showing?: Showing }) => Fault | undefined
  /** what people said, in order, for who missed it */
  history?: Incoming[]
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
  signs: number
  /** every request to show something, in order */
  shown: Showing[]
  on(): Listener
}

export function createSimPlatform({
  limits = { text: 200, unit: 'utf16' },
  fault = () => undefined,
  history = [],
  files = {},
  workingMs = 8_000,
}: Options = {}): SimPlatform {
  let messages: Message[] = []
  let listener: Listener | undefined
  let made = 0
  const marks: string[] = []
  const busy = new Set<string>()
  const shown: Showing[] = []

  const put = ({ thread, key, id, text, complete }: Showing) => {
    const old = messages.find((message) => (id === undefined ? message.key === key : message.id === id))
    if (old !== undefined) return Object.assign(old, { text, complete })
    if (id !== undefined) throw new Undelivered('refused', 'unknown message')
    made += 1
    const message = { key, id: `id ${made}`, thread, text, complete }
    messages.push(message)
    return message
  }
  const failing = async <T>(request: { showing?: Showing }, work: () => T): Promise<T> => {
    const broken = fault(request)
    if (broken === undefined) return work()
    if (broken.done) work()
    throw broken.error
  }
  const sim: SimPlatform = {
    name: 'discord',
    limits,
    workingMs,
    marks,
    busy,
    shown,
    signs: 0,
    viewer: (thread) => messages.filter((message) => message.thread === thread).map(({ text }) => text),
    messages: () => messages,
    on() {
      if (listener === undefined) throw new Error('the platform was not started')
      return listener
    },
    async start(on) {
      listener = on
      await on.connected()
    },
    stop: async () => undefined,
    show: (showing) => {
      shown.push(showing)
      return failing({ showing }, () => ({ id: put(showing).id, left: Number.POSITIVE_INFINITY, resetMs: 0 }))
    },
    remove: ({ id }) =>
      failing({}, () => {
        messages = messages.filter((message) => message.id !== id)
      }),
    async mark({ id }, sign) {
      marks.push(`${sign} ${id}`)
    },
    async working(thread, on) {
      sim.signs += on ? 1 : 0
      if (on) busy.add(thread)
      else busy.delete(thread)
    },
    async open({ id }: Attachment) {
      const bytes = files[id]
      if (bytes === undefined) throw new Undelivered('refused', 'no such file')
      return (async function* () {
        yield bytes
      })()
    },
    async *missed(thread, since) {
      yield* history.filter((message) => message.thread === thread && message.at > since)
    },
  }
  return sim
}
