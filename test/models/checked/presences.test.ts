import { describe, expect, test } from 'vitest'
import { aListing } from '../../sim/service/listing.ts'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { pine, oak as soldOak } from './pine-and-oak.ts'

const oak = { ...soldOak, Status: 'Active' as const, Description: 'Bright flat near the park.' }
const elm = aListing({
  Address: '5 Elm Road',
  City: 'Tacoma',
  SalePrice: 525_000,
  ParkingSpots: 1,
  Description: 'Two-car garage, heated pool and a fenced garden. Walk to the light rail. No gym.',
})
const cottage = { ...pine, Description: 'A cottage with a garden and a fireplace.' }
const three: Scene = { listings: [cottage, oak, elm] }

describe('what neither a listing nor the business mentions is marked where a home is said to have it:', () => {
  test.each([
    '9 Oak Ave has a pool.',
    '22 Pine Street has a heated pool.',
    '22 Pine Street has a garden and a pool.',
    '5 Elm Road has a gym.',
    '9 Oak Ave includes a fenced garden.',
    '9 Oak Ave offers a fireplace.',
    '9 Oak Ave costs $300,000 and has a pool.',
    '9 Oak Ave tiene piscina.',
    '9 Oak Ave tiene una piscina privada.',
    '9 Oak Ave dispone de ascensor.',
    '9 Oak Ave a une piscine.',
    "9 Oak Ave dispose d'un ascenseur.",
    '9 Oak Ave hat einen Pool.',
    '9 Oak Ave verfügt über einen Aufzug.',
    '9 Oak Ave tem piscina.',
    '9 Oak Ave possui elevador.',
    '9 Oak Ave also has a hot tub.',
    '**9 Oak Ave** has a basement.',
    '9 Oak Ave costs $300,000. It has a pool.',
    '9 Oak Ave boasts a dishwasher and a fireplace.',
    '22 Pine Street comes with a pool and an elevator.',
    '9 Oak Ave features air conditioning.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))

  const two = { listings: [cottage, oak] }
  test.each([
    'Both have a pool.',
    'Both homes have a garden and a pool.',
    'Beide haben einen Pool.',
    'Ambas tienen piscina.',
  ])('of two homes: %s', (lie) => {
    expect(checkAnswer([lie], two).text).not.toBe(lie)
    expect(checkAnswer([lie], three).text).toBe(lie)
  })
  test.each([
    'Both have a bright kitchen.',
    'Both have a bright kitchen; other homes have a pool.',
    'Both have access to a pool.',
    'Both have 1 bath or more.',
    'Both homes have a pool nearby.',
    'If both have a pool, choose freely.',
    'Do both have a pool?',
  ])('but not: %s', (said) => expect(checkAnswer([said], two).text).toBe(said))

  const fir = aListing({
    Address: '3 Fir Lane',
    Description:
      'Near the kindergarten, the Hauptbahnhof and the graveyard; carpool lane, lilacs in spring. Keine Dachterrasse.',
  })
  test.each([
    '3 Fir Lane has a garden.',
    '3 Fir Lane has a yard.',
    '3 Fir Lane has a pool.',
    '3 Fir Lane has a garage and a rooftop pool.',
    '3 Fir Lane has AC.',
    '3 Fir Lane hat einen Hof.',
    '3 Fir Lane hat eine Terrasse.',
    'As you said, 3 Fir Lane has a pool.',
  ])('of what another compound names: %s', (lie) => expect(checkAnswer([lie], { listings: [fir] }).text).not.toBe(lie))

  test('it is marked where the sentence came in pieces, too', () => {
    const { text, corrections } = checkAnswer(letters('9 Oak Ave has a pool. Shall I go on?'), three)
    expect(text).toBe('9 Oak Ave has a pool (not confirmed). Shall I go on?')
    expect(corrections).toEqual([{ kind: 'presence', fate: 'dropped' }])
  })
})

describe('what a home has, or is not said to have, stays:', () => {
  test.each([
    '5 Elm Road has a heated pool.',
    '22 Pine Street has a fireplace.',
    '22 Pine Street has a garden.',
    '22 Pine Street has a yard.',
    '5 Elm Road has a two-car garage.',
    '22 Pine Street has a garage.',
    '22 Pine Street has parking.',
    '5 Elm Road tiene piscina.',
    '5 Elm Road a une piscine.',
    '5 Elm Road hat einen Pool.',
    '5 Elm Road tem piscina.',
    '22 Pine Street tiene chimenea.',
    '22 Pine Street hat einen Kamin und einen Garten.',
    '9 Oak Ave has no pool.',
    '9 Oak Ave does not have a pool.',
    'Does 9 Oak Ave have a pool?',
    '9 Oak Ave has a pool nearby.',
    '9 Oak Ave has a park near it.',
    'If 9 Oak Ave has a pool, the listing does not say so.',
    "I can't tell whether 9 Oak Ave has a pool.",
    'You asked for a home that has a pool.',
    'A home with a pool costs more.',
    '9 Oak Ave has a bright living room.',
    '9 Oak Ave has garage access.',
    'Of the three, only 5 Elm Road has a pool.',
    '9 Oak Ave has 2 bedrooms. 5 Elm Road has a pool.',
    '9 Oak Ave has neither a pool nor a gym.',
    "The listing for 9 Oak Ave doesn't say that it has a pool.",
    '9 Oak Ave might have a pool.',
    'Ask the agent if 9 Oak Ave has a balcony.',
    '22 Pine Street has a gas fireplace.',
    '5 Elm Road has a pool and a garden, while 9 Oak Ave has neither.',
    'The pool of 5 Elm Road is heated, which few homes offer.',
    'It has a pool.',
    "9 Oak Ave est à 300 000 $, proche d'une piscine.",
    'Unlike 9 Oak Ave, 5 Elm Road has a pool.',
    'The neighbour of 9 Oak Ave has a pool.',
    'The building of 9 Oak Ave has a lift?',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })

  const beech = aListing({
    Address: '7 Beech Lane',
    Description:
      'Fenced backyard, minisplits, Dachterrasse, Südbalkon, Weinkeller, Innenpool, Vorgarten, Personenaufzug.',
  })
  test.each([
    '7 Beech Lane has a garden and air conditioning.',
    '7 Beech Lane has a basement, a balcony and a pool.',
    '7 Beech Lane hat eine Terrasse und einen Balkon.',
    '7 Beech Lane hat einen Keller, einen Pool und einen Garten.',
    '7 Beech Lane bietet einen Aufzug.',
    '7 Beech Lane tiene jardín y terraza.',
  ])('of what a compound names last: %s', (said) => expect(checkAnswer([said], { listings: [beech] }).text).toBe(said))
  test.each([
    '9 Oak Ave has HOA: none.',
    '9 Oak Ave has a pool: no.',
    'According to you, 9 Oak Ave has a pool, but the listing does not mention it.',
    'You say 9 Oak Ave has a pool; I cannot confirm that.',
    'Laut Ihnen: 9 Oak Ave hat einen Pool, das Inserat sagt davon nichts.',
    'Según usted, 9 Oak Ave tiene piscina.',
    'Selon vous, 9 Oak Ave a une piscine.',
    'Segundo você, 9 Oak Ave tem piscina.',
  ])('of what is denied behind it, or said by the person: %s', (said) =>
    expect(checkAnswer([said], three).text).toBe(said),
  )

  test('what the business says of a home stays', () => {
    const said = '9 Oak Ave has a pool.'
    const settings = { SystemMessage: 'The home at 9 Oak Ave shares a pool with its neighbours.' }
    expect(checkAnswer([said], { ...three, settings }).text).toBe(said)
  })
})
