import { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'

/** A search that no service takes, such as one of too many words. */
export class UnusableSearch extends Error {
  override readonly name = 'UnusableSearch'
}

/** Reads what a person searches for, from the fields of a form or a command. Throws `UnusableSearch`. */
export function readFilter(fields: Record<string, unknown>): ListingFilter {
  const { data, error } = ListingFilter.safeParse(fields)
  if (data === undefined) throw new UnusableSearch('The search is not valid.', { cause: error })
  return data
}
