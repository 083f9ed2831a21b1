import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

test.each([
  'Quillmaker Street',
  'quillmaker st',
  'homes on Quillmaker Street',
  'anything on Quillmaker',
  'what do you have on Quillmaker St?',
])('a street without a number finds its homes: "%s"', async (says) => {
  const { text, noAnswer } = await openTalk([says])
  expect(text).toMatch(/^I found \d+: /)
  const addresses = text.match(/^ {3}\d.*$/gm) ?? []
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address).toContain('Quillmaker')
  expect(noAnswer).toBe(false)
})

test.each(['Paris', 'Olympia?', 'San Francisco'])(
  'a town without homes, alone, is named with what there is: "%s"',
  async (says) => {
    const { text } = await openTalk([says])
    expect(text).toContain(`I don't know "${says.replace('?', '')}" in our listings. Our listings are in Seattle`)
  },
)

test.each(['asdf qwer', 'Why?', 'Really', 'what about restaurants on Friday', 'The weather'])(
  '"%s" is no street',
  async (says) => {
    expect((await openTalk(['houses in Seattle', says])).text).not.toMatch(/^I found|in our listings\. Our/)
  },
)

test('a street that no home is on is not searched', async () => {
  expect((await openTalk(['homes on Nowhere Avenue'])).text).toContain('I don\'t know "Nowhere Avenue" in our listings')
})

test('a word for what is near a home is no street that begins with it', async () => {
  const listings = [home({ ID: 1, City: 'Seattle', State: 'WA', Address: '10115 Waters Ave S' })]
  const { text } = await openTalk(['homes in Seattle', 'homes not too far from the water'], {}, listings)
  expect(text).not.toContain('mentioning')
})

test('what homes are wanted near to is no question to the business: "homes near my work"', async () => {
  expect((await openTalk(['homes near my work'])).text).toMatch(/^I don't know "work" in our listings/)
})

test.each(['homes near me', 'condos near us', 'casas cerca de mí', 'Häuser in meiner Nähe'])(
  '"%s" names no place',
  async (says) => {
    expect((await openTalk([says])).text).toMatch(/https:/)
  },
)

test('"or Kirkland?" after another town asks for homes there', async () => {
  const { text } = await openTalk(['do you have anything in Bellevue', 'or Kirkland?'])
  expect(text).toContain('I don\'t know "Kirkland" in our listings')
})
