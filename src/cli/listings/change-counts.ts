import type { ChangeLog, LoggedChange } from '../../core/ports/listings.ts'

/** Number of changes of each kind in an import. */
export type ChangeCounts = Record<keyof typeof words, number>

const words = {
  created: 'new',
  cheaper: 'cheaper',
  dearer: 'dearer',
  sold: 'sold',
  back: 'back on the market',
  removed: 'removed',
  other: 'changed otherwise in price or status',
}

/** Rows of the change log per read. */
const PAGE = 1_000

/** Counts the rows of the log after a sequence number by what happened. */
export async function countChanges(log: ChangeLog, after: number): Promise<ChangeCounts> {
  const counts = { created: 0, cheaper: 0, dearer: 0, sold: 0, back: 0, removed: 0, other: 0 }
  for (let from = after; ; ) {
    const rows = await log.list({ after: from, limit: PAGE })
    for (const row of rows) counts[kindOf(row)] += 1
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return counts
    from = last.sequence
  }
}

function kindOf({ kind, old, new: is }: LoggedChange): keyof ChangeCounts {
  if (kind === 'Created') return 'created'
  if (kind === 'Back') return 'back'
  if (kind === 'Removed') return 'removed'
  if (kind === 'Status') return is === 'Sold' ? 'sold' : old === 'Sold' ? 'back' : 'other'
  if (old === '' || is === '') return 'other'
  return Number(is) < Number(old) ? 'cheaper' : 'dearer'
}

/** "5 new, 9 cheaper, 2 sold"; undefined if there were none. */
export function changesText(counts: ChangeCounts): string | undefined {
  const parts = Object.entries(words).flatMap(([kind, word]) => {
    const count = counts[kind as keyof ChangeCounts]
    return count > 0 ? [`${count} ${word}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : undefined
}
