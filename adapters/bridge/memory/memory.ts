import type { Keyv } from 'keyv'

/** Texts, by name in a space of their own, that change in one step whatever other processes do at that moment. */
export type AtomicStore = {
  read(space: string, name: string): Promise<string | undefined>
  /** Puts `after` in place of `before`, undefined being nothing. False, with nothing changed, where it held something else. */
  swap(space: string, name: string, before: string | undefined, after: string | undefined): Promise<boolean>
  entries(space: string): AsyncIterable<[name: string, text: string]>
}

/** What the bots remember. Everything fails where the store does. */
export type Memory = {
  keyv: Keyv
  atomic: AtomicStore
  /** Leaves no byte of what was deleted, as far as that is in its hands. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** What a change makes of a value, and what it tells its caller. Undefined is no value. */
export type Change<Value, Told> = { value: Value | undefined; result: Told }

export type AtomicValues<Value> = {
  read(name: string): Promise<Value | undefined>
  /** `next` may be called several times, and the last value it saw is the one that was changed. */
  change<Told>(name: string, next: (now: Value | undefined) => Change<Value, Told>): Promise<Told>
  entries(): AsyncIterable<[name: string, value: Value]>
}

/** Cells of one space that hold values which JSON can write. */
export function atomicValues<Value>(cells: AtomicStore, space: string): AtomicValues<Value> {
  const valueOf = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as Value))
  return {
    read: async (name) => valueOf(await cells.read(space, name)),
    async change(name, next) {
      for (;;) {
        const before = await cells.read(space, name)
        const { value, result: told } = next(valueOf(before))
        const after = value === undefined ? undefined : JSON.stringify(value)
        if (after === before || (await cells.swap(space, name, before, after))) return told
      }
    },
    async *entries() {
      for await (const [name, text] of cells.entries(space)) yield [name, JSON.parse(text) as Value]
    },
  }
}
