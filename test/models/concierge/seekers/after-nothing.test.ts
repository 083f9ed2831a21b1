import { expect, test } from 'vitest'
import { demoCatalogue } from '../../../bench/answers/catalogue.ts'
import { conversation } from '../known/conversation.ts'

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
