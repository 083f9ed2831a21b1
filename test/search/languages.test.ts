import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import type { Filter } from '../../src/search/filter.ts'
import { readerFor } from '../../src/search/parse/read.ts'
import { parse, metres as squareMetres, vocabulary } from './vocabulary.ts'

/** A way to say a piece of a search, and what it means. */
type Piece = readonly [string, Filter]
type Grammar = {
  lead: readonly string[]
  types: readonly Piece[]
  sale: readonly Piece[]
  rooms: (count: number) => string
  places: readonly Piece[]
  /** a price in whole thousands */
  price: (thousands: number) => Piece
  area: (metres: number) => string
  features: readonly Piece[]
  sorts: readonly Piece[]
}

const HOUSE: Filter = { types: ['Single Family Residential'] }
const FLAT: Filter = { types: ['Condo/Co-op'] }
const TOWNHOUSE: Filter = { types: ['Townhouse'] }
const SALE: Filter = { saleType: 'for_sale' }
const RENT: Filter = { saleType: 'for_rent' }
const IN_SEATTLE: Filter = { cities: ['Seattle'] }
const IN_TACOMA: Filter = { cities: ['Tacoma'] }
const upTo = (thousands: number, currency?: string): Filter => ({
  price: { max: thousands * 1_000 },
  ...(currency !== undefined && { currency }),
})
const POOL: Filter = { features: [['pool', 'swimming pool']] }
const GARDEN: Filter = { features: [['garden']] }
const PARKING: Filter = { parking: { min: 1 } }
const dotted = (thousands: number) => `${thousands}.000`

const grammars: Record<Language, Grammar> = {
  en: {
    lead: ['show me', 'I am looking for', 'do you have', 'we need'],
    types: [
      ['houses', HOUSE],
      ['a condo', FLAT],
      ['an apartment', FLAT],
      ['townhouses', TOWNHOUSE],
    ],
    sale: [
      ['for sale', SALE],
      ['to buy', SALE],
      ['for rent', RENT],
    ],
    rooms: (count) => `with at least ${count} bedrooms`,
    places: [
      ['in Seattle', IN_SEATTLE],
      ['in Tacoma', IN_TACOMA],
    ],
    price: (thousands) => [`under $${thousands},000`, upTo(thousands)],
    area: (metres) => `over ${metres} square meters`,
    features: [
      ['with a pool', POOL],
      ['with a garden', GARDEN],
      ['with parking', PARKING],
    ],
    sorts: [
      ['cheapest first', { sort: 'PriceAsc' }],
      ['oldest first', { sort: 'YearBuiltAsc' }],
      ['smallest first', { sort: 'AreaAsc' }],
    ],
  },
  es: {
    lead: ['busco', 'quiero ver', 'estamos buscando', '¿tienen', 'necesito'],
    types: [
      ['una casa', HOUSE],
      ['un piso', FLAT],
      ['apartamentos', FLAT],
      ['casas adosadas', TOWNHOUSE],
    ],
    sale: [
      ['en venta', SALE],
      ['para comprar', SALE],
      ['en alquiler', RENT],
    ],
    rooms: (count) => `con al menos ${count} habitaciones`,
    places: [
      ['en Seattle', IN_SEATTLE],
      ['en Tacoma', IN_TACOMA],
    ],
    price: (thousands) => [`por menos de ${dotted(thousands)} €`, upTo(thousands, '€')],
    area: (metres) => `de más de ${metres} m²`,
    features: [
      ['con piscina', POOL],
      ['con jardín', GARDEN],
      ['con garaje', PARKING],
    ],
    sorts: [
      ['los más baratos primero', { sort: 'PriceAsc' }],
      ['ordenado por precio', { sort: 'PriceAsc' }],
      ['el más grande', { sort: 'AreaDesc' }],
    ],
  },
  fr: {
    lead: ['je cherche', 'nous voudrions', 'montrez-moi', 'avez-vous'],
    types: [
      ['une maison', HOUSE],
      ["l'appartement", FLAT],
      ['des appartements', FLAT],
      ['une maison mitoyenne', TOWNHOUSE],
    ],
    sale: [
      ['à vendre', SALE],
      ['à acheter', SALE],
      ['à louer', RENT],
    ],
    rooms: (count) => `avec au moins ${count} chambres`,
    places: [
      ['à Seattle', IN_SEATTLE],
      ['dans Tacoma', IN_TACOMA],
    ],
    price: (thousands) => [`pour moins de ${thousands} 000 €`, upTo(thousands, '€')],
    area: (metres) => `de plus de ${metres} m²`,
    features: [
      ['avec piscine', POOL],
      ['avec un jardin', GARDEN],
      ['avec parking', PARKING],
    ],
    sorts: [
      ['les moins chers d’abord', { sort: 'PriceAsc' }],
      ['le plus petit', { sort: 'AreaAsc' }],
      ['les plus anciennes', { sort: 'YearBuiltAsc' }],
    ],
  },
  de: {
    lead: ['ich suche', 'wir möchten', 'zeigen Sie mir', 'haben Sie'],
    types: [
      ['ein Haus', HOUSE],
      ['eine Wohnung', FLAT],
      ['Eigentumswohnungen', FLAT],
      ['ein Reihenhaus', TOWNHOUSE],
    ],
    sale: [
      ['zu verkaufen', SALE],
      ['zum Kauf', SALE],
      ['zur Miete', RENT],
    ],
    rooms: (count) => `mit mindestens ${count} Schlafzimmern`,
    places: [
      ['in Seattle', IN_SEATTLE],
      ['in Tacoma', IN_TACOMA],
    ],
    price: (thousands) => [`bis ${dotted(thousands)} Euro`, upTo(thousands, '€')],
    area: (metres) => `mit mehr als ${metres} Quadratmetern`,
    features: [
      ['mit Schwimmbad', POOL],
      ['mit Garten', GARDEN],
      ['mit Stellplatz', PARKING],
    ],
    sorts: [
      ['die billigsten zuerst', { sort: 'PriceAsc' }],
      ['am größten', { sort: 'AreaDesc' }],
      ['die ältesten', { sort: 'YearBuiltAsc' }],
    ],
  },
  pt: {
    lead: ['procuro', 'gostaria de ver', 'estamos procurando', 'vocês têm'],
    types: [
      ['uma casa', HOUSE],
      ['um apartamento', FLAT],
      ['apartamentos', FLAT],
      ['uma casa geminada', TOWNHOUSE],
    ],
    sale: [
      ['à venda', SALE],
      ['para comprar', SALE],
      ['para alugar', RENT],
    ],
    rooms: (count) => `com pelo menos ${count} quartos`,
    places: [
      ['em Seattle', IN_SEATTLE],
      ['em Tacoma', IN_TACOMA],
    ],
    price: (thousands) => [`até ${dotted(thousands)} euros`, upTo(thousands, '€')],
    area: (metres) => `com mais de ${metres} m²`,
    features: [
      ['com piscina', POOL],
      ['com jardim', GARDEN],
      ['com garagem', PARKING],
    ],
    sorts: [
      ['os mais baratos primeiro', { sort: 'PriceAsc' }],
      ['o maior', { sort: 'AreaDesc' }],
      ['os mais antigos', { sort: 'YearBuiltAsc' }],
    ],
  },
}

const none: Piece = ['', {}]
const piece = (pieces: readonly Piece[]) => fc.constantFrom(none, ...pieces)

const request = (grammar: Grammar) =>
  fc
    .record({
      lead: fc.constantFrom('', ...grammar.lead),
      type: fc.constantFrom(...grammar.types),
      sale: piece(grammar.sale),
      rooms: fc.option(fc.integer({ min: 1, max: 6 })),
      place: piece(grammar.places),
      price: fc.option(fc.integer({ min: 60, max: 990 })),
      metres: fc.option(fc.integer({ min: 40, max: 400 })),
      feature: piece(grammar.features),
      sort: piece(grammar.sorts),
    })
    .map(({ lead, type, sale, rooms, place, price, metres, feature, sort }) => {
      const pieces: Piece[] = [
        [lead, {}],
        type,
        sale,
        rooms === null ? none : [grammar.rooms(rooms), { bedrooms: { min: rooms } }],
        place,
        price === null ? none : grammar.price(price),
        metres === null ? none : [grammar.area(metres), { area: { min: squareMetres(metres) } }],
        feature,
        sort,
      ]
      return {
        words: pieces
          .map(([words]) => words)
          .filter(Boolean)
          .join(' '),
        filter: Object.assign({}, ...pieces.map(([, filter]) => filter)) as Filter,
      }
    })

test.each(Object.entries(grammars))('searches in %s are understood, every piece of them', (language, grammar) => {
  fc.assert(
    fc.property(request(grammar), ({ words, filter }) => {
      const parsed = parse(words)
      const { statuses, ...rest } = parsed.filter
      expect(rest, words).toEqual(filter)
      expect(statuses).toBeDefined()
      expect([parsed.notUnderstood, parsed.corrections, parsed.relative], words).toEqual([[], [], []])
    }),
    { numRuns: 200 },
  )
  const told = grammar.lead.map((lead) => parse(`${lead.replace('¿', '')} ${grammar.types[0]?.[0]}`).language)
  expect(new Set(told)).toEqual(new Set([language]))
})

test.each<[string, Filter, [string, string][]]>([
  [
    '3 bedrom apartmant in Seattle',
    { bedrooms: { min: 3, max: 3 }, ...FLAT, ...IN_SEATTLE },
    [
      ['bedrom', 'bedroom'],
      ['apartmant', 'apartment'],
    ],
  ],
  [
    'chepest townhuose',
    { sort: 'PriceAsc', ...TOWNHOUSE },
    [
      ['chepest', 'cheapest'],
      ['townhuose', 'townhouse'],
    ],
  ],
  ['casa con picina', { ...HOUSE, ...POOL }, [['picina', 'piscina']]],
  [
    'Wohnug mit Gartn',
    { ...FLAT, ...GARDEN },
    [
      ['Wohnug', 'wohnung'],
      ['Gartn', 'garten'],
    ],
  ],
  ['maison avec jardn', { ...HOUSE, ...GARDEN }, [['jardn', 'jardin']]],
  ['apartamento com garagm', { ...FLAT, ...PARKING }, [['garagm', 'garagem']]],
])('typing mistakes in "%s" are mended and told', (words, filter, corrections) => {
  const parsed = parse(words)
  const { statuses: _, ...rest } = parsed.filter
  expect(rest).toEqual(filter)
  expect(parsed.corrections.map(({ said, taken }) => [said, taken])).toEqual(corrections)
})

test('words that are near to others, names and what the law forbids are not bent', () => {
  expect(parse('a house with a moat and a turret').corrections).toEqual([])
  expect(parse('a house on Condor Street').corrections).toEqual([])
  expect(parse('homes near people of my religion').corrections).toEqual([])
})

test('a word of an address is no typing mistake', () => {
  const { corrections, filter } = readerFor(vocabulary).read('comment sont les voisins de 2820 N Mason Ave ?').parse()
  expect([corrections, filter.types]).toEqual([[], undefined])
})
