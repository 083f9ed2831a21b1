import { expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'
import { vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
const features = (words: string) =>
  read(words)
    .parse()
    .filter.features?.map(([name]) => name)

test.each([
  'apartments in Seattle with an option to buy the furniture',
  'rental with the option to purchase a parking spot',
  'flat to rent, option to buy furniture',
  'house with option to buy the adjoining lot',
  'pisos en alquiler con opción de compra de los muebles',
  "appartement à louer avec option d'achat des meubles",
  'Mietwohnung mit Kaufoption für die Möbel',
  'apartamento para alugar com opção de compra dos móveis',
])('an option to buy a thing is said back, and is no home that can be bought later: "%s"', (words) => {
  const parsed = read(words).parse()
  expect(parsed.filter.features).toBeUndefined()
  expect(parsed.filter.saleType).not.toBe('for_sale')
  expect(parsed.notUnderstood).not.toEqual([])
})

test.each([
  'apartments in Seattle with an option to buy',
  'rental with the option to purchase it later',
  'rent with option to buy the house',
  'lease with option to buy in Tacoma',
  'pisos en alquiler con opción a compra en Seattle',
  'alquiler con opción de compra de la vivienda',
  "appartement à louer avec option d'achat à Seattle",
  'Mietwohnung mit Kaufoption in Seattle',
  'apartamento para alugar com opção de compra',
])('a home rented with an option to buy it is rent to own: "%s"', (words) => {
  expect(features(words)).toEqual(['rent to own'])
})
