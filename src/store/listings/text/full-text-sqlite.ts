import { sql } from 'kysely'
import { type FullText, type Phrase, removeWords, withChatbotPrefix } from './full-text.ts'

/** Full text with FTS5. Words are tokenized here; FTS5's tokenizer only splits at spaces. */
export const sqliteFullText: FullText = {
  async put(db, chatbotId, rows) {
    for (const { id, words } of rows) {
      const text = words.map((word) => withChatbotPrefix(chatbotId, word)).join(' ')
      await sql`insert into listing_words (rowid, words) values (${id}, ${text})`.execute(db)
    }
  },

  remove: removeWords,

  // In the source of FTS5 (fts5_main.c, `fts5SpecialInsertCommand`), not in its documentation. The 16,000 words of a listing take
  // 20 to 50 ms.
  async flush(db) {
    await sql`insert into listing_words (listing_words) values ('flush')`.execute(db)
  },

  matches(chatbotId, { all, none = [] }) {
    const phrase = ({ words, open }: Phrase) =>
      `"${words.map((word) => withChatbotPrefix(chatbotId, word).replaceAll('"', '""')).join(' ')}"${open ? ' *' : ''}`
    const wanted = all.map((any) => `(${any.map(phrase).join(' OR ')})`).join(' AND ')
    const ruledOut = none.map(phrase).join(' OR ')
    return sql`listing_words match ${none.length === 0 ? wanted : `(${wanted}) NOT (${ruledOut})`}`
  },
}

/** All ASCII punctuation counts as token characters; non-ASCII characters do anyway. */
const SIGNS = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~'

/** A contentless FTS5 table keeps the index and no second copy of the text. */
export const sqliteFullTextTable = [
  sql`create virtual table listing_words using fts5(
    words, content='', contentless_delete=1, tokenize=${sql.lit(`ascii tokenchars '${SIGNS}'''''`)})`,
]
