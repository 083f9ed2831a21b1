import type { Filter } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import type { FeatureName } from '../language/words.ts'
import { type Phrases, phrases, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { said } from '../text/tokens.ts'
import { FEATURES } from './feature-words.ts'

/** Things a home has, asked for without a number: pets, furniture, laundry, a pool … and parking, which is a number. */
export function readFeatures(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const found = lexicon.features(tokens, at)
  if (!found) return undefined
  const { value: name, until } = found
  // A furnished kitchen is no furnished home.
  if (name === 'furnished' && ROOMS.has(tokens[until]?.text ?? '')) return undefined
  const filter: Filter = name === 'parking' ? { parking: { min: 1 } } : { features: [FEATURES[name]] }
  const from = skipBack(tokens, at)
  const needless = NEEDLESS(tokens, until)
  if (needless) return { from, until: needless.until, filter, change: 'remove' }
  if (!NEGATIONS.has(tokens[from - 1]?.text ?? '')) return { from: at, until, filter }
  return { from: from - 1, until, ...negated(sentence, filter, from - 1, until) }
}

/** "no pool" lifts the wish for one. That a home must lack something can be asked of parking alone, as a number. */
function negated({ words, all, previous }: Sentence, filter: Filter, from: number, until: number): Partial<Finding> {
  const name = filter.features?.[0]?.[0]
  const isWished = name ? previous.features?.some(([other]) => other === name) : previous.parking !== undefined
  // Who has no pets lives anywhere.
  const isNeedless = name === PETS || all.some(({ text }) => text === 'need' || text === 'needed')
  if (isWished || isNeedless) return { filter, change: 'remove' }
  return name ? { notUnderstood: said(words, all, from, until) } : { filter: { parking: { max: 0 } } }
}

/**
 * How listings say that they have none of it ("No pets", "Furnished: No"), by the ways in which they write it. Only single
 * words are denied so.
 */
export const denialsOf = (written: readonly string[]): string[] =>
  written.filter((name) => /^\p{L}+$/u.test(name)).flatMap((name) => DENIED.map((denial) => denial.replace('{}', name)))

const DENIED = ['no {}', 'not {}', 'without {}', '{} no', '{} none', '{} not', '{} are not', '{} is not']

const PETS: FeatureName = 'pets allowed'

function skipBack(tokens: Sentence['tokens'], at: number): number {
  let from = at
  while (from > 0 && FILLERS.has(tokens[from - 1]?.text ?? '')) from--
  return from
}

const ROOMS = wordSet('kitchen kitchens')
const FILLERS = wordSet('a an the any be of need for')
const NEGATIONS = wordSet(
  "no without not don't dont doesn't doesnt drop remove forget needn't excluding sin sans ohne kein keine keinen sem",
)
const NEEDLESS: Phrases<true> = phrases([
  [
    true,
    "optional|not needed|not required|not necessary|not important|is optional|is not needed|isn't needed|unnecessary",
  ],
  [
    true,
    "don't matter|doesn't matter|do not matter|does not matter|not a must|is not a must|is not necessary|isn't necessary",
  ],
])
