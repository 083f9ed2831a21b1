import { expect, test } from 'vitest'
import type { Listing } from '../../../../src/contract/listings/listing.ts'
import { parseNearness } from '../../../../src/models/concierge/answers/from-listing/near-listing.ts'
import { conversation } from '../known/conversation.ts'
import { home } from '../known/homes.ts'

/** A hundredth of a degree to the north is about 1.1 km. */
const at = (north: number): Partial<Listing> => ({ Latitude: 47.6 + north, Longitude: -122.3 })
const seattle = { City: 'Seattle', State: 'WA' }

const homes = [
  home({ ID: 1, ...seattle, ...at(0), Address: '1 Elm St', SalePrice: 500_000 }),
  home({ ID: 2, ...seattle, ...at(0.01), Address: '2 Elm St', SalePrice: 600_000, Bedrooms: 4 }),
  home({ ID: 3, City: 'Shoreline', State: 'WA', ...at(0.04), Address: '3 Oak St', SalePrice: 700_000 }),
  home({ ID: 4, ...seattle, ...at(0.3), Address: '4 Fir St', SalePrice: 800_000 }),
  home({ ID: 5, ...seattle, ...at(0.01), Address: '5 Yew St', SaleType: 'for_rent', RentPrice: 2_000 }),
  home({ ID: 6, ...seattle, Address: '6 Ash St', Location: 'Ballard', SalePrice: 900_000 }),
  home({ ID: 7, ...seattle, Address: '7 Ash St', Location: 'Ballard', SalePrice: 950_000 }),
]

const shown = (text: string) => [...text.matchAll(/homes\.example\.com\/(\d+)/g)].map(([, id]) => Number(id))

test.each([
  ['anything else near it?', [2, 3]],
  ['homes close to that one', [2, 3]],
  ['what else is within 2 km of it?', [2]],
  ['homes within 1 mile of this house', [2]],
  ['4 bedroom homes near it', [2]],
  ['homes near it under 650k', [2]],
  ['homes around there', [2, 3]],
])('"%s" searches around the listing the talk is about, nearest first, without it', async (question, ids) => {
  const say = conversation({}, homes)
  await say('tell me about 1 Elm St')
  expect(shown((await say(question)).text)).toEqual(ids)
})

test.each([
  ['homes near the second listing', [1, 3]],
  ['anything near number 2?', [1, 3]],
  ['show me homes close to #2', [1, 3]],
  ['what else is near 3 Oak St?', [2, 1]],
])('"%s" searches around the listing that it names', async (question, ids) => {
  const say = conversation({}, homes.slice(0, 4))
  expect(shown((await say('homes for sale, cheapest first')).text)).toEqual([1, 2, 3, 4])
  expect(shown((await say(question)).text)).toEqual(ids)
})

test('a listing without coordinates stands for its neighbourhood, which is said', async () => {
  const say = conversation({}, homes)
  await say('tell me about 6 Ash St')
  const { text } = await say('anything near it?')
  expect(text).toContain('so I looked in Ballard')
  expect(shown(text)).toEqual([7])
})

test('before anything was shown there is nothing to be near to, and after several it asks which', async () => {
  const say = conversation({}, homes)
  expect((await say('anything near it?')).text).toContain("haven't shown you")
  await say('homes for sale in Seattle')
  expect((await say('anything near it?')).text).toContain('Which one do you mean')
  expect((await say('homes near the ninth')).text).toContain('I showed you')
})

test.each([
  'is it near the lake?',
  'is it near the second one?',
  'houses near the station',
  'around 20 homes',
  'are there schools near it?',
  'homes near Ballard',
  'around 500k',
  'near the home office',
])('"%s" asks for no search around a listing', (question) => {
  expect(parseNearness(question)).toBeUndefined()
})

const [DOWNTOWN, ELSEWHERE] = [
  { City: 'Seattle', State: 'WA' },
  { City: 'Olympia', State: 'DC' },
]
const spread = [
  home({ ID: 1, ...DOWNTOWN, ...at(0), Address: '1 Elm St', Location: 'Fremont', SalePrice: 500_000 }),
  home({ ID: 2, ...DOWNTOWN, ...at(0.02), Address: '2 Elm St', Location: 'Ballard', SalePrice: 600_000 }),
  home({ ID: 3, ...DOWNTOWN, ...at(-0.05), Address: '3 Elm St', Location: 'Queen Hill', SalePrice: 600_000 }),
  home({ ID: 4, ...DOWNTOWN, ...at(-0.05), Address: '4 Elm St', Location: 'Queen Hill', SalePrice: 600_000 }),
  home({ ID: 5, ...ELSEWHERE, ...at(-9), Address: '5 Elm St', Location: 'Queen Hill', SalePrice: 600_000 }),
  home({ ID: 6, ...ELSEWHERE, ...at(-9), Address: '6 Elm St', Location: 'Old Town', SalePrice: 700_000 }),
  home({ ID: 7, ...ELSEWHERE, ...at(-9), Address: '7 Elm St', Location: 'Old Town', SalePrice: 700_000 }),
  home({ ID: 8, ...ELSEWHERE, ...at(-9), Address: '8 Elm St', Location: 'Old Town', SalePrice: 700_000 }),
]

test('"which one is closer to downtown?" is about the town and the neighbourhoods of the homes shown', async () => {
  const say = conversation({}, spread)
  await say('homes in Fremont or Ballard')
  const { text } = await say('which one is closer to downtown?')
  expect(text).toContain('The centre of Seattle')
  expect(shown(text)).toEqual([1, 2])
})

test('a time to the centre is said back', async () => {
  const { text } = await conversation({}, spread)('homes 15 min from downtown Seattle')
  expect(text).toContain('I didn\'t understand "15 min"')
  expect(new Set(shown(text))).toEqual(new Set([1, 2, 3, 4]))
})

test('near a neighbourhood whose name two towns have, homes of the one with more of them are shown', async () => {
  expect(new Set(shown((await conversation({}, spread)('homes near Queen Hill')).text))).toEqual(new Set([3, 4]))
})

test('near two places, homes in both are shown, and no longer the nearest first', async () => {
  const say = conversation({}, spread)
  await say('homes near Ballard')
  const { text } = await say('near Ballard or Fremont')
  expect(text).toMatch(/^I didn't understand "near".*\*\*homes in Ballard or Fremont\*\*/)
  expect(new Set(shown(text))).toEqual(new Set([1, 2]))
})

test.each([
  '30 minutes from the white house by metro',
  'less than 20 minutes from Amazon HQ',
  'within 2 miles of Pike Place Market',
  'near the space needle',
  'walking distance to the light rail',
])('"%s" is said to be unknown, before a search and after one', async (says) => {
  const say = conversation({}, spread)
  expect((await say(says)).text).toContain(`I don't know "${says}" in our listings`)
  await say('homes in Fremont')
  const { text, noAnswer } = await say(says)
  expect([text, noAnswer]).toEqual([`I can't search by "${says}". Your search is still: **homes in Fremont**.`, true])
})

test('"nearby" is near the home spoken of, and with "cheaper" for less', async () => {
  const say = conversation({}, homes)
  await say('tell me about 2 Elm St')
  const { text } = await say('anything cheaper nearby?')
  expect(text).toContain('within 5 km of 2 Elm St, Seattle under $600k')
  expect(shown(text)).toEqual([1])
  expect(shown((await conversation({}, homes)('homes in Seattle nearby')).text)).not.toEqual([])
})
