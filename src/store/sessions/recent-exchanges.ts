import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { EXCHANGES_MAX, type Exchange } from '../../core/ports/messages.ts'
import type { Tables } from '../tables.ts'
import { selectExchanges } from './message-queries.ts'

/** An exchange between a visitor and the bot, with the id of its answer. */
export type Answered = { id: number; exchange: Exchange }

/** Characters in memory at most: 4 MB, or 8 if they are not Latin. */
const CHARACTERS_MAX = 4_000_000
/** What a session, and each of its exchanges, counts besides its texts: the objects take 120 bytes and more. */
const OBJECT_CHARACTERS = 200

export type RecentExchanges = {
  /** The newest exchanges of a session with the bot, oldest first. */
  of: (db: Kysely<Tables>, sessionId: number) => Promise<readonly Answered[]>
  /** Call it once messages of a session are removed: their words do not stay in memory. */
  forget: (sessionId: number) => void
}

/**
 * Keeps the exchanges of the sessions used last in memory. A stored exchange never changes, and later ones have greater ids, so
 * only those from the newest known one on are read. If that one is gone, its session was removed. To read all 20 of a long talk
 * took a tenth of the time until the first word of 50 answers at once.
 */
export function createRecentExchanges(): RecentExchanges {
  const known = new LRUCache<number, readonly Answered[]>({ maxSize: CHARACTERS_MAX, sizeCalculation: charactersOf })
  let forgotten = 0

  return {
    async of(db, sessionId) {
      const before = known.get(sessionId) ?? []
      const last = before.at(-1)
      const forgottenBefore = forgotten
      const read = (from: number) => selectExchanges(db, { sessionId, from })
      let rows = await read(last?.id ?? 0)
      const goesOn = last !== undefined && rows.at(-1)?.id === last.id
      if (goesOn && rows.length === 1) return before
      if (last !== undefined && !goesOn && rows.length < EXCHANGES_MAX) rows = await read(0)
      const newest = rows.toReversed().map(({ id, ...exchange }): Answered => ({ id, exchange }))
      const exchanges = goesOn ? [...before, ...newest.slice(1)].slice(-EXCHANGES_MAX) : newest
      // Otherwise what was read may have been removed meanwhile.
      if (forgotten === forgottenBefore) known.set(sessionId, exchanges)
      return exchanges
    },
    forget(sessionId) {
      known.delete(sessionId)
      forgotten += 1
    },
  }
}

const charactersOf = (answered: readonly Answered[]): number =>
  answered.reduce((sum, { exchange }) => sum + OBJECT_CHARACTERS + lengthOf(exchange), OBJECT_CHARACTERS)

const lengthOf = ({ question, answer, memory }: Exchange): number =>
  question.length + answer.length + (memory?.length ?? 0)
