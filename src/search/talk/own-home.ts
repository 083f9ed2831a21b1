import { typeAt } from '../features/types.ts'
import { lexicon } from '../language/lexicon.ts'
import { phrases, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { type Token, type TokenSpan, wordAt } from '../text/tokens.ts'

/**
 * Reads what people tell of a home that they have or had: "we just sold our condo in Denver", "downsizing from a 5 bedroom house", "our
 * current flat". To the end of the clause nothing of it is a wish.
 */
export function readOwnHome(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const start = LEAVING(tokens, at)?.until ?? livingFrom(tokens, at) ?? (isCurrent(tokens, at) ? at : undefined)
  if (start === undefined) return undefined
  const until = endOfClause(tokens, start)
  return namesHome(sentence, { from: start, until }) ? { from: at, until } : undefined
}

/** Words for whose a home is. */
const OWNERS = ['our', 'my', 'their', 'his', 'her']

/** "Sold our": a home that somebody sells is told of, not searched for. */
const LEAVING = phrases<true>([
  [
    true,
    [
      'sold',
      'selling',
      'sell',
      'leaving',
      'left',
      'leave',
      'lost',
      'losing',
      'outgrown',
      'outgrew',
      'moved out of',
      'moving out of',
    ]
      .flatMap((verb) => OWNERS.map((owner) => `${verb} ${owner}`))
      .join('|'),
  ],
  [
    true,
    ['downsizing', 'downsize', 'upsizing', 'moving', 'move', 'relocating', 'coming', 'come']
      .flatMap((verb) => ['a', 'an', ...OWNERS].map((owner) => `${verb} from ${owner}`))
      .join('|'),
  ],
])

/** "We live in a", "I currently rent a": undefined where somebody wants to, "I want to rent a". */
function livingFrom(tokens: Token[], at: number): number | undefined {
  if (!PERSONS.has(wordAt(tokens, at)) || ASKING.has(wordAt(tokens, at - 1))) return undefined
  const verb = skipWords(tokens, at + 1, NOW)
  if (!LIVING.has(wordAt(tokens, verb))) return undefined
  const owner = skipWords(tokens, verb + 1, IN)
  return OF_OWNERS.has(wordAt(tokens, owner)) ? owner + 1 : undefined
}
const PERSONS = wordSet("i we they he she i'm we're they're parents husband wife")
const ASKING = wordSet('can could do does did would should may where')
const NOW = wordSet("currently now still presently just already have i've we've am are had")
const LIVING = wordSet('live lives lived living own owns owned rent rents rented renting')
const IN = wordSet('in at now with')
const OF_OWNERS = new Set(['a', 'an', ...OWNERS])

/** "Our current", "my old": not "a new one like my current". */
const isCurrent = (tokens: Token[], at: number): boolean =>
  OWN.has(wordAt(tokens, at)) && CURRENT.has(wordAt(tokens, at + 1))
const OWN = new Set(OWNERS)
const CURRENT = wordSet('current present existing old former previous last')

function endOfClause(tokens: Token[], from: number): number {
  const end = tokens.findIndex(
    ({ text }, at) => at >= from && (/^[.,;:!?]$/.test(text) || ENDING.has(text) || WISHING(tokens, at) !== undefined),
  )
  return end < 0 ? tokens.length : end
}
const ENDING = wordSet('and but so because since as which who that to want need looking searching now hoping')
/** "We leave our flat for a house": from here on it is a wish. */
const WISHING = phrases<true>([
  [true, 'for a|for an|for something|for one|for more|into a|into an|i want|we want|i need|we need'],
])

const namesHome = (sentence: Sentence, { from, until }: TokenSpan): boolean =>
  sentence.tokens
    .slice(from, until)
    .some(
      (_, index) =>
        (typeAt(sentence, from + index) ?? lexicon.generic(sentence.tokens, from + index)) !== undefined ||
        HOMES.has(wordAt(sentence.tokens, from + index)),
    )
const HOMES = wordSet('place home lease rental bedroom bedrooms bed bd br')
