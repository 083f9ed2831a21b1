import type { Finding, Sentence } from '../text/sentence.ts'
import { said } from '../text/tokens.ts'

/**
 * A filter's parts all hold together, so "Ballard or Tacoma" (a neighbourhood or a city) cannot be said in it: the first
 * is kept and the other one is told as not understood.
 */
export function separateKinds(
  findings: readonly Finding[],
  { words, all }: Pick<Sentence, 'words' | 'all'>,
): Finding[] {
  return findings.map((finding, index) => {
    const before = findings[index - 1]
    const kinds = [kindOf(before), kindOf(finding)]
    if (!before || kinds.includes(undefined) || kinds[0] === kinds[1]) return finding
    if (!all.slice(before.until, finding.from + 1).some(({ text }) => text === 'or')) return finding
    const { from, until } = finding
    return { from, until, notUnderstood: said(words, all, from, until) }
  })
}

const kindOf = (finding: Finding | undefined) =>
  (['cities', 'locations', 'zips'] as const).find((kind) => finding?.filter?.[kind] !== undefined)
