import { jsonSerializer, type Keyv, type KeyvSerializationAdapter } from 'keyv'
import { EVENTS_KEPT_DAYS } from '../../../src/contract/events/events.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'

/** How long a shown message can still be edited or taken back: as long as the service keeps the events that tell of it. */
export const EDITABLE_MS = EVENTS_KEPT_DAYS * DAY_MS

/** The text of an entry before and after a change; without one there is no entry. */
type Swap = { before?: string | undefined; after?: string | undefined }

/** A store of texts by collection and name, with an atomic compare-and-swap across processes. */
export type AtomicStore = {
  read(collection: string, name: string): Promise<string | undefined>
  /** Replaces the entry's text. Returns false and changes nothing if it is not the one before. */
  swap(collection: string, name: string, text: Swap): Promise<boolean>
  entries(collection: string): AsyncIterable<[name: string, text: string]>
}

/** The store of a memory failed: its disk is full, or its server is away. The same may succeed later. */
export class MemoryFailed extends Error {
  override readonly name = 'MemoryFailed'

  constructor(cause: unknown) {
    const why = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
    super(`The bot's memory failed: ${why}`, { cause })
  }
}

/** The stored state of a bot. All functions reject with `MemoryFailed` if the store fails. */
export type Memory = {
  keyv: Keyv
  atomic: AtomicStore
  /** Settles once all that was stored before survives a power cut, as far as the store can. */
  durable(): Promise<void>
  /** Erases deleted data from the disk, as far as the store can. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** A stored value. A damaged text counts as missing: it must not keep all other entries from being read. */
function storedValue<Value>(parse: () => Value | null): Value | undefined {
  try {
    return parse() ?? undefined
  } catch {
    return undefined
  }
}

/** How the Keyv of a memory writes and reads values. */
export const serialization: KeyvSerializationAdapter = {
  stringify: (value) => jsonSerializer.stringify(value),
  parse: (text) => storedValue(() => jsonSerializer.parse<never>(text)) as never,
}

/** The new value of a change (undefined deletes it), and the result for the caller. */
export type Update<Value, Result> = { value: Value | undefined; result: Result }

export type AtomicValues<Value> = {
  read(name: string): Promise<Value | undefined>
  /** Changes a value atomically. `next` may be called several times; only the result of its last call is stored. */
  change<Result>(name: string, next: (now: Value | undefined) => Update<Value, Result>): Promise<Result>
  entries(): AsyncIterable<[name: string, value: Value]>
}

/** A collection of an atomic store as JSON values. */
export function atomicValues<Value>(atomic: AtomicStore, collection: string): AtomicValues<Value> {
  const valueOf = (text: string | undefined) =>
    text === undefined ? undefined : storedValue(() => JSON.parse(text) as Value | null)
  return {
    read: async (name) => valueOf(await atomic.read(collection, name)),
    async change(name, next) {
      for (;;) {
        const before = await atomic.read(collection, name)
        const { value, result } = next(valueOf(before))
        const after = value === undefined ? undefined : JSON.stringify(value)
        if (after === before || (await atomic.swap(collection, name, { before, after }))) return result
      }
    },
    async *entries() {
      for await (const [name, text] of atomic.entries(collection)) {
        const value = valueOf(text)
        if (value !== undefined) yield [name, value]
      }
    },
  }
}
