import { APART, NUMBER_WORD } from './claims.ts'
import { type Correction, checkSentence, isLabelled } from './sentence.ts'
import type { Truth } from './truth.ts'
import type { Evidence } from './verdict.ts'

/** Reads an answer as it grows. What comes out is true; at most one sentence is held back, from its first claim on. */
export type Checker = {
  /** What may be said now. */
  push: (text: string) => string
  /** What was held back. */
  end: () => string
}

type Options = {
  /** asked for when a claim is met, so that a look-up just made counts */
  evidence: () => Evidence
  /** what is said where something had to be left out */
  note: string
  onCorrection: (correction: Correction) => void
}

/** A sentence that does not end is checked when it has grown to this many UTF-16 units. */
const SENTENCE_MAX = 2_000
/** As far back as the end of a sentence may begin: its stop, with quotes and brackets behind it. */
const STOP_MAX = 8

export function createChecker({ evidence, note, onCorrection }: Options): Checker {
  const state = { sentence: '', said: 0, isHeld: false, scanned: 0, beginsLine: true }
  let about: Truth | undefined

  /** Ends the sentence at `end`; what follows is the next one. */
  function finish(end: number): string {
    const sentence = state.sentence.slice(0, end)
    const { said, isHeld, beginsLine } = state
    const next = state.sentence.slice(end)
    Object.assign(state, { sentence: next, said: 0, isHeld: false, scanned: 0, beginsLine: sentence.endsWith('\n') })
    if (sentence.trim() === '') return sentence.slice(said)
    if (beginsLine && !isLabelled(sentence)) about = undefined
    if (!isHeld && !harmlessUntil(sentence, said).isRisky) return sentence.slice(said)
    const checked = checkSentence(sentence, { evidence: evidence(), note, about, said })
    about = checked.about
    checked.corrections.forEach(onCorrection)
    return checked.text
  }

  return {
    push(text) {
      state.sentence += text
      let ready = ''
      for (let end = nextEnd(state); end !== undefined; end = nextEnd(state)) ready += finish(end)
      state.scanned = Math.max(0, state.sentence.length - STOP_MAX)
      const { until, isRisky } = harmlessUntil(state.sentence, state.said)
      ready += state.sentence.slice(state.said, until)
      state.said = until
      state.isHeld = isRisky
      return ready
    },
    end: () => finish(state.sentence.length),
  }
}

function nextEnd({ sentence, scanned }: { sentence: string; scanned: number }): number | undefined {
  const end = endOfSentence(sentence.length > SENTENCE_MAX ? sentence.slice(0, SENTENCE_MAX) : sentence, scanned)
  if (end !== undefined || sentence.length < SENTENCE_MAX) return end
  const blank = sentence.lastIndexOf(' ', SENTENCE_MAX - 1)
  return blank > 0 ? blank : SENTENCE_MAX
}

/** Words after which a full stop ends nothing. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[\p{L}]|\d{1,3}|St|Ave|Rd|Dr|Blvd|Ln|Ct|Pl|Hwy|Apt|No|Nr|approx|ca|sq|ft|Mr|Mrs|Ms|Sra?|etc|e\.g|i\.e|vs|incl|excl|min|max|bldg)\.$/iu
/** Longer than any of them with the sign before it. */
const ABBREVIATION_MAX = 16
const STOP = /[.!?…]+["'”’)\]*_]*(?=\s)|\n/gu

/** Where the first sentence of a text ends, looking from `from`; undefined while it may go on. */
function endOfSentence(text: string, from: number): number | undefined {
  STOP.lastIndex = from
  for (let stop = STOP.exec(text); stop !== null; stop = STOP.exec(text)) {
    const end = stop.index + stop[0].length
    if (stop[0] === '\n' || !ABBREVIATION.test(text.slice(Math.max(0, end - ABBREVIATION_MAX), end))) return end
  }
  return undefined
}

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
function harmlessUntil(text: string, from: number): { until: number; isRisky: boolean } {
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
