import { describe, expect, test } from 'vitest'
import { quotation } from '../../../src/contract/text.ts'
import { conversation, play } from './known/conversation.ts'
import { home } from './known/homes.ts'

describe('a search', () => {
  test('says how many match and shows five, newest first, with a way on', () =>
    play([
      {
        say: 'houses for sale in Seattle',
        has: ['I found 7', 'Here are the first 5', '1. **$872,000**', '8 Willow Rd', '"more"'],
        not: ['6. '],
      },
    ]))

  test('goes on where it stopped, with numbers that go on too', () =>
    play([
      { say: 'houses for sale in Seattle' },
      { say: 'more', has: ['Here are 6 to 7 of 7', '6. **$749,999**', '7. **$815,000**'], not: ['5. '] },
      { say: 'number 6', has: ['22 Pine St'] },
      { say: 'next', has: ['last of them'] },
    ]))

  test('counts one home apart from the words for many', () =>
    play([{ say: 'how many houses vs condos in Tacoma?', has: ['- 1: houses in Tacoma', '- 1: condos in Tacoma'] }]))

  test('shows five at most', async () => {
    const { text } = await conversation()('show me everything you have for sale')
    expect(text.match(/https:/g)).toHaveLength(5)
  })

  test.each(['Ana', 'Tacoma', 'Two Beds'])('does not take %s, who is quoted, for a wish', (name) =>
    play([
      {
        say: `what do you think?\n\n${quotation('houses for sale in Seattle', name)}`,
        has: ['I found 7: **houses for sale in Seattle**.'],
        not: ['understand'],
      },
      { say: quotation('3 bedroom houses in Seattle', name), has: ['I found 6: **3 bed houses'] },
    ]),
  )

  test('keeps the thread of the talk', () =>
    play([
      { say: '3 bedroom houses in Seattle', has: ['I found 6'] },
      { say: 'under 900k', has: ['I found 6'] },
      { say: 'built before 1960', has: ['I found 3'], not: ['Willow'] },
      { say: 'start over' },
      { say: '3 bedroom houses in Seattle under 900k' },
      { say: 'in Tacoma instead', has: ['I found 1', '77 Fern St'], not: ['Seattle, WA'] },
    ]))

  test('measures "cheaper" against the listing in focus', () =>
    play([
      { say: 'houses in Seattle under 900k' },
      { say: 'tell me more about the fourth', has: ['**905 Juniper Ave, Seattle, WA 98103**'] },
      { say: 'cheaper', has: ['I found 1', '$560,000'] },
    ]))

  test.each([
    ['houses for sale in Seattle', 'any of them built before 1960?', 'I found 3'],
    ['houses for sale in Seattle', 'are any of them under 600k?', 'I found 1'],
    ['houses for sale in Seattle', 'does any of these have 4 bedrooms?', 'I found 1'],
    ['3 bedroom houses for sale in Seattle', 'any of them with 4 bedrooms?', 'No listing matches'],
    ['casas en venta en Seattle', '¿alguna de ellas construida antes de 1960?', 'He encontrado 3'],
    ['casas en venta en Seattle', '¿alguna tiene 4 dormitorios?', 'He encontrado 1'],
    ['maisons à vendre à Seattle', 'certaines ont-elles été construites avant 1960 ?', "J'en ai trouvé 3"],
    ['maisons à vendre à Seattle', 'y en a-t-il à moins de 600 000 ?', "J'en ai trouvé 1"],
    ['Häuser zu verkaufen in Seattle', 'ist eins davon vor 1960 gebaut?', 'Ich habe 3 gefunden'],
    ['Häuser zu verkaufen in Seattle', 'haben welche 4 Schlafzimmer?', 'Ich habe 1 gefunden'],
    ['casas à venda em Seattle', 'alguma delas construída antes de 1960?', 'Encontrei 3'],
    ['casas à venda em Seattle', 'alguma tem 4 quartos?', 'Encontrei 1'],
  ])('"%s", then "%s" shows those that fit', (first, say, part) => play([{ say: first }, { say, has: [part] }]))

  test.each([
    ['casas à venda em Seattle com 3 quartos', 'o melhor apartamento em Tacoma', '3 quartos'],
    ['casas à venda em Seattle com 3 quartos', 'melhor apartamento em Tacoma', '3 quartos'],
    ['casas en venta en Seattle con 3 dormitorios', 'los mejores pisos en Tacoma', '3 dormitorios'],
  ])('begins anew where the best is asked for: "%s", then "%s"', (first, say, part) =>
    play([
      { say: first, has: [part] },
      { say, not: [part] },
    ]),
  )

  test.each([
    ['only those with 4 bedrooms', 'I found 1'],
    ['it must not cost more than 700k', 'I found 2'],
    ['these are too expensive', 'under $560k'],
    ['show me ones that cost less', 'under $560k'],
  ])('is changed by "%s", though it speaks of what was shown', (say, part) =>
    play([{ say: 'houses for sale in Seattle' }, { say, has: [part] }]),
  )

  test('measures "bigger" against the biggest shown, and keeps the list when nothing is', () =>
    play([
      { say: 'houses in Seattle under 900k' },
      { say: 'bigger', has: ['nothing bigger', 'No listing matches'] },
      { say: 'the first', has: ['**8 Willow Rd'] },
    ]))
})

describe('a new request in a running talk', () => {
  test('that says what and where begins a search of its own', () =>
    play([
      { say: '3 bedroom houses in Seattle under 700k', has: ['I found 2'] },
      { say: 'condos in Tacoma', has: ['I found 1', '**condos for sale in Tacoma**', '412 Broadway Ave'] },
    ]))

  test('for rent forgets a budget for buying but not the place', () =>
    play([
      { say: '1 bedroom homes in Seattle under 700k' },
      { say: 'apartments for rent', has: ['I found 1', '19 Mill St'], not: ['700k'] },
    ]))

  test('for rent in place of for sale keeps the kind of home and its rooms', () =>
    play([
      { say: '3 bedroom houses in Seattle under 700k' },
      { say: 'no, I meant for rent', has: ['3 bed houses for rent in Seattle'], not: ['700k'] },
    ]))

  test('goes on as before with "instead" or "what about"', () =>
    play([
      { say: '3 bedroom houses in Seattle under 700k' },
      { say: 'what about houses in Tacoma?', has: ['3 bed houses for sale in Tacoma under $700k'] },
    ]))
})

describe('an amount', () => {
  test('says whether to buy or to rent is meant', () =>
    play([
      { say: 'homes in Seattle under 500k', has: ['No listing matches: **homes for sale in Seattle under $500k**'] },
      { say: 'start over' },
      { say: 'homes in Seattle under 3000', has: ['I found 1: **homes for rent', '$2,400 a month'] },
      { say: 'start over' },
      { say: 'how many homes under 700k are there?', has: ['I count 4'] },
    ]))

  test('does not shut out the only homes there are', async () => {
    const rentals = [home({ ID: 1, SaleType: 'for_rent', RentPrice: 30_000 })]
    expect((await conversation({}, rentals)('homes under 50k')).text).toContain('I found 1')
  })
})

describe('what was changed or left out is said aloud', () => {
  test('a typing error that was mended', () =>
    play([{ say: 'houses in Seatle', has: ['I took "Seatle" as "Seattle"', 'I found 7'] }]))

  test('a word that means nothing known', () =>
    play([{ say: 'houses with blorptastic in Tacoma', has: ['didn\'t understand "blorptastic"', 'I found 1'] }]))

  test('a place that could be two is asked back, and the answer taken up', async () => {
    const towns = [home({ ID: 1, City: 'Marion' }), home({ ID: 2, City: 'Marlon' })]
    const say = conversation({}, towns)
    expect((await say('3 bedroom houses in Maron')).text).toContain('"Maron": Marion or Marlon?')
    expect((await say('Marlon')).text).toContain('I found 1: **3 bed houses in Marlon**')
  })

  test('a comparison with nothing shown to compare with', () =>
    play([{ say: 'something cheaper', has: ["can't tell what would be cheaper", 'I found'] }]))
})

describe('when nothing matches', () => {
  test('says so and offers what finds something, with its count', () =>
    play([
      { say: 'houses in Tacoma under 400k', has: ['No listing matches', /\b[1-9]\d* /] },
      { say: 'yes', has: ['I found', '1. '] },
    ]))

  test('an unknown place is said to be one', () =>
    play([
      { say: '3 bedroom houses in Seattle under 900k' },
      { say: 'anything in Paris?', has: ['Paris', 'Seattle, Tacoma'], not: ['1. **'] },
    ]))
})

describe('counts', () => {
  test('count exactly, and "show me" shows them', () =>
    play([
      { say: 'how many houses are for sale in Seattle?', has: ['I count 7'], not: ['1. **'] },
      { say: 'show me', has: ['I found 7', '1. **'] },
    ]))
})

test('a price range that is said is a search, not a question for prices', () =>
  play([{ say: 'price range 500,000 - 700,000, Seattle', has: ['I found 2'] }]))

test('to buy or to rent may be left open', () =>
  play([{ say: 'anything for sale or for rent in 98101?', has: ['I found 5'] }]))

test('a way on is offered once, however many lead there', () =>
  play([{ say: 'homes with a rooftop deck and a sauna', has: ['No listing matches'], not: [/(\d+ [^;]+); \1/] }]))

test('an average is worked out from everything that matches, rents apart from prices', () =>
  play([
    {
      say: 'average price of homes in Seattle',
      has: ['7 for sale: from $560,000 to $1,250,000, $833,643 on average', '1 for rent: $2,400'],
    },
  ]))
