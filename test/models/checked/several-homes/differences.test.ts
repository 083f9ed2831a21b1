import { describe, expect, test } from 'vitest'
import { aListing } from '../../../sim/service/listing.ts'
import { checkAnswer, letters } from '../check-answer.ts'
import { birch, cedar as flat } from './cedar-and-birch.ts'

const maple = aListing({
  Address: '14 Maple Court',
  SalePrice: 1_150_000,
  Bedrooms: 4,
  HOAMonth: 0,
  PropertyType: 'House',
})
const cedar = { ...flat, Address: '801 Cedar Lane #4B' }
const three = { listings: [maple, cedar, birch], results: [[0, 1, 2]] }

describe('a difference of other homes, of another field or of another time than it is said of is marked:', () => {
  test.each([
    '37 Birch Road is $425 cheaper than 14 Maple Court, and the HOA is higher.',
    '37 Birch Road is $425 cheaper than 14 Maple Court and the HOA is higher.',
    '801 Cedar Lane #4B has the higher HOA but costs $275 less than 37 Birch Road.',
    '801 Cedar Lane #4B has the higher HOA and costs $275 less than 37 Birch Road.',
    'The condo costs $275 less, but its HOA is higher.',
    'With a lower HOA, 37 Birch Road is $425 cheaper than 801 Cedar Lane #4B overall.',
    '37 Birch Road cuesta 425 $ menos que 14 Maple Court, pero la cuota de comunidad es más alta.',
    'The HOA difference is $275 a year.',
    'The annual HOA difference is $275.',
    'The HOA fees of the condo and the house differ by $275 a month.',
    'The HOA at 37 Birch Road is $275 lower per year than at 801 Cedar Lane #4B.',
    'You save $275 a year in HOA dues at 37 Birch Road compared with 801 Cedar Lane #4B.',
    'The HOA at 14 Maple Court is $275 lower than at 801 Cedar Lane #4B.',
    'The HOA at 14 Maple Court is $425 lower than at 37 Birch Road.',
    'The HOA difference between the house and the townhouse is $275.',
    'The monthly fee difference between the house and the condo is $275.',
    'The gap between the condo and the house is $510,000.',
    'The spread between the cheapest and the most expensive is $510,000.',
    'The spread between the cheapest and the priciest home is $65,000.',
    'Der Preisunterschied zwischen der günstigsten und der teuersten beträgt 510.000 $.',
    'Der Preisunterschied zwischen dem Haus und dem Reihenhaus beträgt 65.000 $.',
    '37 Birch Road is $575,000 cheaper than 14 Maple Court.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))
})

describe('a difference stays where it is true of what it is said of:', () => {
  test.each([
    '37 Birch Road is $510,000 cheaper than 14 Maple Court, and the HOA is higher.',
    '801 Cedar Lane #4B has the higher HOA but costs $65,000 less than 37 Birch Road.',
    'The HOA difference is $3,300 a year.',
    'The annual HOA difference is $3,300.',
    'The price difference is $65,000 and the HOA difference is $275.',
    'The price difference is $65,000 a piece and the HOA difference is $275.',
    'Over a year, the HOA difference between 37 Birch Road and 801 Cedar Lane #4B is $3,300.',
    'The HOA at 14 Maple Court is $425 lower than at 801 Cedar Lane #4B.',
    'The HOA at 37 Birch Road is $150 a month, which is $275 less than at 801 Cedar Lane #4B.',
    'The HOA is $425 at the condo and $150 at the townhouse, a difference of $275.',
    'For HOA dues, 37 Birch Road is $275 cheaper than 801 Cedar Lane #4B.',
    'The HOA dues at 37 Birch Road and 801 Cedar Lane #4B differ by $275.',
    'The HOA is lower at 37 Birch Road, which is $275 a month less.',
    'The HOA difference between the house and the townhouse is $150.',
    'The gap between the condo and the house is $575,000.',
    'The spread between the cheapest and the most expensive is $575,000.',
    'Between the lowest and the highest HOA there is a gap of $425.',
    'Der Preisunterschied zwischen dem Haus und dem Reihenhaus beträgt 510.000 $.',
    'Between 14 Maple Court and 37 Birch Road, the latter is $510,000 cheaper; the condo is another $65,000 below it.',
    'Between 14 Maple Court and 37 Birch Road, I prefer the latter, which is $65,000 more than the condo.',
    'Unlike 14 Maple Court, it is only $65,000 more than the condo.',
    '37 Birch Road is $510,000 less than 14 Maple Court and $65,000 more than the condo.',
    'Compared with 14 Maple Court, the condo is $575,000 cheaper.',
    '801 Cedar Lane #4B costs $65,000 less than 37 Birch Road and $575,000 less than the most expensive.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })
})
