import { lexicon } from '../language/lexicon.ts'
import { skipWords, wordSet } from '../text/phrases.ts'
import type { Sentence } from '../text/sentence.ts'
import { wordAt } from '../text/tokens.ts'
import { homesAt } from './types.ts'

/**
 * Where the thing ends that "option to buy" is about, if that is not the home: "the furniture", "a parking spot". Undefined for "option
 * to buy it", "option to buy in Tacoma" and "option to buy the home".
 */
export function otherPurchaseUntil(sentence: Sentence, at: number): number | undefined {
  const { tokens } = sentence
  const noun = skipWords(tokens, at, BEFORE_NOUN)
  // Without an article only what is surely a thing counts: another word may be a place or a time.
  const isThing = THINGS.has(wordAt(tokens, noun)) || lexicon.features(tokens, noun) !== undefined
  const isNamed = noun > at && ARTICLES.has(wordAt(tokens, noun - 1))
  if (!isThing && !isNamed) return undefined
  if (homesAt(sentence, noun) || OF_HOME.has(wordAt(tokens, noun))) return undefined
  return wordAt(tokens, noun) === '' ? undefined : (lexicon.features(tokens, noun)?.until ?? noun + 1)
}
const ARTICLES = wordSet(
  'the a an some any all its his her your my existing los las el la les des du die den das dos das os as',
)
/** French "des" is translated as "from"; words as typed are of any language. */
const BEFORE_NOUN = new Set([...ARTICLES, 'of', 'from', 'for', 'de', 'fur'])
const THINGS = wordSet('furniture furnishings appliances contents fixtures land lot')
/** What is bought when the home is. */
const OF_HOME = wordSet('it this that one same later end future first beginning way')
