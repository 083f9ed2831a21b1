import { type Kysely, sql } from 'kysely'
import type { ChangeLog } from '../../core/ports/listings.ts'
import { bytesOf } from '../database/expressions.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { changeColumns, readStates, readWrites, type State, toChange } from './logged-writes.ts'

export function createChangeLog(db: Kysely<Tables>, chatbotId: number): ChangeLog {
  const rows = () => db.selectFrom('listing_change').where('chatbot_id', '=', chatbotId)
  const last = async () => {
    const query = db.selectFrom('catalogue').select('changes').where('chatbot_id', '=', chatbotId)
    return (await query.executeTakeFirst())?.changes ?? 0
  }
  return {
    last,
    async list({ after, kinds, listingId, limit }) {
      let query = rows()
        .select(changeColumns)
        .where('sequence', '>', Math.min(after, ID_MAX))
        .orderBy('sequence')
        .limit(limit)
      if (kinds !== undefined) query = query.where('kind', 'in', kinds)
      if (listingId !== undefined) query = query.where('listing_id', '=', Math.min(listingId, ID_MAX))
      return (await query.execute()).map(toChange)
    },

    async history(listingId, limit) {
      const query = rows()
        .select(changeColumns)
        .where('listing_id', '=', listingId)
        .orderBy('sequence', 'desc')
        .limit(limit)
      return (await query.execute()).toReversed().map(toChange)
    },

    async starts(sequences) {
      const changed = await rows()
        .select(['sequence', 'listing_id', 'kind', bytesOf('before').as('bytes')])
        .where('sequence', 'in', sequences)
        .execute()
      const states = changed
        .filter(({ bytes }) => bytes > 0)
        .map(
          ({ sequence, listing_id: id, bytes }): State => ({ write: sequence, id, column: 'before', sequence, bytes }),
        )
      const befores = await readStates(db, chatbotId, states)
      return new Map(
        changed.map(({ sequence, kind }) => [sequence, { before: befores.get(sequence), isBack: kind === 'Back' }]),
      )
    },

    async lastBefore(at) {
      // The first row since `at`, minus one: times ascend with the sequence unless a clock was set back.
      const since = rows()
        .select((is) => is.fn.min('at').as('at'))
        .where('at', '>=', at)
      const first = await rows()
        // With the plus, SQLite uses the index by time; else it would look through the log from its start.
        .select(sql<number | null>`min(+sequence)`.as('first'))
        .where('at', '=', since)
        .executeTakeFirst()
      return typeof first?.first === 'number' ? first.first - 1 : await last()
    },

    writes: (of) => readWrites(db, chatbotId, of),
  }
}
