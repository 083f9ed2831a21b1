import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The secret of that name: the one kept before, else `fresh`, which is kept from now on. */
export async function secretOf(db: Kysely<Tables>, name: string, fresh: string): Promise<string> {
  // Two processes that start at once both insert; the second finds the first one's.
  await db
    .insertInto('secret')
    .values({ name, value: fresh })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute()
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
