import { DAY_MS } from '../../../src/contract/fields/times.ts'
import type { Time } from '../time.ts'
import { type AtomicStore, atomicValues } from './memory.ts'

/** A message that was passed on, with the time when it was written (ms). `person`: a visitor who wrote it. */
type Entry = { id: string; at: number; session: number; person?: string }
/** `collection`: where the memory keeps them. */
type Parts = { atomic: AtomicStore; collection: RecentCollection; time: Pick<Time, 'now'> }

const COLLECTIONS = ['said-lately', 'told-lately'] as const
type RecentCollection = (typeof COLLECTIONS)[number]

const KEPT_MS = DAY_MS
/** Maximum number of messages kept per thread, the newest ones. */
const ENTRIES_MAX = 500

export type RecentMessages = ReturnType<typeof createRecentMessages>

/** The messages of the last day that were passed on to somebody, by thread. */
export function createRecentMessages({ atomic, collection, time }: Parts) {
  const byThread = atomicValues<Entry[]>(atomic, collection)
  const change = (thread: string, next: (all: Entry[]) => Entry[]): Promise<string[]> =>
    byThread.change(thread, (all = []) => {
      const left = next(all.filter(({ at }) => at >= time.now() - KEPT_MS)).slice(-ENTRIES_MAX)
      return { value: left.length === 0 ? undefined : left, result: left.map(({ id }) => id) }
    })
  async function* threads(): AsyncGenerator<string> {
    for await (const [thread] of byThread.entries()) if ((await change(thread, (all) => all)).length > 0) yield thread
  }
  let prunedAt = time.now()
  /** Removes what is old from threads where nothing is added any more. Over HTTP the platform may be connected for months. */
  async function prune(): Promise<void> {
    if (time.now() - prunedAt < KEPT_MS) return
    prunedAt = time.now()
    await Array.fromAsync(threads())
  }
  return {
    async add(thread: string, entries: Entry[]): Promise<void> {
      const ids = new Set(entries.map(({ id }) => id))
      await change(thread, (all) => [...all.filter(({ id }) => !ids.has(id)), ...entries])
      await prune()
    },
    async drop(thread: string, id: string): Promise<void> {
      await change(thread, (all) => all.filter((one) => one.id !== id))
    },
    async dropAll(thread: string): Promise<void> {
      await change(thread, () => [])
    },
    idsIn: (thread: string): Promise<string[]> => change(thread, (all) => all),
    threads,
  }
}

/** Deletes what was passed on of those sessions and people. */
export async function eraseRecentMessages(
  atomic: AtomicStore,
  { sessions, people }: { sessions: Set<number>; people: Set<string> },
): Promise<void> {
  for (const collection of COLLECTIONS) {
    const byThread = atomicValues<Entry[]>(atomic, collection)
    for await (const [thread] of byThread.entries())
      await byThread.change(thread, (all = []) => {
        const left = all.filter(({ session, person = '' }) => !sessions.has(session) && !people.has(person))
        return { value: left.length === 0 ? undefined : left, result: undefined }
      })
  }
}
