import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

test.each(["which one's the biggest", 'and which one is biggest?', "so which one's the cheapest?"])(
  'one of the homes shown is named: "%s"',
  async (says) => {
    expect((await openTalk(['houses in Tacoma', says])).text).toMatch(/^\*\*\d+ .*Tacoma, WA/)
  },
)

test('a count of all homes is not of the last search', async () => {
  const { text: all } = await openTalk(['how many homes under 500k do you have?'])
  const { text } = await openTalk(['houses in Tacoma', 'how many homes under 500k do you have in total?'])
  expect(text).toBe(all)
})

test('a count without a wish is of the last search', async () => {
  expect((await openTalk(['houses in Tacoma', 'how many homes in total?'])).text).toContain('houses in Tacoma')
})
