import type { Filter } from '../search/filter.ts'
import { key } from './listing-columns.ts'
import { lists, narrowing, VERBATIM } from './listing-filter.ts'
import { countWithin } from './listing-radius.ts'
import { matching, type Reading } from './listing-search.ts'
import { type Phrase, phraseOf } from './listing-text.ts'
import { type TallyKind, wordFields } from './tallies.ts'

/** How many listings `filter` finds: from what is counted already where that answers it, or else by a query. */
export async function countMatching(reading: Reading, filter: Filter): Promise<number> {
  return (await counted(reading, filter)) ?? (await countByQuery(reading, filter))
}

async function counted(reading: Reading, filter: Filter): Promise<number | undefined> {
  const [part, ...others] = narrowing(filter)
  if (part === undefined) return await countAll(reading)
  if (others.length > 0) return undefined
  if (part === 'near')
    return filter.near?.km === undefined ? undefined : await countWithin(reading, filter.near, filter.near.km)
  if (part === 'saleType') return await countValues(reading, 'sale_type', [filter.saleType ?? ''])
  if (part === 'keywords') return await countKeyword(reading, filter.keywords ?? [])
  const column = isList(part) ? lists[part] : undefined
  if (!isList(part) || column === undefined || !isCounted(column)) return undefined
  const values = filter[part] ?? []
  return await countValues(reading, column, VERBATIM.has(column) ? values : values.map(key))
}

const isList = (part: keyof Filter): part is keyof typeof lists => part in lists
const isCounted = (column: string): column is keyof typeof wordFields => column in wordFields

async function countAll({ db, chatbotId }: Reading): Promise<number> {
  const row = await db.selectFrom('catalogue').select('listings').where('chatbot_id', '=', chatbotId).executeTakeFirst()
  return row?.listings ?? 0
}

async function countValues({ db, chatbotId }: Reading, kind: TallyKind, values: string[]): Promise<number> {
  if (values.length === 0) return 0
  const rows = await db
    .selectFrom('listing_count')
    .select('count')
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', kind)
    .where('value', 'in', values)
    .execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Most words that one beginning may stand for, to be counted by them. */
const ENDINGS_MAX = 200

/**
 * The listings with one word, whose number is known. A beginning may stand for several words: then those with the most
 * frequent one are known, and only the others have to be counted, which are few as a rule. PostgreSQL took 400 ms to
 * count 350,000 by its index.
 */
async function countKeyword(reading: Reading, keywords: string[]): Promise<number | undefined> {
  const phrase = phraseOf(keywords[0] ?? '')
  const [word] = phrase.words
  if (keywords.length !== 1 || phrase.words.length !== 1 || word === undefined) return undefined
  if (!phrase.open) return await countValues(reading, 'word', [word])
  const [most, ...others] = await wordsFrom(reading, word)
  if (most === undefined || others.length >= ENDINGS_MAX) return most === undefined ? 0 : undefined
  if (others.length === 0) return most.count
  const { reader, chatbotId, fullText } = reading
  const query = { all: [others.map(({ value }) => closed(value))], none: closed(most.value) }
  const row = await reader
    .selectFrom('listing_words')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(fullText.matches(chatbotId, query))
    .executeTakeFirstOrThrow()
  return most.count + row.count
}

const closed = (word: string): Phrase => ({ words: [word], open: false })

/** The words that begin so, the most frequent first. */
const wordsFrom = ({ db, chatbotId }: Reading, beginning: string) =>
  db
    .selectFrom('listing_count')
    .select(['value', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', 'word')
    .where('value', '>=', beginning)
    .where('value', '<', `${beginning}\u{10FFFF}`)
    .orderBy('count', 'desc')
    .limit(ENDINGS_MAX + 1)
    .execute()

async function countByQuery(reading: Reading, filter: Filter): Promise<number> {
  const rows = await matching(reading, filter)
  const row = await rows.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return row.count
}
