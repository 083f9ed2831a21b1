import type { Filter } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import type { FeatureName } from '../language/words.ts'
import { denialBehind } from '../numbers/denials.ts'
import { subjectAt } from '../numbers/units.ts'
import { dislikedBefore, isMissing } from '../text/negation.ts'
import { type Found, type Phrases, phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, originalText, type Sentence } from '../text/sentence.ts'
import { GAP, type TokenSpan, wordAt } from '../text/tokens.ts'
import { otherPurchaseUntil } from './purchase-option.ts'
import { FEATURES } from './spellings.ts'

/** Reads features without a number (pets, furniture, laundry, a pool …), and parking, which has a number. */
export function readFeatures(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, language } = sentence
  const found = lexicon.features(tokens, at) ?? deniedView(tokens, at)
  if (!found) return undefined
  const { value: name, until } = found
  // German "in den Zwanzigern" has no den (the room).
  if (language === 'de' && tokens[at]?.text === 'den') return undefined
  // A dog park is a park.
  if (name === PETS && OF_DOGS.has(wordAt(tokens, until))) return undefined
  // A furnished kitchen is not a furnished home.
  if (name === 'furnished' && ROOMS.has(wordAt(tokens, until))) return undefined
  const bought = name === 'rent to own' ? otherPurchaseUntil(sentence, until) : undefined
  if (bought !== undefined) return notUnderstood(sentence, { from: at, until: bought })
  const cars = name === 'parking' ? CARS.get(wordAt(tokens, at - 1)) : undefined
  const filter: Filter = name === 'parking' ? { parking: { min: cars ?? 1 } } : { features: [FEATURES[name]] }
  const named = cars === undefined ? at : at - 1
  const from = beforeHaving(tokens, skipBack(tokens, named, FILLERS), name)
  // German "Garage brauche ich nicht": only what was wished before is given up.
  const needless = NEEDLESS(tokens, until)?.until ?? denialBehind(tokens, until)
  if (needless) return { from, until: needless, filter, change: 'remove' }
  const givenUp = givenUpBefore(tokens, from)
  if (givenUp > 0) return { from: from - givenUp, until, filter, change: 'remove' }
  const start = from - denialBefore(tokens, from)
  // "2 cats": how many there are is no other wish.
  const counted = name === PETS && /^\d$/.test(wordAt(tokens, at - 1)) ? at - 1 : named
  if (start === from && !isJoinedToDenied(sentence, from)) return { from: counted, until, filter }
  const denied = { from: Math.min(start, from - 1), until }
  return { ...denied, ...negated(sentence, filter, denied) }
}

/** "A double garage" is for two cars. */
const CARS = new Map([
  ['double', 2],
  ['triple', 3],
])

/** "No view", "forget the view": elsewhere the word may be a verb, and "no view of the highway" gives up no other view. */
const deniedView = (tokens: Sentence['tokens'], at: number): Found<FeatureName> | undefined => {
  const from = skipBack(tokens, at, FILLERS)
  const isDenied = tokens[at]?.text === 'view' && denialBefore(tokens, from) + givenUpBefore(tokens, from) > 0
  return isDenied && wordAt(tokens, at + 1) !== 'of' ? { value: 'views', until: at + 1 } : undefined
}

/** How many tokens give up what follows: "never mind", "do without"; 0 for none. */
function givenUpBefore(tokens: Sentence['tokens'], at: number): number {
  for (let back = Math.min(at, LONGEST_GIVING_UP); back > 0; back--)
    if (GIVING_UP(tokens, at - back)?.until === at) return back
  return 0
}
const GIVING_UP: Phrases<true> = phrases([
  [
    true,
    "never mind|nevermind|forget|forget about|skip|scratch|ignore|don't worry about|don't care about|do without|live without|get by without|no longer need|no longer want|won't bring|not bringing|aren't bringing|won't have",
  ],
])
/** Maximum number of tokens of such words. */
const LONGEST_GIVING_UP = 3

/** How many tokens deny what follows: "no", "anything but"; 0 for none. */
function denialBefore(tokens: Sentence['tokens'], at: number): number {
  const [far, near] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)]
  if (NEGATIONS.has(near)) return 1
  // "Nothing furnished?" asks for such homes.
  if (near === 'nothing' && tokens.at(-1)?.text !== '?' && !isMissing(tokens, at - 1)) return 1
  return near === 'but' && far === 'anything' ? 2 : dislikedBefore(tokens, at)
}

/**
 * In "homes that don't have a pool", "I don't want a pool" and "I don't have pets" the verb is passed; "I don't have a garden" tells of
 * the home that one has.
 */
function beforeHaving(tokens: Sentence['tokens'], at: number, name: FeatureName | 'parking'): number {
  const [subject, denial, verb] = [wordAt(tokens, at - 3), wordAt(tokens, at - 2), wordAt(tokens, at - 1)]
  const isDenied = verb === 'want' || (name === PETS ? KEEPING.has(verb) : HAVING.has(verb) && !PERSONS.has(subject))
  return isDenied && DENIED_VERB.has(denial) ? at - 1 : at
}
const HAVING = wordSet('have include allow offer')
/** What people do with pets. */
const KEEPING = wordSet('have own got keep bring include allow offer')
const DENIED_VERB = wordSet("don't dont doesn't doesnt not haven't havent")
const PERSONS = wordSet('i we you do')

/** "Without a garage or a pool" denies both: whether "or" stands before, and before it only what is denied. */
function isJoinedToDenied({ tokens, all }: Sentence, at: number): boolean {
  if (!JOINING.has(wordAt(tokens, at - 1))) return false
  let from = at - 1
  while (from > 0 && tokens[from - 1] === GAP) from--
  const denial = all.findLastIndex(({ text }, index) => index >= from && index < at - 1 && NEGATIONS.has(text))
  return denial >= 0 && endOfNames(all.slice(0, at), denial + 1) === at
}
const JOINING = wordSet('or nor neither o u ou oder ni nem noch')

/** Where features, or fees, that follow one another end: "garage or a pool or ". */
function endOfNames(tokens: Sentence['tokens'], at: number): number {
  const start = skipWords(tokens, at, LEADING)
  const found = lexicon.features(tokens, start) ?? subjectAt(tokens, start)
  return found ? endOfNames(tokens, found.until) : start
}

/** "no pool" removes the feature from the filter. A filter can exclude only parking, as a number of 0. */
function negated(sentence: Sentence, filter: Filter, denied: TokenSpan): Partial<Finding> {
  const { all, previous } = sentence
  const name = filter.features?.[0]?.[0]
  const isWished = name ? previous.features?.some(([other]) => other === name) : previous.parking !== undefined
  // A person without pets may live anywhere; "no pets allowed" is a wish about homes.
  const isAboutPerson = name === PETS && !all.slice(denied.from, denied.until).some(({ text }) => text === 'allowed')
  const isNeedless =
    isAboutPerson || all.slice(denied.from, denied.until + 1).some(({ text }) => text === 'need' || text === 'needed')
  if (isWished || isNeedless) return { filter, change: 'remove' }
  return name ? { notUnderstood: originalText(sentence, denied) } : { filter: { parking: { max: 0 } } }
}

const PETS: FeatureName = 'pets allowed'
const OF_DOGS = wordSet('park parks run beach beaches house door wash groomer walker')

const ROOMS = wordSet('kitchen kitchens')
const FILLERS = wordSet('a an the any be of need for in on im')
const LEADING = new Set([...FILLERS, ...JOINING])
const NEGATIONS = wordSet(
  "no nor neither without not don't dont doesn't doesnt haven't havent drop remove needn't exclude excluding hate dislike detest sin sans ohne kein keine keinen sem",
)
const NEEDLESS: Phrases<true> = phrases([
  [
    true,
    "optional|not needed|not required|not necessary|not important|is optional|is not needed|isn't needed|unnecessary",
  ],
  [
    true,
    "is not important|isn't important|is not that important|isn't that important|is not so important|isn't so important|not that important|not so important|no longer needed|is no longer needed|no longer necessary|is no longer necessary|not a dealbreaker|is not a dealbreaker|isn't a dealbreaker|would be nice but that's not a must|would be nice but not a must|would be nice but is not a must|would be nice but isn't a must|would be nice but not necessary|would be nice but not required|would be nice but it's not a must|is not coming|isn't coming|won't come|will not come",
  ],
  [
    true,
    "don't matter|doesn't matter|do not matter|does not matter|not a must|is not a must|is not necessary|isn't necessary",
  ],
])
