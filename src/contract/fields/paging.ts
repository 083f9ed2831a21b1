import { z } from 'zod'

/** Maximum number of entries on one page of a list. */
export const PAGE_SIZE_MAX = 200

/** Number of entries on one page of a list unless PageSize is given. */
const PAGE_SIZE = 20

/** A page of a list: PageNumber from 1, PageSize from 1 to `PAGE_SIZE_MAX`. Absent or null means the first `PAGE_SIZE`. */
export const paging = {
  PageNumber: z.int().min(1).max(2_147_483_647).nullish().meta({ default: 1 }),
  PageSize: z.int().min(1).max(PAGE_SIZE_MAX).nullish().meta({ default: PAGE_SIZE }),
}

export type Page = { offset: number; limit: number }

export function pageOf({
  PageNumber,
  PageSize,
}: {
  PageNumber?: number | null | undefined
  PageSize?: number | null | undefined
}): Page {
  const limit = PageSize ?? PAGE_SIZE
  return { offset: ((PageNumber ?? 1) - 1) * limit, limit }
}
