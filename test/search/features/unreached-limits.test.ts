import { expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'
import { vocabulary } from '../vocabulary.ts'

const priceOf = (words: string) => {
  const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse({ year: 2026 })
  expect(notUnderstood, words).toEqual([])
  return filter.price
}

test.each([
  "we can't stretch to 700k, house in Seattle",
  "won't stretch to 700k, house in Seattle",
  "we're not willing to stretch to 700k for a house in Seattle",
  "house in Seattle, don't want to go up to 700k",
  'house in Seattle, not willing to pay 700k',
  "house in Seattle, I'd rather not go up to 700k",
  'unable to spend up to 700k, house in Seattle',
  'Haus in Seattle, wir können nicht bis 700000 gehen',
  'Haus in Seattle, wir wollen nicht bis 700000 gehen',
  'Haus in Seattle, bis 700000 können wir nicht gehen',
  "maison à Seattle, nous ne pouvons pas aller jusqu'à 700000",
  "maison à Seattle, on ne peut pas monter jusqu'à 700000",
  'casa en Seattle, no podemos llegar hasta 700000',
  'casa en Seattle, no quiero subir a 700000',
  'casa em Seattle, não podemos ir até 700000',
  'casa em Seattle, não consigo chegar a 700000',
])('"%s" wants homes below the amount that is not reached', (words) => {
  expect(priceOf(words)).toEqual({ max: 700_000 })
})

test.each([
  'budget 600k, we could not stretch to 650k, house in Seattle',
  "we can't stretch to 700k, budget 600k, house in Seattle",
  "can't do 650k, 600k max, Seattle",
  'we could stretch to 600k but not to 700k, Seattle',
  'house in Seattle, more than 600k is not possible',
  'house in Seattle, over 600k is impossible',
  'Haus in Seattle, mehr als 600000 geht nicht',
  'Haus in Seattle, über 600000 ist nicht drin',
  'casa en Seattle, más de 600000 no es posible',
  "maison à Seattle, plus de 600000 ce n'est pas possible",
  'casa em Seattle, mais de 600000 não é possível',
  'Haus in Seattle, Budget 600000, bis 650000 können wir nicht gehen',
  "maison à Seattle, budget 600000, je ne veux pas aller jusqu'à 650000",
  'casa en Seattle, presupuesto 600000, no quiero llegar a 650000',
  'casa em Seattle, orçamento 600000, não consigo chegar a 650000',
])('"%s" has the stated budget as its limit', (words) => {
  expect(priceOf(words)).toEqual({ max: 600_000 })
})

test.each([
  ["don't show me houses up to 300k in Seattle", { min: 300_000 }],
  ["house in Seattle, we don't want to go under 300k", { min: 300_000 }],
  ["house from 400k in Seattle, can't stretch to 700k", { min: 400_000, max: 700_000 }],
  ['not over 650k but can stretch to 700k, Seattle house', { max: 700_000 }],
  ['could stretch to 700k, house in Seattle', { max: 700_000 }],
])('"%s" keeps the side that it names', (words, price) => {
  expect(priceOf(words)).toEqual(price)
})

test('a rent that is not reached is the most to pay', () => {
  expect(priceOf('not able to pay up to 3000, rentals in Seattle')).toEqual({ max: 3_000 })
})
