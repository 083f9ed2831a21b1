import { fold } from '../text/fold.ts'
import { editsBetween, letterMask, lettersBeyond } from '../text/letters.ts'

type Name = { name: string; folded: string; words: string[]; mask: number }

/** Creates a completer, which finds names by their beginning, the best match first. Indexes the names once. */
export function createCompleter(names: readonly string[]): (beginning: string) => string[] {
  const index = names.map((name): Name => {
    const folded = fold(name)
    return { name, folded, words: folded.split(/[^\p{L}\d]+/u), mask: letterMask(folded) }
  })
  return (beginning) => {
    const typed = fold(beginning)
    const exact = [
      ...index.filter(({ folded }) => folded.startsWith(typed)),
      ...index.filter(({ folded, words }) => !folded.startsWith(typed) && words.some((word) => word.startsWith(typed))),
    ]
    const found = exact.length > 0 ? exact : misspelt(index, typed)
    return found.map(({ name }) => name)
  }
}

/** Names whose beginning differs by one or two typing errors, the closest first. */
function misspelt(index: Name[], typed: string): Name[] {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0) return []
  const mask = letterMask(typed)
  return (
    index
      // An edit adds at most one letter, so the mask excludes most names without a comparison.
      .filter((name) => lettersBeyond(mask, name.mask) <= allowed)
      .map((name) => ({ name, edits: edits(typed, name.folded, allowed) }))
      .filter((near) => near.edits <= allowed)
      .toSorted((one, other) => one.edits - other.edits)
      .map(({ name }) => name)
  )
}

/** The edit distance from the typed text to the closest prefix of the name. */
function edits(typed: string, name: string, allowed: number): number {
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => typed.length - allowed + index)
  return Math.min(...lengths.map((length) => editsBetween(typed, name.slice(0, length), allowed)))
}
