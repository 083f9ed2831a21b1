import { APART, NUMBER_WORD } from './amounts.ts'

const STATUS_WORDS = 'sold|active|available|pending|under|contingent|off|taken|coming|pre'
const OTHER_WORDS = 'MLS|no|not|https?|www'
/** Where a claim may begin: digits, currencies, links, and the words of a status or a number. */
const RISK = new RegExp(
  String.raw`${APART}\d|[$€£¥₹₩₪₱₫\]]|\b(?:${NUMBER_WORD}|${STATUS_WORDS}|${OTHER_WORDS})\b|(?<=\b(?:is|still|back|currently|now)\s)on\b`,
  'giu',
)

const UNITS =
  'bed|bd|br|bath|ba|full|half|dorm|hab|rec|cham|quart|sal|sq|ft|m|acre|car|park|gar|home|house|list|propert|condo|apart|' +
  'result|match|thousand|mil|dollar|euro|pound|k\\b'
const NO_UNIT = String.raw`\s+(?!${UNITS})\p{Ll}+`
/** What clears a risk: after a small number two words that are no unit (or another number), after "no" a word that is no status. */
const CLEARED = new RegExp(
  [
    String.raw`(?:(?<![:=]\W{0,4})\d{1,3}(?![\d.,'%kKmM-])|(?:${NUMBER_WORD})\b)${NO_UNIT}(?:${NO_UNIT}(?=[^\p{L}])|\s+\d)`,
    String.raw`(?:no|not)\s+(?!longer|available|active|on\b|yet|sold)\p{L}+(?=[^\p{L}])`,
    String.raw`on\s+(?!the\b)\p{L}+(?=[^\p{L}])`,
    String.raw`\](?=[^(])`,
  ].join('|'),
  'yu',
)

/** What every risk has in it. Most fragments do not: to see that, without the letters of all languages, is cheap. */
const HINT = new RegExp(String.raw`[\d$€£¥₹₩₪₱₫\]]|\b(?:${NUMBER_WORD}|${STATUS_WORDS}|${OTHER_WORDS}|on)\b`, 'i')

/** How much of a text surely holds no claim, from `from` on, and whether what follows may be one. */
export function harmlessUntil(text: string, from: number): { until: number; isRisky: boolean } {
  if (!HINT.test(from === 0 ? text : text.slice(from)))
    return { until: text.length - unfinished(text, from), isRisky: false }
  RISK.lastIndex = from
  for (let risk = RISK.exec(text); risk !== null; risk = RISK.exec(text)) {
    CLEARED.lastIndex = risk.index
    if (!CLEARED.test(text)) return { until: risk.index, isRisky: true }
  }
  return { until: text.length - unfinished(text, from), isRisky: false }
}

const WORDS = [NUMBER_WORD, STATUS_WORDS, OTHER_WORDS, 'on']
  .join('|')
  .toLowerCase()
  .replace('https?', 'http')
  .split('|')
const LONGEST = Math.max(...WORDS.map((word) => word.length))

/** The length of a last word that may yet grow into a risky one. */
function unfinished(text: string, from: number): number {
  // Most models end their fragments with a word or begin them with a blank: a blank at the end ends all words.
  if (text.endsWith(' ')) return 0
  const word = /[\p{L}]+$/u.exec(text.slice(Math.max(from, text.length - LONGEST - 1)))?.[0].toLowerCase() ?? ''
  return WORDS.some((risky) => risky.startsWith(word)) ? word.length : 0
}
