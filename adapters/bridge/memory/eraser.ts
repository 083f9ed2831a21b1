import { type AtomicValues, atomicValues, type Memory } from './memory.ts'
import { eraseRecentMessages } from './recent-messages.ts'

/** A person whose data is to be deleted. `person`: id on the platform; undefined if only sessions are known. */
type PersonToErase = { person: string | undefined; sessions: number[] }

export type MemoryEraser = {
  /**
   * Deletes the entries of people and sessions: those whose `person`, `people` or `session` field names one, and those with such
   * an id in the key. Pending questions are deleted by the inbox.
   */
  erase(forgotten: PersonToErase[]): Promise<void>
}

type Traces = { people: Set<string>; sessions: Set<number>; threads: Set<string> }

export function createMemoryEraser(
  memories: Memory[],
  locales: { forget(person: string): Promise<void> },
): MemoryEraser {
  return {
    async erase(forgotten) {
      const traces: Traces = {
        people: new Set(forgotten.flatMap(({ person }) => person ?? [])),
        sessions: new Set(forgotten.flatMap(({ sessions }) => sessions)),
        threads: new Set(),
      }
      for (const memory of memories) await findSessions(memory, traces)
      for (const memory of memories) await eraseFrom(memory, traces)
      for (const person of traces.people) await locales.forget(person)
      for (const memory of memories) await memory.scrub()
    },
  }
}

/** Adds the sessions of the people in the traces, then the threads of all these sessions. */
async function findSessions({ keyv }: Memory, { people, sessions, threads }: Traces): Promise<void> {
  for await (const [key, value] of entriesOf(keyv)) {
    const [kind, session = ''] = key.split('/')
    const { person, thread } = fieldsOf(value)
    if (kind === 'visit' && (isIn(people, person) || sessions.has(Number(session)))) {
      sessions.add(Number(session))
      if (typeof thread === 'string') threads.add(thread)
    }
  }
}

async function eraseFrom({ keyv, atomic }: Memory, { people, sessions, threads }: Traces): Promise<void> {
  for await (const [key, value] of entriesOf(keyv)) {
    const [kind = '', ...rest] = key.split('/')
    const isOfSession =
      kind === 'session'
        ? sessions.has(Number(value))
        : (kind === 'thread' || kind === 'visit') && sessions.has(Number(rest[0]))
    const { person, people: several, session } = fieldsOf(value)
    const isOfPerson = [value, person, ...(Array.isArray(several) ? several : [])].some((one) => isIn(people, one))
    if (isOfSession || isOfPerson || (typeof session === 'number' && sessions.has(session))) await keyv.delete(key)
  }
  const known: AtomicValues<number> = atomicValues(atomic, 'threads')
  for (const thread of threads) await known.change(thread, () => ({ value: undefined, result: undefined }))
  await eraseRecentMessages(atomic, { sessions, people })
}

const isIn = (people: Set<string>, value: unknown): boolean => typeof value === 'string' && people.has(value)

const fieldsOf = (value: unknown): { person?: unknown; people?: unknown; session?: unknown; thread?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

async function* entriesOf(keyv: Memory['keyv']): AsyncGenerator<[string, unknown]> {
  for await (const entry of keyv.iterator()) yield entry as [string, unknown]
}
