import type { RangePart } from '../../contract/listings/filter-parts.ts'
import { wordSet } from '../text/phrases.ts'
import type { Sentence } from '../text/sentence.ts'
import { isCapital, type Token, type TokenSpan, wordAt } from '../text/tokens.ts'
import { isFractionOfMillions, isLikePrice } from './implied.ts'
import { isCompared, type NumericConstraint } from './quantities.ts'
import { partOfSubject, type Unit } from './units.ts'

/** The part that a quantity at a token is about: by its unit, else its subject, else because it is money. */
export function partOfQuantity(quantity: NumericConstraint, sentence: Sentence, at: number): RangePart | undefined {
  const { unit, subject, low } = quantity
  const { all } = sentence
  // "The first one - hoa?" states no fee, "the rental one" no rent.
  if ((unit?.part ?? subject) === 'hoa' && all[at]?.text === 'one') return undefined
  if (subject === 'rent' && all[quantity.until - 1]?.text === 'one') return undefined
  if (unit) return partOfUnit(unit, quantity, sentence)
  if (subject === 'yearBuilt') return isYear(low) ? subject : undefined
  if (subject === 'hoa') return subject
  // "For sale for 500000" is a price: read again without the subject.
  if (subject === 'daysOnMarket' && low > LONGEST_WAIT) return undefined
  if (subject === 'unitAreaPrice' || subject === 'squareMetrePrice') return 'unitAreaPrice'
  const isMoney = quantity.currency !== undefined || quantity.scale >= 1000 || (quantity.monthly && low >= 50)
  const isPrice = subject === 'price' || subject === 'rent'
  // "land under $90k": the word before does not go with money, so the amount is read again without it.
  if (subject && (isMoney ? !isPrice : subject === 'listed')) return undefined
  if (isMoney || isPrice) return 'price'
  if (subject && subject !== 'listed') return partOfSubject(subject)
  return partBySize(quantity, sentence, at)
}

/** The most days on the market that anybody says without their unit. */
const LONGEST_WAIT = 730

function partOfUnit(
  unit: Unit,
  { subject, low, high, kind }: NumericConstraint,
  { year, saleType, all }: Sentence,
): RangePart | undefined {
  if ((unit.part === 'bedrooms' || unit.part === 'bathrooms') && high > MOST_ROOMS) return undefined
  if (unit.kind === 'decade') return isYear(low) || (low < 100 && subject === 'yearBuilt') ? 'yearBuilt' : undefined
  if (unit.kind === 'year') return isYear(low) ? 'yearBuilt' : undefined
  // "For rent for less than 2 years" is a lease term; a rental "of less than 48 years" has an age.
  const isTerm = (saleType === 'for_rent' && low <= LONGEST_TERM) || all.some(({ text }) => LEASE.test(text))
  // "Homes under 10 years" means their age, as other languages say it.
  if (unit.kind === 'period' && unit.part === 'yearBuilt' && year !== undefined && kind !== 'bare' && !isTerm)
    return unit.part
  if (unit.kind === 'period' && unit.part === 'daysOnMarket' && subject === 'yearBuilt') return unit.part
  if (unit.kind === 'period' && (!subject || partOfSubject(subject) !== unit.part)) return undefined
  if (unit.part === 'yearBuilt') return year === undefined ? undefined : unit.part
  if (unit.part === 'area' && subject === 'lotArea') return subject
  return unit.part
}

/** A home with more bedrooms or bathrooms is a mistake in writing. */
const MOST_ROOMS = 200

/** In years; up to this, years with a rental are read as a lease term. */
const LONGEST_TERM = 5
const LEASE = /^(lease|leases|contract|contrato|bail|mietvertrag|mortgage|loan|hypothek|hipoteca|warranty)$/

/** What a number alone is about, by how large it is and how it is compared; else by the conversation. */
function partBySize(quantity: NumericConstraint, sentence: Sentence, at: number): RangePart | undefined {
  const { low } = quantity
  const { asked, all, tokens, language, previous, saleType } = sentence
  if (asked === 'area' || asked === 'yearBuilt') return partByContext(quantity, sentence, at)
  if (isYears(quantity, sentence) || isYearAlone(quantity, sentence, at)) return 'yearBuilt'
  const compared = isCompared(quantity)
  const isInTalk = saleType !== 'for_rent' && asked !== 'bathrooms' && Object.keys(previous).length > 0
  if (compared && isInTalk && (isFractionOfMillions(quantity) || isLikePrice(quantity, previous))) return 'price'
  if (quantity.kind === 'around' && isStreet(tokens, quantity.until)) return undefined
  if (compared && low >= LEAST_AREA && low < 10_000 && saysSize(all, { from: at, until: quantity.until })) return 'area'
  if (low >= 10_000 || (low >= 300 && compared)) return 'price'
  // "Condos under 250", where other languages may mean square metres
  const isEnded = !/^\p{L}/u.test(wordAt(all, quantity.until)) || NUMBERED.has(wordAt(all, quantity.until))
  if (quantity.kind === 'max' && low >= LEAST_AREA && isEnded && language === 'en') return 'price'
  return partByContext(quantity, sentence, at)
}

/** "from 1920 to 1940" are years unless about rent; round numbers ("1800 to 2000") are more often a price. */
const isYears = ({ kind, low, high }: NumericConstraint, { saleType }: Sentence) =>
  kind === 'between' && isYear(low) && isYear(high) && saleType !== 'for_rent' && (low % 50 !== 0 || high % 50 !== 0)

/** "houses from 1987": a price would be rounder. */
const isYearAlone = ({ kind, low, until }: NumericConstraint, { all, saleType }: Sentence, at: number) =>
  kind === 'min' &&
  all[at]?.text === 'from' &&
  isYear(low) &&
  /^\d{4}$/.test(all[until - 1]?.raw ?? '') &&
  saleType !== 'for_rent' &&
  low % 50 !== 0

const isYear = (value: number) => Number.isInteger(value) && value >= 1700 && value <= 2100

/** "Bigger than 1800" is no price. */
const saysSize = (tokens: Token[], { from, until }: TokenSpan): boolean =>
  tokens.slice(from, until).some(({ text }) => SIZES.has(text))
const SIZES = wordSet('bigger larger smaller')
/** The smallest area that anybody says without its unit. */
const LEAST_AREA = 100

/** "Near 3189 Copperleaf St" is an address. */
const isStreet = (tokens: Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 4).some(({ text }) => STREETS.has(text))
const STREETS = wordSet('st street ave avenue rd road dr drive ln lane blvd boulevard way ct court pl place')

/** A number alone is about what was asked, or corrects the previous filter. */
function partByContext(
  quantity: NumericConstraint,
  { all, asked, previous, saleType }: Sentence,
  at: number,
): RangePart | undefined {
  const next = wordAt(all, quantity.until)
  const isRental = saleType === 'for_rent' && asked === undefined && quantity.kind === 'bare'
  // "1500 Pine St" is an address.
  if (isRental && quantity.low >= LEAST_RENT && !isCapital(all[quantity.until])) return 'price'
  // "Rather with four"
  const before = wordAt(all, all[at - 1]?.text === 'with' ? at - 2 : at - 1)
  if (/^\p{L}/u.test(next) && !AFTER_BARE.has(next) && !NUMBERED.has(next)) return undefined
  // In "four.8" the rest is a typing error.
  if (before === '.' && all[at - 1]?.to === all[at]?.from) return undefined
  if (all[at]?.text === 'one' && (NUMBERED.has(next) || !(before === '' || BEFORE_ONE.has(before)))) return undefined
  if (asked !== undefined && asked !== 'place') return partOfSubject(asked)
  // "At least 4" after a search with a number of rooms
  const isOnlyLimit =
    all.slice(quantity.until).every(({ text }) => AFTER_BARE.has(text) || !/^[\p{L}\d]/u.test(text)) &&
    all.slice(0, at).every(({ text }) => BEFORE_LIMIT.has(text))
  const isLimit = isOnlyLimit && quantity.kind !== 'bare' && (previous.bedrooms ?? previous.bathrooms) !== undefined
  const isAlone = all.length <= 2 || isLimit || (all[at]?.text === 'about' && (before === 'how' || before === 'what'))
  const isCorrection =
    BEFORE_CORRECTION.has(before) || next === 'instead' || (isAlone && Object.keys(previous).length > 0)
  if (!isCorrection || quantity.low > 20 || !Number.isInteger(quantity.low * 2)) return undefined
  const isOfBaths = !Number.isInteger(quantity.low) || (previous.bathrooms !== undefined && !previous.bedrooms)
  return isOfBaths ? 'bathrooms' : 'bedrooms'
}

/** Beside a rental, a number alone from here on is a rent. */
const LEAST_RENT = 300

const AFTER_BARE = wordSet(
  'please is are will would should works work sounds sound and thanks thank then instead now do does seems suffice ok okay fine good enough it can may might but because since so por bitte merci gracias obrigado though',
)
/** "4 in Sunnyvale" is a number of rooms, "find me one in Sunnyvale" is not. */
const NUMBERED = wordSet('in of for at near with')
const BEFORE_ONE = wordSet(
  ', . ; just only want need have least think is be take or exactly then so say yes yeah ok okay',
)
const BEFORE_LIMIT = new Set([...BEFORE_ONE, ...wordSet('i we no well but please actually')])
/** What may stand before a lone number that corrects the search before. */
const BEFORE_CORRECTION = wordSet('it better actually to say meant sorry rather instead make want need mean')
