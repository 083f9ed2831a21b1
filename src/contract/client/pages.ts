import { PAGE_SIZE_MAX } from '../fields/paging.ts'

/**
 * The entries of a list of any length: asks `pageOf` for one page after the other, beginning with the first. What is added or
 * removed meanwhile may come twice or be missed.
 */
export async function* allOf<Entry>(
  pageOf: (page: { PageNumber: number; PageSize: number }) => Promise<{ List: Entry[] }>,
): AsyncGenerator<Entry> {
  for (let PageNumber = 1; ; PageNumber++) {
    const { List } = await pageOf({ PageNumber, PageSize: PAGE_SIZE_MAX })
    yield* List
    if (List.length < PAGE_SIZE_MAX) return
  }
}
