import { describe, expect, test } from 'vitest'
import { longestStopDuring } from '../../../sim/service/event-loop-stalls.ts'
import { openTalk } from '../known/conversation.ts'
import { home } from '../known/homes.ts'

const rental = { SaleType: 'for_rent', PropertyType: 'Wohnung', CurrencySymbol: '€', City: 'Hamburg' } as const
const hamburg = [
  home({
    ID: 1,
    ...rental,
    RentPrice: 1_150,
    DepositFee: 3_450,
    ExtensionColumn: [
      { Key: 'Warmmiete', value: '1390 €' },
      { Key: 'Nebenkosten', value: '240 €' },
    ],
  }),
  home({ ID: 2, ...rental, RentPrice: 720 }),
]
const FLATS = 'Wohnungen zur Miete in Hamburg'

describe('what a home costs each month', () => {
  test.each(['Was kostet die zweite warm?', 'Was kostet die zweite im Monat insgesamt?'])(
    '"%s" is answered by the rent and what is said of other costs',
    async (says) => {
      const { text } = await openTalk([FLATS, says], {}, hamburg)
      expect(text).toMatch(/1\.150\s€ im Monat\. Das Inserat nennt Warmmiete: 1390 €; Nebenkosten: 240 €\.$/)
    },
  )

  test('where the listing names no other costs, that is said', async () => {
    const { text } = await openTalk([FLATS, 'Was kostet die erste warm?'], {}, hamburg)
    expect(text).toMatch(/720\s€ im Monat\. Weitere Kosten nennt das Inserat nicht\.$/)
  })

  test.each([
    [
      'condos in Boise for sale',
      'what would it cost me per month?',
      'The HOA fee is $690 a month. The listing states no other costs.',
    ],
    ['condos in Boise for sale', 'monthly costs?', 'The HOA fee is $690 a month.'],
    ['houses for sale in Seattle under 800k', 'what are the monthly costs?', 'The listing states no monthly costs.'],
    [
      '2 bed rentals in Portland',
      'total per month?',
      'It costs $2,225 a month. The listing states Utilities: Water and trash included.',
    ],
    ['2 bed rentals in Portland', 'whats the total with deposit', 'The deposit is $2,225.'],
    ['2 bed rentals in Portland', "what's the total move in cost?", '$2,225 a month. The deposit is $2,225.'],
    ['viviendas en alquiler en Portland de 2 dormitorios', '¿gastos mensuales?', 'Utilities: Water and trash included'],
    ['locations à Portland, 2 chambres', 'frais mensuels ?', 'Utilities: Water and trash included'],
    [
      '2 bed rentals in Portland',
      'how much does it cost a month with utilities?',
      'Utilities: Water and trash included',
    ],
    ['imóveis para alugar em Portland com 2 quartos', 'quanto fica por mês com condomínio?', 'Utilities: Water'],
    ['imóveis para alugar em Portland com 2 quartos', 'custo mensal?', 'Utilities: Water and trash included'],
  ])('after "%s", "%s" adds up nothing that no listing states', async (search, says, has) => {
    expect((await openTalk([search, says])).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(has)
  })

  test('a limit of the monthly costs is a search', async () => {
    const { text } = await openTalk(['homes for rent in Portland', 'monthly cost under 2300'])
    expect(text).toMatch(/under \$2,300 a month/)
  })
})

describe('what an owner would accept', () => {
  const ONE = 'condos in Denver under 350k with parking'
  test.each([
    'would they take 300k?',
    'can I offer 300k?',
    'what if I offered them 300,000?',
    'would the seller go down to 300k',
    'würde er 300000 nehmen?',
    'gehen die auf 300.000 runter?',
    '¿aceptarían 300 mil?',
    'ils accepteraient 300000 ?',
    'aceitariam 300 mil?',
  ])('"%s" is no search: the price is told, and that no listing says what is accepted', async (says) => {
    const { text, noAnswer, say } = await openTalk([ONE, says])
    expect(text).toMatch(/^\*\*2700 Wrenfield Way #152.*330[.,\s]000/u)
    expect(noAnswer).toBe(true)
    expect((await say('hoa?')).text).toContain('340')
  })

  test('which home is meant is asked, or named in the question', async () => {
    const { say, text } = await openTalk(['condos in Denver under 350k', 'would they take 200k?'])
    expect(text).toMatch(/^Which one do you mean/)
    expect((await say('would they accept 200k for the second?')).text).toContain('4842 Lanternwick Ct #150')
  })

  test.each([
    ['a long number', `would ${'1'.repeat(1_990)}`],
    ['many numbers', `${'would '.repeat(160)}${'100 '.repeat(250)}`],
  ])('a question of %s stops nobody', async (_, says) => {
    expect(await longestStopDuring(() => openTalk([ONE, says]))).toBeLessThan(500)
  })

  test.each([
    'would I get something for 300k?',
    'do you offer homes under 300k?',
    'I would take 1200 sq ft',
    'could you do a search for condos under 400k in Denver?',
    'would you go for 3 beds in Boise around 500k?',
  ])('"%s" asks for no price to be accepted', async (says) => {
    expect((await openTalk([says])).text).not.toContain('which offer is accepted')
    expect((await openTalk([ONE, says])).text).not.toContain('which offer is accepted')
  })
})

test.each(['Eigentumswohnung zum Kauf in Hamburg', 'Eigentumswohnungen in Hamburg bis 400.000'])(
  '"%s" finds flats for sale where listings call them Wohnung',
  async (says) => {
    const flat = home({ ID: 3, PropertyType: 'Wohnung', CurrencySymbol: '€', City: 'Hamburg', SalePrice: 399_000 })
    const { text } = await openTalk([says], {}, [...hamburg, flat])
    expect(text).toMatch(/^Ich habe 1 gefunden: .*399\.000/s)
  },
)

test.each([
  ['3 bedroom houses for sale in Seattle', 'so what would i pay all in', /: It costs \$930,000\. /],
  ['3 bedroom houses for sale in Seattle', 'how much is it in total?', /: It costs \$930,000\. /],
  ['homes for rent in Portland', 'what would I pay altogether?', /: It costs \$[\d,]+ a month\. /],
])('after "%s", "%s" tells the price and what else is stated', async (search, says, has) => {
  expect((await openTalk([search, 'the first one', says])).text).toMatch(has)
})

test.each([
  ['whats the sqft and price per foot', ['1,834 sq ft', '$507 per sq ft'], ['$930,000']],
  ['when was it listed', ['Days on the market: 14'], []],
  ['what does the HOA cover?', ["doesn't say"], []],
  ['are utilities included in the hoa?', ["doesn't say"], []],
])('of a home, "%s" is answered by what it asks for', async (says, has, not) => {
  const { text } = await openTalk(['3189 Copperleaf St', says])
  for (const part of has) expect(text).toContain(part)
  for (const part of not) expect(text).not.toContain(part)
})

test('"how big is the lot of the biggest in sq meters" is told in square meters', async () => {
  expect((await openTalk(['houses in Seattle', 'how big is the lot of the biggest one in sq meters'])).text).toMatch(
    / m²/,
  )
})

test.each([
  ['rentals in Seattle', 'when was the 2nd listed', /^\*\*3195 Lanternwick.*Days on the market: 33/],
  ['appartements à louer à Seattle', 'depuis quand le premier est en vente ?', /Jours sur le marché : \d/],
])('after "%s", "%s" tells the days on the market', async (search, says, has) => {
  expect((await openTalk([search, says])).text).toMatch(has)
})

test.each(['and its taxes', "how long's it been listed"])('"%s" needs no question mark', async (says) => {
  const { text } = await openTalk(['3189 Copperleaf St', says])
  expect(text).toMatch(/doesn't say|Days on the market: 14/)
  expect(text).not.toContain('- Price')
})

test.each(['does the hoa allow rentals', 'min lease term'])(
  '"%s" asks of the home, and no other homes are shown',
  async (says) => {
    const { text } = await openTalk(['3189 Copperleaf St', says])
    expect(text).toMatch(/^\*\*3189 Copperleaf St.*doesn't say/)
  },
)

test.each(['what did houses in Ballard sell for recently', 'Suchen Sie auch Mieter für meine Wohnung?'])(
  '"%s" is not answered with homes on offer',
  async (says) => {
    const { text, noAnswer } = await openTalk([says])
    expect({ noAnswer, isList: text.includes('1. **') }).toEqual({ noAnswer: true, isList: false })
  },
)

test.each(['good afternoon, when are you open?', 'boa tarde, qual o horário de vocês?'])(
  '"%s" is told the hours',
  async (says) => {
    expect((await openTalk([says], { SystemMessage: 'Hours: Monday to Friday 9 am to 5 pm.' })).text).toContain('9 am')
  },
)

test.each([
  'welche Eigentumswohnung in Denver hat die niedrigsten HOA-Gebühren?',
  'welche Eigentumswohnung hat das niedrigste Hausgeld in Denver?',
  'qual condomínio em Denver tem a HOA mais baixa?',
  '¿qué condominio tiene el HOA más bajo en Denver?',
  'quel condo a les frais HOA les plus bas à Denver ?',
])('"%s" asks for the lowest fee', async (says) => {
  const { text } = await openTalk([says])
  const { text: known } = await openTalk(['which condo has the lowest HOA in Denver?'])
  expect(text.match(/https:\S+/)?.[0]).toBe(known.match(/https:\S+/)?.[0])
})

test('"menor taxa" is a fee, and no size', async () => {
  expect((await openTalk(['qual casa tem a menor taxa de condomínio?'])).text).not.toMatch(
    /menores primeiro|apartamentos/,
  )
})
