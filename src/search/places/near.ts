import { Side } from '../../contract/listings/filter-parts.ts'
import { type Filter, only } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import { negationBefore } from '../text/negation.ts'
import { type Found, OR, phrases, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, originalText, type Sentence, type Written } from '../text/sentence.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { BEFORE_DISTANCE, distanceBehind, kilometresAt, readDistance } from './distances.ts'
import { readMisspeltPlaces } from './misspelt.ts'
import { PLACE_KINDS } from './place-index.ts'
import { readPlaces } from './places.ts'
import { landmarkUntil } from './travel.ts'

/**
 * Reads "near Ballard", "within 5 miles of Tacoma", "Tacoma, 5 mile radius": the place, and that its surroundings are
 * included.
 */
export function readNear(sentence: Sentence, at: number): Finding | undefined {
  const nearness = nearnessAt(sentence.tokens, at)
  if (!nearness) return readPlaceWithin(sentence, at) ?? readDistance(sentence, at)
  const start = skipWords(sentence.tokens, nearness.until, ARTICLES)
  const place = readPlaces(sentence, start) ?? readMisspeltPlaces(sentence, start)
  const behind = place && nearness.value === undefined ? distanceBehind(sentence, place.until) : undefined
  const km = nearness.value ?? behind?.value
  if (!place && isPostcode(sentence.tokens[start])) return unknown(sentence, at, start + 1)
  const centre = place ? undefined : centreSpokenOf(sentence, nearness)
  if (centre) return { ...centre, from: at }
  const alone = place ? undefined : readDistance(sentence, at)
  if (alone) return alone
  if (!place?.filter || place.change === 'remove') return km === undefined ? undefined : unknown(sentence, at, start)
  const name = nameOf(place.filter)
  // "not near Tacoma"
  if (name === undefined) return undefined
  const side = nearness.side
  const denial = denialBefore(sentence.tokens, at)
  // No filter leaves out a circle or one side of a place.
  if (denial > 0 && (km !== undefined || side !== undefined)) return unknown(sentence, at - denial, place.until)
  // A filter has one circle, so "also near Tacoma" adds no place to those before.
  const { change: _, ...searched } = place
  return {
    ...searched,
    from: at,
    until: behind?.until ?? place.until,
    near: {
      place: name,
      ...(km !== undefined && { km }),
      ...(side && { side, said: originalText(sentence, { from: at, until: place.until }) }),
    },
  }
}

/** "Within 5 miles of downtown" is meant of the only city that the search before is in. */
function centreSpokenOf(
  { tokens, previous }: Sentence,
  { value: km, until }: Found<number | undefined>,
): Omit<Finding, 'from'> | undefined {
  const end = skipWords(tokens, until, CENTRE)
  const [city, ...others] = previous.cities ?? []
  if (km === undefined || !tokens.slice(until, end).some(({ text }) => MIDDLE.has(text))) return undefined
  if (previous.near) return { until: end, filter: { near: { ...previous.near, km } } }
  if (city === undefined || others.length > 0) return undefined
  return { until: end, filter: only(previous, PLACE_KINDS), near: { place: city, km } }
}
const MIDDLE = wordSet('downtown center centre')
const CENTRE = new Set([...MIDDLE, ...wordSet('the city town')])

/**
 * "Near Ballard or Fremont": a filter has one circle, so homes are searched in both, and the words for nearness are said back. In "homes in
 * Tacoma near Seattle" and "near Ballard and Tacoma" all of the second place is.
 */
export function nearOne(findings: readonly Finding[], sentence: Written): Finding[] {
  const isListed = (one: Finding, other: Finding) => {
    const [before, after] = one.from < other.from ? [one, other] : [other, one]
    const between = sentence.all.slice(before.until, after.from).map(({ text }) => text)
    return between.every((word) => LISTING.has(word)) && between.some((word) => word !== ',' || isOfPart(one, other))
  }
  // "Near Ballard or in Tacoma": the second is another place.
  const isEither = (one: Finding, other: Finding) =>
    sentence.all.slice(one.until, other.from).some(({ text }) => OR.has(text) || text === 'where')
  return findings.map((finding, index) => {
    if (!namesPlace(finding)) return finding
    const others = findings.filter((other) => other !== finding && namesPlace(other))
    const alike = others.filter((other) => isOfPart(finding, other))
    const { near, ...place } = finding
    if (near !== undefined && alike.length > 0) {
      if (!alike.some((other) => isListed(finding, other))) return notUnderstood(sentence, finding)
      if (findings.slice(0, index).some((other) => other.near)) return place
      const { from, until } = finding
      const nearness = { from, until: nearnessAt(sentence.all, from)?.until ?? until }
      return { ...place, notUnderstood: originalText(sentence, nearness) }
    }
    const isSecond = others.some(
      (other) => other.near && other.from < finding.from && isListed(other, finding) && !isEither(other, finding),
    )
    return isSecond && alike.length === 0 ? notUnderstood(sentence, finding) : finding
  })
}

const namesPlace = ({ filter, change }: Finding): boolean =>
  change !== 'remove' && PLACE_KINDS.some((part) => filter?.[part] !== undefined)
const isOfPart = ({ filter: one }: Finding, { filter: other }: Finding): boolean =>
  PLACE_KINDS.some((part) => one?.[part] !== undefined && other?.[part] !== undefined)
/** Words between the names of a list; French "ou" without its accent is translated as "where". */
const LISTING = new Set([...OR, ...wordSet('and , / & also where')])

/** Reads "Tacoma, 5 mile radius", "Tacoma + 10 km", "Tacoma and surroundings". */
function readPlaceWithin(sentence: Sentence, at: number): Finding | undefined {
  const place = readPlaces(sentence, at)
  const name = nameOf(place?.filter)
  if (!place?.filter || place.change !== undefined || name === undefined) return undefined
  const behind = distanceBehind(sentence, place.until)
  if (behind) return { ...place, until: behind.until, near: { place: name, km: behind.value } }
  const around = SURROUNDINGS(sentence.tokens, place.until)
  return around && { ...place, until: around.until, near: { place: name } }
}

/** What is said behind a place that includes what is near it. */
const SURROUNDINGS = phrases<true>(
  ['and', 'or', 'and its', 'and the', 'plus'].map((joint) => [
    true,
    [
      'surroundings',
      'surrounding area',
      'surrounding areas',
      'surrounding towns',
      'surrounding cities',
      'nearby',
      'nearby areas',
      'nearby towns',
      'nearby cities',
      'vicinity',
      'suburbs',
      'nearby suburbs',
      'around it',
      'close by',
    ]
      .map((what) => `${joint} ${what}`)
      .join('|'),
  ]),
)

/** The place that a filter names, the most exact first. */
const nameOf = ({ cities, locations, zips, states }: Filter = {}): string | undefined =>
  [cities, locations, zips, states].find((names) => names !== undefined)?.[0]

/** "Near 98101" is no price. Prices of five digits are round. */
export const POSTCODE = /^\d{3}(?!00)\d\d$/
const isPostcode = (token: Token | undefined): boolean => POSTCODE.test(token?.raw ?? '')

/** How many tokens before `at` deny a distance or a side: "not within 5 miles of", "nothing west of". */
const denialBefore = (tokens: Token[], at: number): number =>
  negationBefore(tokens, at) || (NOTHING.has(wordAt(tokens, at - 1)) ? 1 : 0)
const NOTHING = wordSet('nothing none nowhere')

function unknown(sentence: Sentence, at: number, until: number): Finding {
  return notUnderstood(sentence, { from: at, until: landmarkUntil(sentence.tokens, until) })
}

/** The distance in kilometres and the side, if stated: "5 miles west of". */
function nearnessAt(tokens: Token[], at: number): (Found<number | undefined> & { side?: Side }) | undefined {
  const near = lexicon.near(tokens, at) ?? AROUND(tokens, at)
  if (near) return { value: undefined, until: near.until }
  const beside = SIDES(tokens, at)
  if (beside) return { value: undefined, until: beside.until, side: beside.value }
  const start = skipWords(tokens, at, BEFORE_DISTANCE)
  // "Within a mile" means one mile.
  const isOne = tokens[start - 1]?.text === 'a'
  const distance = kilometresAt(tokens, start) ?? (isOne ? kilometresAt(tokens, start - 1) : undefined)
  if (!distance) return undefined
  const side = SIDES(tokens, distance.until)
  const until = side?.until ?? skipWords(tokens, distance.until, OF)
  const saysRadius = tokens.slice(at, start).some(({ text }) => text === 'radius')
  return until === distance.until && !saysRadius
    ? undefined
    : { value: distance.value, until, ...(side && { side: side.value }) }
}

/** Before an amount, "around" means about. */
const AROUND = phrases<true>([
  [true, 'around|in and around|all around|surroundings of|suburbs of|greater|the greater|metro|metropolitan'],
])

const SIDES = phrases<Side>(
  Side.options.map((side): [Side, string] => {
    const spelt = [side, side.replace(/(?<=th)(?=east|west)/, ' ')]
    return [
      side,
      spelt
        .flatMap((way) =>
          ['{} of', 'to the {} of', 'in the {} of', 'the {} of', '{}ward of', '{} from'].map((form) =>
            form.replace('{}', way),
          ),
        )
        .join('|'),
    ]
  }),
)
const OF = wordSet('of from around to radius away near max maximum at most')
const ARTICLES = wordSet('the downtown central')
