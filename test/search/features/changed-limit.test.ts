import { describe, expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'
import { vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
/** The search after more words in the language of the first. */
const after = (first: string, says: string) =>
  read(says, read(first).language).parse({ previous: read(first).parse({}).filter }).filter

describe('a limit of the price is changed by so much', () => {
  const UNDER_500K = 'houses in Seattle under 500k'
  test.each([
    ['20 % more', 600_000],
    ['we could go 20% more', 600_000],
    ['up to 10 percent more is fine', 550_000],
    ['100k more', 600_000],
    ['50 more', 550_000],
    ['50k less', 450_000],
    ['50k cheaper', 450_000],
    ['hmm no, half that', 250_000],
    ['double the budget', 1_000_000],
    ['increase it by 50k', 550_000],
    ['add 100k', 600_000],
    ['a bit more than that is ok', 550_000],
    ['a bit more expensive is fine', 550_000],
    ['our budget is now 50k more', 550_000],
    ['show me something 50k cheaper', 450_000],
    ['no more than 50k more', 550_000],
    ['make it 20% less, with a garage', 400_000],
  ])('"%s"', (says, max) => {
    expect(after(UNDER_500K, says).price).toEqual({ max })
  })

  test.each([
    ['casas en Seattle por menos de 500 mil', 'podemos subir un 20 %', 600_000],
    ['casas en Seattle por menos de 500 mil', 'la mitad', 250_000],
    ['maisons à Seattle à moins de 500 000', 'on peut mettre 20 % de plus', 600_000],
    ['Häuser in Seattle bis 500.000', '20 % mehr wäre auch ok', 600_000],
    ['Häuser in Seattle bis 500.000', 'doppelt so viel', 1_000_000],
    ['casas em Seattle até 500 mil', '10 % a mais é possível', 550_000],
    ['casas em Seattle até 500 mil', 'a metade disso', 250_000],
  ])('"%s", "%s"', (first, says, max) => {
    expect(after(first, says).price).toEqual({ max })
  })

  test('the lower end follows only where the range would be empty', () => {
    expect(after('houses from 400k to 500k', '10% more').price).toEqual({ min: 400_000, max: 550_000 })
    expect(after('houses from 400k to 500k', 'half that').price).toEqual({ min: 200_000, max: 250_000 })
  })

  test.each([
    'show me 5 more',
    '20 more',
    '20 % more space',
    '200 more square feet',
    'twice as big',
    '20% down',
    'a half bath',
    'show 50 more',
    'I called. Twice.',
    "that's twice my budget",
    'do sellers accept 5% less?',
    'can I offer 5% less?',
    'would 20k less be possible?',
    'my salary is 20 % higher now',
    'our commission is 5 % more',
    '2 % higher interest',
    '200 more a month',
    "I can't pay 20% more",
    'we cannot pay 50k more',
    "don't increase the budget by 20 %",
    '50k more is too much',
  ])('"%s" is about something else, or no wish', (says) => {
    expect(after(UNDER_500K, says).price).toEqual({ max: 500_000 })
  })

  test.each(['up to', 'max', 'my budget can be', 'no more than', 'we would', 'is not', 'give us', 'at most', 'ok'])(
    '"%s" may stand there a hundred times',
    (words) => {
      const many = `${words} `.repeat(90)
      expect(after(UNDER_500K, `${many}salary 20 % more ${many}salary`).price).toEqual({ max: 500_000 })
    },
  )

  test('"600k more or less" is a price of its own', () => {
    expect(after(UNDER_500K, '600k more or less').price).toEqual({ min: 540_000, max: 660_000 })
  })

  test.each(['20 % more', 'on peut mettre 20 % de plus', 'make it 20% less', '10 %'])(
    '"%s" is no number of anything where no limit is known',
    (says) => {
      const { price, bedrooms } = after('homes in Seattle', says)
      expect([price, bedrooms]).toEqual([undefined, undefined])
    },
  )
})
