import type { Kysely } from 'kysely'
import type { Exchange } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'

type Answered = { id: number; question: string; answer: string; memory: string | null }
type Words = { id: number; role: string; content: string; by_name: string | null }

export const byBot = ({ question, answer, memory }: Answered): Exchange => ({ question, answer, memory })

/**
 * The bot's exchanges with those of people of the business between them: what a person said up to the bot's next answer is
 * one exchange, with the questions that went to that person. What the bot remembers goes on behind it.
 */
export async function mergePeople(
  db: Kysely<Tables>,
  { sessionId, limit, answered }: { sessionId: number; limit: number; answered: Answered[] },
): Promise<Exchange[]> {
  const words: Words[] = await db
    .selectFrom('message')
    .select(['id', 'role', 'content', 'by_name'])
    .where('session_id', '=', sessionId)
    .where((is) =>
      is.or([
        is.and([is('role', '=', 'human'), is('state', 'is', null)]),
        is.and([is('role', '=', 'question'), is('state', '=', 'attended')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit * 2)
    .execute()
  const merged: Exchange[] = []
  let rest = words.toReversed()
  for (const next of [...answered, undefined]) {
    const before = rest.filter(({ id }) => next === undefined || id < next.id)
    rest = rest.slice(before.length)
    if (before.length > 0) merged.push(byPerson(before, merged.at(-1)?.memory ?? null))
    if (next !== undefined) merged.push(byBot(next))
  }
  return merged.slice(-limit)
}

function byPerson(words: Words[], memory: string | null): Exchange {
  const textOf = (role: string) =>
    words.flatMap((one) => (one.role === role && one.content !== '' ? one.content : [])).join('\n')
  const names = new Set(words.flatMap(({ by_name }) => by_name ?? []))
  return { question: textOf('question'), answer: textOf('human'), by: [...names].join(', '), memory }
}
