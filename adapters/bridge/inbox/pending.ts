import { createHash } from 'node:crypto'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import { atomicValues, type Memory, type Update } from '../memory/memory.ts'
import type { IncomingMessage, MessageId } from '../platform/messages.ts'

/** An item that is stored until it is handled. Items of one `thread` are ordered by `at` (ms). `person`: who wrote it. */
export type Queued = { thread: string; id: string; at: number; person?: string }
/** A waiting item. `waited`: it arrived while the thread was being answered. `stopped`: a person no longer wants it answered. */
type Waiting<Item = IncomingMessage> = { message: Item; waited: boolean; stopped?: true }
/** Items that are handled together, in order. Its id is that of the first item. */
export type Batch<Item> = [Waiting<Item>, ...Waiting<Item>[]]
/** Messages that are answered as one question. */
export type MessageBatch = Batch<IncomingMessage>

/** What became of a message: it is new, waits while its thread is being answered, or was received before within a day. */
export type Received = 'new' | 'waits' | 'known'

/** The stored queue of each thread. */
export type Pending<Item> = {
  /** Stores a message, and settles once it is durable. */
  add(message: Item): Promise<Received>
  /** Changes a waiting item. */
  edit: (message: MessageId, change: (item: Item) => Item) => Promise<void>
  /** Whether the message is in the batch that is being answered. */
  isAsked: (message: MessageId) => Promise<boolean>
  /** Marks the batch that is being answered as stopped, else the waiting items that `mayStop` allows. False if there are none. */
  stop: (thread: string, mayStop: (item: Item, isWaiting: boolean) => boolean) => Promise<boolean>
  /** Whether the batch that is being answered was stopped. */
  isStopped: (thread: string) => Promise<boolean>
  /** Removes a waiting message; it stays known. */
  cancel: (message: MessageId) => Promise<void>
  /** The batch that this process is to answer: the one begun, else a new one if `mayBegin`; undefined if there is none. */
  take(thread: string, holder: Holder, mayBegin: () => boolean): Promise<Batch<Item> | undefined>
  /** Removes the batch that the holder took. False if another process has taken it over. */
  finish(thread: string, holder: Holder): Promise<boolean>
  /** Removes all messages of a person. Returns those that are being answered. All stay known. */
  forget: (person: string) => Promise<Item[]>
  /** The threads with stored items, each with its holder's name if there is one. */
  threads(): AsyncIterable<[thread: string, holder: string | undefined]>
}
/** The process that answers a thread. `isGone`: whether another process has ended. */
type Holder = { name: string; isGone: (other: string) => Promise<boolean> }

/** `stopped`: the batch in `asking`. */
type Entry<Item> = { holder?: string; asking?: Batch<Item>; stopped?: true; waiting: Waiting<Item>[] }

/** `queue`: its name, under which the memory keeps it. `joins`: whether waiting items that follow each other belong to one batch. */
type Parts<Item> = { memory: Memory; queue: string; joins: (items: Item[]) => boolean }

/** How long it is known that a message was received, in ms. Slack repeats an event for up to 24 hours. */
export const KNOWN_MS = DAY_MS
/** The queue of visitors' questions. */
export const QUESTION_QUEUE = 'inbox'

export function createPending<Item extends Queued>({ memory, queue, joins }: Parts<Item>): Pending<Item> {
  const { keyv, atomic } = memory
  const entries = atomicValues<Entry<Item>>(atomic, queue)
  const own = queue === QUESTION_QUEUE ? '' : `${queue}/`
  /** Ids of messages may contain a person's id, so they are stored as a hash. */
  const knownKey = (id: string) => `seen/${own}${createHash('sha256').update(id).digest('base64url')}`
  /** The key of older versions, which may exist for a day after an update. */
  const plainKey = (id: string) => `seen/${own}${id}`
  const setKnown = async (ids: string[]) => {
    await Promise.all(ids.map((id) => keyv.set(knownKey(id), true, KNOWN_MS)))
  }
  const isKnown = async (id: string) => (await keyv.has(knownKey(id))) || (await keyv.has(plainKey(id)))
  const changeWaiting = (thread: string, next: (waiting: Waiting<Item>[]) => Waiting<Item>[]) =>
    entries.change(thread, (entry) => ({
      value: entry && { ...entry, waiting: next(entry.waiting) },
      result: undefined,
    }))
  return {
    async add(message) {
      if (await isKnown(message.id)) return 'known'
      const known = await entries.change(message.thread, (entry) => added(entry ?? { waiting: [] }, message))
      await memory.durable()
      return known
    },
    edit: ({ thread, id }, change) =>
      changeWaiting(thread, (waiting) =>
        waiting.map((one) => (one.message.id === id ? { ...one, message: change(one.message) } : one)),
      ),
    isAsked: async ({ thread, id }) =>
      (await entries.read(thread))?.asking?.some(({ message }) => message.id === id) ?? false,
    stop: (thread, mayStop) => entries.change(thread, (entry) => stoppedIn(entry, mayStop)),
    isStopped: async (thread) => (await entries.read(thread))?.stopped === true,
    async cancel({ thread, id }) {
      await setKnown([id])
      await changeWaiting(thread, (waiting) => waiting.filter(({ message }) => message.id !== id))
    },
    async take(thread, { name, isGone }, mayBegin) {
      const before = (await entries.read(thread))?.holder
      if (before !== undefined && before !== name && !(await isGone(before))) return undefined
      // Messages that another process has answered already; a restored entry may still contain them.
      const waiting = (await entries.read(thread))?.waiting ?? []
      const old = await knownAmong(waiting)
      const batch = await entries.change(thread, (entry) => taken(entry, { before, name, old, mayBegin, joins }))
      if (batch !== undefined) await setKnown(batch.map(({ message }) => message.id))
      return batch
    },
    finish: (thread, { name }) =>
      entries.change(thread, (entry) => ({
        value: entry?.holder === name ? { holder: name, waiting: entry.waiting } : entry,
        result: entry?.holder === name,
      })),
    async forget(person) {
      const running: Item[] = []
      for await (const [thread] of entries.entries()) {
        const removed = await entries.change(thread, (entry) => withoutPerson(person, entry))
        await setKnown(removed.waiting.map(({ id }) => id))
        running.push(...removed.asking)
      }
      return running
    },
    async *threads() {
      for await (const [thread, { holder }] of entries.entries()) yield [thread, holder]
    },
  }

  async function knownAmong(waiting: Waiting<Item>[]): Promise<Set<string>> {
    const known = await Promise.all(waiting.map(({ message }) => isKnown(message.id)))
    return new Set(waiting.filter((_, index) => known[index]).map(({ message }) => message.id))
  }
}

type RemovedItems<Item> = { asking: Item[]; waiting: Item[] }

function withoutPerson<Item extends Queued>(
  person: string,
  entry: Entry<Item> | undefined,
): Update<Entry<Item>, RemovedItems<Item>> {
  const { asking = [], waiting = [] } = entry ?? {}
  const of = (all: Waiting<Item>[]) =>
    all.filter(({ message }) => message.person === person).map(({ message }) => message)
  const others = (all: Waiting<Item>[]) => all.filter(({ message }) => message.person !== person)
  const [first, ...more] = others(asking)
  const value: Entry<Item> = {
    ...(entry?.holder !== undefined && { holder: entry.holder }),
    ...(first !== undefined && { asking: [first, ...more] }),
    ...(entry?.stopped && { stopped: entry.stopped }),
    waiting: others(waiting),
  }
  // The entry is kept while a question is being answered: the process that answers it removes it.
  const isOver = asking.length === 0 && value.waiting.length === 0
  return { value: isOver ? undefined : value, result: { asking: of(asking), waiting: of(waiting) } }
}

function stoppedIn<Item>(
  entry: Entry<Item> | undefined,
  mayStop: (item: Item, isWaiting: boolean) => boolean,
): Update<Entry<Item>, boolean> {
  if (entry === undefined) return { value: entry, result: false }
  if (entry.asking?.some(({ message }) => mayStop(message, false)))
    return { value: { ...entry, stopped: true }, result: true }
  const waiting = entry.waiting.map((one) => (mayStop(one.message, true) ? { ...one, stopped: true as const } : one))
  return { value: { ...entry, waiting }, result: waiting.some(({ message }) => mayStop(message, true)) }
}

/** Inserts a message by the time it was sent, which may differ from the order of arrival. */
function added<Item extends Queued>(entry: Entry<Item>, message: Item): Update<Entry<Item>, Received> {
  const { asking = [], waiting } = entry
  if ([...asking, ...waiting].some((one) => one.message.id === message.id)) return { value: entry, result: 'known' }
  const waited = asking.length > 0
  const later = waiting.findIndex((one) => isLater(one.message, message))
  const at = later === -1 ? waiting.length : later
  const value = { ...entry, waiting: waiting.toSpliced(at, 0, { message, waited }) }
  return { value, result: waited ? 'waits' : 'new' }
}

/** Within one millisecond the platforms' ids grow. */
const isLater = (one: Queued, other: Queued): boolean =>
  one.at > other.at || (one.at === other.at && byNumbers.compare(one.id, other.id) > 0)
const byNumbers = new Intl.Collator('en', { numeric: true })

type Taking<Item> = Pick<Parts<Item>, 'joins'> & {
  before: string | undefined
  name: string
  old: Set<string>
  mayBegin: () => boolean
}

function taken<Item extends Queued>(
  entry: Entry<Item> | undefined,
  { before, name, old, mayBegin, joins }: Taking<Item>,
): Update<Entry<Item>, Batch<Item> | undefined> {
  if (entry === undefined) return { value: undefined, result: undefined }
  if (entry.holder !== before) return { value: entry, result: undefined }
  if (entry.asking !== undefined) return { value: { ...entry, holder: name }, result: entry.asking }
  if (!mayBegin()) return { value: entry, result: undefined }
  const [first, ...others] = entry.waiting.filter(({ message }) => !old.has(message.id))
  if (first === undefined) return { value: undefined, result: undefined }
  const all = [first, ...others].map(({ message }) => message)
  const apart = others.findIndex(({ stopped }, index) => stopped !== first.stopped || !joins(all.slice(0, index + 2)))
  const end = apart === -1 ? others.length : apart
  const batch: Batch<Item> = [first, ...others.slice(0, end)]
  const { stopped } = first
  return {
    value: { holder: name, asking: batch, ...(stopped && { stopped }), waiting: others.slice(end) },
    result: batch,
  }
}
