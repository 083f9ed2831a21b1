import { describe, expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'
import { after, parse, stated, vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
const features = (first: string, ...then: string[]) => (after(first, ...then).features ?? []).map(([name]) => name)

describe('a feature that was wished for is given up', () => {
  const FIRST = 'houses in Seattle with a fireplace and a garden'
  test.each([
    'forget the garden',
    'never mind the garden',
    'forget about the garden',
    'scratch the garden',
    'skip the garden',
    "don't worry about the garden",
    "the garden isn't that important",
    'a garden is no longer needed',
    'we could live without a garden',
  ])('"%s"', (says) => {
    expect(features(FIRST, says)).toEqual(['fireplace'])
  })

  test.each([
    'forget the dog',
    'never mind the dog',
    'the dog is not coming',
    'no dog after all',
    "we won't bring the dog",
  ])('pets: "%s"', (says) => {
    expect(features('rentals in Portland that allow dogs', says)).toEqual([])
  })

  test('and may be wished for again', () => {
    expect(features('rentals in Portland that allow dogs', 'forget the dog', 'actually the dog comes along')).toEqual([
      'pets allowed',
    ])
  })

  test.each([
    ['casas en Seattle con chimenea y jardín', 'olvida el jardín'],
    ['casas en Seattle con chimenea y jardín', 'olvida lo del jardín'],
    ['maisons à Seattle avec cheminée et jardin', 'oublie le jardin'],
    ['maisons à Seattle avec cheminée et jardin', 'tant pis pour le jardin'],
    ['Häuser in Seattle mit Kamin und Garten', 'vergiss den Garten'],
    ['Häuser in Seattle mit Kamin und Garten', 'der Garten ist nicht wichtig'],
    ['Häuser in Seattle mit Kamin und Garten', 'ein Garten muss nicht sein'],
    ['casas en Seattle con chimenea y jardín', 'el jardín ya no hace falta'],
    ['maisons à Seattle avec cheminée et jardin', "le jardin n'est pas indispensable"],
    ['casas em Seattle com lareira e jardim', 'o jardim não é importante'],
    ['casas em Seattle com lareira e jardim', 'esquece o jardim'],
    ['casas em Seattle com lareira e jardim', 'deixa pra lá o jardim'],
  ])('"%s", "%s"', (first, says) => {
    expect(features(first, says)).toEqual(['fireplace'])
  })

  test.each([
    ['alquiler en Portland con mascotas', 'olvida el perro'],
    ['logements à louer à Portland avec un chien', 'oublie le chien'],
    ['Wohnungen zur Miete in Portland mit Hund', 'vergiss den Hund'],
    ['para alugar em Portland com cachorro', 'esquece o cachorro'],
  ])('"%s", "%s"', (first, says) => {
    expect(features(first, says)).toEqual([])
  })

  test('what was never wished for is given up without a word', () => {
    expect(read('forget the pool').parse({ previous: { cities: ['Seattle'] } }).notUnderstood).toEqual([])
    expect(stated('never mind the pool', { cities: ['Seattle'] })).toEqual({ cities: ['Seattle'] })
  })
})

test.each([
  ['casas de 3 dormitorios en Seattle', 'olvida lo de los dormitorios'],
  ['maisons de 3 chambres à Seattle', 'laisse tomber les chambres'],
])('rooms are given up: "%s", "%s"', (first, says) => {
  expect(after(first, says).bedrooms).toBeUndefined()
})

test.each([
  ['casas en Seattle', 'da igual dónde'],
  ['maisons à Seattle', "n'importe où"],
  ['Häuser in Seattle', 'egal wo'],
  ['Häuser in Seattle', 'wo ist egal'],
  ['casas em Seattle', 'tanto faz onde'],
])('the place is given up: "%s", "%s"', (first, says) => {
  expect(after(first, says).cities).toBeUndefined()
})

test.each([
  ['pisos en Tacoma', 'en Tacoma no, en Seattle'],
  ['apartamentos em Tacoma', 'em Tacoma não, em Seattle'],
])('what is denied behind its name is not wished: "%s", "%s"', (first, says) => {
  expect(after(first, says).cities).toEqual(['Seattle'])
})

test.each([
  ['maisons à Tacoma', 'ou aussi à Seattle'],
  ['maisons à Tacoma', 'ou à Seattle'],
])('French "ou" is "or" before a place: "%s", "%s"', (first, says) => {
  expect(read(says, 'fr').english).toMatch(/^or /)
  expect(after(first, says).cities).toContain('Seattle')
})

test.each([
  ['rentals in Portland available in March', 'March'],
  ['a house in Portland in summer', 'summer'],
  ['maisons à Portland en mars', 'mars'],
  ['casas en Portland en marzo', 'marzo'],
  ['Häuser in Portland im Januar', 'Januar'],
  ['casas em Portland em fevereiro', 'fevereiro'],
])('a time is no place, and is said back: "%s"', (says, time) => {
  const { filter, notUnderstood } = read(says).parse({})
  expect(filter.cities).toEqual(['Portland'])
  expect(notUnderstood.join(' ')).toContain(time)
})

test.each([
  ["i don't like Ballard", { notLocations: ['Ballard'] }],
  ['not a fan of Ballard', { notLocations: ['Ballard'] }],
  ['no me gusta Ballard', { notLocations: ['Ballard'] }],
  ['Ballard no me gusta', { notLocations: ['Ballard'] }],
  ["je n'aime pas Ballard", { notLocations: ['Ballard'] }],
  ['Ballard ne me plaît pas', { notLocations: ['Ballard'] }],
  ['ich mag Ballard nicht', { notLocations: ['Ballard'] }],
  ['Ballard mag ich nicht', { notLocations: ['Ballard'] }],
  ['não gosto de Ballard', { notLocations: ['Ballard'] }],
  ['i would prefer not to live in Ballard', { notLocations: ['Ballard'] }],
  ["i don't like condos", { notTypes: ['Condo/Co-op'] }],
  ["I'd rather not have a condo", { notTypes: ['Condo/Co-op'] }],
  ['no me gustan los condominios', { notTypes: ['Condo/Co-op'] }],
])('what is not liked is left out: "%s"', (words, denied) => {
  const previous = { cities: ['Seattle'] }
  const { filter } = readerFor(vocabulary).read(words).parse({ previous })
  expect(filter).toMatchObject({ ...previous, ...denied })
})

test('a thing that is not liked is no wish', () => {
  const { filter, notUnderstood } = parse("a house in Seattle, i don't like balconies")
  expect([filter.features, notUnderstood]).toEqual([undefined, ["don't like balconies"]])
})

describe('what was excluded by a limit is accepted', () => {
  const FIRST = 'houses in Seattle built after 2010'
  test.each(['older is fine', 'older is also ok', 'older homes are ok too'])('"%s"', (says) => {
    expect(after(FIRST, says).yearBuilt).toBeUndefined()
  })

  test.each([
    ['casas en Seattle construidas después de 2010', 'más antiguas también está bien'],
    ['maisons à Seattle construites après 2010', 'plus ancien ça va aussi'],
    ['Häuser in Seattle gebaut nach 2010', 'älter geht auch'],
    ['casas em Seattle construídas depois de 2010', 'mais antigo também serve'],
  ])('"%s", "%s"', (first, says) => {
    expect(after(first).yearBuilt).toEqual({ min: 2011 })
    expect(after(first, says).yearBuilt).toBeUndefined()
  })

  test.each(['cheaper would be great', 'something cheaper would be good'])('"%s" wishes for it', (says) => {
    const { filter, relative } = parse(says, { previous: after('houses in Seattle from 400k to 500k') })
    expect([filter.price, relative]).toEqual([{ min: 400_000, max: 500_000 }, ['cheaper']])
  })

  test('where nothing excluded it, "older is fine too" asks for no older ones', () => {
    expect(parse('older is fine too', { previous: after('houses in Seattle') }).relative).toEqual([])
    expect(parse('more expensive is ok up to 800k', { previous: after('houses in Seattle') })).toMatchObject({
      filter: { price: { max: 800_000 } },
      relative: [],
    })
  })

  test('and nothing beyond: "newer is fine" keeps the limit, "fewer bedrooms is ok" makes it a most', () => {
    expect(after(FIRST, 'newer is fine').yearBuilt).toEqual({ min: 2011 })
    expect(after('3 bed houses in Seattle', 'fewer bedrooms is ok').bedrooms).toEqual({ max: 3 })
  })
})

test('a comparison beside a limit of its own is that limit', () => {
  const { relative, filter } = parse('too expensive, max 400k', { previous: { price: { max: 500_000 } } })
  expect({ relative, price: filter.price }).toEqual({ relative: [], price: { max: 400_000 } })
  expect(parse('too small, max 400k', { previous: {} }).relative).toEqual(['bigger'])
})

test('Romance languages compare by degree: "un poco más barata" is cheaper, not the cheapest', () => {
  for (const [first, says] of [
    ['casas en Tacoma', 'un poco más barata'],
    ['maisons à Tacoma', 'un peu moins cher'],
    ['casas em Tacoma', 'um pouco mais barato'],
  ] as const) {
    const parsed = read(says, read(first).language).parse({ previous: after(first) })
    expect(parsed, says).toMatchObject({ relative: ['cheaper'], notUnderstood: [] })
  }
})

test('who gives up the neighborhood still looks in the city', () => {
  const { cities, locations } = after('houses in Capitol Hill, Seattle', 'drop the neighborhoods')
  expect({ cities, locations }).toEqual({ cities: ['Seattle'], locations: undefined })
  expect(after('houses in Capitol Hill, Seattle', 'forget the area').cities).toBeUndefined()
})

test.each(['no view of the highway please', 'not a view of a wall'])(
  'another view is no view given up: "%s"',
  (says) => {
    expect(features('houses in Seattle with a view', says)).toEqual(['views'])
  },
)

describe('a limit that is given up is the one that is named', () => {
  const previous = { cities: ['Seattle'], bedrooms: { min: 3, max: 3 }, bathrooms: { min: 2 }, price: { max: 500_000 } }
  test.each([
    ['forget the limit of 3 beds', 'bedrooms'],
    ['ignore my limit of three bedrooms', 'bedrooms'],
    ['forget about the limit of at least 3 beds', 'bedrooms'],
    ['forget the limit on bedrooms', 'bedrooms'],
    ['drop the limit of 2 baths', 'bathrooms'],
    ['remove the limit on the number of baths', 'bathrooms'],
    ['forget the limit', 'price'],
    ['forget the limit of 500k', 'price'],
    ['forget the price limit of $500k', 'price'],
    ['forget the budget of 500k', 'price'],
  ] as const)('"%s"', (says, part) => {
    const { filter, notUnderstood } = parse(says, { previous })
    const { [part]: _gone, ...kept } = previous
    expect(filter).toMatchObject(kept)
    expect(filter).not.toHaveProperty(part)
    expect(notUnderstood).toEqual([])
  })

  test('and what follows is wished for', () => {
    expect(parse('forget the limit of 3 beds, under 400k', { previous }).filter).toMatchObject({
      price: { max: 400_000 },
    })
    expect(parse('forget the limit of 3 beds, under 400k', { previous }).filter).not.toHaveProperty('bedrooms')
    expect(parse('forget the limit, 4 beds', { previous }).filter).toMatchObject({ bedrooms: { min: 4, max: 4 } })
  })
})

test.each(['no view', 'ok without the view', 'forget the view'])('a view is given up: "%s"', (says) => {
  expect(features('houses in Seattle with a view', says)).toEqual([])
})

test('a need for something else gives up nothing that is denied', () => {
  const { notUnderstood } = parse('I need a 2 bed condo in Seattle, not ground floor', {})
  expect(notUnderstood).toEqual(['not ground floor'])
  expect(features('houses with a pool', 'no pool needed')).toEqual([])
})

describe('a person without pets asks for no home that allows them', () => {
  test.each([
    'I do not have pets',
    "I don't have any pets",
    'we do not own a dog',
    "we haven't got a cat",
    'we have no pets',
    'no tengo mascotas',
    'não tenho animais',
    "je n'ai pas d'animaux",
    'ich habe keine Haustiere',
  ])('"%s"', (says) => {
    expect(features(says)).toEqual([])
    expect(features('rentals in Portland that allow dogs', says)).toEqual([])
  })

  test.each([
    "I don't have a dog but a cat",
    "I don't have pets yet, but I want a dog",
    'no tengo perro pero tengo un gato',
  ])('what stands behind counts: "%s"', (says) => {
    expect(features(says)).toEqual(['pets allowed'])
  })

  test('and what one does not have else is wished', () => {
    expect(features("I don't have a garden now")).toEqual(['garden'])
    expect(features('houses with a fireplace', 'I have a dog')).toEqual(['fireplace', 'pets allowed'])
  })
})

test('Portuguese gives up what has an article: "esqueça a garagem"', () => {
  expect(after('casas em Seattle com garagem', 'esqueça a garagem').parking).toBeUndefined()
})

test('"and without any limit?" lifts the price', () => {
  expect(after('houses under 500k', 'and without any limit?').price).toBeUndefined()
})

test('a limit alone is of the rooms that were counted before', () => {
  expect(after('4 bed houses in Seattle', 'at least 3').bedrooms).toEqual({ min: 3 })
  expect(after('4 bed houses in Seattle', 'we need at least 3, please').bedrooms).toEqual({ min: 3 })
  expect(after('4 bed houses in Seattle', 'at least 3 of them').bedrooms).toEqual({ min: 4, max: 4 })
  expect(after('4 bed houses in Seattle', 'we are 10 and 12').bedrooms).toEqual({ min: 4, max: 4 })
  expect(after('4 bed houses in Seattle under 500k', 'at least 400').bedrooms).toEqual({ min: 4, max: 4 })
  expect(after('houses in Seattle under 500k', 'at least 3').bedrooms).toBeUndefined()
  expect(after('4 bed houses in Seattle', 'at least 1.5')).toMatchObject({ bathrooms: { min: 1.5 } })
})
