import type { Page } from '../../../contract/fields.ts'
import { BLOCK, numberOf } from '../count/tallies.ts'
import type { Reading } from './search.ts'

/**
 * A page of all listings, newest first. An offset alone walks over everything before it: 70 ms at 500,000. How many
 * listings each block of ids has is counted, so no more than one block is walked over.
 */
export async function pageOfAll({ db, chatbotId }: Reading, { offset, limit }: Page): Promise<number[]> {
  const start = offset < BLOCK ? { from: MAX_ID, skip: offset } : await startOf({ db, chatbotId }, offset)
  if (start === undefined) return []
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('chatbot_id', '=', chatbotId)
    .where('id', '<=', start.from)
    .orderBy('id', 'desc')
    .offset(start.skip)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The largest id of both databases' integer column. */
const MAX_ID = 2_147_483_647

/** The highest id of the block that the offset falls into, and how many listings to skip from there. */
async function startOf({ db, chatbotId }: Pick<Reading, 'db' | 'chatbotId'>, offset: number) {
  const blocks = await db
    .selectFrom('listing_count')
    .select(['value', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', 'block')
    .orderBy('value', 'desc')
    .execute()
  let before = 0
  for (const { value, count } of blocks) {
    if (before + count > offset) return { from: (numberOf(value) + 1) * BLOCK - 1, skip: offset - before }
    before += count
  }
  return undefined
}
