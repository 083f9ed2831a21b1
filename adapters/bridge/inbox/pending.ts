import { createHash } from 'node:crypto'
import { atomicValues, type Change, type Memory } from '../memory/memory.ts'
import type { IncomingMessage, MessageId } from '../platform.ts'

/** A message that is to be answered. `waited`: it came while the thread was being answered. */
export type Waiting = { message: IncomingMessage; waited: boolean }
/** Messages that are answered as one question, in order. It goes by the id of the first. */
export type Question = [Waiting, ...Waiting[]]

/** What every thread has still to be answered. */
export type Pending = {
  /** Keeps a message, unless it came before within a day: then it is known. */
  add(message: IncomingMessage): Promise<'new' | 'waits' | 'known'>
  /** Replaces the text of a message that waits. */
  edit: (message: MessageId & { text: string }) => Promise<void>
  /** Strikes out a message that waits; it stays known. */
  cancel: (message: MessageId) => Promise<void>
  /** The thread's turn for this holder: the one that was begun, else, if one may begin, all messages that wait. */
  take(thread: string, holder: Holder, mayBegin: () => boolean): Promise<Question | undefined>
  /** Strikes out the turn that the holder took. False where it is another's by now. */
  finish(thread: string, holder: Holder): Promise<boolean>
  /** Strikes out all messages of a person, also of questions that are being answered; gives these. They stay known. */
  forget(person: string): Promise<IncomingMessage[]>
  /** The threads with something to do, and the holder's name where one is at it. */
  threads(): AsyncIterable<[thread: string, holder: string | undefined]>
}
/** Who answers a thread. */
export type Holder = { name: string; isGone: (other: string) => Promise<boolean> }

type Entry = { holder?: string; asking?: Question; waiting: Waiting[] }

/** Slack repeats an event for up to 24 hours. */
const KNOWN_MS = 24 * 60 * 60 * 1_000
/** Ids of messages may name a person; what is kept of them does not. */
const knownKey = (id: string) => `seen/${createHash('sha256').update(id).digest('base64url')}`
/** As it was before; such keys are kept for a day. */
const plainKey = (id: string) => `seen/${id}`

export function createPending({ keyv, atomic: cells }: Memory): Pending {
  const entries = atomicValues<Entry>(cells, 'inbox')
  const setKnown = async (ids: string[]) => {
    await Promise.all(ids.map((id) => keyv.set(knownKey(id), true, KNOWN_MS)))
  }
  const isKnown = async (id: string) => (await keyv.has(knownKey(id))) || (await keyv.has(plainKey(id)))
  const changeWaiting = (thread: string, next: (waiting: Waiting[]) => Waiting[]) =>
    entries.change(thread, (entry) => ({
      value: entry && { ...entry, waiting: next(entry.waiting) },
      result: undefined,
    }))
  return {
    async add(message) {
      if (await isKnown(message.id)) return 'known'
      return entries.change(message.thread, (entry) => added(entry ?? { waiting: [] }, message))
    },
    edit: ({ thread, id, text }) =>
      changeWaiting(thread, (waiting) =>
        waiting.map((one) => (one.message.id === id ? { ...one, message: { ...one.message, text } } : one)),
      ),
    async cancel({ thread, id }) {
      await setKnown([id])
      await changeWaiting(thread, (waiting) => waiting.filter(({ message }) => message.id !== id))
    },
    async take(thread, { name, isGone }, mayBegin) {
      const before = (await entries.read(thread))?.holder
      if (before !== undefined && before !== name && !(await isGone(before))) return undefined
      // Known before it is begun elsewhere: an entry that came back with old messages has nothing new in it.
      const waiting = (await entries.read(thread))?.waiting ?? []
      const old = await knownAmong(waiting)
      const turn = await entries.change(thread, (entry) => taken(entry, { before, name, old, mayBegin }))
      if (turn !== undefined) await setKnown(turn.map(({ message }) => message.id))
      return turn
    },
    finish: (thread, { name }) =>
      entries.change(thread, (entry) => ({
        value: entry?.holder === name ? { holder: name, waiting: entry.waiting } : entry,
        result: entry?.holder === name,
      })),
    async forget(person) {
      const running: IncomingMessage[] = []
      for await (const [thread] of entries.entries()) {
        const struck = await entries.change(thread, (entry) => without(person, entry))
        await setKnown(struck.waiting.map(({ id }) => id))
        running.push(...struck.asking)
      }
      return running
    },
    async *threads() {
      for await (const [thread, { holder }] of entries.entries()) yield [thread, holder]
    },
  }

  async function knownAmong(waiting: Waiting[]): Promise<Set<string>> {
    const known = await Promise.all(waiting.map(({ message }) => isKnown(message.id)))
    return new Set(waiting.filter((_, index) => known[index]).map(({ message }) => message.id))
  }
}

type Struck = { asking: IncomingMessage[]; waiting: IncomingMessage[] }

function without(person: string, entry: Entry | undefined): Change<Entry, Struck> {
  const { asking = [], waiting = [] } = entry ?? {}
  const of = (all: Waiting[]) => all.filter(({ message }) => message.person === person).map(({ message }) => message)
  const others = (all: Waiting[]) => all.filter(({ message }) => message.person !== person)
  const [first, ...more] = others(asking)
  const value: Entry = {
    ...(entry?.holder !== undefined && { holder: entry.holder }),
    ...(first !== undefined && { asking: [first, ...more] }),
    waiting: others(waiting),
  }
  // Who answers a question finds its entry, to end it.
  const isOver = asking.length === 0 && value.waiting.length === 0
  return { value: isOver ? undefined : value, result: { asking: of(asking), waiting: of(waiting) } }
}

/** Messages stand in the order they were said, which is not always the order they come in. */
function added(entry: Entry, message: IncomingMessage): Change<Entry, 'new' | 'waits' | 'known'> {
  const { asking = [], waiting } = entry
  if ([...asking, ...waiting].some((one) => one.message.id === message.id)) return { value: entry, result: 'known' }
  const waited = asking.length > 0
  const later = waiting.findIndex((one) => isLater(one.message, message))
  const at = later === -1 ? waiting.length : later
  const value = { ...entry, waiting: waiting.toSpliced(at, 0, { message, waited }) }
  return { value, result: waited ? 'waits' : 'new' }
}

/** Within one millisecond the platforms' ids grow. */
const isLater = (one: IncomingMessage, other: IncomingMessage): boolean =>
  one.at > other.at || (one.at === other.at && byNumbers.compare(one.id, other.id) > 0)
const byNumbers = new Intl.Collator('en', { numeric: true })

type Taking = { before: string | undefined; name: string; old: Set<string>; mayBegin: () => boolean }

function taken(entry: Entry | undefined, { before, name, old, mayBegin }: Taking): Change<Entry, Question | undefined> {
  if (entry === undefined) return { value: undefined, result: undefined }
  if (entry.holder !== before) return { value: entry, result: undefined }
  if (entry.asking !== undefined) return { value: { ...entry, holder: name }, result: entry.asking }
  if (!mayBegin()) return { value: entry, result: undefined }
  const [first, ...others] = entry.waiting.filter(({ message }) => !old.has(message.id))
  if (first === undefined) return { value: undefined, result: undefined }
  const turn: Question = [first, ...others]
  return { value: { holder: name, asking: turn, waiting: [] }, result: turn }
}
