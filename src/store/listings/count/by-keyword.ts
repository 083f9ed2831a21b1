import type { Reading } from '../read/search.ts'
import { ENDINGS_MAX, wordsFrom } from '../text/endings.ts'
import type { TextQuery } from '../text/full-text.ts'
import { type Phrase, phraseOf } from '../text/words.ts'
import { countValues } from './counted.ts'

/**
 * The listings with one word, whose number is known; undefined for several. A beginning may stand for several words:
 * then those with the most frequent one are known, and only the others have to be counted, which are few as a rule.
 * To count 350,000 by its index took PostgreSQL 400 ms.
 */
export async function countKeyword(reading: Reading, keywords: string[]): Promise<number | undefined> {
  const phrase = phraseOf(keywords[0] ?? '')
  const [word] = phrase.words
  if (keywords.length !== 1 || phrase.words.length !== 1 || word === undefined) return undefined
  if (!phrase.open) return await countValues(reading, 'word', [word])
  const [most, ...others] = await wordsFrom(reading, word)
  if (others.length >= ENDINGS_MAX) return undefined
  if (most === undefined || others.length === 0) return most?.count ?? 0
  const rest = { all: [others.map(({ value }) => closed(value))], none: [closed(most.value)] }
  return most.count + (await countText(reading, rest))
}

const closed = (word: string): Phrase => ({ words: [word], open: false })

/** Without a look at the listings: every word in the index bears the chatbot's number. */
export async function countText({ reader, chatbotId, fullText }: Reading, query: TextQuery): Promise<number> {
  const row = await reader
    .selectFrom('listing_words')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(fullText.matches(chatbotId, query))
    .executeTakeFirstOrThrow()
  return row.count
}
