import type { Keyv } from 'keyv'
import type { Incoming } from './platform.ts'
import { createTurns } from './turns.ts'

export type Message = Incoming

/** What every thread has still to be answered, kept in the memory. Only one process at a time may change it. */
export type Pending = {
  /** Keeps a message to be answered, unless it came before within a day. */
  add(message: Message): Promise<void>
  /**
   * The thread's next question: the one that was begun, else all messages that wait, as one. When there is none,
   * `rest` is called before any other message can come in.
   */
  take(thread: string, rest: () => void): Promise<Message | undefined>
  /** Strikes out the question that was taken. */
  finish(thread: string): Promise<void>
  threads(): AsyncIterable<string>
}

type Entry = { asking: Message | undefined; waiting: Message[] }

/** Slack repeats an event for up to 24 hours. */
const REMEMBERED_MS = 24 * 60 * 60 * 1_000
const PREFIX = 'inbox/'
const seenKey = (id: string) => `seen/${id}`

export function createPending(memory: Keyv): Pending {
  const inTurn = createTurns()
  const load = async (thread: string) =>
    (await memory.get<Entry>(PREFIX + thread)) ?? { asking: undefined, waiting: [] }
  const save = (thread: string, entry: Entry) => memory.set(PREFIX + thread, entry)
  return {
    add: (message) =>
      inTurn(message.thread, async () => {
        const { asking, waiting } = await load(message.thread)
        if (waiting.some(({ id }) => id === message.id) || (await memory.has(seenKey(message.id)))) return
        await save(message.thread, { asking, waiting: [...waiting, message] })
      }),
    take: (thread, rest) =>
      inTurn(thread, async () => {
        const { asking, waiting } = await load(thread)
        if (asking !== undefined) return asking
        const question = collected(waiting)
        // Marked before they leave the entry: at no moment does a message stand in neither place.
        await Promise.all(waiting.map(({ id }) => memory.set(seenKey(id), true, REMEMBERED_MS)))
        if (question !== undefined) await save(thread, { asking: question, waiting: [] })
        else {
          await memory.delete(PREFIX + thread)
          rest()
        }
        return question
      }),
    finish: (thread) =>
      inTurn(thread, async () => {
        const { waiting } = await load(thread)
        await save(thread, { asking: undefined, waiting })
      }),
    async *threads() {
      for await (const [key] of memory.iterator()) if (key.startsWith(PREFIX)) yield key.slice(PREFIX.length)
    },
  }
}

/** Several messages as one question, in the order they came; it goes by the name of the first. */
function collected([first, ...others]: Message[]): Message | undefined {
  if (first === undefined) return undefined
  return { ...first, text: [first, ...others].map(({ text }) => text).join('\n\n') }
}
