import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Understood } from '../../../src/contract/listings/search.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let SerialNumber: string
const homes = [
  aListing({ City: 'Seattle', PropertyType: 'Single Family Residential', Bedrooms: 3, SalePrice: 420_000 }),
  aListing({ City: 'Seattle', PropertyType: 'Condo/Co-op', Bedrooms: 2, SalePrice: 300_000 }),
  aListing({ City: 'Tacoma', PropertyType: 'Single Family Residential', Bedrooms: 3, SalePrice: 390_000 }),
  aListing({ City: 'Marlow', Bedrooms: 1 }),
  aListing({ City: 'Harlow', Bedrooms: 1 }),
]
beforeAll(async () => {
  service = await startService()
  SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  for (const home of homes) await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...home })
})
afterAll(() => service.stop())

const parse = (Query: string) => service.data<Understood>('/chat/Chatbot/RealEstateParse', { SerialNumber, Query })

test('says what words mean as a search, in data and in plain words', async () => {
  expect(await parse('3+ bed houses in Seattle under 900k, cheapest first')).toMatchObject({
    IsSearch: true,
    Filter: {
      SaleType: 'for_sale',
      Cities: ['Seattle'],
      PropertyTypes: expect.arrayContaining(['Single Family Residential']),
      Bedrooms: { Min: 3 },
      Price: { Max: 900_000 },
      SortBy: 'PriceAsc',
    },
    Summary: '3+ bed houses for sale in Seattle under $900k, cheapest first',
    Count: 1,
    Relaxations: [],
  })
  expect(await parse('hello there')).toMatchObject({ IsSearch: false, Filter: {} })
})

test('says aloud what was mended, refused and not understood', async () => {
  const understood = await parse('homes in Seatle with no kids around and a florbastic view')
  expect(understood.Corrections).toEqual([{ Said: 'Seatle', Taken: 'Seattle' }])
  expect(understood.Refused).toEqual([{ Said: expect.stringContaining('no kids'), Reason: expect.any(String) }])
  expect(understood.NotUnderstood).toEqual([expect.stringContaining('florbastic')])
  expect(understood.Filter.Cities).toEqual(['Seattle'])
})

test.each([
  ['casas sin niños en Seattle', /^La ley de vivienda justa/],
  ['maisons sans enfants à Seattle', /^La loi sur le logement/],
  ['Häuser ohne Kinder in Seattle', /^Das Gesetz gegen Benachteiligung/],
  ['casas sem crianças em Seattle', /^A lei de moradia justa/],
  ['casas en una zona segura de Seattle', /^Eso no se puede valorar/],
])('says in the language of "%s" why something is refused', async (words, reason) => {
  expect((await parse(words)).Refused).toEqual([{ Said: expect.any(String), Reason: expect.stringMatching(reason) }])
})

test('asks back when a name could mean several places', async () => {
  const { Ties } = await parse('homes in Carlow')
  expect(Ties).toEqual([{ Said: 'Carlow', Options: expect.arrayContaining(['Marlow', 'Harlow']) }])
})

test('offers ways on when nothing matches, each with what it finds', async () => {
  const { Count, Relaxations } = await parse('3 bedroom houses in Seattle under 400k')
  expect(Count).toBe(0)
  expect(Relaxations[0]).toMatchObject({ Change: 'up to $425k', Count: 1, Filter: { Price: { Max: 425_000 } } })
  expect(Relaxations.map(({ Change }) => Change)).toContain('with Tacoma too')
})

test('what was understood is said in the language of the words', async () => {
  const { Summary, Relaxations } = await parse('casas de 3 dormitorios en Seattle por menos de 400.000')
  expect(Summary).toMatch(/^casas.*en Seattle/)
  expect(Relaxations[0]?.Change).toMatch(/^casas/)
})

test('what is near a place lies around the middle of its listings, the nearest first', async () => {
  const serial = await service.data<string>('/chat/Chatbot/Add', {})
  const at = (City: string, Latitude: number) =>
    aListing({ City, Latitude, Longitude: -122, MLSNumber: `${City}-${Latitude}` })
  for (const home of [at('Ballard', 47.66), at('Ballard', 47.68), at('Fremont', 47.65), at('Tacoma', 47.25)])
    await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber: serial, ...home })
  const list = await service.data<{ List: { MLSNumber: string }[] }>('/chat/Chatbot/RealEstateList', {
    SerialNumber: serial,
    Query: 'homes near Ballard',
  })
  expect(list.List.map(({ MLSNumber }) => MLSNumber)).toEqual(['Ballard-47.68', 'Ballard-47.66', 'Fremont-47.65'])
  const { Filter, Summary } = await service.data<Understood>('/chat/Chatbot/RealEstateParse', {
    SerialNumber: serial,
    Query: 'homes within 2 km of Ballard',
  })
  expect(Filter).toMatchObject({ Near: { Latitude: 47.67, RadiusKm: 2, Place: 'Ballard' }, SortBy: 'Distance' })
  expect(Summary).toContain('within 2 km of Ballard')
})
