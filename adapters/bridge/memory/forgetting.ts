import { type AtomicValues, atomicValues, type Memory } from './memory.ts'

/** A person whose data is to be deleted. `person`: id on the platform; undefined if only sessions are known. */
export type Forgotten = { person: string | undefined; sessions: number[] }

export type Forgetting = {
  /**
   * Deletes the entries of people and sessions: those whose `person` or `session` field names one, and those with such an id
   * in the key. Pending questions are deleted by the inbox.
   */
  erase(forgotten: Forgotten[]): Promise<void>
}

type Traces = { people: Set<string>; sessions: Set<number>; threads: Set<string> }

export function createForgetting(memories: Memory[], locales: { forget(person: string): Promise<void> }): Forgetting {
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

/** Adds the sessions of the people, and the threads of all sessions. */
async function findSessions({ keyv }: Memory, { people, sessions, threads }: Traces): Promise<void> {
  for await (const [key, value] of entriesOf(keyv)) {
    const [space, session = ''] = key.split('/')
    const { person, thread } = fieldsOf(value)
    if (space === 'visit' && (isIn(people, person) || sessions.has(Number(session)))) {
      sessions.add(Number(session))
      if (typeof thread === 'string') threads.add(thread)
    }
  }
}

async function eraseFrom({ keyv, atomic }: Memory, { people, sessions, threads }: Traces): Promise<void> {
  for await (const [key, value] of entriesOf(keyv)) {
    const [space = '', ...rest] = key.split('/')
    const isOfSession =
      space === 'session'
        ? sessions.has(Number(value))
        : (space === 'thread' || space === 'visit') && sessions.has(Number(rest[0]))
    const { person, session } = fieldsOf(value)
    const isOfPerson = isIn(people, value) || isIn(people, person)
    if (isOfSession || isOfPerson || (typeof session === 'number' && sessions.has(session))) await keyv.delete(key)
  }
  const known: AtomicValues<number> = atomicValues(atomic, 'threads')
  for (const thread of threads) await known.change(thread, () => ({ value: undefined, result: undefined }))
}

const isIn = (people: Set<string>, value: unknown): boolean => typeof value === 'string' && people.has(value)

const fieldsOf = (value: unknown): { person?: unknown; session?: unknown; thread?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

async function* entriesOf(keyv: Memory['keyv']): AsyncGenerator<[string, unknown]> {
  for await (const entry of keyv.iterator()) yield entry as [string, unknown]
}
