import { type Claim, claimsIn, type Kind } from './claims.ts'
import { street, type Truth } from './truth.ts'
import { type Evidence, isTrue, type Placed, truthInstead } from './verdict.ts'

/** What became of a claim that no listing backs. */
export type Correction = { kind: Kind; fate: 'replaced' | 'dropped' }
export type Checked = { text: string; corrections: Correction[]; about: Truth | undefined }

type Given = {
  evidence: Evidence
  /** stands for what is left out */
  note: string
  about: Truth | undefined
  /** how much of the sentence was said already, in UTF-16 units */
  said: number
}

/** The rest of a sentence, its claims made true. `about`: the listing spoken of, before the sentence and after it. */
export function checkSentence(sentence: string, { evidence, note, about, said }: Given): Checked {
  const named = namedIn(sentence, evidence.truths)
  const [only] = named
  const subject = named.length === 0 ? about : named.length === 1 ? only : undefined
  const claims = claimsIn(sentence)
  const scopeFor = scopesOf(claims, { sentence, named, subject, evidence })
  const corrections: Correction[] = []
  let [text, at] = ['', said]
  for (const claim of claims) {
    const placed = place(claim, sentence, scopeFor(claim))
    if (claim.until <= said || isTrue(placed, evidence)) continue
    const instead = truthInstead(placed, subject === undefined ? evidence.truths : [subject], evidence.figures)
    const gone = { from: claim.from, until: claim.until, text: instead ?? note }
    const { from, until, text: words } = instead === undefined ? withMarkup(gone, sentence) : gone
    text += sentence.slice(at, Math.max(at, from)) + words
    at = until
    corrections.push({ kind: claim.kind, fate: instead === undefined ? 'dropped' : 'replaced' })
  }
  return { text: text + sentence.slice(at), corrections, about: subject }
}

const place = (claim: Claim, sentence: string, scope: Truth[]): Placed => ({
  claim,
  before: sentence.slice(Math.max(0, claim.from - NEARBY), claim.from),
  after: sentence.slice(claim.until, claim.until + NEARBY),
  sentence,
  scope,
})

/** How far from a claim the words stand that tell what it is about, in UTF-16 units. */
const NEARBY = 120

const COMPARES =
  /\b(?:other|another|others|than|while|both|each|compared|versus|vs|also|too|next|similar|cheapest|and)\b/i
const LABEL = /^\s*(?:[-*•]\s*)?\**[\p{L} ]{2,24}:/u

/** "- Price: …", a line that goes on about what the line before was about. */
export const isLabelled = (sentence: string): boolean => LABEL.test(sentence)

type Scene = { sentence: string; named: Truth[]; subject: Truth | undefined; evidence: Evidence }

/** A sentence that names one listing and states one thing of a kind states it of that one. */
function scopesOf(claims: Claim[], { sentence, named, subject, evidence }: Scene): (claim: Claim) => Truth[] {
  const isPlain = subject !== undefined && (named.length === 1 || isLabelled(sentence)) && !COMPARES.test(sentence)
  if (!isPlain) return () => evidence.truths
  const counts = new Map<Kind, number>()
  for (const { kind } of claims) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return ({ kind }) => (counts.get(kind) === 1 && kind !== 'address' && kind !== 'mls' ? [subject] : evidence.truths)
}

/** The listings that a sentence calls by their street or MLS number. */
function namedIn(sentence: string, truths: Truth[]): Truth[] {
  const said = ` ${street(sentence)} `
  return truths.filter(
    ({ street: own, listing }) =>
      (own !== '' && said.includes(` ${own} `)) || said.includes(` ${street(listing.MLSNumber)} `),
  )
}

/** A link that is left out takes the brackets of its Markdown along. */
function withMarkup(gone: { from: number; until: number; text: string }, sentence: string) {
  const { from, until, text } = gone
  const isMarkup = sentence.slice(0, from).endsWith('](') && sentence[until] === ')'
  return isMarkup ? { from: from - 1, until: until + 1, text: ` ${text}` } : gone
}
