import { inAnyLanguage } from '../../../contract/languages.ts'
import { type Claim, type ClaimedUnit, parsedClaim } from '../claims/claims.ts'
import { NUMBER, PART_IN_WORDS } from '../claims/rounded-number.ts'
import { ACRES, FEET, HECTARES, METRES } from '../claims/wording.ts'
import { namesArea } from '../context/field-words.ts'
import { amountOf } from '../truth/tolerance.ts'

// Sentences that convert units and speak of no home: "1 acre is 43,560 sq ft", "There are 10.76 square feet in a square metre".

const UNITS: Record<ClaimedUnit, string> = { feet: FEET, metres: METRES, acres: ACRES, hectares: HECTARES }
const UNIT = Object.values(UNITS).join('|')

const ONE = inAnyLanguage({
  en: 'an?|one|each|every',
  es: 'una?|cada',
  fr: 'une?|chaque',
  de: 'eine?[mnr]?|jede[rsmn]?',
  pt: 'uma?|cada',
})
const EQUALS = inAnyLanguage({
  en: 'is|are|equals?|makes?|means|has|contains|covers|(?:is |are )?(?:equal|equivalent) to|(?:corresponds?|converts?|translates?|comes?) to|works? out (?:at|to)',
  es: 'es|son|equivalen? a|corresponden? a|tiene|mide',
  fr: 'est|sont|fait|font|équivau?t à|équivalent à|correspond(?:ent)? à|mesure|vaut|représente',
  de: 'ist|sind|entspricht|entsprechen|ergibt|ergeben|hat|umfasst|misst',
  pt: 'é|são|equivalem? a|correspondem? a|tem|mede',
})
const ABOUT = inAnyLanguage({
  en: 'about|around|roughly|approximately|nearly|almost|exactly|just (?:over|under)|some',
  es: 'unos|unas|aproximadamente|casi|cerca de|exactamente',
  fr: 'environ|presque|près de|exactement|à peu près',
  de: 'rund|etwa|ungefähr|knapp|ca\\.?|circa|genau|fast',
  pt: 'cerca de|aproximadamente|quase|exatamente|uns|umas',
})
const LINK = String.raw`[\s*_]{0,4}(?:(?<!\p{L})(?:${EQUALS})(?!\p{L})|[=≈≅])[\s*_]{0,4}(?:[≈~]|(?:${ABOUT})(?!\p{L}))?[\s*_]{0,4}`
const INSIDE = inAnyLanguage({
  en: 'in|to|per|make',
  es: 'en|por|hacen',
  fr: 'dans|par|font',
  de: 'in|pro|je',
  pt: 'em|num|numa|por|fazem',
})
const GAP = String.raw`[\s*_-]{0,4}`

/** What a sentence or a clause begins with that tells a rule: a colon, "that", "since" … */
const BEGINNING = new RegExp(
  String.raw`(?:^|^[^,\d]{0,30},|[.!?;:\n•–—(]|(?<!\p{L})(?:${inAnyLanguage({
    en: 'that|since|because|as|and|so|remember|note|also',
    es: 'que|porque|y|así que|entonces',
    fr: 'que|car|puisque|et|donc',
    de: 'dass|weil|denn|da|und|also',
    pt: 'que|porque|pois|e|então',
  })}))[\s*_"“(,]*(?:(?:${ABOUT})\s+)?$`,
  'iu',
)
const OR = inAnyLanguage({
  en: 'or|i\\.e\\.',
  es: 'o|es decir',
  fr: 'ou|soit',
  de: 'oder|d\\. ?h\\.',
  pt: 'ou|ou seja',
})
const LEFT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<count>${NUMBER}|${PART_IN_WORDS}|${ONE})${GAP}(?<unit>${UNIT})(?:${LINK}|,? (?:${OR}),? (?:(?:${ABOUT}) )?)$`,
  'iu',
)
const RIGHT = new RegExp(String.raw`^${GAP}(?:${UNIT})${LINK}(?<count>${NUMBER}|${ONE})${GAP}(?<unit>${UNIT})`, 'iu')
/** "… square feet in an acre" */
const CONTAINED = new RegExp(
  String.raw`^${GAP}(?:${UNIT})\s(?:${INSIDE})\s(?<count>${ONE}|1)${GAP}(?<unit>${UNIT})`,
  'iu',
)
const OF_ONE = new RegExp(String.raw`^${GAP}(?:${UNIT})${LINK}`, 'iu')
/** "To convert, multiply by 10.764." */
const FACTOR = new RegExp(
  String.raw`(?<!\p{L})${inAnyLanguage({
    en: 'multipl\\p{L}*|divid\\p{L}*',
    es: 'multipli\\p{L}*|divid\\p{L}*',
    fr: 'multipli\\p{L}*|divis\\p{L}*',
    de: 'multiplizier\\p{L}*|teil\\p{L}*|dividier\\p{L}*',
    pt: 'multipli\\p{L}*|divid\\p{L}*',
  })}[^.;:\n\d]{0,40}(?<!\p{L})(?:by|por|entre|par|mit|durch)[\s*_]*$`,
  'iu',
)
/** How far both may be apart, relatively: people round. */
const ROUNDED = 0.02

type Placed = { claim: Claim; before: string; after: string }

/** Whether an area is one of a rule that converts units, and rightly so. */
export function isConverted({ claim, before, after }: Placed): boolean {
  if (FACTOR.test(before)) return true
  if (claim.kind !== 'area') return false
  const left = LEFT.exec(before)
  if (left !== null) return beginsRule(before.slice(0, left.index)) && isSameArea(claim, left.groups)
  const inOne = CONTAINED.exec(after)
  if (inOne !== null) return isSameArea(claim, inOne.groups)
  if (!beginsRule(before)) return false
  if (claim.amount?.value === 1 && OF_ONE.test(after)) return true
  const right = RIGHT.exec(after)
  return right !== null && isSameArea(claim, right.groups)
}

/** Whether a rule begins where a text ends, or goes on: "1 acre is 43,560 sq ft, or". "Lot: 1 acre = 43,560 sq ft" is of a home. */
function beginsRule(before: string): boolean {
  if (/:[\s*_]*$/.test(before) && namesArea(before)) return false
  const left = BEGINNING.test(before) ? null : LEFT.exec(before)
  return left === null ? BEGINNING.test(before) : beginsRule(before.slice(0, left.index))
}

function isSameArea(claim: Claim, groups: Record<string, string> = {}): boolean {
  const { count = '', unit = '' } = groups
  const other = (Object.keys(UNITS) as ClaimedUnit[]).find((name) =>
    new RegExp(`^(?:${UNITS[name]})$`, 'iu').test(unit),
  )
  const said =
    parsedClaim('area', { text: count, from: 0 }, other) ?? parsedClaim('area', { text: '1', from: 0 }, other)
  if (said === undefined || other === undefined || other === claim.unit) return false
  const [one, another] = [amountOf(claim, undefined), amountOf(said, undefined)]
  const tolerance = Math.max(one.value, another.value) * ROUNDED
  return Math.abs(one.value - another.value) <= Math.max(tolerance, one.slack, another.slack)
}
