import { z } from 'zod'
import { ITEMS_MAX } from '../../contract/fields.ts'

const Medium = z.object({ MediaURL: z.url(), MediaCategory: z.string().nullish(), Order: z.number().nullish() })

/** The pictures of a record in their order, as many as a listing takes; null when it speaks of none. */
export function resoImages(record: Record<string, unknown>): string[] | null {
  if (!Array.isArray(record['Media'])) return null
  const media = record['Media'].flatMap((item) => Medium.safeParse(item).data ?? [])
  return media
    .filter(({ MediaCategory, MediaURL }) => isPicture(MediaCategory) && /^https?:/i.test(MediaURL))
    .toSorted((a, b) => (a.Order ?? Infinity) - (b.Order ?? Infinity) || 0)
    .slice(0, ITEMS_MAX)
    .map(({ MediaURL }) => MediaURL)
}

const isPicture = (category: string | null | undefined): boolean => /photo|image|^$/i.test(category ?? '')
