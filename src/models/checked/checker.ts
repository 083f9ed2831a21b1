import { NUMBER_BOUNDARY, NUMBER_WORD } from './claims.ts'
import { type Correction, checkSentence, isLabelled } from './sentence.ts'
import type { Truth } from './truth.ts'
import type { Evidence } from './verdict.ts'

/**
 * Checks an answer while it streams and returns checked text. Holds back at most one sentence, from its first claim on.
 */
export type Checker = {
  /** Takes a fragment; returns the text that may be shown now. */
  push: (text: string) => string
  /** Returns what was held back. */
  end: () => string
}

type Options = {
  /** called at each claim, so that the result of a recent tool call counts */
  evidence: () => Evidence
  /** the note shown if something had to be removed */
  note: string
  onCorrection: (correction: Correction) => void
}

/** A sentence without an end is checked when it reaches this length, in UTF-16 units. */
const SENTENCE_MAX = 2_000
/** Maximum length of a sentence's end: its full stop, and quotes and brackets after it. */
const STOP_MAX = 8

export function createChecker({ evidence, note, onCorrection }: Options): Checker {
  const state = { sentence: '', said: 0, isHeld: false, scanned: 0, beginsLine: true }
  let about: Truth | undefined

  /** Ends the sentence at `end`; the rest starts the next one. */
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

/** Words after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[\p{L}]|\d{1,3}|St|Ave|Rd|Dr|Blvd|Ln|Ct|Pl|Hwy|Apt|No|Nr|approx|ca|sq|ft|Mr|Mrs|Ms|Sra?|etc|e\.g|i\.e|vs|incl|excl|min|max|bldg)\.$/iu
/** How far before a full stop an abbreviation may begin, in characters. */
const ABBREVIATION_MAX = 16
const STOP = /[.!?…]+["'”’)\]*_]*(?=\s)|\n/gu

/** Where the first sentence of a text ends, searched from `from`; undefined if it may go on. */
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
  String.raw`${NUMBER_BOUNDARY}\d|\bR\d|[$€£¥₹₩₪₱₫\]]|\b(?:${NUMBER_WORD}|${STATUS_WORDS}|${OTHER_WORDS})\b|(?<=\b(?:is|still|back|currently|now)\s)on\b`,
  'giu',
)

const UNITS =
  'bed|bd|br|bath|ba|full|half|dorm|hab|rec|cham|quart|sal|sq|ft|m|acre|car|park|gar|home|house|list|propert|condo|apart|' +
  'result|match|thousand|mil|dollar|euro|pound|k\\b'
const NO_UNIT = String.raw`\s+(?!${UNITS})\p{Ll}+`
/**
 * What rules a claim out: after a small number two words that are no unit (or another number), after "no" a word that
 * is no status.
 */
const CLEARED = new RegExp(
  [
    String.raw`(?:(?<![:=]\W{0,4})\d{1,3}(?![\d.,'%kKmM-])|(?:${NUMBER_WORD})\b)${NO_UNIT}(?:${NO_UNIT}(?=[^\p{L}])|\s+\d)`,
    String.raw`(?:no|not)\s+(?!longer|available|active|on\b|yet|sold)\p{L}+(?=[^\p{L}])`,
    String.raw`on\s+(?!the\b)\p{L}+(?=[^\p{L}])`,
    String.raw`\](?=[^(])`,
  ].join('|'),
  'yu',
)

/** A cheap first test that matches wherever RISK does, without Unicode letter classes. Most fragments do not match. */
const HINT = new RegExp(String.raw`[\d$€£¥₹₩₪₱₫\]]|\b(?:${NUMBER_WORD}|${STATUS_WORDS}|${OTHER_WORDS}|on)\b`, 'i')

/** How much of a text, from `from` on, surely has no claim, and whether the rest may have one. */
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

/** "R" may become "R950,000". */
const WORDS = [NUMBER_WORD, STATUS_WORDS, OTHER_WORDS, 'on', 'r']
  .join('|')
  .toLowerCase()
  .replace('https?', 'http')
  .split('|')
const LONGEST = Math.max(...WORDS.map((word) => word.length))

/** Length of the last word if it may still grow into one that begins a claim. */
function unfinished(text: string, from: number): number {
  // Most models' fragments are whole words with a blank before or after; a blank at the end completes all words.
  if (text.endsWith(' ')) return 0
  const word = /[\p{L}]+$/u.exec(text.slice(Math.max(from, text.length - LONGEST - 1)))?.[0].toLowerCase() ?? ''
  return WORDS.some((risky) => risky.startsWith(word)) ? word.length : 0
}
