import { phrases } from './phrases.ts'
import { type Finding, originalText, type Sentence } from './sentence.ts'
import { isWord, wordAt } from './tokens.ts'

/** Reads literal text: "MLS 1923154", words in quotes, "mentioning skylight". */
export function readLiterals(sentence: Sentence, at: number): Finding | undefined {
  return readMls(sentence, at) ?? readQuoted(sentence, at) ?? readMentioned(sentence, at)
}

function readMls({ tokens }: Sentence, at: number): Finding | undefined {
  const found = MLS(tokens, at)
  const token = found && tokens[found.until]
  if (!token || !/\d/.test(token.raw)) {
    const next = token && tokens[found.until + 1]
    // "MLS DCDC2017888": letters and digits are adjacent tokens.
    if (!token || !next || next.from !== token.to || !/^\d/.test(next.raw)) return undefined
    return { from: at, until: found.until + 2, filter: { mlsNumbers: [token.raw + next.raw] } }
  }
  return { from: at, until: found.until + 1, filter: { mlsNumbers: [token.raw] } }
}

const MLS = phrases([
  [
    true,
    'mls # :|mls #|mls number|mls no|mls id|mls :|mls|listing number|listing #|mls number :|mls number is|listing no',
  ],
])

function readQuoted(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const close = CLOSING[wordAt(tokens, at)]
  if (close === undefined) return undefined
  const end = tokens.findIndex(({ text }, index) => index > at + 1 && text === close)
  if (end < 0 || end - at > 8) return undefined
  return { from: at, until: end + 1, filter: { keywords: [originalText(sentence, { from: at + 1, until: end })] } }
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '„': '“' }

function readMentioned(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const found = MENTIONING(tokens, at)
  if (!found || !isWord(tokens[found.until])) return undefined
  const until = found.until + 1
  return { from: at, until, filter: { keywords: [originalText(sentence, { from: found.until, until })] } }
}

const MENTIONING = phrases([
  [
    true,
    'mentioning|that mention|that mentions|with the word|with the words|containing the word|described as|keyword|keyword :|keywords :',
  ],
])
