import { expect, test } from 'vitest'
import { openContext } from '../../../src/models/grounded/context.ts'
import { runTool } from '../../../src/models/grounded/tools.ts'
import { promptOf } from '../concierge/known/conversation.ts'

const search = async (input: object) =>
  await runTool(
    { id: 'a', name: 'search_listings', input: JSON.stringify(input) },
    await openContext(promptOf('hi', {})),
  )

test.each([
  [{ MinBedrooms: '3' }, { MinBedrooms: 3 }],
  [
    { minbedrooms: ' 3 ', Page: '1' },
    { MinBedrooms: 3, Page: 1 },
  ],
  [{ MaxPrice: '900,000' }, { MaxPrice: 900_000 }],
  [{ MaxPrice: '$900,000.00' }, { MaxPrice: 900_000 }],
  [{ MinPrice: '', CityName: '' }, {}],
])('numbers that came as text mean themselves: %o', async (given, meant) => {
  const found = await search(given)
  expect(found).toContain('"total"')
  expect(found).toBe(await search(meant))
})

test('a text that is no number is told', async () => {
  expect(await search({ MinBedrooms: 'three or so' })).toContain('MinBedrooms: must be a number')
})
