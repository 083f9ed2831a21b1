import { expect, test } from 'vitest'
import { readerFor } from '../../src/search/read.ts'
import { createParser, vocabulary } from './vocabulary.ts'

const parse = createParser({
  cities: ['Seattle', 'White Plains', 'Indian Wells', 'Christiansburg', 'American Fork', 'Black Diamond'],
  states: ['WA'],
  zips: ['98144'],
  locations: [
    'White Center',
    'Chinatown',
    'Little Italy',
    'French Quarter',
    'German Village',
    'Church Hill',
    'Polish Hill',
  ],
  types: ['Single Family Residential', 'Condo/Co-op'],
})

const REFUSED = [
  'no kids',
  'a building with no children',
  'somewhere without kids around',
  'adults only building',
  'child free community',
  'kid-free building',
  'no families please',
  'kids not allowed',
  'not too many kids in the neighborhood',
  'family friendly neighborhood',
  'a family oriented community',
  'with lots of young families around',
  'singles only',
  'christian neighborhood',
  'a christian community',
  'catholic area',
  'in a jewish neighborhood',
  'near other muslims',
  'muslim friendly area',
  'no muslims',
  'un barrio sin gitanos',
  'un quartier sans étrangers',
  'un quartier sans immigrés',
  'um bairro sem imigrantes',
  'bairro sem negros',
  'barrio sin negros',
  'un quartier sans noirs',
  'eine Gegend ohne Schwarze',
  'barrio de católicos',
  'quartier de catholiques',
  'a good area for an older couple, no kids around',
  'eine Gegend ohne Flüchtlinge',
  'predominantly mormon town',
  'hindu families',
  'white neighborhood',
  'mostly white area',
  'predominantly black neighborhood',
  'no blacks',
  'where mostly white people live',
  'away from mexicans',
  'an asian community',
  'chinese neighborhood',
  'indian area',
  'majority hispanic',
  'no immigrants',
  'few foreigners',
  'italian families',
  'russian speaking neighbors',
  'latino population',
  'american only building',
  'same race as me',
  'same religion as us',
  'ethnically diverse neighborhood',
  'not diverse',
  'by ethnic makeup',
  'with good demographics',
  'people like us',
  'our kind of people',
  'the right kind of people',
  'safe area',
  'a safe neighborhood',
  'safest part of town',
  'low crime',
  'no crime',
  'low crime rate',
  'not in a bad neighborhood',
  'nothing in a sketchy area',
  'the area should be safe',
  'safe for kids',
  'no ghetto',
  'good schools',
  'near good schools',
  'best school district',
  'top rated schools',
  'highly rated elementary schools',
  'the schools are good',
  'school ratings',
  'women only',
  'no men',
  'gay neighborhood',
  'no gays',
  'no disabled people',
  'no handicapped neighbors',
  'away from group homes',
  'no old people',
  'no elderly',
  'no section 8 tenants',
  'no poor people',
  'barrio seguro',
  'buenas escuelas',
  'gute schulen',
  'quartier sûr',
  'sin niños',
]

test.each(REFUSED)('"%s" is taken out with a reason and the lawful rest is answered', (wish) => {
  const parsed = parse(`3 bed houses in Seattle under 900k, ${wish}`)
  expect(parsed.refused.length).toBeGreaterThan(0)
  expect(parsed.refused.every(({ said, reason }) => said !== '' && reason.endsWith('.'))).toBe(true)
  expect(parsed.filter).toEqual({
    bedrooms: { min: 3, max: 3 },
    types: ['Single Family Residential'],
    cities: ['Seattle'],
    price: { max: 900_000 },
    statuses: ['Active', 'PreOnMarket'],
  })
})

test.each([
  ['houses without too many loud young kids next door, a pool', 'without too many loud young kids next door'],
  ['houses with no young people, a pool', 'no young people'],
  ['houses away from a lot of other small children, a pool', 'away from a lot of other small children'],
  ['houses, not in a safe area', 'safe area'],
  ['houses with other muslims around', 'other muslims around'],
])('of "%s", "%s" is refused: a negation and the words behind it belong to what it denies', (wish, said) => {
  expect(parse(wish).refused.map((one) => one.said)).toEqual([said])
})

test.each([
  ['does it have many muslims in Ballard?', 'many muslims'],
  ["y a-t-il beaucoup d'arabes à Ballard ?", 'beaucoup d arabes'],
  ['¿hay muchos musulmanes en Ballard?', 'muchos musulmanes'],
  ['¿hay muchos negros en Ballard?', 'muchos negros'],
  ['tem muitos judeus em Ballard?', 'muitos judeus'],
  ['gibt es viele Araber in Ballard?', 'viele Araber'],
])('"%s" asks who lives there: "%s" is refused', (words, said) => {
  expect(
    readerFor(vocabulary)
      .read(words)
      .parse()
      .refused.map((one) => one.said),
  ).toEqual([said])
})

const LAWFUL = [
  'casas con armarios blancos',
  'maison sans murs noirs',
  'casa com armários negros',
  'Haus mit schwarzen Fliesen',
  'restaurants arabes',
  'cerca de colegios católicos',
  'house without black appliances',
  'homes in White Plains',
  'homes in White Center',
  'houses in Chinatown',
  'condos in Little Italy',
  'homes in the French Quarter',
  'homes in German Village',
  'homes in Polish Hill',
  'homes in Indian Wells',
  'homes in Christiansburg',
  'homes in Black Diamond',
  'homes in American Fork',
  'homes in Church Hill',
  'a wheelchair accessible condo',
  'step free house',
  'a house with a roll in shower',
  'room for a family of 4',
  'a house for a family of five',
  'we are a couple with no kids, 2 bed condo',
  'we have no kids and need a 1 bed',
  'I have 3 kids and need 4 bedrooms',
  'single mother with two kids needs a 2 bedroom',
  'a single family house',
  'a big family home',
  '55+ community',
  'a 55 and over community',
  'senior living condo',
  'retirement community',
  'we are a christian family looking for a house',
  'my wife is asian and we want a condo',
  'spanish style house',
  'a french country house',
  'house with french doors',
  'dutch colonial house',
  'victorian house',
  'white kitchen cabinets in a condo',
  'house with a white picket fence',
  'black granite counters',
  'a brown house',
  'near a church',
  'house near a mosque',
  'condo close to the synagogue',
  'close to an elementary school',
  'near Lincoln High School',
  'walking distance to a school',
  'in the Bellevue school district',
  'house near an indian grocery store',
  'chinese restaurant nearby',
  'a quiet street',
  'quiet neighborhood',
  'a nice neighborhood',
  'a house in a gated community',
  'house with a security system',
  'a condo in a secure building',
  'house with a safe in the wall',
  'a kids room and a playroom',
  'accepts section 8 vouchers',
  'a house with a mother in law suite',
  'service animals allowed',
  'pet friendly building',
  'a condo with an elevator',
  'no smoking building',
  'no stairs',
  'no pets',
  'a spanish speaking agent',
]

test.each(LAWFUL)('"%s" passes', (words) => {
  expect(parse(words).refused).toEqual([])
})

test('the same request gives the same filter whoever asks', () => {
  const filters = ['', 'we are a muslim family, ', 'I am an elderly man, ', 'as a single mother, '].map(
    (self) => parse(`${self}3 bed houses in Seattle under 900k`).filter,
  )
  expect(new Set(filters.map((filter) => JSON.stringify(filter))).size).toBe(1)
})

test('there are at least 80 cases, many of both ways', () => {
  expect(REFUSED.length + LAWFUL.length).toBeGreaterThanOrEqual(80)
  expect(Math.min(REFUSED.length, LAWFUL.length)).toBeGreaterThanOrEqual(40)
})
