import { Registry } from 'prom-client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { createCorrectionCounter } from '../../../src/models/checked/checked.ts'
import { listingDetails } from '../../../src/models/concierge/listing/details.ts'
import { facts } from '../../../src/models/concierge/listing/facts.ts'
import { listingEntries } from '../../../src/models/concierge/listing/text.ts'
import { words } from '../../../src/models/concierge/words/words.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'
import { aListing } from '../../sim/service/listing.ts'
import { homes } from '../concierge/known/homes.ts'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { oak, pine } from './pine-and-oak.ts'

/** An answer about the house in Pine Street, unless the scene says otherwise. */
const check = (pieces: string[], scene: Scene = {}) => checkAnswer(pieces, { listings: [pine], ...scene })

const both = { listings: [pine, oak] }
const costing = (SalePrice: number, CurrencySymbol = '$'): Scene => ({
  listings: [{ ...pine, SalePrice, CurrencySymbol }],
})

describe('a lie is put right:', () => {
  test.each<[lie: string, truth: string, scene?: Scene]>([
    ['It costs $700,000.', 'It costs $749,999.'],
    ['It costs $1.', 'It costs $749,999.'],
    ['No, it costs $500,000.', 'No, it costs $749,999.'],
    ['It is not cheap at $500,000.', 'It is not cheap at $749,999.'],
    ['No doubt it has 6 bedrooms.', 'No doubt it has 3 bedrooms.'],
    ['It has no less than 5 bedrooms.', 'It has no less than 3 bedrooms.'],
    ['Price: $1.2M', 'Price: $749,999'],
    ['It has 5 bedrooms and 2.5 baths.', 'It has 3 bedrooms and 2.5 baths.'],
    ['It has five bedrooms.', 'It has 3 bedrooms.'],
    ['A 3-bed, 4-bath home.', 'A 3-bed, 2.5-bath home.'],
    ['- **Bedrooms:** 6', '- **Bedrooms:** 3'],
    ['**Key details**\n\n- 6 bedrooms\n', '**Key details**\n\n- 3 bedrooms\n'],
    ['## 22 Pine Street\n6 bedrooms\n', '## 22 Pine Street\n3 bedrooms\n'],
    ['Upstairs:\n- 1 floor\n\nThat is all.\n- 6 bedrooms\n', 'Upstairs:\n- 1 floor\n\nThat is all.\n- 3 bedrooms\n'],
    ['It offers 2,400 sq ft.', 'It offers 1,850 sq ft.'],
    ['It was built in 1999.', 'It was built in 1962.'],
    ['It has 4 parking spots.', 'It has 2 parking spots.'],
    ['The HOA fee is $749,999 a month.', 'The HOA fee is $310 a month.'],
    ['MLS number NW-99999.', 'MLS number NW-20431.'],
    ['See https://evil.example/pay now.', 'See https://homes.example.com/pine now.'],
    ['_https://evil.example/pay now_.', '_https://homes.example.com/pine now_.'],
    ['[View](https://evil.example) it.', '[View](https://homes.example.com/pine) it.'],
    ['The home at 99 Elm Street is quiet.', 'The home at 22 Pine Street, Seattle, WA 98101 is quiet.'],
    ['It is already sold.', 'It is already available.'],
    ['It is no longer available.', 'It is available.'],
    ['It is still available.', 'It is still sold.', { listings: [oak] }],
    ['22 Pine St costs $300,000.', '22 Pine St costs $749,999.', both],
    ['**9 Oak Ave**\n- Price: $749,999\n', '**9 Oak Ave**\n- Price: $300,000\n', both],
    ['I found 50 homes.', 'I found 12 homes.', { figures: [12] }],
    ['Yes, it costs $500,000.', 'Yes, it costs $749,999.', { asked: 'is it $500,000?' }],
    ['Cuesta $900 mil.', 'Cuesta $749,999.'],
    ['It costs R800k.', 'It costs R950,000.', costing(950_000, 'R')],
    ['It costs ₹80 lakh.', 'It costs ₹9,500,000.', costing(9_500_000, '₹')],
    ['Cuesta 500.000 €.', 'Cuesta 749.999\u00a0$.', { settings: { AIResponseLanguage: 'Spanish' } }],
  ])('%s', (lie, truth, scene) => {
    const { text, corrections } = check([lie], scene)
    expect(text).toBe(truth)
    expect(corrections.map(({ fate }) => fate)).toEqual(['replaced'])
    expect(check(letters(lie), scene).text).toBe(truth)
  })
})

describe('where no single truth is known, a note takes its place:', () => {
  test.each<[lie: string, left: string, scene?: Scene]>([
    ['One of them costs $555,000.', 'One of them costs (not confirmed).', both],
    ['Homes there cost $800,000 usually.', 'Homes there cost (not confirmed) usually.', { listings: [] }],
    ['Look [here](https://evil.example), please.', 'Look [here] (not confirmed), please.', both],
    ['It has been sold.', 'It has been (not confirmed).', { listings: [] }],
    ['It costs $749,999 (about EUR 690,000).', 'It costs $749,999 (about (not confirmed)).'],
    ['Property taxes are about $7,000.', 'Property taxes are about (not confirmed).'],
    ['You would pay $4,740 a month.', 'You would pay (not confirmed) a month.'],
    ['Put 10% down, so $200,000.', 'Put 10% down, so (not confirmed).'],
    ['Kostet 500.000 €.', 'Kostet (nicht bestätigt).', { ...both, settings: { AIResponseLanguage: 'German' } }],
  ])('%s', (lie, left, scene) => {
    const { text, corrections } = check([lie], scene)
    expect(text).toBe(left)
    expect(corrections).toHaveLength(1)
    expect(corrections[0]?.fate).toBe('dropped')
  })
})

describe('what is true passes byte for byte:', () => {
  test.each<[truth: string, scene?: Scene]>([
    ['It costs $749,999, or about $750k.'],
    ['Just under $750,000, with 3 bedrooms, 2.5 baths and 1,850 sq ft (172 m²).'],
    ['A three-bedroom home on a lot of 0.1 acres, built in 1962, with a 2-car garage.'],
    ['22 PINE ST., Seattle, WA 98101 — MLS# NW-20431\nhttps://homes.example.com/pine/'],
    ['There is a 1-bed cottage and a $5,000 credit. Tour: https://tours.example.com/pine.'],
    ['It is still available. HOA: $310 a month.'],
    ['1. **$749,999** · 3 beds · 2.5 baths\n   22 Pine St\n2. **$300,000** · 2 beds\n   9 Oak Ave\n', both],
    ['22 Pine St is $449,999 more than 9 Oak Ave, which is sold.', both],
    ['22 Pine St costs $749,999, while the other one costs $300,000.', both],
    ['That is $405 per square foot.'],
    ['With 20% down ($150,000) you borrow $600,000.'],
    ['The HOA is $310 a month, so $3,720 a year.'],
    ['The lot is $172.18 a sq ft, or $7,499,990 per acre.'],
    ['The rent is $24,000 a year.', { listings: [{ ...pine, SaleType: 'for_rent', RentPrice: 2_000 }] }],
    ['It does not have 4 bedrooms and no longer costs $800,000.'],
    ["There are no homes with 5 bedrooms. It doesn't have 4 baths."],
    ['Es gibt keine Wohnung mit 6 Schlafzimmern.'],
    ["Il n'y a pas de maison de 6 chambres."],
    ['No tiene 5 dormitorios. Não tem 5 quartos.'],
    ['I cannot say whether it is sold. Once it is sold, the page goes.'],
    ['Cuesta unos $750 mil.'],
    ['Cuesta $1,2 millones.', costing(1_200_000)],
    ['Custa €1,2 milhão.', costing(1_200_000, '€')],
    ['Kostet 1,2 Millionen €, also € 1,2 Mio.', costing(1_200_000, '€')],
    ['It costs ₹95 lakh.', costing(9_500_000, '₹')],
    ['It costs R950k, so R950,000.', costing(950_000, 'R')],
    ['The plot is zoned R1 and R-2, beside the R22.'],
    ['Für € 749.999 m²-Preise gibt es keine.'],
    ['I have no homes under $200,000. Shall I look up to $800k?', { asked: 'anything below 200k?' }],
    ['No 7-bedroom houses match.', { asked: '7 bedroom houses', listings: [] }],
    ["I couldn't find 99 Elm Street.", { asked: 'Is 99 Elm Street for sale?', listings: [] }],
    [
      'Call 206-555-0134 or come to 1 Harbor Way; our fee is $250.',
      {
        listings: [],
        settings: { SystemMessage: 'Phone 206-555-0134. Office: 1 Harbor Way. Viewings cost $250.' },
      },
    ],
    ['I found 1,240 homes; here are 2 of them.', { ...both, figures: [1_240] }],
    ['Hello! I am open 24 hours, available on November 20, 2026 at 3:09 PM. 100% free.', { listings: [] }],
    ['Paso 1: dime tu ciudad. ¡Hola! 你好。', { listings: [] }],
  ])('%s', (truth, scene) => {
    for (const pieces of [[truth], letters(truth), truth.split(/(?<= )/)]) {
      const { text, corrections } = check(pieces, scene)
      expect(text).toBe(truth)
      expect(corrections).toEqual([])
    }
  })
})

test.each(LANGUAGES)('everything that a listing states in %s passes as it is, in lists and in details', (language) => {
  const scene = { listings: homes }
  const said = [
    listingEntries(homes, { first: 1 }, words[language]),
    ...homes.map((home) => listingDetails(home, words[language])),
  ].join('\n\n')
  const { text, corrections } = check(letters(said), scene)
  expect(corrections).toEqual([])
  expect(text).toBe(said)
})

test.each(LANGUAGES)('each fact of a listing, told in a sentence in %s, passes as it is', (language) => {
  for (const home of homes)
    for (const { name, value } of facts) {
      const fact = value(home, words[language])
      const said = fact === undefined ? undefined : words[language].facts[name].says(fact)
      if (said !== undefined) expect(check([said], { listings: [home] }).text).toBe(said)
    }
})

describe('while it streams', () => {
  test('words without claims pass at once, a claim waits for the end of its sentence only', () => {
    const { said } = check(['Hello there, ', 'it costs ', '$749,999 ', 'and is lovely.', ' And ', 'so ', 'quiet'])
    expect(said).toEqual(['Hello there, ', 'it costs ', '', '', '$749,999 and is lovely. And ', 'so ', 'quiet', ''])
  })

  test('a number that claims nothing waits for the next two words at most', () => {
    const { said } = check(['fragment 7 ', 'fragment ', '8 fragment', ' no words', ' chunk-9', ' [a', '] x', ' s'])
    expect(said).toEqual(['fragment ', '', '7 fragment ', '8 fragment ', 'no words chunk-9', ' [', 'a] x', ' ', 's'])
  })

  test('a lie is caught however it is cut into pieces', () => {
    const lie = 'Lovely! It costs $700,000. See https://evil.example/x now. Built in 1900.'
    const truth = 'Lovely! It costs $749,999. See https://homes.example.com/pine now. Built in 1962.'
    for (let size = 1; size < 12; size++)
      expect(check(lie.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).text).toBe(truth)
  })

  test('a link right behind a word is caught too', () => {
    const lie = 'Look here:https://evil.example/x or therehttps://evil.example/x now.'
    for (const pieces of [[lie], letters(lie), lie.split(/(?<=:)/)]) expect(check(pieces).text).not.toContain('evil')
  })

  test('a sentence without an end does not wait for ever', () => {
    const { said } = check(['It costs $700,000 '.repeat(300)])
    expect(said[0]?.length).toBeGreaterThan(2_000)
    expect(said.join('')).not.toContain('$700,000')
  })
})

test('corrections are counted by model, kind and fate', async () => {
  const registry = new Registry()
  const count = createCorrectionCounter(registry)
  count('openai/sim', { kind: 'money', fate: 'replaced' })
  count('openai/sim', { kind: 'money', fate: 'replaced' })
  expect(await registry.metrics()).toContain(
    'porchlight_corrections_total{model="openai/sim",kind="money",fate="replaced"} 2',
  )
})

describe('a fragment without end', () => {
  const shown = Array.from({ length: 20 }, (_, index) => aListing({ SalePrice: 500_000 + index }))
  const checkAgainst = (asked: string, text = 'It costs $1.') => check([text], { listings: shown, asked })

  test.each([
    '1,234,567 ',
    '$1,234 and ',
    '1,234,567,',
    '1. ',
    'is sold ',
    '3 beds, 2 baths, ',
    'https://a.example/x ',
    '.',
    '?!',
    'cheaper than ',
    '22 Pine Street is the cheapest, ',
    'no parking and ',
    'pas de garage, ',
    'none ',
  ])('is checked in a time that grows with its length: %o', async (piece) => {
    const checkText = (length: number) => checkAgainst('', piece.repeat(length / piece.length))
    expect(await growthOf(checkText, 15_000)).toBeLessThan(LINEAR_MAX)
  })

  test.each(['111 111 ', '111,111,'])('is compared with a question full of %o as fast', async (piece) => {
    const checkQuestion = (length: number) => checkAgainst(piece.repeat(length / piece.length))
    expect(await growthOf(checkQuestion, 15_000)).toBeLessThan(LINEAR_MAX)
  })

  test.each([
    ['streets without blanks', 'Av.'],
    ['MLS numbers without digits', '-MLS'],
  ])('is compared with a question full of %s as fast', async (_, piece) => {
    const checkQuestion = (length: number) => checkAgainst(`${piece.repeat(length / piece.length)} 1 `.repeat(8))
    expect(await growthOf(checkQuestion, 2_000)).toBeLessThan(LINEAR_MAX)
  })
})

test('what listings are called is made comparable once, however many sentences have claims', () => {
  const listings = Array.from({ length: 40 }, (_, at) => aListing({ MLSNumber: `NW-${at}` }))
  const normalized = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => normalized.mockRestore())
  checkAnswer(['17 beds\n'.repeat(250)], { listings })
  expect(normalized.mock.calls.length).toBeLessThan(5_000)
})
