import { inOneByte } from '../text/fold.ts'
import { type Finding, originalText, type Sentence } from '../text/sentence.ts'
import { wordAt } from '../text/tokens.ts'
import { NEGATION, restsAfterNegation } from './negation.ts'
import { FAIR_HOUSING_RULES, type FairHousingRule, PREFILTER_BY_REASON } from './rules.ts'

/**
 * Recognizes criteria about the people who live somewhere. The Fair Housing Act (42 U.S.C. 3604) forbids selecting or
 * steering by race, colour, religion, sex, disability, familial status and national origin; safety and school quality
 * are common proxies for these. Such words are removed with a reason; the rest of the request is answered.
 */
export function readForbiddenCriterion(sentence: Sentence, at: number): Finding | undefined {
  const reasons = suspectedReasons(sentence)
  if (reasons.size === 0) return undefined
  const ahead = textFrom(sentence, at)
  if (ahead === '') return undefined
  const denied = restsAfterNegation(ahead)
  for (const { reason, pattern, negated, mayBeSelf } of FAIR_HOUSING_RULES) {
    if (!reasons.has(reason)) continue
    const match = firstMatch(pattern, candidates[negated](ahead, denied))
    if (match === undefined || (mayBeSelf && isAboutSelf(sentence, at))) continue
    const until = at + wordCount(ahead) - wordCount(match.rest) + wordCount(match.said)
    return { from: at, until, refused: { said: originalText(sentence, { from: at, until }), reason } }
  }
  return undefined
}

/** The texts that a rule is matched against: what a negation denies, or what is there. */
const candidates: Record<FairHousingRule['negated'], (ahead: string, denied: string[]) => string[]> = {
  never: (ahead) => [ahead],
  may: (ahead, denied) => [...denied, ahead],
  must: (_ahead, denied) => denied,
}

function firstMatch(pattern: RegExp, texts: string[]): { rest: string; said: string } | undefined {
  for (const rest of texts) {
    const match = pattern.exec(rest)
    if (match !== null) return { rest, said: match[0] }
  }
  return undefined
}

const wordCount = (text: string): number => text.split(' ').filter((word) => word !== '').length

const suspected = new WeakMap<Sentence, ReadonlySet<string>>()

/** The reasons whose rules may match somewhere. Tested once per sentence, so that most rules are skipped at every word. */
function suspectedReasons(sentence: Sentence): ReadonlySet<string> {
  const known = suspected.get(sentence)
  if (known !== undefined) return known
  const words = inOneByte(wordsOf(sentence.tokens).join(''))
  const reasons = new Set(
    [...PREFILTER_BY_REASON].filter(([, prefilter]) => prefilter.test(words)).map(([reason]) => reason),
  )
  suspected.set(sentence, reasons)
  return reasons
}

/** The words with a blank before each; a word that no rule can have ends the line. */
const wordsOf = (tokens: Sentence['tokens']): string[] =>
  tokens.map(({ text }) => (PLAIN.test(text) ? ` ${text}` : '\n'))

/** The words in the rules; spelling correction never changes them. */
export const FAIR_HOUSING_WORDS: ReadonlySet<string> = new Set(
  [NEGATION, ...FAIR_HOUSING_RULES.map(({ pattern }) => pattern)].flatMap(
    ({ source }) => source.match(/[a-z]{4,}/g) ?? [],
  ),
)

/** The next few words, up to a word that is already understood, as one string. */
function textFrom({ tokens }: Sentence, at: number): string {
  const next = tokens.slice(at, at + LOOK_AHEAD).map(({ text }) => text)
  const end = next.findIndex((text) => !PLAIN.test(text))
  const ahead = next.slice(0, end < 0 ? undefined : end).join(' ')
  return inOneByte(ahead)
}

/** The rules have only these characters, so none can match a character outside. */
const PLAIN = /^[\x20-\xff]+$/

/** Number of words that a rule may be about. */
const LOOK_AHEAD = 10

/** "we are a couple with no kids" describes who asks, not who should live there. */
const isAboutSelf = ({ all }: Sentence, at: number) =>
  all.slice(Math.max(0, at - 4), at).some(({ text }, index, near) => {
    const after = near[index + 1]?.text ?? wordAt(all, at)
    const isOfOthers =
      (text === 'are' && OTHERS.has(after)) || (HAVING.has(text) && OWNERS.has(near[index - 1]?.text ?? ''))
    return SELF.has(text) && !isOfOthers
  })
/** "Does it have many …" asks of a place. */
const HAVING = new Set(['have', 'has'])
const OWNERS = new Set(['it', 'you', 'they', 'there', 'that', 'which', 'area', 'neighborhood'])
/** After "are", they tell that others are meant: "are there many …", "are the neighbors …". */
const OTHERS = new Set(['there', 'they', 'the', 'these', 'those', 'many', 'most', 'your'])

const SELF = new Set(
  "have has had am i'm we're are we my our couple married single i us myself as having expecting habe hab".split(' '),
)
