import { sql } from 'kysely'
import { type FullText, type Phrase, removeWords, withChatbotPrefix } from './full-text.ts'

/** Full text with a tsvector of words that are tokenized here, without PostgreSQL's dictionaries, and a GIN index. */
export const postgresFullText: FullText = {
  async put(db, chatbotId, rows) {
    if (rows.length === 0) return
    const vector = (words: string[]) =>
      words.map((word, index) => `${quoted(withChatbotPrefix(chatbotId, word))}:${index + 1}`).join(' ')
    const values = rows.map(({ id, words }) => sql`(${id}, ${vector(words)}::tsvector)`)
    await sql`insert into listing_words (rowid, words) values ${sql.join(values)}`.execute(db)
  },

  remove: removeWords,

  // PostgreSQL gathers nothing in the client's process.
  flush: async () => undefined,

  matches(chatbotId, { all, none = [] }) {
    const phrase = ({ words, open }: Phrase) =>
      `(${words.map((word) => quoted(withChatbotPrefix(chatbotId, word))).join(' <-> ')}${open ? ':*' : ''})`
    const wanted = all.map((any) => `(${any.map(phrase).join(' | ')})`).join(' & ')
    const query = [wanted, ...none.map((denial) => `!${phrase(denial)}`)].join(' & ')
    return sql`listing_words.words @@ ${query}::tsquery`
  },
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`

export const postgresFullTextTable = [
  sql`create table listing_words (
    rowid integer primary key references listing (id) on delete cascade, words tsvector not null)`,
  sql`create index listing_words_by_word on listing_words using gin (words)`,
]
