import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Filter } from '../../src/search/filter.ts'
import { readerFor } from '../../src/search/parse/read.ts'
import { parse, stated, vocabulary } from './vocabulary.ts'

/** Words with a meaning that no part of a filter has. */
const PLANTED =
  'quiet helipad marble attic soundproof brick sunset turret moat vineyard stables observatory greenhouse skylight carpet upstairs ' +
  'tudor victorian wallpaper orchard treehouse windmill spiral mezzanine bunker chapel lighthouse bamboo copper slate thatched ' +
  'haunted cobblestone riverbend panoramic minimalist rustic gazebo pergola koi fountain zen meadow cliffside breezy secluded shaded northern upstairs-floor ' +
  'short-term leafy bustling artsy trendy upmarket boutique'
const planted = fc.constantFrom(...PLANTED.split(' '))

const maybe = (...pieces: string[]) => fc.constantFrom('', ...pieces)
const request = fc.tuple(
  maybe('show me', 'I am looking for', 'we need', 'find', 'do you have', 'any'),
  maybe('a', 'the cheapest', '3 bedroom', '2 bed 1 bath', 'furnished', 'new'),
  maybe('houses', 'condo', 'townhouses', 'homes', 'apartment', 'place'),
  maybe('in Seattle', 'in Ballard', 'near Capitol Hill', 'around Tacoma', 'in 98144'),
  maybe(
    'under 900k',
    'for rent',
    'with a pool',
    'built after 1990',
    'over 2000 sqft',
    'for sale between 300k and 500k',
  ),
  maybe('please', 'cheapest first', 'with parking', 'for me and my wife', 'by next month'),
)

const said = ({ notUnderstood, corrections, refused, ties }: ReturnType<typeof parse>) =>
  [...notUnderstood, ...[...corrections, ...refused, ...ties].map((one) => one.said)].join(' ').toLowerCase()

// A search that says nothing at all is none, and is answered otherwise than by a list.
const runs = process.env['TEST_LONG'] ? 100_000 : 1_000

test('a word with a meaning is in the filter or told, wherever in a request it stands', { timeout: 1_800_000 }, () => {
  fc.assert(
    fc.property(
      request,
      planted,
      fc.nat(5),
      fc.constantFrom('', 'with ', 'on a ', 'no ', 'very '),
      (pieces, word, at, lead) => {
        const words = [...pieces.slice(0, at), lead + word, ...pieces.slice(at)].filter(Boolean).join(' ')
        const parsed = parse(words, { year: 2026 })
        if (!parsed.isSearch) return
        const meanings = word.split('-').filter((part) => part !== 'floor')
        for (const meaning of meanings) expect(said(parsed), words).toContain(meaning)
      },
    ),
    { numRuns: runs },
  )
})

test.each([
  ['smallest condo', [], 'AreaAsc'],
  ['1 bedroom apt on the waterside', ['waterside'], undefined],
  ['homes on the west side', ['west side'], undefined],
  ['second floor condo', ['second floor'], undefined],
  ['house on a quiet street', ['quiet street'], undefined],
  ['condo with no carpet', ['no carpet'], undefined],
  ['short term rental', ['short term'], undefined],
  ['not a ground floor condo', ['not a ground floor'], undefined],
  ['3 large bedrooms in Seattle', ['large'], undefined],
  ['houses just outside Seattle', ['outside'], undefined],
])('"%s" leaves out %j and says so', (words, left, sort) => {
  const { notUnderstood, filter } = parse(words)
  expect([notUnderstood, filter.sort]).toEqual([left, sort])
})

test('the words of talk around a wish are nothing to be told', () => {
  for (const words of [
    'Hi! I was wondering if you could help me find a 2 bedroom apartment in Seattle, please?',
    'my wife and I would like to see some houses that we could afford, thank you very much',
    'What do you have available for sale at the moment?',
  ])
    expect(parse(words).notUnderstood, words).toEqual([])
})

test.each<[string, Filter]>([
  [
    'apartments smaller than 2,000 square feet up to 1100 a month',
    { types: ['Condo/Co-op'], area: { max: 2_000 }, price: { max: 1_100 }, saleType: 'for_rent' },
  ],
  ['a co-op in Seattle', { types: ['Condo/Co-op'], cities: ['Seattle'] }],
  ['homes in Washington state', { states: ['WA'] }],
  ['homes in the state of Oregon', { states: ['OR'] }],
  ['biggest lot', { sort: 'LotAreaDesc' }],
  ['newest built', { sort: 'YearBuiltDesc' }],
  ['price per sqft under 400', { unitAreaPrice: { max: 400 } }],
  ['condos under $400 per square foot', { types: ['Condo/Co-op'], unitAreaPrice: { max: 400 } }],
  ['built since 1990', { yearBuilt: { min: 1990 } }],
  ['built from 1990', { yearBuilt: { min: 1990 } }],
  ['no HOA', { hoa: { max: 0 } }],
  ['the biggest house', { types: ['Single Family Residential'], sort: 'AreaDesc' }],
  ['downtown condos', { locations: ['Downtown'], types: ['Condo/Co-op'] }],
])('"%s" never means the opposite or something else', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each([
  ['condo with a garage or a pool', 'a pool'],
  ['house built after 1950 or renovated', 'renovated'],
  ['3 bedrooms or a den', 'a den'],
  ['open house tomorrow in Seattle', 'tomorrow'],
])('"%s" is no search for both, so "%s" is said back', (words, piece) => {
  const { notUnderstood, filter } = parse(words, { year: 2026 })
  expect(notUnderstood).toEqual([piece])
  expect(filter.features).toBeUndefined()
})

test('a fee that is fine up to a limit is no price', () => {
  const { price, hoa } = stated('3 bed house not more than 750k, hoa ok if under 100')
  expect({ price, hoa }).toEqual({ price: { max: 750_000 }, hoa: { max: 100 } })
})

test.each([
  'we have been looking since Monday',
  "I've been here since last weekend",
  'since Monday I have a budget of 500k',
  'wir suchen seit Montag',
  'nous cherchons depuis lundi',
  'llevamos buscando desde el lunes',
])('"%s" tells of a person', (words) => {
  expect(readerFor(vocabulary).read(words).parse({ weekday: 4 }).filter.daysOnMarket).toBeUndefined()
})

test.each([
  ['listed since Monday', 3],
  ['homes listed since last weekend', 5],
  ['since Thursday', 7],
  ['Häuser, neu seit Montag', 3],
  ['maisons depuis lundi', 3],
  ['casas desde el lunes', 3],
])('on a Thursday, "%s" counts the days on the market', (words, max) => {
  const { read } = readerFor(vocabulary)
  expect(read(words).parse({ weekday: 4 }).filter.daysOnMarket).toEqual({ max })
  expect(read(words).parse({}).filter.daysOnMarket).toBeUndefined()
})

test.each([
  ['new houses this week', ['Single Family Residential'], 7],
  ['new condos or townhouses this month', ['Condo/Co-op', 'Townhouse'], 30],
  ['new houses in the past 3 days', ['Single Family Residential'], 3],
  ['neue Häuser diese Woche', ['Single Family Residential'], 7],
  ['casas nuevas esta semana', ['Single Family Residential'], 7],
  ['nouvelles maisons cette semaine', ['Single Family Residential'], 7],
  ['casas novas este mês', ['Single Family Residential'], 30],
])('"%s" tells the types and the days on the market', (words, types, max) => {
  const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse()
  expect(filter).toMatchObject({ types, daysOnMarket: { max } })
  expect(notUnderstood).toEqual([])
})

test.each(['houses sold last month', 'houses sold in Seattle last month', 'what was sold in Seattle last month'])(
  'the date of a sale is unknown: "%s"',
  (words) => {
    const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse()
    expect(filter.daysOnMarket).toBeUndefined()
    expect(notUnderstood).toEqual(['last month'])
  },
)

test.each([
  ['3-900000 bed houses', undefined],
  ['3 bed 900000 bed houses', { min: 3, max: 3 }],
])('no home has as many bedrooms as "%s"', (words, bedrooms) => {
  const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse()
  expect(filter.bedrooms).toEqual(bedrooms)
  expect(notUnderstood).toContain('900000 bed')
})

test('"optional" is no typing error of the option to buy', () => {
  const { corrections, notUnderstood } = readerFor(vocabulary).read('homes with optional parking').parse()
  expect(corrections).toEqual([])
  expect(notUnderstood).toEqual(['optional'])
})
