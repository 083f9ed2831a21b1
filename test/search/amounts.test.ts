import { expect, test } from 'vitest'
import type { Filter } from '../../src/search/filter.ts'
import { parseDigits } from '../../src/search/numbers/numbers.ts'
import { baths, exactly, meant, metres, parse, stated } from './vocabulary.ts'

const CONDO: Filter = { types: ['Condo/Co-op'] }

test.each([
  ['under 500k', { max: 500_000 }],
  ['max 1.2m', { max: 1_200_000 }],
  ['over $1,200,000', { min: 1_200_000 }],
  ['up to 1.200.000', { max: 1_200_000 }],
  ['up to 1 200 000', { max: 1_200_000 }],
  ['no more than half a million', { max: 500_000 }],
  ['under 1.1 mil', { max: 1_100_000 }],
  ['5 lakh or less', { max: 500_000 }],
  ['1.5 crore max', { max: 15_000_000 }],
  ['at least three hundred and fifty thousand dollars', { min: 350_000 }],
  ['between 3 and 400k', { min: 300_000, max: 400_000 }],
  ['3 to 400k', { min: 300_000, max: 400_000 }],
  ['1-2k', { min: 1_000, max: 2_000 }],
  ['one and a half million tops', { max: 1_500_000 }],
  ['up to twenty five hundred', { max: 2_500 }],
  ['between one hundred and two hundred thousand', { min: 100_000, max: 200_000 }],
  ['under 1 mil', { max: 1_000_000 }],
  ['under .75m', { max: 750_000 }],
  ['under $.5 mil', { max: 500_000 }],
  ['between 400 and 500k', { min: 400_000, max: 500_000 }],
  ['between three and four hundred thousand', { min: 300_000, max: 400_000 }],
  ['from $400k to $500k', { min: 400_000, max: 500_000 }],
  ['400-500k', { min: 400_000, max: 500_000 }],
  ['500k-1m', { min: 500_000, max: 1_000_000 }],
  ['500-1m', { min: 500_000, max: 1_000_000 }],
  ['over 400k and under 600k', { min: 400_000, max: 600_000 }],
  ['min 400k max 600k', { min: 400_000, max: 600_000 }],
  ['400k min 600k max', { min: 400_000, max: 600_000 }],
  ['max price 600k min price 400k', { min: 400_000, max: 600_000 }],
  ['around 500k', { min: 450_000, max: 550_000 }],
  ['500k-ish', { min: 450_000, max: 550_000 }],
  ['500k+', { min: 500_000 }],
  ['500k and up', { min: 500_000 }],
  ['for 500k', { max: 500_000 }],
  ['budget: $450k', { max: 450_000 }],
  ['more expensive than 1m', { min: 1_000_000 }],
  ['in the low 400s', { min: 400_000, max: 433_000 }],
  ['nothing over 500k', { max: 500_000 }],
  ["that don't cost more than 500k", { max: 500_000 }],
  ['that must not cost more than 500k', { max: 500_000 }],
  [', not a cent over 500k', { max: 500_000 }],
  ['with a budget between 1.2 and 1.5', { min: 1_200_000, max: 1_500_000 }],
])('the price in "%s"', (words, price) => {
  expect(stated(`homes ${words}`)).toEqual({ price })
})

test('a monthly amount is a rent', () => {
  const rent = { price: { max: 2_000 }, saleType: 'for_rent' }
  for (const words of ['$2,000/mo', '2000 per month', 'rent under 2000', 'renting for up to 2k', '2k a month'])
    expect(stated(words), words).toEqual(rent)
})

test('thousands may be left out where nobody could mean anything else', () => {
  expect(stated('homes to buy under 500')).toEqual({ saleType: 'for_sale', price: { max: 500_000 } })
})

test('English writes no cents after a comma, so that a price such as $500,00 lacks a zero', () => {
  expect(stated('homes under $500,00')).toEqual({ price: { max: 500_000 } })
  expect(stated('homes under $1,500,00')).not.toEqual({ price: { max: 1_500 } })
  expect(stated('homes for rent under $1,200.00')).toEqual({ saleType: 'for_rent', price: { max: 1_200 } })
})

test('a currency sign other than the dollar names the currency', () => {
  expect(stated('under €300.000')).toEqual({ price: { max: 300_000 }, currency: '€' })
  expect(stated('under $300,000')).toEqual({ price: { max: 300_000 } })
})

test.each<[string, Filter]>([
  ['3bd 2ba', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['3/2', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['3x2.5', { bedrooms: exactly(3), bathrooms: baths(2.5) }],
  ['3b2b', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['3-bed/2-bath', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['4bd/3ba', { bedrooms: exactly(4), bathrooms: baths(3) }],
  ['3 br + 2 ba', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['3 BHK', { bedrooms: exactly(3) }],
  ['beds 3+ baths 2+', { bedrooms: { min: 3 }, bathrooms: { min: 2 } }],
  ['bedrooms: 3, bathrooms: 2', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['2 bed rooms and baths', { bedrooms: exactly(2), bathrooms: baths(2) }],
  ['3+ beds', { bedrooms: { min: 3 } }],
  ['3 beds max, 500k', { bedrooms: { max: 3 }, price: { max: 500_000 } }],
  ['3 beds max 500k', { bedrooms: exactly(3), price: { max: 500_000 } }],
  ['2 or 3 bedrooms', { bedrooms: { min: 2, max: 3 } }],
  ['1, 2 or 3 bedrooms', { bedrooms: { min: 1, max: 3 } }],
  ['2/3 bedrooms', { bedrooms: { min: 2, max: 3 } }],
  ['between 2 and 4 beds', { bedrooms: { min: 2, max: 4 } }],
  ['exactly 2 beds', { bedrooms: exactly(2) }],
  ['more than 2 bedrooms', { bedrooms: { min: 3 } }],
  ['fewer than 4 bedrooms', { bedrooms: { max: 3 } }],
  ['a couple of bedrooms', { bedrooms: exactly(2) }],
  ['3 hedrooms and 2 bathroms', { bedrooms: exactly(3), bathrooms: baths(2) }],
  ['studio', { bedrooms: exactly(0) }],
  ['studio or 1 bed', { bedrooms: { min: 0, max: 1 } }],
  ['1 bed or studio', { bedrooms: { min: 0, max: 1 } }],
  ['at least 2 baths', { bathrooms: { min: 2 } }],
  ['two and a half baths', { bathrooms: baths(2.5) }],
  ['2 full baths and 1 half bath', { bathrooms: baths(2.5) }],
  ['2 car garage', { parking: { min: 2 } }],
  ['condos per sqft under 400', { ...CONDO, unitAreaPrice: { max: 400 } }],
  ['condos, cheapest first, per sqft under 400', { ...CONDO, sort: 'PriceAsc', unitAreaPrice: { max: 400 } }],
  ['houses with a double garage', { types: ['Single Family Residential'], parking: { min: 2 } }],
  ['parking for 2 cars', { parking: { min: 2 } }],
  ['2 car garage and off street parking', { parking: { min: 2 } }],
  ['3 or more bedrooms but no more than 5', { bedrooms: { min: 3, max: 5 } }],
  ['at least 2 baths and 4 beds', { bathrooms: { min: 2 }, bedrooms: { min: 4 } }],
  ['a minimum of 3 beds and 2 baths', { bedrooms: { min: 3 }, bathrooms: { min: 2 } }],
  ['at least 2 beds and 1500 sq ft', { bedrooms: { min: 2 }, area: { min: 1_500 } }],
  ['3+ beds and 2 baths', { bedrooms: { min: 3 }, bathrooms: baths(2) }],
  ['3 beds and at least 2 baths', { bedrooms: exactly(3), bathrooms: { min: 2 } }],
  ['HOA under 300', { hoa: { max: 300 } }],
  ['hoa less than $250/mo', { hoa: { max: 250 } }],
  ['no HOA', { hoa: { max: 0 } }],
])('the counts in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['at least 1500 sq. ft.', { area: { min: 1_500 } }],
  ['2000 sqft', { area: { min: 1_800, max: 2_200 } }],
  ['over 100 m²', { area: { min: metres(100) } }],
  ['100-150 sqm', { area: { min: metres(100), max: metres(150) } }],
  ['more than 2000 sq ft but less than 3000', { area: { min: 2_000, max: 3_000 } }],
  ['lot over 5000 sqft', { lotArea: { min: 5_000 } }],
  ['lot size at least 6000 sq ft', { lotArea: { min: 6_000 } }],
  ['more than half an acre', { lotArea: { min: 21_780 } }],
  ['at least 1/2 acre', { lotArea: { min: 21_780 } }],
  ['over 2 hectares', { lotArea: { min: metres(20_000) } }],
])('the area in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['built after 2000', { yearBuilt: { min: 2001 } }],
  ['before 1950', { yearBuilt: { max: 1949 } }],
  ['pre-1940', { yearBuilt: { max: 1939 } }],
  ['built no later than 1980', { yearBuilt: { max: 1980 } }],
  ['built between 1990 and 2010', { yearBuilt: { min: 1990, max: 2010 } }],
  ['built in the 1990s', { yearBuilt: { min: 1990, max: 1999 } }],
  ['built in 2015', { yearBuilt: exactly(2015) }],
  ['less than 10 years old', { yearBuilt: { min: 2016 } }],
  ['older than 50 years', { yearBuilt: { max: 1976 } }],
  ['new this week', { daysOnMarket: { max: 7 } }],
  ['listed in the last 3 days', { daysOnMarket: { max: 3 } }],
  ['listed today', { daysOnMarket: { max: 1 } }],
  ['on the market for more than 90 days', { daysOnMarket: { min: 91 } }],
  ['on the market less than a month', { daysOnMarket: { max: 29 } }],
])('the time in "%s"', (words, filter) => {
  expect(stated(`homes ${words}`)).toEqual(filter)
})

test('an age cannot be read without the present year', () => {
  expect(parse('homes less than 10 years old').filter).not.toHaveProperty('yearBuilt')
})

test.each([
  ['1,200,000', 1_200_000],
  ['1.200.000', 1_200_000],
  ["1'200'000", 1_200_000],
  ['1.200', 1_200],
  ['1.2', 1.2],
  ['1,5', 1.5],
  ['0.500', 0.5],
  ['1.200.000,50', 1_200_000.5],
  ['1,200,000.50', 1_200_000.5],
])('the digits %s are %d', (text, value) => {
  expect(parseDigits(text)).toBe(value)
})

test.each<[string, Filter]>([
  ['nothing older than 1980', { yearBuilt: { min: 1980 } }],
  ["I don't want anything older than 1980", { yearBuilt: { min: 1980 } }],
  ['nothing newer than 1980', { yearBuilt: { max: 1980 } }],
  ["I don't need more than 2 bedrooms", { bedrooms: { max: 2 } }],
  ["I'm after a three-bedroom home", { bedrooms: exactly(3) }],
])('a comparison turned round, or none at all, in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Filter, string[]]>([
  ['property taxes under 5000 in Seattle', { cities: ['Seattle'] }, ['property taxes under 5000']],
  ['a condo under 500k, taxes below $5k a year', { ...CONDO, price: { max: 500_000 } }, ['taxes below $5k a year']],
  [
    'a condo for less than 400k with under $3,000 in taxes',
    { ...CONDO, price: { max: 400_000 } },
    ['under $3,000 in taxes'],
  ],
  ['rentals with a deposit under 2000', { saleType: 'for_rent' }, ['deposit under 2000']],
  ['condos, $300 pet deposit', CONDO, ['$300 pet deposit']],
  ['a condo under 400k, down payment of 20k', { ...CONDO, price: { max: 400_000 } }, ['down payment of 20k']],
  ['condos with fees under 300', { ...CONDO, hoa: { max: 300 } }, []],
  ['a condo with utilities included under 2500 a month', { ...CONDO, saleType: 'for_rent', price: { max: 2_500 } }, []],
  [
    'houses for sale for 500000',
    { types: ['Single Family Residential'], saleType: 'for_sale', price: { max: 500_000 } },
    [],
  ],
  ['rentals under 2000 utilities included', { saleType: 'for_rent', price: { max: 2_000 } }, []],
  ['condos for 400k repairs needed', { ...CONDO, price: { max: 400_000 } }, ['repairs']],
])('an amount that is no price is not read as one, and a price is: "%s"', (words, filter, left) => {
  const { features: _, ...rest } = stated(words)
  expect(rest).toEqual(filter)
  expect(parse(words).notUnderstood).toEqual(left)
})

test.each<[string, Filter]>([
  ['homes of at least 1500 but no more than 2000 square feet', { area: { min: 1_500, max: 2_000 } }],
  ['homes with more than 2 and fewer than 5 bedrooms', { bedrooms: { min: 3, max: 4 } }],
  ['homes on the market less than a week', { daysOnMarket: { max: 6 } }],
  ['homes sitting for more than 70 days', { daysOnMarket: { min: 71 } }],
  ['homes built in the 1920s, built after 1918', { yearBuilt: { min: 1920, max: 1929 } }],
  ['homes built after 1925 in the 1920s', { yearBuilt: { min: 1926, max: 1929 } }],
  ["homes that isn't over 500k", { price: { max: 500_000 } }],
  ['homes bigger than 1800', { area: { min: 1_800 } }],
  ['homes smaller than 2000', { area: { max: 2_000 } }],
  ['homes bigger than 2 acres', { lotArea: { min: 87_120 } }],
  ["isn't there anything over 500k?", { price: { min: 500_000 } }],
])('limits in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['homes for no more than 650k actually 620', { price: { max: 620_000 } }],
  ['homes under 1.2m, no wait, 1', { price: { max: 1_000_000 } }],
  ['max 650k, sorry, I mean 700', { price: { max: 700_000 } }],
  ['2 bed, no, 3', { bedrooms: { min: 3, max: 3 } }],
  ['homes under 650k, no, 2 beds', { price: { max: 650_000 }, bedrooms: { min: 2, max: 2 } }],
])('a number that corrects another counts the same: "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['from 700k down to 500k', { price: { min: 500_000, max: 700_000 } }],
  ['400 to 500,000', { price: { min: 400_000, max: 500_000 } }],
  ['600,000 to 800', { price: { min: 600_000, max: 800_000 } }],
  ['400 à 500 000', { price: { min: 400_000, max: 500_000 } }],
  ['yr blt > 1950', { yearBuilt: { min: 1_951 } }],
  ['listings older than 2 months', { daysOnMarket: { min: 61 } }],
  ['nothing newer than 3 weeks', { daysOnMarket: { min: 21 } }],
  ['houses newer than 20 years', { types: ['Single Family Residential'], yearBuilt: { min: 2_006 } }],
])('"%s" is a range', (words, filter) => {
  expect(meant(words)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['condos under 250', { ...CONDO, price: { max: 250 } }],
  ['condos under 250 in Tacoma', { ...CONDO, price: { max: 250 }, cities: ['Tacoma'] }],
  ['homes for sale, a quarter mil max', { saleType: 'for_sale', price: { max: 250_000 } }],
])('"%s" limits the price', (words, filter) => {
  expect(meant(words)).toEqual(filter)
})

test('"within 200 yards of the beach" is no price', () => {
  expect(parse('homes within 200 yards of the beach').filter.price).toBeUndefined()
})

test.each([
  'casas con garaje doble',
  'casas con doble garaje',
  'casas com garagem dupla',
  'maisons avec garage double',
  'Häuser mit Doppelgarage',
])('"%s" have room for two cars', (words) => {
  expect(meant(words)).toEqual({ types: ['Single Family Residential'], parking: { min: 2 } })
})

test('a margin may be a share in words', () => {
  expect(stated('500k give or take 10 percent').price).toEqual({ min: 450_000, max: 550_000 })
})

test('a number may begin with its point, and a point behind a word ends a sentence', () => {
  expect(stated('homes on a .25 acre lot')).toMatchObject({ lotArea: { min: 9_801, max: 11_979 } })
  expect(meant('$.5 mil')).toEqual({ price: { max: 500_000 } })
  expect(stated('a house in Seattle.3 beds')).toMatchObject({ bedrooms: exactly(3) })
})
