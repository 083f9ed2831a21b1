import type { Evidence } from './evidence.ts'
import { harmlessUntil } from './holding/holding.ts'
import { isPlainFragment } from './holding/plain-fragment.ts'
import { type Correction, checkSentence, isLabelled } from './sentence.ts'
import { headerAt } from './table.ts'
import type { Truth } from './truth/truth.ts'
import { deniesUnheld } from './unnumbered/absences.ts'
import { assertsUnheld } from './unnumbered/presences.ts'
import { comparesUnheld } from './unnumbered/wordings.ts'

/**
 * Checks an answer while it streams and returns checked text. Holds back at most one sentence, from its first claim on.
 */
export type Checker = {
  /** Reads beforehand what answers are compared with, in several turns of the event loop; undefined if none of it is long. */
  prepare: () => Promise<void> | undefined
  /** Takes a fragment; returns the text that may be shown now. */
  push: (text: string) => string
  /** Returns what was held back. */
  end: () => string
}

type Options = Pick<Checker, 'prepare'> & {
  /** called at each claim, so that the result of a recent tool call counts */
  evidence: () => Evidence
  onCorrection: (correction: Correction) => void
}

/** A sentence without an end is checked when it reaches this length, in UTF-16 units. */
const SENTENCE_MAX = 2_000
/** How much of what was said with claims is kept: later lines go on from the assumptions and amounts in it. In UTF-16 units. */
const RECENT_MAX = 600
/** Longest two words, in UTF-16 units: if the two words behind a number do not show that it is no claim, later ones do not either. */
const CLEARED_MAX = 80
/** Maximum length of a sentence's end: its full stop, and quotes and brackets after it. */
const STOP_MAX = 8

export function createChecker({ prepare, evidence, onCorrection }: Options): Checker {
  const state = { sentence: '', said: 0, isHeld: false, scanned: 0, beginsLine: true, mayEnd: false, last: BLANK }
  let about: Truth | undefined
  /** the first line of the table that the text is in, the line before, and the heading of the list */
  let header: string | undefined
  let line = ''
  let heading = ''
  let recent = ''
  /** the IDs of the listings that the answer has named */
  const mentioned = new Set<number>()

  /** Ends the sentence at `end`; the rest starts the next one. */
  function finish(end: number): string {
    const sentence = state.sentence.slice(0, end)
    const { said, isHeld, beginsLine } = state
    const next = state.sentence.slice(end)
    Object.assign(state, { sentence: next, said: 0, isHeld: false, scanned: 0, beginsLine: sentence.endsWith('\n') })
    header = headerAt(sentence, line, header)
    const previous = line
    line = sentence
    if (beginsLine) heading = headingAfter(sentence, heading)
    if (sentence.trim() === '') return sentence.slice(said)
    if (beginsLine && !isLabelled(sentence)) about = undefined
    if (!isHeld && !harmlessUntil(sentence, said).isRisky && !saysUnheld(sentence)) return sentence.slice(said)
    const above = header === sentence ? undefined : header
    const checked = checkSentence(sentence, {
      evidence: evidence(),
      about,
      said,
      header: above,
      heading,
      recent,
      previous,
      mentioned,
    })
    about = checked.about
    for (const { listing } of checked.named) mentioned.add(listing.ID)
    checked.corrections.forEach(onCorrection)
    recent = (recent + sentence.slice(0, said) + checked.text).slice(-RECENT_MAX)
    return checked.text
  }

  return {
    prepare,
    push(text) {
      if (isPlainHere(state, text)) {
        state.sentence += text
        state.said += text.length
        if (text !== '') state.last = text.charCodeAt(text.length - 1)
        return text
      }
      state.sentence += text
      let ready = ''
      for (let end = nextEnd(state); end !== undefined; end = nextEnd(state)) ready += finish(end)
      state.scanned = Math.max(0, state.sentence.length - STOP_MAX)
      if (state.isHeld && isHeldToEnd(state)) return ready
      const { until, isRisky } = harmlessUntil(state.sentence, state.said)
      ready += state.sentence.slice(state.said, until)
      state.said = until
      state.isHeld = isRisky
      if (!isRisky) noteEnd(state)
      return ready
    },
    end: () => finish(state.sentence.length),
  }
}

/** Whether a sentence says something with words from which on no text is held back, since they are too common. */
const saysUnheld = (sentence: string): boolean =>
  deniesUnheld(sentence) || comparesUnheld(sentence) || assertsUnheld(sentence)

/** `last`: the UTF-16 unit at the sentence's end; V8 would copy the sentence to read it there, at each fragment. */
type Unfinished = { sentence: string; said: number; isHeld: boolean; mayEnd: boolean; last: number }

/** Whether all before a fragment was shown, and the fragment neither begins a claim nor ends a sentence. */
const isPlainHere = ({ sentence, said, isHeld, mayEnd, last }: Unfinished, text: string): boolean =>
  !isHeld && !mayEnd && said === sentence.length && said + text.length < SENTENCE_MAX && isPlainFragment(text, last)

const CURRENCIES = '$€£'
/** Whether held text stays held until its sentence ends: an amount of money always does, a number once more than `CLEARED_MAX` follows. */
const isHeldToEnd = ({ sentence, said }: Unfinished): boolean =>
  sentence.length - said > CLEARED_MAX || CURRENCIES.includes(sentence.charAt(said))

const BLANK = 0x20
/** What ends a sentence as soon as a blank follows. */
const END_BEGUN = /[.!?…]["'”’)\]*_]*$/

/** Notes whether a text ends with what may end a sentence, and with which UTF-16 unit. */
function noteEnd(state: Unfinished): void {
  const { sentence } = state
  state.mayEnd = END_BEGUN.test(sentence.slice(-STOP_MAX))
  state.last = sentence === '' ? BLANK : sentence.charCodeAt(sentence.length - 1)
}

/** A line that names what the list below it is about: one that ends with a colon, or is bold as a whole. */
const HEADING = /^\s*(?:[-*•+]\s+|\d+[.)]\s+)?(?:#{1,6}\s.*|\*\*[^*\n]+\*\*:?|[^.!?|\n]{2,60}:(?:\*\*)?)\s*$/
const ITEM = /^\s*(?:[-*•+]\s|\d+[.)]\s|$)/

/** The heading that a line stands below, "" for none. `before`: that of the line before it. */
const headingAfter = (line: string, before: string): string =>
  HEADING.test(line) ? line : ITEM.test(line) || isLabelled(line) ? before : ''

function nextEnd({ sentence, scanned }: { sentence: string; scanned: number }): number | undefined {
  const end = endOfSentence(sentence.length > SENTENCE_MAX ? sentence.slice(0, SENTENCE_MAX) : sentence, scanned)
  if (end !== undefined || sentence.length < SENTENCE_MAX) return end
  const blank = sentence.lastIndexOf(' ', SENTENCE_MAX - 1)
  return blank > 0 ? blank : SENTENCE_MAX
}

/** Words after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[\p{L}]|\d{1,3}|St|Ave|Rd|Dr|Blvd|Ln|Ct|Pl|Hwy|Apt|No|Nr|approx|aprox|ca|sq|ft|Mr|Mrs|Ms|Sra?|etc|e\.g|i\.e|z\.\s?B|vs|incl|inkl|excl|exkl|zzgl|min|max|mín|máx|env|bldg|Mio|Tsd|\p{L}*str|Av|Avda|Bd|bzw|núm)\.$/iu
/** How far before a full stop an abbreviation may begin, in characters. */
const ABBREVIATION_MAX = 16
/** Not `[.!?…]+`, which would walk to the end of many such signs from each of them. */
const STOP = /[.!?…]["'”’)\]*_]*(?=\s)|\n/gu

/** Where the first sentence of a text ends, searched from `from`; undefined if it may go on. */
function endOfSentence(text: string, from: number): number | undefined {
  STOP.lastIndex = from
  for (let stop = STOP.exec(text); stop !== null; stop = STOP.exec(text)) {
    const end = stop.index + stop[0].length
    if (stop[0] === '\n' || !ABBREVIATION.test(text.slice(Math.max(0, end - ABBREVIATION_MAX), end))) return end
  }
  return undefined
}
