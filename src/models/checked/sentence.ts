import { inAnyLanguage } from '../../contract/languages.ts'
import { type Claim, claimsIn } from './claims/claims.ts'
import type { Kind } from './claims/patterns.ts'
import { NUMBER_WORD } from './claims/spelled-numbers.ts'
import { BATHS, BEDS, HOMES, ROOMS } from './claims/wording.ts'
import type { ClaimInContext, Evidence } from './evidence.ts'
import { truthInstead, unitFor } from './replacements/replacements.ts'
import { BEFORE_SUBJECT, namedIn, placesIn, saidOf } from './subject.ts'
import { claimsInRow, columnAt, isOfParts } from './table.ts'
import type { Truth } from './truth/truth.ts'
import { falseAbsences } from './unnumbered/absences.ts'
import { falseComparisons } from './unnumbered/comparisons.ts'
import { falsePresences } from './unnumbered/presences.ts'
import { isTrue } from './verdict.ts'

/** What was done with a claim that no listing supports. */
export type Correction = { kind: Kind | 'comparison' | 'absence' | 'presence'; fate: 'replaced' | 'dropped' }
type Checked = { text: string; corrections: Correction[]; about: Truth | undefined; named: Truth[] }
/** What takes the place of a part of a sentence. */
type Edit = { from: number; until: number; text: string }

type Given = {
  evidence: Evidence
  about: Truth | undefined
  /** how much of the sentence was already sent, in UTF-16 units */
  said: number
  /** the first line of the table that the sentence is a row of */
  header: string | undefined
  /** what the list is called that the sentence is in, "" for none */
  heading: string
  /** what was said before it */
  recent: string
  /** the sentence before it */
  previous: string
  /** the IDs of the listings that were named before it */
  mentioned: ReadonlySet<number>
}

/**
 * Returns the unsent rest of a sentence with its claims corrected. `about`: the listing that the text is about, before
 * the sentence and after it.
 */
export function checkSentence(sentence: string, given: Given): Checked {
  const { evidence, about, said, header, heading, recent } = given
  const named = namedIn(sentence, evidence.truths)
  const [only] = named
  const subject = named.length === 0 ? about : named.length === 1 ? only : undefined
  const claims = claimsOf(sentence, header)
  const scopeFor = scopesOf(claims, { sentence, named, subject, evidence })
  const corrections: Correction[] = []
  const edits: Edit[] = []
  for (const claim of claims) {
    const column = header === undefined || named.length > 0 ? '' : columnAt(claim.from, sentence, header)
    const ofColumn = column === '' ? [] : namedIn(column, evidence.truths)
    const scope = ofColumn.length === 1 ? ofColumn : scopeFor(claim)
    const inContext = { ...withContext(claim, sentence, scope), claims, heading, recent, column }
    if (claim.until <= said || isTrue(inContext, evidence)) continue
    // A claim whose beginning was shown cannot be corrected any more, only marked as not confirmed.
    const isBegun = claim.from < said
    const candidates = ofColumn.length === 1 ? ofColumn : subject === undefined ? evidence.truths : [subject]
    const instead = isBegun ? undefined : truthInstead(inContext, candidates, evidence)
    const note = isBegun && !/\s$/.test(sentence.slice(0, said)) ? ` ${evidence.note}` : evidence.note
    const gone = { from: claim.from, until: claim.until, text: instead ?? note }
    edits.push(instead === undefined ? withMarkup(gone, sentence) : withUnit(gone, inContext.after))
    corrections.push({ kind: claim.kind, fate: instead === undefined ? 'dropped' : 'replaced' })
  }
  for (const { kind, until } of untrueUnnumbered(sentence, { ...given, claims, named })) {
    const at = until < said ? endOfClause(sentence, said) : until
    edits.push({ from: at, until: at, text: ` ${evidence.note}` })
    corrections.push({ kind, fate: 'dropped' })
  }
  return { text: withEdits(sentence, said, edits), corrections, about: subject, named }
}

type Unnumbered = Given & { claims: Claim[]; named: Truth[] }

/** Where untrue comparisons end, and what homes are wrongly said to lack or to have. */
function untrueUnnumbered(sentence: string, { evidence, about, previous, mentioned, claims, named }: Unnumbered) {
  const { truths, groups, isTold } = evidence
  const compared = falseComparisons({
    sentence,
    claims,
    about,
    previous,
    truths,
    mentioned: truths.filter((truth) => mentioned.has(truth.listing.ID) || named.includes(truth)),
    others: () => [truths, ...groups()],
  })
  return [
    ...compared.map((until) => ({ kind: 'comparison' as const, until })),
    ...falseAbsences({ sentence, about, truths }).map((until) => ({ kind: 'absence' as const, until })),
    ...falsePresences({ sentence, about, truths, isTold }).map((until) => ({ kind: 'presence' as const, until })),
  ]
}

/** Where the clause ends that goes on behind what was shown of a sentence. */
function endOfClause(sentence: string, from: number): number {
  const length = sentence.slice(from).search(/[,.;:!?)|]|\s*$/)
  return from + Math.max(0, length)
}

function withEdits(sentence: string, said: number, edits: Edit[]): string {
  let [text, at] = ['', said]
  for (const { from, until, text: words } of edits.toSorted((one, other) => one.from - other.from)) {
    text += sentence.slice(at, Math.max(at, from)) + words
    at = Math.max(at, until)
  }
  return text + sentence.slice(at)
}

function claimsOf(sentence: string, header: string | undefined): Claim[] {
  const claims = claimsIn(sentence)
  if (header === undefined) return claims
  if (isOfParts(header)) return claims.filter(({ kind }) => !OF_HOME.has(kind))
  return withCells(claims, claimsInRow(sentence, header))
}
/** What a home has as a whole; its rooms and floors have others. */
const OF_HOME = new Set<Kind>(['beds', 'baths', 'rooms', 'area'])

/** Claims with those of cells, which tell more of the same numbers. */
const withCells = (claims: Claim[], cells: Claim[]): Claim[] =>
  cells.length === 0
    ? claims
    : [...claims.filter(({ from }) => !cells.some((cell) => cell.from === from)), ...cells].toSorted(
        (one, other) => one.from - other.from,
      )

const withContext = (
  claim: Claim,
  sentence: string,
  scope: Truth[],
): Omit<ClaimInContext, 'claims' | 'heading' | 'recent' | 'column'> => ({
  claim,
  before: sentence.slice(Math.max(0, claim.from - NEARBY), claim.from),
  after: sentence.slice(claim.until, claim.until + NEARBY),
  sentence,
  scope,
})

/** How far from a claim its context reaches, in UTF-16 units. */
const NEARBY = 120

/** What goes on about the same home behind "and": a number of its own, a half, a verb. */
const SAME_HOME = String.raw`(?:[*_$€£]{0,3}\d+(?!\d|\s(?:more|others?|m[aá]s|autres|de plus|weitere|mais|outr[oa]s))|(?:${NUMBER_WORD})\s(?:${BEDS}|${BATHS}|${ROOMS})|(?:an?|une?|uma?|ein)\s(?:${BATHS})|${inAnyLanguage(
  {
    en: 'has|costs|is|was|built|offers|comes|sits|features|includes|rents|dates|still',
    es: 'medi[oa]|tiene|cuesta|est[aá]|fue|construid[oa]|cuenta|ofrece|incluye|data',
    fr: 'demie?|a|coûte|est|construite?|offre|comprend|dispose|date',
    de: 'hat|kostet|ist|wurde|liegt|bietet|verfügt|stammt',
    pt: 'mei[oa]|tem|custa|é|foi|construíd[oa]|conta|oferece|inclui|fica|data',
  },
)}(?!\p{L}))`
const COMPARING = inAnyLanguage({
  en: 'other|another|others|than|while|both|each|compared|versus|vs|also|too|next|similar|cheapest',
  es: 'otr[oa]s?|ambos|mientras|también',
  fr: `autres?|(?<=(?:les|des|ces|aux)\\s)deux|deux(?=\\s(?:${HOMES}))|chacune?|aussi`,
  de: String.raw`andere\w*|während|beide|auch|als`,
  pt: 'outr[oa]s?|ambos|enquanto|também',
})
const AND = inAnyLanguage({ en: 'and', es: 'y', fr: 'et', de: 'und', pt: 'e' })
const COMPARES = new RegExp(String.raw`(?<!\p{L})(?:${COMPARING}|${AND})(?!\p{L})`, 'iu')
const GOES_ON_ELSEWHERE = new RegExp(String.raw`(?<!\p{L})(?:${COMPARING}|(?:${AND})(?!\s${SAME_HOME}))(?!\p{L})`, 'iu')
/** Whether a sentence may say of other homes what it says. One that begins with its home may go on about it: "… has 3 beds and 2 baths". */
function compares(sentence: string, subject: Truth): boolean {
  if (!COMPARES.test(sentence)) return false
  if (GOES_ON_ELSEWHERE.test(sentence)) return true
  const begins = placesIn(sentence, [subject])[0]
  return begins === undefined || !BEFORE_SUBJECT.test(sentence.slice(0, begins.from))
}

const LABEL = /^\s*(?:[-*•]\s*)?\**[\p{L} ]{2,24}:/u

/** "- Price: …": a line that describes the same listing as the line before. */
export const isLabelled = (sentence: string): boolean => LABEL.test(sentence)

type Scene = { sentence: string; named: Truth[]; subject: Truth | undefined; evidence: Evidence }

/**
 * The listings that each claim is compared with. If a sentence names one listing and has one claim of a kind, the claim
 * is about that listing.
 */
function scopesOf(claims: Claim[], { sentence, named, subject, evidence }: Scene): (claim: Claim) => Truth[] {
  const isPlain = subject !== undefined && (named.length === 1 || isLabelled(sentence)) && !compares(sentence, subject)
  if (!isPlain && named.length > 1)
    return ({ kind, from }) =>
      (NAMING.has(kind) ? undefined : saidOf(sentence.slice(Math.max(0, from - NEARBY), from), named)) ??
      evidence.truths
  if (!isPlain) return () => evidence.truths
  const counts = new Map<Kind, number>()
  for (const { kind } of claims) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return ({ kind }) => (counts.get(kind) === 1 && !NAMING.has(kind) ? [subject] : evidence.truths)
}
/** Claims that name a listing. */
const NAMING = new Set<Kind>(['address', 'mls'])

/** Extends a number that is put right by what is counted. */
function withUnit({ from, until, text }: Edit, after: string): Edit {
  const unit = unitFor(text, after)
  return { from, until: until + unit.length, text: text + unit.text }
}

/** Extends a removed link by the brackets of its Markdown. In other brackets, a note needs none. */
function withMarkup(gone: { from: number; until: number; text: string }, sentence: string) {
  const { from, until, text } = gone
  if (sentence[from - 1] !== '(' || sentence[until] !== ')') return gone
  // A note has brackets of its own.
  return sentence[from - 2] === ']'
    ? { from: from - 1, until: until + 1, text: ` ${text}` }
    : { ...gone, text: text.replace(/^\((.*)\)$/, '$1') }
}
