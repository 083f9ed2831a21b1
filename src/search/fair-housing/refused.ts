import type { Finding, Sentence } from '../text/sentence.ts'
import { said } from '../text/tokens.ts'
import { FAIR_RULES } from './rules.ts'

/**
 * Wishes about who lives somewhere. The Fair Housing Act (42 U.S.C. 3604) bars choosing or steering by race, colour,
 * religion, sex, disability, familial status and national origin; safety and school praise are the usual stand-ins for
 * these. Such words are taken out with a reason; the rest of the request is answered.
 */
export function readRefused(sentence: Sentence, at: number): Finding | undefined {
  const ahead = textFrom(sentence, at)
  if (ahead === '') return undefined
  for (const { reason, pattern, mayBeSelf } of FAIR_RULES) {
    const match = pattern.exec(ahead)
    if (!match || (mayBeSelf && isAboutSelf(sentence, at))) continue
    const until = at + match[0].trim().split(' ').length
    return { from: at, until, refused: { said: said(sentence.words, sentence.all, at, until), reason } }
  }
  return undefined
}

/** The words that the rules know, which are mended into nothing else. */
export const FAIR_WORDS: ReadonlySet<string> = new Set(
  FAIR_RULES.flatMap(({ pattern }) => pattern.source.match(/[a-z]{4,}/g) ?? []),
)

/** The next few words up to what is understood already, as one line. */
function textFrom({ tokens }: Sentence, at: number): string {
  const next = tokens.slice(at, at + LOOK_AHEAD).map(({ text }) => text)
  const end = next.findIndex((text) => !PLAIN.test(text))
  const ahead = next.slice(0, end < 0 ? undefined : end).join(' ')
  // V8 compiles every rule anew for texts that it keeps in two bytes a letter, which takes 130 ms: this makes it one byte.
  return Buffer.from(ahead, 'latin1').toString('latin1')
}

/** Rules are written in these signs, so none matches beyond another one. */
const PLAIN = /^[\x20-\xff]+$/

const LOOK_AHEAD = 10

/** "we are a couple with no kids" says who asks, not who should live there. */
const isAboutSelf = ({ all }: Sentence, at: number) =>
  all.slice(Math.max(0, at - 4), at).some(({ text }) => SELF.has(text))

const SELF = new Set(
  "have has had am i'm we're are we my our couple married single i us myself as having expecting".split(' '),
)
