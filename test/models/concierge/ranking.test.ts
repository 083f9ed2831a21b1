import { describe, expect, test } from 'vitest'
import { applyComparisons } from '../../../src/models/concierge/listing/applied-comparisons.ts'
import { demoCatalogue } from '../../bench/answers/catalogue.ts'
import { metres } from '../../search/vocabulary.ts'
import { conversation, openTalk } from './known/conversation.ts'
import { home } from './known/homes.ts'

describe('of a list that was shown', () => {
  test.each([
    ['which of these has the biggest lot?', /^\*\*2580 Quillmaker St.*The lot measures 9,600 sq ft/],
    ['which one is the newest built?', /^\*\*2129 Saltgrass Way.*built in 2005/],
    ['which of them is the cheapest?', /^\*\*3189 Copperleaf St.*\$930,000/],
    ['which of these is cheapest per square foot?', /^\*\*2580 Quillmaker St/],
  ])('"%s" names the one, and why', async (question, has) => {
    const { say } = await openTalk(['3 bedroom houses for sale in Seattle'])
    expect((await say(question)).text).toMatch(has)
  })

  test('"cheaper than the second" goes on beyond that one, within what was asked before', async () => {
    const { say } = await openTalk(['3 bedroom houses for sale in Seattle'])
    const { text } = await say('cheaper than the second')
    expect(text).toMatch(/I found 1: \*\*3 bed houses for sale in Seattle under/)
    expect(text).toContain('3189 Copperleaf St')
  })

  test('a limit of the other end stays', async () => {
    const { say } = await openTalk(['3 bedroom houses for sale in Seattle under 1.1m'])
    const { text } = await say('more expensive than the first')
    expect(text).toContain('2580 Quillmaker St')
    expect(text).not.toContain('2129 Saltgrass Way')
  })

  test('a comparison of the first two says the price and what differs, and nothing else', async () => {
    const { say } = await openTalk(['3 bedroom houses for sale in Seattle'])
    const { text } = await say('compare the first two')
    expect(text).toContain('- Price: $930,000 | $1,045,000')
    expect(text).not.toContain('Bedrooms')
  })

  test('counting some of them leaves the list what it was', async () => {
    const { say } = await openTalk(['3 bedroom houses for sale in Seattle'])
    expect((await say('how many have a garage?')).text).toMatch(/^I count \d/)
    expect((await say('how much is the second?')).text).toContain('$1,045,000')
  })
})

test('what is closest to downtown goes by the listings themselves, and says so', async () => {
  const there = [47.61, 47.62, 47.7].map((Latitude, index) =>
    home({ ID: index + 1, City: 'Seattle', Address: `${index + 1} Pine St`, Latitude, Longitude: -122.33 }),
  )
  const { text } = await conversation({}, there)('which are closest to downtown Seattle?')
  expect(text).toContain('middle of our own listings')
  expect(text.indexOf('2 Pine St')).toBeLessThan(text.indexOf('1 Pine St'))
  expect(text.indexOf('1 Pine St')).toBeLessThan(text.indexOf('3 Pine St'))
})

test('"no HOA" finds the homes that state a fee of 0, and says how many state none', async () => {
  const homes = [home({ ID: 1, HOAMonth: 0 }), home({ ID: 2, HOAMonth: 120 }), home({ ID: 3 }), home({ ID: 4 })]
  const { text } = await conversation({}, homes)('homes with no HOA')
  expect(text).toContain('I found 1')
  expect(text).toContain('Another 2 state no fee')
})

test('who looks for a house where there are few is told of the other homes too', async () => {
  const say = conversation({}, demoCatalogue())
  expect((await say('I am looking for a house to rent in Denver')).text).toContain('Other homes that may do as well, 3')
  expect((await say('yes')).text).toContain('I found 3: **homes for rent in Denver**')
})

describe('what no listing states', () => {
  test.each([
    'How much is the electricity bill at 2376 Lanternwick Ave?',
    'what does heating cost at 2376 Lanternwick Ave?',
    'how much are the property taxes on 2376 Lanternwick Ave?',
    'what colour is the front door of 2376 Lanternwick Ave?',
  ])('"%s" is answered so', async (question) => {
    const { text, noAnswer } = await conversation({}, demoCatalogue())(question)
    expect(text).toContain("doesn't say")
    expect(noAnswer).toBe(true)
  })

  test.each(["Translate 'good morning' into Japanese", 'do you sell cars?', 'what is 17 times 23?'])(
    '"%s" is no search',
    async (question) => {
      const { say } = await openTalk(['tell me about 2376 Lanternwick Ave'])
      expect((await say(question)).noAnswer).toBe(true)
    },
  )
})

const shown = [
  home({ ID: 1, SalePrice: 500_000, BuildingArea: 100, AreaUnit: 'Square Meters', YearBuilt: 1990 }),
  home({ ID: 2, SalePrice: 450_000, BuildingArea: 1_000, Bedrooms: 4 }),
  home({ ID: 3 }),
]

test.each([
  ['cheaper', { price: { below: 450_000 } }],
  ['dearer', { price: { min: 500_001 } }],
  ['bigger', { area: { min: metres(101) } }],
  ['moreBedrooms', { bedrooms: { min: 5 } }],
  ['fewerBedrooms', { bedrooms: { below: 3 } }],
  ['newer', { yearBuilt: { min: 1_991 } }],
  ['older', { yearBuilt: { below: 1_990 } }],
] as const)('%s is measured against everything shown', (relative, ranges) => {
  expect(applyComparisons({ cities: ['Seattle'] }, [relative], shown)).toEqual({
    filter: { cities: ['Seattle'], ...ranges },
    unmeasurable: [],
  })
})

test('a wish that nothing shown can measure is named, and the search is left as it is', () => {
  expect(applyComparisons({}, ['newer', 'closer'], [home({ ID: 3 })])).toEqual({
    filter: {},
    unmeasurable: ['newer', 'closer'],
  })
})

test.each([
  ['and the bigger lot?', /^\*\*2580 Quillmaker St.*The lot measures 9,600 sq ft/],
  ['which has the bigger lot?', /^\*\*2580 Quillmaker St.*The lot measures 9,600 sq ft/],
  ['which one has the lower price?', /^\*\*3189 Copperleaf St.*\$930,000/],
])('"%s" compares the homes shown by that', async (question, has) => {
  expect((await openTalk(['3 bedroom houses for sale in Seattle', question])).text).toMatch(has)
})

test.each(['whats cheap in Seattle', "what's affordable in Seattle"])('"%s" searches, cheapest first', async (says) => {
  expect((await openTalk([says])).text).toMatch(/^I found \d+: \*\*homes for sale in Seattle, cheapest first\*\*/)
})

test.each([
  ['homes for sale in Seattle', 'the second', 'is it cheaper than the first?'],
  ['homes for sale in Seattle', 'the second', 'how much cheaper is it than the first'],
  ['viviendas en venta en Seattle', 'la segunda', '¿es más barata que la primera?'],
  ['maisons à vendre à Seattle', 'la deuxième', 'est-elle moins chère que la première ?'],
  ['Häuser zum Kauf in Seattle', 'das zweite', 'ist es billiger als das erste?'],
  ['casas à venda em Seattle', 'a segunda', 'é mais barata que a primeira?'],
])(
  'after "%s" and "%s", "%s" states both, the better one first, and goes on with the home asked about',
  async (...says) => {
    const { say, text: asked } = await openTalk(says)
    const prices = asked
      .split('\n')
      .map((line) => Number(/\d[\d.,\s]{5,}\d/u.exec(line.split('**')[2] ?? '')?.[0].replace(/\D/gu, '')))
    expect(prices).toHaveLength(2)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const names = asked.split('\n').map((line) => line.split('**')[1])
    expect(new Set(names).size).toBe(2)
    const { text } = await say('MLS?')
    expect(names).toContain(text.split('**')[1])
  },
)

test('"is it cheaper than 900k?" compares with no home', async () => {
  const { text } = await openTalk(['homes for sale in Seattle', 'the second', 'is it cheaper than 900k?'])
  expect(text.split('\n')).toHaveLength(1)
})

test('what is asked of the homes of those shown that fit a description is answered for these', async () => {
  const list = ['apartments for rent in Seattle or Portland', 'that apartment with 3 bedrooms, how big is it?']
  const { text } = await openTalk(list)
  expect(text.match(/sq ft of space/g)).toHaveLength(2)
  expect(text).not.toContain('studio')
})
