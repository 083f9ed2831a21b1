import type { ExpressionBuilder, Kysely } from 'kysely'
import type { FilePurpose } from '../../core/ports/files.ts'
import type { Tables } from '../tables.ts'
import { markForRemoval } from './blob-removals.ts'

// Call these functions inside a transaction.

/** Condition: no chatbot uses the file. */
export const unused = (is: ExpressionBuilder<Tables, 'file'>) => is.not(is.exists(usesOf(is)))

const usesOf = (is: ExpressionBuilder<Tables, 'file'>) =>
  is.selectFrom('file_use').select('file_id').whereRef('file_use.file_id', '=', 'file.id')

/** What a chatbot uses files for. */
type FileUse = { chatbotId: number; purpose: FilePurpose }

/** Records that a chatbot uses these files; false if one of them does not exist. */
export async function recordFileUse(
  db: Kysely<Tables>,
  ids: number[],
  { chatbotId, purpose }: FileUse,
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  // Updated first: a concurrent sweep waits for this row lock and then finds the file in use.
  const marked = await db
    .updateTable('file')
    .set({ unused_since: null })
    .where('id', 'in', wanted)
    .returning('id')
    .execute()
  const uses = marked.map(({ id }) => ({ file_id: id, chatbot_id: chatbotId, purpose }))
  if (uses.length < wanted.length) return false
  await db
    .insertInto('file_use')
    .values(uses)
    .onConflict((clash) => clash.columns(['file_id', 'chatbot_id', 'purpose']).doNothing())
    .execute()
  return true
}

/** Ends a use; files without any other use count as unused from now on. */
export async function releaseFiles(db: Kysely<Tables>, { chatbotId, purpose }: FileUse, now: number) {
  const released = await db
    .deleteFrom('file_use')
    .where('chatbot_id', '=', chatbotId)
    .where('purpose', '=', purpose)
    .returning('file_id')
    .execute()
  const ids = released.map(({ file_id }) => file_id)
  if (ids.length === 0) return
  await db.updateTable('file').set({ unused_since: now }).where('id', 'in', ids).where(unused).execute()
}

/** Removes files sent in this chatbot's sessions that nothing else uses. Returns how many. */
export async function removeFiles(db: Kysely<Tables>, chatbotId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  await db
    .deleteFrom('file_use')
    .where('chatbot_id', '=', chatbotId)
    .where('purpose', '=', 'question')
    .where('file_id', 'in', ids)
    .execute()
  const gone = await db.deleteFrom('file').where('id', 'in', ids).where(unused).returning('blob').execute()
  await markForRemoval(db, gone)
  return gone.length
}

/** Removes the files that only this chatbot uses. */
export async function removeFilesOf(db: Kysely<Tables>, chatbotId: number): Promise<void> {
  const isUsedByIt = (is: ExpressionBuilder<Tables, 'file'>) =>
    is('id', 'in', is.selectFrom('file_use').select('file_id').where('chatbot_id', '=', chatbotId))
  // Updated to lock the rows: another chatbot that begins to use one of them commits before the check below.
  await db
    .updateTable('file')
    .set((is) => ({ unused_since: is.ref('unused_since') }))
    .where(isUsedByIt)
    .execute()
  const gone = await db
    .deleteFrom('file')
    .where(isUsedByIt)
    .where((is) => is.not(is.exists(usesOf(is).where('chatbot_id', '<>', chatbotId))))
    .returning('blob')
    .execute()
  await markForRemoval(db, gone)
}
