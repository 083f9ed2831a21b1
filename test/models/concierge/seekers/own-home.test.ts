import { expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

const answerTo = async (says: string) => (await openTalk([says])).text

test.each([
  ['We just sold our condo in Denver and are moving to Tacoma, need 4 bedrooms', '4 bed homes in Tacoma'],
  ['my husband and I sold our place in Chicago, relocating to Austin, what do you have?', 'homes in Austin'],
  ['we are downsizing from a 5 bedroom house, want 2 bedrooms in Seattle', '2 bed homes in Seattle'],
  [
    'we currently rent a 2 bedroom apartment in Denver for 2000 a month and want to buy a house in Tacoma',
    'houses for sale in Tacoma',
  ],
  ['I own a condo in Seattle, now I want a house in Tacoma', 'houses in Tacoma'],
  ['I want to leave my 1 bedroom flat for a house in Portland', 'houses in Portland'],
  ['hemos vendido nuestro piso en Madrid y buscamos una casa en Seattle', 'casas, en Seattle'],
  ['wir haben unsere Wohnung in Berlin verkauft und suchen ein Haus in Seattle', 'Häuser, in Seattle'],
  ['nous avons vendu notre appartement à Paris et cherchons une maison à Seattle', 'maisons, à Seattle'],
  ['vendemos nosso apartamento em Lisboa e procuramos uma casa em Seattle', 'casas, em Seattle'],
])('what is told of the home that one has is no wish: "%s"', async (says, search) => {
  expect(await answerTo(says)).toContain(`**${search}**`)
})

test.each([
  ['can I rent a house in Seattle?', 'houses for rent in Seattle'],
  ['how many homes have you sold in Seattle?', 'sold homes in Seattle'],
  ['I want to live in a house in Tacoma', 'houses in Tacoma'],
])('a home that is wished for is searched: "%s"', async (says, search) => {
  expect(await answerTo(says)).toContain(`**${search}**`)
})
