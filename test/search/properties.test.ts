import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeFilter as summary } from '../../src/search/describe.ts'
import type { Filter, Range } from '../../src/search/filter.ts'
import type { Parsed } from '../../src/search/parse/parsed.ts'
import { relaxations } from '../../src/search/relax.ts'
import { fold } from '../../src/search/text/fold.ts'
import { anyString } from './text/any-string.ts'
import { createParser } from './vocabulary.ts'

const vocabulary = {
  cities: ['Seattle', 'Tacoma', 'Saint Paul', 'Half Moon Bay', 'Mobile'],
  states: ['WA', 'OR'],
  zips: ['98144', '98101'],
  locations: ['Ballard', 'Capitol Hill', 'Mt Baker', 'Downtown'],
  types: ['Single Family Residential', 'Condo/Co-op', 'Townhouse', 'Vacant Land'],
}
const parse = createParser(vocabulary)

const PIECES =
  'under|over|between|and|or|to|-|,|.|at least|max|about|exactly|3|2.5|1,200,000|400k|1.2m|half|a million|$|€|bed|baths|3/2|studio|sqft|m2|acres|lot|built|after|1990|1990s|days|listed|last|this week|new|hoa|no|not|without|any|price|city|garage|2 car|parking|pool|pets|furnished|house|condos|Seattle|Ballard|98144|WA|in|near|within 5 miles of|seatle|Paris|cheaper|cheapest|newest|start over|instead|make it|also|too|sold|rent|buy|/mo|a month|"|mentioning|mls|+|or more|or less|one|three|hundred|thousand|lakh|christian neighborhood|no kids|safe area'.split(
    '|',
  )
const salad = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(' '))
const anyText = fc.oneof(salad, anyString({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }))

const rangesOf = (filter: Filter): Range[] => {
  const { price, bedrooms, bathrooms, area, lotArea, yearBuilt, daysOnMarket, hoa, parking } = filter
  return [price, bedrooms, bathrooms, area, lotArea, yearBuilt, daysOnMarket, hoa, parking].filter(
    (one) => one !== undefined,
  )
}

function expectSound({ filter }: Parsed) {
  for (const range of rangesOf(filter)) {
    expect(Object.keys(range)).not.toHaveLength(0)
    for (const end of Object.values(range)) expect(end).toBeGreaterThanOrEqual(0)
    expect(range.min ?? 0).toBeLessThanOrEqual(range.max ?? Number.POSITIVE_INFINITY)
    expect(range.min ?? 0).toBeLessThan(range.below ?? Number.POSITIVE_INFINITY)
  }
  for (const part of Object.values(filter)) expect(part).not.toEqual([])
}

test('any text is parsed without a failure, with ordered ends and no empty lists', () => {
  fc.assert(
    fc.property(anyText, salad, anyText, (before, words, asked) => {
      const previous = parse(before).filter
      const parsed = parse(words, { previous, asked, year: 2026 })
      expectSound(parsed)
      expect(summary(parsed.filter)).not.toBe('')
      for (const { change, filter } of relaxations(parsed.filter, ['Tacoma'])) {
        expect(change).not.toBe('')
        expect(filter).not.toEqual(parsed.filter)
      }
    }),
    { numRuns: 300 },
  )
})

test('words that are no search leave the filter as it was', () => {
  fc.assert(
    fc.property(salad, anyText, (before, words) => {
      const previous = parse(before).filter
      const parsed = parse(words, { previous })
      if (!parsed.isSearch) expect(parsed.filter).toEqual(previous)
    }),
  )
})

// Where a recogniser were exponential, this would not end in the time a test has.
test('the longest text is read, whatever it repeats', () => {
  for (const piece of [
    ...PIECES,
    'not too many a lot of ',
    '1 ',
    '"',
    '$',
    'very safe and nice ',
    'Foo Bar in ',
    'within 20 minutes by bus from',
    'near Ballard or',
    'pool and if possible',
    'not 600k give or take 50k',
    'ſ',
    '½',
  ]) {
    expect(parse(`${piece} `.repeat(2_048).slice(0, 2_048))).toHaveProperty('filter')
  }
})

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const some = (names: string[]) => optional(fc.subarray(names, { minLength: 1 }))
/** A range as words can name it: one end, or both. */
const range = (whole: fc.Arbitrary<number>): fc.Arbitrary<Range> =>
  fc.oneof(
    whole.map((min) => ({ min })),
    whole.map((max) => ({ max })),
    fc.tuple(whole, whole).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  )
const rooms = fc.integer({ min: 1, max: 9 })

const describable: fc.Arbitrary<Filter> = fc
  .record({
    statuses: fc.constantFrom(['Active', 'PreOnMarket'], ['Sold'], ['PreOnMarket']),
    saleType: optional(fc.constantFrom('for_sale', 'for_rent')),
    bedrooms: optional(range(rooms)),
    bathrooms: optional(
      fc.oneof(
        rooms.map((min) => ({ min })),
        rooms.map((min) => ({ min, below: min + 1 })),
      ),
    ),
    price: optional(range(fc.integer({ min: 10, max: 5_000 }).map((thousands) => thousands * 1000))),
    area: optional(range(fc.integer({ min: 300, max: 9_000 }))),
    lotArea: optional(range(fc.integer({ min: 1_000, max: 9_000 }))),
    yearBuilt: optional(range(fc.integer({ min: 1880, max: 2026 }))),
    daysOnMarket: optional(fc.integer({ min: 1, max: 90 }).map((max) => ({ max }))),
    hoa: optional(fc.integer({ min: 0, max: 900 }).map((max) => ({ max }))),
    parking: optional(rooms.map((min) => ({ min }))),
    types: some(vocabulary.types),
    cities: some(vocabulary.cities),
    locations: some(vocabulary.locations),
    states: some(['WA']),
    tours: some(['OpenHouse', '3D']),
    sort: optional(fc.constantFrom('Newest', 'PriceAsc', 'PriceDesc', 'BedroomsDesc', 'AreaDesc')),
  })
  // Land alone has no building, so that a size said of it is that of the lot.
  .filter(({ area, types }) => area === undefined || types?.join() !== 'Vacant Land')
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)))

test('a summary, read as words, gives the filter it describes', () => {
  fc.assert(
    fc.property(describable, (filter) => {
      expect(parse(summary(filter)).filter, summary(filter)).toEqual(filter)
    }),
    { numRuns: 200 },
  )
})

test('a folded text has no marks, no capitals and single blanks, whatever was looked at to tell so', () => {
  const units = [
    'a',
    'É',
    ' ',
    '\t',
    '\u00a0',
    '\u0301',
    '\u2003',
    '\u3000',
    ...Array.from('ßŁÆœØđÐþħı’‘ʼʻ'),
    'ﷺ',
    '㍿',
    '\u{1D165}',
    '\u{1F600}',
    'İ',
  ]
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...units) }), anyString())
  fc.assert(
    fc.property(text, (given) => {
      const plain = given
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .toLowerCase()
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replaceAll(/[ßæœþ]/g, (letter) => ({ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' })[letter] ?? '')
        .replaceAll(/[‘’ʼʻ]/g, "'")
        .replaceAll(/[øłđðħı]/g, (letter) => 'olddhi'['øłđðħı'.indexOf(letter)] ?? '')
      expect(fold(given)).toBe(plain)
    }),
    { numRuns: 700 },
  )
})

test.each([
  ['Gießen', 'GIESSEN'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'TROMSO'],
  ['O’Fallon', "O'Fallon"],
  ['Kāneʻohe', "Kane'ohe"],
  ['Diyarbakır', 'DIYARBAKIR'],
  ['Œuvres', 'oeuvres'],
  ['Ærø', 'aero'],
  ['Đà Nẵng', 'Da Nang'],
])('%s and %s are the same place', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})
