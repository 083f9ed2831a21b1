import { type SaleType, Status } from '../../contract/listings/listing.ts'
import { lexicon } from '../language/lexicon.ts'
import type { SearchWords } from '../language/words.ts'
import { comparatorBefore } from '../numbers/comparators.ts'
import { readNumber } from '../numbers/numbers.ts'
import { subjectAt } from '../numbers/units.ts'
import { negationBefore } from '../text/negation.ts'
import { type Found, phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { type Token, wordAt } from '../text/tokens.ts'

/** Reads whether to buy or to rent. */
export function readSaleType(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const found = lexicon.sale(tokens, at)
  if (!found) return undefined
  const { value, until } = found
  // "Homes with rental potential" may be bought.
  if (GAINS.has(wordAt(tokens, until))) return notUnderstood(sentence, { from: at, until: until + 1 })
  if (value === 'either') return { from: at, until, drop: ['saleType'] }
  const from = EXCLUDING.has(wordAt(tokens, at - 1)) ? at - 1 : at
  return { from, until, filter: { saleType: saleTypeMeant({ value, until }, tokens, at) }, weak: true }
}
const EXCLUDING = wordSet('except excluding exclude')

const GAINS = wordSet('potential income yield returns')

/** The sale type by the last word that tells it: "we have rented for years and want to buy". */
export function saleTypeOf(tokens: Token[]): SaleType | undefined {
  for (let at = tokens.length - 1; at >= 0; at--) {
    const found = lexicon.sale(tokens, at)
    if (found && found.value !== 'either') return saleTypeMeant({ value: found.value, until: found.until }, tokens, at)
  }
  return undefined
}

/** "rent, not buy" and "buy rather than rent" exclude one sale type, so the other is meant. */
function saleTypeMeant({ value: said, until }: Found<SaleType>, tokens: Token[], at: number): SaleType {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  const isInsteadOf = before.at(-2) === 'instead' && before.at(-1) === 'of'
  const isRuledOut =
    isInsteadOf ||
    // "Anything but rentals"
    negationBefore(tokens, at) > 1 ||
    (before.at(-1) === 'no' && !EXISTS.has(before.at(-2) ?? '') && BEHIND_KIND.has(wordAt(tokens, until))) ||
    before.some((text, index) => RULED_OUT.has(text) && before.slice(index + 1).every((word) => LINKS.has(word)))
  if (!isRuledOut) return said
  return said === 'for_sale' ? 'for_rent' : 'for_sale'
}

const RULED_OUT = new Set([...EXCLUDING, ...wordSet("not than don't never stop")])
const LINKS = wordSet('to for want looking interested in a')
/** "There is no rent listed" rules out nothing. */
const EXISTS = wordSet('is are there have has')
/** What may follow a kind of sale that is ruled out; "no rent control" and "no sale pending" are of something else. */
const BEHIND_KIND = new Set([
  '',
  ...wordSet(
    '. , ; ! ? please thanks only just but and or no in at near around under for homes houses listings properties units option options allowed',
  ),
])

/** Reads statuses: sold, coming soon or active. "including sold" adds to the default statuses. */
export function readStatuses({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const found = lexicon.statuses(tokens, at)
  if (!found || NEGATIONS.has(wordAt(tokens, at - 1))) return undefined
  const named = STATUSES[found.value]
  const too = TOO(tokens, found.until)?.until
  const isAdded = INCLUDING.has(wordAt(tokens, at - 1)) || too !== undefined
  const statuses = isAdded ? [...new Set([...(previous.statuses ?? UNSOLD), ...named])] : [...named]
  return { from: at, until: too ?? found.until, filter: { statuses } }
}

const TOO = phrases<true>([
  [
    true,
    ['', 'ones ', 'homes ', 'listings ']
      .flatMap((homes) => ['too', 'also', 'as well'].map((too) => `${homes}${too}`))
      .join('|'),
  ],
])

/** The default statuses, used unless the words ask for sold homes. */
export const UNSOLD: readonly Status[] = ['Active', 'PreOnMarket']

/** Reads "no HOA", "I don't pay any HOA": a fee of 0. */
export function readNoFee(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, saleType } = sentence
  const found = lexicon.noFee(tokens, at) ?? deniedFee(tokens, at)
  // "For rent for 800 without charges" tells what the rent leaves out.
  if (found && saleType === 'for_rent' && /^\d|^[$€£]$/.test(wordAt(tokens, at - 1)))
    return notUnderstood(sentence, { from: at, until: found.until })
  return found && { from: at, until: found.until, filter: { hoa: { max: 0 } } }
}

function deniedFee(tokens: Token[], at: number): { until: number } | undefined {
  if (!DENIALS.has(wordAt(tokens, at))) return undefined
  const until = skipWords(tokens, at + 1, PAYING)
  const fee = until - at > MOST_PAYING ? undefined : subjectAt(tokens, until)
  // "I won't pay HOA over 300" has a limit.
  const isLimited = fee === undefined || comparatorBefore(tokens, fee.until) || readNumber(tokens, fee.until)
  const isOther = WISHES.has(wordAt(tokens, fee?.until ?? -1))
  return fee?.value === 'hoa' && !isLimited && !isOther ? fee : undefined
}

const DENIALS = wordSet("no not don't dont doesn't doesnt won't wont without never zero nor")
const PAYING = wordSet(
  'pay paying to want have having charge charges charging owe need any a an the there is are monthly',
)
/** Maximum number of tokens from a denial to its fee. */
const MOST_PAYING = 6
/** "I don't have an HOA preference" denies no fee. */
const WISHES = wordSet('preference preferences requirement requirements limit limits opinion question questions')

/** Reads how homes can be visited: "open houses", "with a 3D tour", "which are open on Saturday?" */
export function readTours(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, previous } = sentence
  const found = lexicon.tours(tokens, at)
  const isOpen = tokens[at]?.text === 'are'
  if (isOpen && (!SHOWN.has(wordAt(tokens, at - 1)) || NO_VISIT.has(wordAt(tokens, at + 2)))) return undefined
  const denied = found && deniedFrom(tokens, at)
  if (found && denied !== undefined) {
    const span = { from: denied, until: skipWords(tokens, found.until, NEEDED) }
    const isGivenUp = previous.tours?.includes(found.value) === true
    return isGivenUp ? { ...span, filter: { tours: [found.value] }, change: 'remove' } : notUnderstood(sentence, span)
  }
  return found && { from: at, until: found.until, filter: { tours: [found.value] } }
}

/** Where what denies a visit begins: "without an", "I don't need any", "forget about the"; undefined if nothing does. */
function deniedFrom(tokens: Token[], at: number): number | undefined {
  const end = skipBack(tokens, at, BESIDE_DENIED)
  const [far, near] = [wordAt(tokens, end - 2), wordAt(tokens, end - 1)]
  if (GIVEN_UP.has(near) || (near === 'mind' && far === 'never'))
    return DENIALS.has(far) && far !== 'never' ? undefined : near === 'mind' ? end - 2 : end - 1
  const isBare = end === at || ARTICLES.has(wordAt(tokens, end))
  if (!TOURS_DENIED.has(near) || (NOT_NEEDED.has(near) && isBare)) return undefined
  // "Are there no open houses?" asks for some.
  return far === 'there' ? undefined : end - 1
}
const TOURS_DENIED = wordSet("no not without don't dont needn't needless")
/** These deny a verb that follows. */
const NOT_NEEDED = wordSet("don't dont")
const GIVEN_UP = wordSet('forget skip drop ignore scrap remove')
const BESIDE_DENIED = wordSet(
  'a an any the about need needs for want wish require insist on care to have more these those',
)
const ARTICLES = wordSet('a an any the')
const NEEDED = wordSet('needed necessary required needs please then anymore')

/** "Which houses are open on Saturday?" asks for open houses; "when are you open?" and "which are open to offers?" do not. */
const SHOWN = wordSet('ones homes houses condos apartments townhouses places listings them these those')
const NO_VISIT = wordSet('to for plan concept floor kitchen layout')

const NEGATIONS = wordSet('not un')
const INCLUDING = wordSet('including include also incl plus and with')

const STATUSES: Readonly<Record<keyof SearchWords['statuses'], readonly Status[]>> = {
  sold: ['Sold'],
  soon: ['PreOnMarket'],
  active: ['Active'],
  any: Status.options,
}
