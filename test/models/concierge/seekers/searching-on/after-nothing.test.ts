import { expect, test } from 'vitest'
import { demoCatalogue } from '../../../../bench/answers/catalogue.ts'
import { conversation } from '../../known/conversation.ts'

const NOTHING = 'houses in Seattle with at least 20 bedrooms'

test('a wish after a search that found nothing is added to what was offered instead, and both are said', async () => {
  const say = conversation({}, demoCatalogue())
  expect((await say(NOTHING)).text).toMatch(/^No listing matches/)
  const { text } = await say('under 1m')
  expect(text).toMatch(
    /^No listing matches: \*\*20\+ bed houses for sale in Seattle under \$1m\*\*\. I found \d+: \*\*houses/,
  )
})

test('the wish that replaces the impossible one is searched as it stands', async () => {
  const say = conversation({}, demoCatalogue())
  await say(NOTHING)
  expect((await say('3 bedrooms')).text).toMatch(/^I found \d+: \*\*3 bed houses/)
})

test.each(['other areas', 'somewhere else', 'another city'])('"%s" gives up the place', async (says) => {
  const say = conversation({}, demoCatalogue())
  await say('3 bedroom houses in Seattle')
  expect((await say(says)).text).toMatch(/^I found \d+: \*\*3 bed houses\b(?!.*Seattle).*\*\*/)
})

test.each([
  ['casas de 3 dormitorios en Seattle', 'otra zona'],
  ['Häuser mit 3 Schlafzimmern in Seattle', 'andere Gegend'],
  ['maisons de 3 chambres à Seattle', 'autres quartiers'],
  ['casas de 3 quartos em Seattle', 'outros bairros'],
])('after "%s", "%s" gives up the place', async (search, says) => {
  const say = conversation({}, demoCatalogue())
  await say(search)
  expect((await say(says)).text).toMatch(/\*\*(?!.*Seattle.*\*\*).*3.*\*\*/)
})

test('"par ailleurs" adds a wish, though "ailleurs" gives up the place', async () => {
  const say = conversation({}, demoCatalogue())
  await say('maisons à Seattle')
  expect((await say('par ailleurs, avec un garage')).text).toMatch(/\*\*maisons, à Seattle, avec .+\*\*/)
})

test('"forget HOA" gives up the fee', async () => {
  const say = conversation({}, demoCatalogue())
  await say('condos for sale in Seattle with HOA under 300')
  expect((await say('forget HOA')).text).toMatch(/\*\*condos for sale in Seattle\*\*/)
})

test('where no home is for rent that low, "under 900" means thousands, and says so', async () => {
  const say = conversation({}, demoCatalogue())
  await say('3 bedroom houses in Seattle')
  expect((await say('under 950')).text).toMatch(/3 bed houses for sale in Seattle under \$950k/)
  expect((await say('homes for rent under 100 a month')).text).toContain('a month')
})
