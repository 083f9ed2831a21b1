import type { Kysely } from 'kysely'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'

/** The listings that the change log tells of. */
export function changedIds(
  { reader, chatbotId }: { reader: Kysely<Tables>; chatbotId: number },
  { since, kinds, cheaper }: NonNullable<Filter['changed']>,
) {
  let ids = reader.selectFrom('listing_change').select('listing_id').where('chatbot_id', '=', chatbotId)
  if (since !== undefined) ids = ids.where('at', '>=', since)
  if (kinds !== undefined) ids = ids.where('kind', 'in', kinds)
  if (cheaper === true) ids = ids.where('kind', '=', 'Price').whereRef('new_price', '<', 'old_price')
  return ids
}
