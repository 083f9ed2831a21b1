import { COUNTED } from './pattern-parts.ts'
import { type Kind, patterns } from './patterns.ts'
import { parseRoundedNumber, type RoundedNumber } from './rounded-number.ts'
import type { SaidStatus } from './status-words.ts'
import { statusIn } from './statuses.ts'

/** The units of areas that claims are made in. */
export const AREA_UNITS = ['feet', 'metres', 'acres', 'hectares'] as const
export type ClaimedUnit = (typeof AREA_UNITS)[number]

/** A statement of an answer about a listing; `from` and `until` delimit the text that a correction replaces. */
export type Claim = {
  kind: Kind
  from: number
  until: number
  text: string
  /** undefined for addresses, links, MLS numbers and statuses */
  amount?: RoundedNumber
  /** of an area */
  unit?: ClaimedUnit
  /** of a status: what it says, and the verb that a correction keeps */
  status?: { said: SaidStatus; verb: string }
}

/** Whether a claim of a year says "1920s" or "1920er Jahre". */
export const isDecade = ({ text }: Pick<Claim, 'text'>): boolean => /\d\D+$/.test(text)

/** All claims of a text in their order. If two overlap, the more specific kind wins. */
export function claimsIn(text: string): Claim[] {
  const taken: Claim[] = []
  // Marks the characters of claims found so far; comparing each claim with all others takes seconds in a text full of
  // numbers.
  const isTaken = new Uint8Array(text.length)
  const isMet = new Map<RegExp, boolean>()
  for (const { kind, needs, pattern } of patterns) {
    const mayMatch = isMet.get(needs) ?? needs.test(text)
    isMet.set(needs, mayMatch)
    if (!mayMatch) continue
    // Not matchAll, which compiles a copy of the pattern at each call.
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const claim = claimOf(kind, match)
      if (claim === undefined || isTaken.subarray(claim.from, claim.until).includes(1)) continue
      isTaken.fill(1, claim.from, claim.until)
      taken.push(claim)
    }
  }
  return taken.toSorted((one, other) => one.from - other.from)
}

/** Makes a claim of a match. The group `it` is the claim itself; the rest of the match is only context. */
function claimOf(kindOrCounted: Kind | 'counted', match: RegExpExecArray): Claim | undefined {
  const { groups = {} } = match
  const counted = COUNTED.find((name) => groups[name] !== undefined) ?? 'number'
  const kind = kindOrCounted === 'counted' ? counted : kindOrCounted
  const it = groups['it'] ?? groups['word'] ?? match[0]
  const from = match.index + match[0].indexOf(it)
  const claim = { kind, from, until: from + it.length, text: it }
  if (kind === 'status') return { ...claim, status: statusIn(groups) }
  if (WORDY.has(kind)) return claim
  return parsedClaim(
    kind,
    claim,
    AREA_UNITS.find((name) => groups[name] !== undefined),
  )
}

/** A claim with a number. */
export function parsedClaim(
  kind: Kind,
  { text, from }: Pick<Claim, 'text' | 'from'>,
  unit: ClaimedUnit | undefined,
): Claim | undefined {
  const amount = parseRoundedNumber(text)
  if (amount === undefined || (!/\d/.test(text) && !mayBeInWords(kind, amount))) return undefined
  return { kind, from, until: from + text.length, text, amount, ...(unit && { unit }) }
}

/** Whether words may tell an amount of a kind: "two dollars" and "built in two weeks" are said of other things. */
const mayBeInWords = (kind: Kind, { value }: RoundedNumber): boolean =>
  kind === 'money' ? value >= 100 : kind !== 'year' || (value >= 1_700 && value < 2_100)

const WORDY = new Set<Kind>(['address', 'link', 'contact', 'mls'])
