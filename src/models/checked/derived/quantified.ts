import { inAnyLanguage } from '../../../contract/languages.ts'
import { valueOf } from '../../../search/numbers/words/number-words.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Claim } from '../claims/claims.ts'
import { placesIn } from '../subject.ts'
import type { Truth } from '../truth/truth.ts'
import { isBetween, joinsRange, withoutRange } from './bounds.ts'

const COUNT = String.raw`(?<count>\d|two|three|four|five|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|funf|dois|duas|quatro)`
/** Folded words that say something of each of several homes. */
const ALL = inAnyLanguage({
  en: `(?<both>both)|(?:all|each|every one)(?: of)?(?: the| these| them| those)? ${COUNT}`,
  es: String.raw`(?<both>amb[oa]s)|(?<!\b(?:de|entre|en) )(?:tod[oa]s )?l[oa]s ${COUNT}`,
  fr: String.raw`(?<!\b(?:parmi|entre|de) )(?:tou(?:s|tes) )?les ${COUNT}`,
  de: `(?<both>beide)|alle ${COUNT}`,
  pt: String.raw`(?<both>amb[oa]s)|(?<!\b(?:de|entre|em) )(?:tod[oa]s )?[oa]s ${COUNT}`,
})
/** Folded words that deny something of each. */
const NONE = inAnyLanguage({
  en: `none of(?: the| these)? (?:${COUNT}|them|these)|(?<both>neither)`,
  es: `ningun[oa] de l[oa]s ${COUNT}`,
  fr: `aucune? des ${COUNT}`,
  de: `keine[sr]? (?:der|von) (?:(?<both>beiden)|${COUNT})|keine[sr]? von ihnen|(?<both>weder)`,
  pt: `nenhuma? d[oa]s ${COUNT}`,
})
const quantifier = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'gu')
const QUANTIFIERS = [
  { isNone: false, pattern: quantifier(ALL) },
  { isNone: true, pattern: quantifier(NONE) },
]
/** Between the quantifier and what it says: another clause, a person's wish, or a condition is none of it. */
const OTHERWISE =
  /[;:!?]|\. |(?<!\p{L})(?:where|donde|ou|wo|onde|but|while|whereas|except|though|together|combined|you|your|want|if|pero|mientras|juntos|juntas|si|mais|tandis|ensemble|aber|wahrend|zusammen|wenn|mas|enquanto|se)(?!\p{L})/u

/** A quick test without which nothing is said of all or none. */
const MAYBE =
  /(?<!\p{L})(?:both|all|each|every|none|neither|amb[oa]s|[lo]?[oa]s|les|alle|beide|keine\p{L}*|weder|ningun[oa]|aucune?|nenhuma?)(?!\p{L})/iu

/** The homes that a claim is said, or denied, of each. `sets`: those that may be meant where only their number is told. */
export type Quantified = { isNone: boolean; sets: (readonly Truth[])[] }

type Said = { claim: Pick<Claim, 'from' | 'until'>; claims: Claim[]; sentence: string }

/** Of which homes, all or none, a number is said: "both are under $600,000", "none of the three has". Undefined if of no such. */
export function quantifiedAt(
  { claim, claims, sentence }: Said,
  truths: Truth[],
  groups: () => (readonly Truth[])[],
): Quantified | undefined {
  const before = sentence.slice(0, claim.from)
  if (!MAYBE.test(before)) return undefined
  // What was said first is said of each; what follows may be of one.
  const [first = claim, ...rest] = claims.filter(({ amount, from }) => amount !== undefined && from < claim.from)
  const start = sentence.slice(0, first.from)
  if (rest.length > 0 || (first !== claim && !joinsRange(start, sentence.slice(first.until, claim.from))))
    return undefined
  const folded = fold(before)
  if (WISHED.test(folded)) return undefined
  for (const { isNone, pattern } of QUANTIFIERS) {
    const found = [...folded.matchAll(pattern)].at(-1)
    if (found === undefined || OTHERWISE.test(folded.slice(found.index + found[0].length))) continue
    if (isOfOne(withoutRange(start), truths) || (isListed(sentence.slice(claim.from)) && !isBetween(before)))
      return undefined
    const sets = setsMeant(found.groups ?? {}, { sentence, truths, groups })
    return sets.length === 0 ? undefined : { isNone, sets }
  }
  return undefined
}

/** Whether a number belongs to the home right before it, or to a part of its own: "both 22 Pine Street at $749,999 and …", ", the first with 2". */
function isOfOne(before: string, truths: Truth[]): boolean {
  const behindNames = before.slice(placesIn(before, truths).at(-1)?.until ?? 0)
  const isBehindName = behindNames.length < before.length && BESIDE_NAME.test(behindNames)
  return isBehindName || behindNames.replace(/^[^\p{L}]*/u, '').includes(',')
}
const BESIDE_NAME = /^[\s*_]*(?:[(–—:|-]|(?:at|for|with|por|con|a|mit|fur|für|zu|pour|avec|à|com)\s[\s*_]*$)/iu
/** "Cost $300,000 and $525,000": of each another. */
const isListed = (from: string): boolean => LISTED.test(from)
const LISTED = /^[$€£]?\s?[\d.,k]+[^\p{L}\d]{0,4}(?:\p{L}+\s)?(?:and|or|y|o|et|ou|und|oder|e|resp)\s[$€£]?\s?\d/iu

const WISHED =
  /(?<!\p{L})(?:you|your|want|looking|if|budget|suche?n?|quier\p{L}*|busca\p{L}*|veux|voulez|cherch\p{L}*|quer|procura\p{L}*)(?!\p{L})/u

type Shown = { sentence: string; truths: Truth[]; groups: () => (readonly Truth[])[] }

function setsMeant({ both, count }: Record<string, string | undefined>, { sentence, truths, groups }: Shown) {
  const named = [...new Set(placesIn(sentence, truths).map(({ truth }) => truth))]
  const size = both === undefined ? count && (Number(count) || valueOf(count)) : 2
  if (named.length > 1) return size === undefined || size === named.length ? [named] : []
  if (named.length === 1) return []
  return [truths, ...groups()].filter(({ length }) => length > 1 && (size === undefined || length === size))
}
