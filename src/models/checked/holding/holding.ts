import type { ByLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { GERMAN_STREETS, STREETS_BEFORE_NAMES } from '../claims/addresses.ts'
import { LETTERS, NUMBER_BOUNDARY } from '../claims/rounded-number.ts'
import { ANY_NUMBER_WORD } from '../claims/spelled-numbers.ts'
import { THING_WORDS } from '../unnumbered/things.ts'
import { LEADS, LED_WORDS } from '../unnumbered/wordings.ts'
import { FIRST_WORD, mayGrow, WORD_MAX, ZIMMER } from './first-words.ts'
import { wordPattern } from './word-pattern.ts'

/** Where a claim may begin: digits, currencies, links (also right behind a letter), street names, and words of a status or a number. */
const RISK = new RegExp(
  String.raw`${NUMBER_BOUNDARY}\d|\d(?<=\b(?:low|mid|high|upper)-\d)|\bR\d|[$€£¥₹₩₪₱₫\]@]|(?<=:/?)/|(?<![a-z\d-])[a-z\d][a-z\d-]{1,62}\.[a-z]|(?<=[a-z\d-]{2}\.)[a-z]|(?<![${LETTERS}])(?:(?:${FIRST_WORD})${ZIMMER}|${STREETS_BEFORE_NAMES})(?![${LETTERS}])|(?<=\b(?:is|are|still|back|currently|now|up)\s)(?:on|for)\b|(?<=\b(?:noch|mehr|ist|sind|steht|stehen)\s)(?:zu|zum)\b`,
  'gi',
)

/** Beginnings of the words that make a claim of the number before them: units, homes and, in French, kinds of streets. */
const UNITS: ByLanguage<string> = {
  en: String.raw`bed|bd|br|bath|ba|full|half|and a\b|sq|ft|m|acre|hect|car|park|gar|years?[\s-]old|home|house|list|propert|condo|apart|result|match|hundred|thousand|mil|day|dollar|euro|pound|k\b`,
  es: 'd[ií]a|a[ñn]os|dorm|hab|rec|alcob|cuart|bañ|pies|cas|pis|viv|inm|anunc|plaz|ambient|dól|peso',
  fr: 'jour|ans|cham|sal|pi[eè]|place|maison|logem|bien|annon|résul|franc|rue|av|boul|bd|all|chem|imp|quai|cour|rout|pass|bis|ter',
  de: '[Tt]ag|[Zz]i|[Ss]chlaf|[Bb]a[dä]|Bäd|Stellp|Parkp|Wohn|H[aä]us|Immo|Ang|Obj|Tref|Inser|Quadr|qm|Hekt|Euro|Doll|Frank',
  pt: 'dia|quart|banh|imó|morad|vag|lug|pés|reais|assoal',
}
const NO_UNIT = String.raw`\s+(?!${Object.values(UNITS).join('|')}|(?:${ANY_NUMBER_WORD})(?!\p{L}))\p{Ll}+`
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** As they stand in the middle of a sentence, also in German. */
const THINGS = `(?:${wordPattern(THING_WORDS.flatMap((word) => [word, capitalized(word)]))}|HOA|AC)`
const ARTICLE = '(?:an?|any|its)\\b'
/** For each kind of word that may begin a claim: the words with which the claim would go on. */
const GOES_ON: [begins: string, goesOn: string][] = [
  [
    'no|not',
    String.raw`longer|available|active|on\b|yet|sold|est[aá]|sigue|ha[vsy]|include|offer|come|tiene|cuenta|dispone|incluye|${THINGS}`,
  ],
  ['ya', String.raw`no\b`],
  ['j[aá]', 'não|nao'],
  ['n[aã]o', 'est|continua|tem|há|possui|disp|inclui'],
  ["(?:is|are|has|have|was)n['’]t", String.raw`available|active|on\b|yet|been|sold|currently|actually`],
  ['ne', 'sont'],
  [`(?:lacks|lacking|keine?[nr]?)(?: ${ARTICLE})?`, `${ARTICLE}|${THINGS}`],
  ["n['’]est", 'plus|pas|malheur|d[eé]j'],
  ['nicht', 'mehr|verf|erh|zu|auf|im|verk'],
  ['half|quarter|third', String.raw`an?\b|of\b|acre`],
  ['on', String.raw`the\b`],
  ['for', 'sale'],
  ['zum?', 'haben|Verkauf'],
]
/**
 * What rules a claim out: after a small number two words that are no unit (or another number), after "no" a word that
 * is no status, after a street's kind a word that is no name.
 */
const CLEARED = new RegExp(
  [
    String.raw`(?:(?<![:=]\W{0,4}|(?:${GERMAN_STREETS})\s)\d{1,3}(?![\d.,'%kKmM-])|(?:${ANY_NUMBER_WORD})(?!\p{L}))${NO_UNIT}(?:${NO_UNIT}(?=[^\p{L}])|\s+\d)`,
    ...GOES_ON.map(([begins, goesOn]) => String.raw`(?:${begins})\s+(?!${goesOn})\p{L}+(?=[^\p{L}])`),
    // The n of "n'est" is the first word that is found.
    String.raw`n(?![\p{L}'’])`,
    String.raw`n['’](?!est)\p{L}+(?=[^\p{L}])`,
    String.raw`(?:${STREETS_BEFORE_NAMES})\s+(?!(?:de|del|la|las|los|el|do|da|dos|das)\s)\p{Ll}+(?=[^\p{L}])`,
    // "Expensive", and not "more expensive".
    String.raw`(?<!(?:${wordPattern(LEADS)})[\s*_]+)(?:${wordPattern(LED_WORDS)})(?=[^\p{L}])`,
    // Only what a label has is none: "Parking: none".
    String.raw`(?<![:|][\s*_]{0,4})(?:none|nein)(?=[^\p{L}])`,
    // A city's name.
    String.raw`Thousand\s+Oaks(?!\p{L})`,
    String.raw`\](?=[^(])`,
  ].join('|'),
  'yu',
)

/** A cheap first test that matches wherever RISK does, without Unicode letter classes. Most fragments do not match. */
const HINT = new RegExp(
  String.raw`[\d$€£¥₹₩₪₱₫/\]@]|\.[a-z]|(?<![a-z])(?:(?:${FIRST_WORD})${ZIMMER}|on|for|zum?|${STREETS_BEFORE_NAMES})(?![a-z])`,
  'i',
)

/** How much of a text, from `from` on, surely has no claim, and whether the rest may have one. */
export function harmlessUntil(text: string, from: number): { until: number; isRisky: boolean } {
  if (!HINT.test(from === 0 ? text : text.slice(from - 1)))
    return { until: text.length - unfinished(text, from), isRisky: false }
  RISK.lastIndex = from
  for (let risk = RISK.exec(text); risk !== null; risk = RISK.exec(text)) {
    CLEARED.lastIndex = risk.index
    if (!CLEARED.test(text)) return { until: risk.index, isRisky: true }
  }
  return { until: text.length - unfinished(text, from), isRisky: false }
}

/** Length of the last word if it may still grow into one that begins a claim. */
function unfinished(text: string, from: number): number {
  const earliest = Math.max(from, text.length - WORD_MAX - 1)
  let start = text.length
  while (start > earliest && isLetter(text.charCodeAt(start - 1))) start -= 1
  return start < text.length && mayGrow(fold(text.slice(start))) ? text.length - start : 0
}

/** Whether a UTF-16 unit is one of LETTERS. */
const isLetter = (unit: number): boolean =>
  (unit >= 0xc0 && unit <= 0x24f) || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a)
