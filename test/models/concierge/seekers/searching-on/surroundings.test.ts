import { expect, test } from 'vitest'
import type { Listing } from '../../../../../src/contract/listings/listing.ts'
import { conversation } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

/** A tenth of a degree to the north is about 11.1 km. */
const at = (north: number): Partial<Listing> => ({ Latitude: 47.6 + north, Longitude: -122.3 })
const seattle = { City: 'Seattle', State: 'WA' }

const homes = [
  home({ ID: 1, ...seattle, ...at(0), SalePrice: 500_000 }),
  home({ ID: 2, ...seattle, ...at(0.1), SalePrice: 520_000 }),
  home({ ID: 3, ...seattle, ...at(-0.1), SalePrice: 540_000 }),
  home({ ID: 4, City: 'Shoreline', State: 'WA', ...at(0.13), SalePrice: 560_000 }),
  home({ ID: 5, City: 'Everett', State: 'WA', ...at(0.5), SalePrice: 580_000 }),
]

const shown = (text: string) =>
  [...text.matchAll(/homes\.example\.com\/(\d+)/g)].map(([, id]) => Number(id)).toSorted((one, other) => one - other)
const answer = async (question: string) => (await conversation({}, homes)(question)).text

test.each([
  'homes near Seattle',
  'homes around Seattle',
  'homes in Seattle and surroundings',
  'homes in Seattle or nearby',
  'homes in greater Seattle',
  'Häuser in Seattle und Umgebung',
  'Häuser im Raum Seattle',
  'maisons à Seattle et environs',
  'casas en Seattle y alrededores',
  'casas em Seattle e arredores',
])('"%s" finds all homes of the city, and those near it', async (question) => {
  const text = await answer(question)
  expect(shown(text)).toEqual([1, 2, 3, 4])
  expect(text).toMatch(/1[67] km/)
})

test('a home with wrong coordinates does not widen the circle', async () => {
  const say = conversation({}, [...homes, home({ ID: 6, ...seattle, Latitude: 49.5, Longitude: -122.3 })])
  expect(shown((await say('homes near Seattle')).text)).not.toContain(5)
})

test.each([
  ['homes in Seattle', [1, 2, 3]],
  ['homes within 5 km of Seattle', [1]],
  ['homes in Seattle or Everett', [1, 2, 3, 5]],
  ['homes in Seattle or around Everett', [1, 2, 3, 5]],
  ['homes in Seattle and around 500k', [1, 2, 3]],
  ['homes around 500k', [1, 2, 3]],
  ['homes in Seattle, around $520k', [1, 2, 3]],
  ['casas alrededor de 500 mil', [1, 2, 3]],
  ['maisons aux alentours de 500 000', [1, 2, 3]],
  ['Häuser um die 500.000', [1, 2, 3]],
])('"%s" asks for no surroundings', async (question, ids) => {
  expect(shown(await answer(question))).toEqual(ids)
})

test.each(['also near Everett', 'or near Everett', 'or around Everett'])(
  'after homes in Seattle, "%s" has its circle around Everett',
  async (says) => {
    const say = conversation({}, homes)
    await say('homes in Seattle')
    expect(shown((await say(says)).text)).toEqual([5])
  },
)
