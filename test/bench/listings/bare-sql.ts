import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

/** The same database without the service: what a plain query takes. */
export type Bare = { run(sql: string): Promise<void>; keyword(word: string): string; close(): Promise<void> }

export function bareSqlite(file: string): Bare {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec('pragma cache_size = -32768')
  return {
    run: async (sql) => void db.prepare(sql).all(),
    keyword: (word) => `id in (select rowid from listing_words where listing_words match '"1:${word}"')`,
    close: async () => db.close(),
  }
}

export async function barePostgres(url: string): Promise<Bare> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    run: async (sql) => void (await client.query(sql)),
    keyword: (word) => `id in (select rowid from listing_words where words @@ '''1:${word}'''::tsquery)`,
    close: () => client.end(),
  }
}
