import { type Amount, amountIn } from './amounts.ts'
import { type Kind, patterns } from './patterns.ts'

/** Something an answer states about a listing; `from` and `until` are the ends of what would be replaced. */
export type Claim = {
  kind: Kind
  from: number
  until: number
  text: string
  /** undefined for addresses, links, MLS numbers and statuses */
  amount: Amount | undefined
  /** the unit as it is written after the number, "" where there is none */
  unit: string
}

/** All claims of a text, in its order. Where two overlap, the more telling kind counts. */
export function claimsIn(text: string): Claim[] {
  const taken: Claim[] = []
  // Where claims stand already: to compare each with all others takes seconds for a text full of numbers.
  const isTaken = new Uint8Array(text.length)
  for (const { kind, pattern } of patterns)
    for (const match of text.matchAll(pattern)) {
      const claim = claimOf(kind, match)
      if (claim === undefined || isTaken.subarray(claim.from, claim.until).includes(1)) continue
      isTaken.fill(1, claim.from, claim.until)
      taken.push(claim)
    }
  return taken.toSorted((one, other) => one.from - other.from)
}

/** The group `it` is the claim itself; the rest of a match is what tells its kind. */
function claimOf(kind: Kind, match: RegExpExecArray): Claim | undefined {
  const it = match.groups?.['it'] ?? match[0]
  const from = match.index + match[0].indexOf(it)
  const claim = { kind, from, until: from + it.length, text: it, unit: match.groups?.['unit'] ?? '' }
  if (WORDY.has(kind)) return { ...claim, amount: undefined }
  const amount = amountIn(it)
  return amount && { ...claim, amount }
}

const WORDY = new Set<Kind>(['address', 'link', 'mls', 'status'])
