import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import type { SaleType } from '../../contract/listings/listing.ts'
import { homesAt, typeAt } from '../features/types.ts'
import { type Filter, isRangePart, type Range } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import { negationBefore } from '../text/negation.ts'
import { NOTHING, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, originalText, type Sentence } from '../text/sentence.ts'
import { GAP, type TokenSpan, wordAt } from '../text/tokens.ts'
import { filterOfMeasure, hasLowerBudget, isReached, type Measured, readMeasure } from './amounts.ts'
import { comparatorBefore } from './comparators.ts'
import { readDecades, readHundreds } from './decades-and-hundreds.ts'
import { type Denial, denialAt, turned } from './denials.ts'
import { readOtherMoney } from './other-money.ts'
import { isCompared } from './quantities.ts'
import { rangeOf } from './ranges.ts'
import { readDates } from './time-on-market.ts'

/**
 * Reads a limit that is denied, whatever homes stand between: "don't show me houses over 500k", "nothing with fewer than 3 bedrooms".
 * Such homes are wanted within the limit. "No condos under 500k" lists two wishes: nobody minds a low price.
 */
export function readDeniedLimits(sentence: Sentence, at: number): Finding | undefined {
  const denial = denialAt(sentence.tokens, at)
  if (!denial) return ownDenial(sentence, at)
  if (rulesOutSale(sentence, at, denial.until)) return undefined
  const found = limitBehind(sentence, denial)
  if (!found) return undefined
  const { limit, until, between } = found
  const { saleType } = between
  // "I want nothing over 500k": the comparison denies it already.
  const isDenied = !DENYING.has(wordAt(sentence.tokens, found.from))
  const unreached = isDenied && refusesToReach(sentence, denial, found)
  const isTurned = isDenied && !unreached
  // "Not a condo, not a townhouse, not more than 500k" lists denials.
  if (!isTurned && !between.hasVerb && between.homes !== undefined && between.homes.length > 0) return undefined
  const wishes = { ...(saleType && { saleType }), ...typesOf(sentence, between, { from: at, until }) }
  const days = found.days && opposite(found.days)
  if (days) return { from: at, until, filter: { ...wishes, daysOnMarket: days } }
  if (!isLimit(limit) && !unreached)
    return isExclusion(sentence, denial, found)
      ? { ...notUnderstood(sentence, { from: at, until }), filter: wishes }
      : undefined
  if (limit === undefined || (isTurned && !isMeant(sentence, { denial, at, limit }, found))) return undefined
  if (unreached && hasLowerBudget(sentence, limit, { from: at, until })) return { from: at, until, filter: wishes }
  const more = furtherLimits(sentence, until)
  const own = filterOfMeasure(isTurned ? otherSide(limit) : limit, {
    ...sentence,
    saleType: saleType ?? sentence.saleType,
  })
  return {
    from: at,
    until: more.until,
    filter: { ...wishes, ...both(own, more.filter) },
    bare: false,
    ...saidBack(sentence, between),
  }
}

/** "Buy, not rent, under 400k" denies no limit. */
function rulesOutSale({ all }: Sentence, at: number, until: number): boolean {
  const saleAt = (from: number) => lexicon.sale(all, from)?.value
  const denied = saleAt(skipWords(all, until, TO))
  return denied !== undefined && all.slice(0, at).some((_, from) => (saleAt(from) ?? denied) !== denied)
}
const TO = wordSet('to for')

/** "Expensive houses over 1m": the limit tells what is too expensive, and the word itself is said back. */
const saidBack = (sentence: Sentence, { adjective }: Between): Pick<Finding, 'notUnderstood'> =>
  adjective === undefined ? {} : { notUnderstood: originalText(sentence, { from: adjective, until: adjective + 1 }) }

/** The limits of two filters, which may be the two ends of one range. */
function both(one: Filter, other: Filter): Filter {
  const ends = Object.entries(one).map(([part, range]) => {
    const more = other[part as keyof Filter]
    return [part, isRangePart(part as FilterPart) ? { ...(more as Range), ...(range as Range) } : range]
  })
  return { ...other, ...Object.fromEntries(ends) }
}

/**
 * "Nothing over 500k or older than 1990": the comparison denies, and what "or" joins to it is denied too. What "and" joins to "not older
 * than 1990" is a wish of its own.
 */
function ownDenial(sentence: Sentence, at: number): Finding | undefined {
  const isOwn = DENYING.has(wordAt(sentence.tokens, at)) && comparatorBefore(sentence.tokens, at)
  const limit = isOwn ? readMeasure(sentence, at) : undefined
  const isNothing = NOTHING.has(wordAt(sentence.tokens, at))
  const more = limit && furtherLimits(sentence, limit.quantity.until, isNothing ? JOINING : DISJOINING)
  if (!more || more.until === limit.quantity.until) return undefined
  return { from: at, until: more.until, filter: both(filterOfMeasure(limit, sentence), more.filter), bare: false }
}

/** What stands between a denial and the limit: the homes' types (empty for any), and how they are had. */
type Between = {
  until: number
  homes?: string[]
  saleType?: SaleType
  hasVerb: boolean
  isLinked: boolean
  adjective?: number
}
/** `limit`: undefined for times, decades and hundreds: "listed this week", "the seventies". */
type Found = { limit?: Measured; days?: Range | undefined; from: number; until: number; between: Between }

function limitBehind(sentence: Sentence, { until }: Denial): Found | undefined {
  let between: Between | undefined = { until, hasVerb: false, isLinked: true }
  for (let step = 0; between && step < FARTHEST; step++) {
    const from: number = between.until
    const limit = NO_COUNT.has(wordAt(sentence.tokens, from)) ? undefined : readMeasure(sentence, from)
    if (limit) return isOther(sentence, from, limit) ? undefined : { limit, from, until: limit.quantity.until, between }
    const span = readDates(sentence, from) ?? readDecades(sentence, from) ?? readHundreds(sentence, from)
    if (span) return { days: span.filter?.daysOnMarket, from, until: span.until, between }
    between = skipWord(sentence, between)
  }
  return undefined
}

/** How many steps may lie between a denial and its limit. */
const FARTHEST = 14

/** "Not over 5k in taxes" limits no price, and "no HOA over 500k" no fee. */
const isOther = (sentence: Sentence, at: number, { part, quantity }: Measured): boolean =>
  readOtherMoney(sentence, at) !== undefined || (part === 'hoa' && quantity.low >= HIGHEST_FEE)
/** A larger number is no fee of a month. */
const HIGHEST_FEE = 10_000

function skipWord(sentence: Sentence, between: Between): Between | undefined {
  const { tokens } = sentence
  const at = between.until
  const text = wordAt(tokens, at)
  // So far only places were read, and words that are taken as they are.
  if (tokens[at] === GAP) return { ...between, until: at + 1 }
  // "No no no"
  if (text === tokens[at - 1]?.text) return undefined
  const homes = between.homes ? undefined : homesAt(sentence, at)
  if (homes) return { ...between, ...homes, isLinked: false }
  // "No rentals over 2k"
  const isHome = RENTALS.has(text)
  const sale = between.homes || between.hasVerb || isHome ? lexicon.sale(tokens, at) : undefined
  if (sale && sale.value !== 'either')
    return { ...between, until: sale.until, saleType: sale.value, ...(isHome && { homes: [] }) }
  const next = { ...between, until: at + 1, isLinked: true }
  // German separates a relative clause: "keine Häuser, die über 500.000 kosten".
  const isNamed = between.homes ?? NOTHING.has(wordAt(tokens, at - 1))
  if (text === ',' && isNamed && RELATIVE.has(wordAt(tokens, at + 1))) return { ...next, until: at + 2 }
  if (VERBS.has(text)) return { ...next, hasVerb: true }
  if (ADJECTIVES.has(text) && !between.homes) return { ...next, adjective: at }
  return FILLERS.has(text) ? next : undefined
}

/** The types between, unless other words name the homes that are wanted. */
function typesOf(sentence: Sentence, { homes = [] }: Between, span: TokenSpan): { types?: string[] } {
  return homes.length > 0 && !isNamedElsewhere(sentence, span) ? { types: homes } : {}
}

/** Whether homes are named, and not denied, outside of a span. */
export function isNamedElsewhere(sentence: Sentence, { from, until }: TokenSpan): boolean {
  const { all } = sentence
  const whole = { ...sentence, tokens: all }
  const isHome = (at: number) => (typeAt(whole, at) ?? lexicon.generic(all, at)) !== undefined
  return all.some((_, at) => (at < from || at >= until) && isHome(at) && negationBefore(all, at) === 0)
}

const opposite = ({ min, max = 0 }: Range): Range => (min === undefined ? { min: max + 1 } : { max: min - 1 })

const isLimit = (limit: Measured | undefined): limit is Measured =>
  limit?.quantity.kind === 'min' || limit?.quantity.kind === 'max'

/** "Don't show me houses around 500k", "not 3 bedrooms", "nothing from the seventies": what a filter cannot exclude. */
function isExclusion({ tokens }: Sentence, { kind, until }: Denial, { limit, between }: Found): boolean {
  const isPlain =
    limit !== undefined && !isCompared(limit.quantity) && (limit.quantity.kind === 'bare' || limit.part !== 'yearBuilt')
  // "I don't want a house 3 bedrooms" lists two wishes, and a price alone is a maximum anyway.
  if (isPlain && (!between.isLinked || limit.part === 'price')) return false
  const isYear = limit === undefined || limit.part === 'yearBuilt'
  return kind !== 'absence' || between.hasVerb || isYear || NOTHING.has(wordAt(tokens, until - 1))
}

type Meaning = { denial: Denial; at: number; limit: Measured }

/** Whether a denial is about the limit. A verb tells it; beside "no" and "without" it depends on what people avoid. */
function isMeant(sentence: Sentence, { denial, at, limit }: Meaning, { from, until, between }: Found): boolean {
  if (denial.kind === 'stated' || between.hasVerb || isAvoided(limit, sentence)) return true
  if (denial.kind === 'not' && !between.homes) return true
  if (limit.part === 'price' || limit.part === 'hoa') return false
  if (!between.homes) return true
  const isStrict = comparatorBefore(sentence.tokens, from) !== undefined && limit.quantity.strict
  return isStrict && !isNamedElsewhere(sentence, { from: at, until })
}

/** "We can't stretch to 650k", "won't go up to 650k": nobody turns down homes for less, so the amount stays the most to pay. */
function refusesToReach({ tokens }: Sentence, denial: Denial, { limit, from, until, between }: Found): boolean {
  if (limit === undefined || between.homes !== undefined) return false
  const isBare = limit.part === 'price' && limit.quantity.kind === 'bare'
  if (!isReached(limit) && !isBare) return false
  // "Not 700k but 600k" corrects, "but not to 700k" denies.
  const isTo = !isBare || wordAt(tokens, from - 1) === 'to'
  const isAlone = denial.kind === 'not' && !between.hasVerb && isTo
  return isAlone || tokens.slice(denial.until, until).some(({ text }) => REACHING.has(text))
}
const REACHING = wordSet('go going stretch stretching pay paying spend spending afford reach reaching')

/** Whether people avoid homes beyond the limit: dear, small or old ones. */
function isAvoided({ part, quantity }: Measured, { year }: Sentence): boolean {
  const isMinimum = rangeOf(part, quantity, year).min !== undefined
  return isMinimum === COSTS.has(part)
}
const COSTS = new Set<string>(['price', 'unitAreaPrice', 'hoa', 'daysOnMarket'])

const otherSide = ({ part, quantity }: Measured): Measured => ({ part, quantity: turned(quantity) })

/** "Nothing over 500k or under 60 m²" denies both. */
function furtherLimits(sentence: Sentence, at: number, joints = JOINING): { until: number; filter: Filter } {
  const joint = wordAt(sentence.tokens, at)
  const limit = joints.has(joint) ? readMeasure(sentence, at + 1) : undefined
  if (!isLimit(limit) || !(NOR.has(joint) || isAvoided(limit, sentence))) return { until: at, filter: {} }
  const more = furtherLimits(sentence, limit.quantity.until, joints)
  return { until: more.until, filter: both(filterOfMeasure(otherSide(limit), sentence), more.filter) }
}

const JOINING = wordSet('or nor neither and')
const DISJOINING = wordSet('or nor neither')
const NOR = wordSet('nor neither')
const RENTALS = wordSet('rental rentals')
const ADJECTIVES = wordSet('cheap expensive pricey costly new old big large small tiny huge nice')
const RELATIVE = wordSet('that which what who the')
const DENYING = wordSet('no not nothing none')
/** "No one under 500k" counts nothing. */
const NO_COUNT = wordSet('one a an')
/** Verbs between a denial and what is denied. */
export const VERBS = wordSet(
  'want quiero queremos quero queremos veux voudrais will mochte wants wanting like need needs pay paying spend spending go going gonna show see seeing give send offer list include recommend suggest consider get take accept buy afford do stretch look looking interested willing able ready prepared planning hear bother live',
)
const FILLERS = wordSet(
  'to me us for in with about of at from anything something any a an the one ones single cent penny dollar cents please ever even really think i we can could should would be is are was cost costs costing have has having that which what who it been them those these such other more all just no nothing none priced listed homes',
)
