import { fold } from '../text/fold.ts'
import { editsBetween, letterMask, lettersBeyond } from '../text/letters.ts'

type Name = { name: string; folded: string; words: string[]; mask: number }

/** Finds the names that a beginning may stand for, of names that were indexed once. */
export function createCompleter(names: readonly string[]): (beginning: string, most: number) => string[] {
  const index = names.map((name): Name => {
    const folded = fold(name)
    return { name, folded, words: folded.split(/[^\p{L}\d]+/u), mask: letterMask(folded) }
  })
  return (beginning, most) => {
    const typed = fold(beginning)
    const exact = [
      ...index.filter(({ folded }) => folded.startsWith(typed)),
      ...index.filter(({ folded, words }) => !folded.startsWith(typed) && words.some((word) => word.startsWith(typed))),
    ]
    const found = exact.length > 0 ? exact : misspelt(index, typed)
    return found.slice(0, most).map(({ name }) => name)
  }
}

/** Names whose beginning is a typing error or two away, the nearest first. */
function misspelt(index: Name[], typed: string): Name[] {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0) return []
  const mask = letterMask(typed)
  return (
    index
      // An edit brings in one letter at most, so most names are out without measuring.
      .filter((name) => lettersBeyond(mask, name.mask) <= allowed)
      .map((name) => ({ name, edits: edits(typed, name.folded, allowed) }))
      .filter((near) => near.edits <= allowed)
      .toSorted((one, other) => one.edits - other.edits)
      .map(({ name }) => name)
  )
}

/** The fewest edits from what was typed to any beginning of the name. */
function edits(typed: string, name: string, allowed: number): number {
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => typed.length - allowed + index)
  return Math.min(...lengths.map((length) => editsBetween(typed, name.slice(0, length), allowed)))
}
