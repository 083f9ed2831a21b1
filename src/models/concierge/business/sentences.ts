import { oneLine } from '../../../contract/text.ts'

/** One quotable sentence of a system message, with its context. */
export type QuotableSentence = {
  text: string
  /** the sentence before, if this one begins with a pronoun that refers to it */
  leadIn: string | undefined
  /** all quotable sentences of the same line */
  paragraph: readonly string[]
}

/** Longest sentence, in UTF-16 units; a longer one is never quoted. Bounds the time of the classifier. */
const SENTENCE_MAX = 1_000

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** An abbreviation that does not end a sentence if a number follows. */
const BEFORE_NUMBER =
  /(?:^|\W)(?:nos?|lic|t[eé]l[eé]?f?|ph|st|approx|min|max|incl|excl|ext|ave|p\.? ?o|rd|blvd|dr)\.\s*$/i
const GOES_ON = /^(?:[+(]?\d|Box \d|\p{Lu}\b[.,])/u

/** An abbreviation, an initial or a German date in the middle of a sentence: "inkl. MwSt.", "Frau Dr. Seibold", "am 14. Juni". */
const BEFORE_REST =
  /(?:^|[\s(])(?:\p{Lu}|Mrs?|Ms|St|Hrn?|Fr|[Dd]r|[Pp]rof|inkl|exkl|zzgl|ca|evtl|ggf|bzw|mind|Mme|Mlle|env|Avda|Sra?|Srta|núm|aprox)\.\s*$|\b(?:[Aa]m|[Vv]om|[Zz]um|[Bb]is|[Dd]em|[Dd]er|[Dd]en|[Ii]m|[Aa]b|und|oder) \d{1,2}\.\s*$/u

/** Longest abbreviation with what stands before it, in UTF-16 units. */
const ABBREVIATION_MAX = 20

/** A question, which its answer follows. */
const QUESTION = /\?\s*$/

/** A sign within a word, such as a password, with no blank behind it. */
const WITHIN_WORD = /[.!?]$/

const isCutAfter = (before: string, rest: string): boolean =>
  QUESTION.test(before) ||
  WITHIN_WORD.test(before) ||
  BEFORE_REST.test(before.slice(-ABBREVIATION_MAX)) ||
  (GOES_ON.test(rest) && BEFORE_NUMBER.test(before))

/** The sentences of a line; "Licence no. 30018" is one, and so is a question with its answer. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    const before = sentences.at(-1)
    if (before !== undefined && before.length < SENTENCE_MAX && isCutAfter(before, segment))
      sentences[sentences.length - 1] = before + segment
    else sentences.push(segment)
  }
  return sentences
}

/** A heading, a question without its answer, one word or none, a comment in HTML. */
const NOT_WHOLE = /^\P{L}*$|^\p{L}+[.!]?$|[:?]$|<!--|-->/u

/** Whether a text can be judged: it is whole and not too long. */
export const isWhole = (text: string): boolean => text.length <= SENTENCE_MAX && !NOT_WHOLE.test(text)

/**
 * Where a clause may end: at a sign, at a full stop before a small letter, which ends no sentence, or before a capital letter, since a
 * full stop may have been forgotten.
 */
const BOUNDARY = /(?<=(?:^|\s)[^\p{Lu}\s]\S*) (?=\p{Lu}\p{Ll})|[,;:?([–—] ?|[.!] (?=\p{Ll})| - /gu
/** Boundaries that are looked at: few sentences have more. */
const BOUNDARIES_MAX = 24

/** Shortest part that can be judged, in UTF-16 units: a name alone tells nothing. */
const PART_MIN = 12

/** What stands before and after each boundary between clauses. */
export const partsOf = (sentence: string): string[] =>
  Array.from(sentence.matchAll(BOUNDARY).take(BOUNDARIES_MAX))
    .flatMap(({ index, 0: sign }) => [sentence.slice(0, index), sentence.slice(index + sign.length)])
    .filter((part) => part.length >= PART_MIN)

/** A text in one line, without the marks of lists, headings, tables and bold type. */
export const withoutMarks = (text: string): string =>
  oneLine(text)
    .replace(/^[-*•·–—>|#\s]+/, '')
    .replace(/(?<![*|\s])[*|\s]+$/, '')
    .replace(/ ?\| ?/g, ', ')
    .replaceAll('**', '')
