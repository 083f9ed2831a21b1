import { fold } from '../../../search/text/fold.ts'
import { FIRST_WORDS, isFirstWord, mayGrow } from './first-words.ts'

const CODES = 0x250
const NONE = 0
/** What a character is: the letter that it is without its accent, from 1 on, or one of these. */
const BLANK = 27
const MARK = 28
const OTHER = 29
/** Marks that begin no claim and end no sentence. */
const MARKS = ',;:()"\'’“”–—-*_'

function kindOf(sign: string): number {
  if (/[A-Za-z\u00c0-\u024f]/.test(sign)) return letterOf(sign)
  if (sign === ' ') return BLANK
  return MARKS.includes(sign) ? MARK : OTHER
}

/** Of letters such as "ß" and "×" the place beside those of the alphabet. */
function letterOf(sign: string): number {
  const at = fold(sign).charCodeAt(0) - 0x60
  return at >= 1 && at <= 26 ? at : NONE
}

const KINDS = Uint8Array.from({ length: CODES }, (_, code) => kindOf(String.fromCharCode(code)))

/** How many letters of a word are looked at first, before it is folded. */
const HEAD = 3
/** The first letters of a word as one number; fewer if it is shorter. */
const headOf = (letters: number[]): number => letters.reduce((head, letter) => head * BLANK + letter, NONE)
/** Which of these numbers begin a word that may begin a claim. */
const HEADS = new Uint8Array(BLANK ** HEAD)
for (const word of FIRST_WORDS)
  for (let length = 1; length <= HEAD; length++) {
    const letters = Array.from(word.slice(0, length).padEnd(HEAD), letterOf)
    HEADS[headOf(letters)] = 1
  }

/**
 * Whether a fragment behind a text that was shown is nothing but words of which no claim begins, and marks. Most fragments are such; this
 * costs a tenth of the patterns that tell more. `before`: the code of the character before the fragment.
 */
export function isPlainFragment(text: string, before: number): boolean {
  // A word that goes on is none of these: its beginning would have been held back.
  let isInWord = isLetter(before)
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at)
    if (kind === OTHER) return false
    if (kind >= BLANK) isInWord = false
    else if (!isInWord) {
      const end = endOfWord(text, at)
      if (mayBegin(text, at, end)) return false
      at = end - 1
      isInWord = true
    }
  }
  return true
}

const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  // Typographic quotes and dashes.
  return code < CODES ? (KINDS[code] ?? OTHER) : code >= 0x2013 && code <= 0x201d ? MARK : OTHER
}

const isLetter = (code: number): boolean => code < CODES && (KINDS[code] ?? OTHER) < BLANK

function endOfWord(text: string, from: number): number {
  let end = from
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1
  return end
}

/** Whether the word of a fragment from `from` to `end` may begin a claim, or become one that does. */
function mayBegin(text: string, from: number, end: number): boolean {
  let head = 0
  for (let at = from; at < from + HEAD; at++) head = head * BLANK + (at < end ? kindAt(text, at) : NONE)
  if (HEADS[head] === 0) return false
  const word = fold(text.slice(from, end))
  return end < text.length ? isFirstWord(word) : mayGrow(word)
}
