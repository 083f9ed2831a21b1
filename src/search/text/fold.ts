/** Normalizes text for comparison: lower case, no accents, single blanks. SQLite's lower() handles only ASCII. */
export function fold(text: string): string {
  const apart = text.normalize('NFKD')
  const { hasMarks, hasGaps } = look(apart)
  const bare = hasMarks ? apart.replace(/\p{M}+/gu, '') : apart
  // A removed mark between two blanks leaves both, so blanks are collapsed after it.
  return (hasGaps || hasMarks ? bare.toLowerCase().replace(/\s+/g, ' ') : bare.toLowerCase()).trim()
}

/** The first code unit that may be a combining mark. */
const MARKS_FROM = 0x300
const BLANK = 0x20
const NONE = 0
const GAP = 1
const MARK = 2

/** What needs to be removed from a text. This check costs a quarter of a removal that finds nothing. */
function look(text: string): { hasMarks: boolean; hasGaps: boolean } {
  let [hasMarks, hasGaps, before] = [false, false, NONE]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BLANK ? before === BLANK : code < MARKS_FROM && isGap(code)) hasGaps = true
    else if (code >= MARKS_FROM) {
      const kind = kindOf(code)
      if (kind === MARK) hasMarks = true
      else if (kind === GAP) hasGaps = true
    }
    before = code
  }
  return { hasMarks, hasGaps }
}

const isGap = (code: number): boolean => (code >= 0x09 && code <= 0x0d) || code === 0xa0

let kinds: Uint8Array | undefined
const kindOf = (code: number): number => (kinds ??= readKinds())[code] ?? NONE

/** The kind of each code unit; surrogates count as marks, since some pairs are. */
function readKinds(): Uint8Array {
  return Uint8Array.from({ length: 0x1_0000 }, (_, code) => {
    const letter = String.fromCharCode(code)
    if ((code >= 0xd800 && code <= 0xdfff) || /\p{M}/u.test(letter)) return MARK
    return /\s/.test(letter) ? GAP : NONE
  })
}

/** The folded words and numbers of a text, without apostrophes. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
