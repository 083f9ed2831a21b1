import { remembered } from './remembered.ts'

/**
 * Normalizes text for comparison: lower case, no accents, plain letters and apostrophes, single blanks: "Gießen" and "GIESSEN"
 * are the same. SQLite's lower() handles only ASCII.
 */
export function fold(text: string): string {
  return text.length < KEPT_LENGTHS.from || text.length > KEPT_LENGTHS.until ? foldAnew(text) : foldLong(text)
}

/** Long texts that were folded last are kept: a filter is compared with each facet and column in the same turn of the event loop. */
const foldLong = remembered((text) => foldAnew(text), 32)
/** In UTF-16 units. Shorter ones are folded as quickly; longer ones, which fold to up to 18 times as many, are not compared. */
const KEPT_LENGTHS = { from: 256, until: 4_096 }

function foldAnew(text: string): string {
  const apart = text.normalize('NFKD')
  const { hasMarks, hasGaps, hasLetters } = traitsOf(apart)
  const bare = hasMarks ? apart.replace(/\p{M}+/gu, '') : apart
  // A removed mark between two blanks leaves both, so blanks are collapsed after it.
  const small = (hasGaps || hasMarks ? bare.toLowerCase().replace(/\s+/g, ' ') : bare.toLowerCase()).trim()
  return hasLetters ? small.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter) : small
}

/** Letters without a decomposition in Unicode, as people write them on a keyboard that lacks them; and apostrophes. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
}
const LETTERS = `[${Object.keys(PLAIN).join('')}]`
const SPECIAL = new RegExp(LETTERS, 'g')

const BLANK = 0x20
/** The first code unit that may be one of PLAIN. */
const LETTERS_FROM = 0xc6
const NONE = 0
const GAP = 1
const MARK = 2
const LETTER = 3

/** What needs to be removed or replaced in a text. This check costs a quarter of a removal that finds nothing. */
function traitsOf(text: string): { hasMarks: boolean; hasGaps: boolean; hasLetters: boolean } {
  let [hasMarks, hasGaps, hasLetters, before] = [false, false, false, NONE]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BLANK ? before === BLANK : code < LETTERS_FROM && isGap(code)) hasGaps = true
    else if (code >= LETTERS_FROM) {
      const kind = kindOf(code)
      if (kind === MARK) hasMarks = true
      else if (kind === GAP) hasGaps = true
      else if (kind === LETTER) hasLetters = true
    }
    before = code
  }
  return { hasMarks, hasGaps, hasLetters }
}

const isGap = (code: number): boolean => (code >= 0x09 && code <= 0x0d) || code === 0xa0

let kinds: Uint8Array | undefined
const kindOf = (code: number): number => (kinds ??= readKinds())[code] ?? NONE

/** The kind of each code unit; surrogates count as marks, since some pairs are. All at once: one by one took 5 % of a start. */
function readKinds(): Uint8Array {
  const units = Uint16Array.from(Array(0x1_0000).keys()).fill(NONE, 0xd800, 0xe000)
  const all = new TextDecoder('utf-16le').decode(units)
  const read = new Uint8Array(units.length).fill(MARK, 0xd800, 0xe000)
  for (const [pattern, kind] of [
    [/\s/g, GAP],
    [new RegExp(LETTERS, 'giu'), LETTER],
    [/\p{M}/gu, MARK],
  ] as const)
    for (const { index } of all.matchAll(pattern)) read[index] = kind
  return read
}

/**
 * The same text, which has only Latin-1 letters and signs, in one byte a character. Text that was cut from others may have two, and
 * V8 would compile every pattern once more for it: 50 to 130 ms for the many patterns that callers have.
 */
export const inOneByte = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** The folded words and numbers of a text, without apostrophes. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Text in the form that patterns match: folded, without apostrophes, with other punctuation than "#" as blanks. */
export const toPlainText = (text: string): string =>
  fold(text)
    .replaceAll(/['`]/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
