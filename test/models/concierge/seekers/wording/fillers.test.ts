import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

test.each([
  ['who are you anyway', 'who are you'],
  ['by the way, do you have condos in Denver?', 'do you have condos in Denver?'],
  ["quick question - what's your cheapest rental", "what's your cheapest rental"],
  ['just wondering, how many homes do you have in Seattle?', 'how many homes do you have in Seattle?'],
  ["I'm just curious: what areas do you cover", 'what areas do you cover'],
  ['homes in Tacoma under 600k, out of curiosity?', 'homes in Tacoma under 600k'],
  ["show me houses in Seattle, if you don't mind me asking", 'show me houses in Seattle'],
  ['anything with a pool though', 'anything with a pool'],
])('what asks nothing changes no answer: "%s"', async (says, asked) => {
  expect((await openTalk([says])).text).toBe((await openTalk([asked])).text)
})

test.each([
  ['ok what about under 500k', 'what about under 500k'],
  ['Hmm, how about 1940 or newer?', 'how about 1940 or newer?'],
  ['ok great, what about Denver', 'what about Denver'],
])('nor does an interjection before a change of the search: "%s"', async (says, asked) => {
  const { text } = await openTalk(['houses in Tacoma', says])
  expect(text).toBe((await openTalk(['houses in Tacoma', asked])).text)
  expect(text).toMatch(/^I found/)
})

test.each(['by the way', 'lol', 'anyway'])('a message of such words alone is answered: "%s"', async (says) => {
  expect((await openTalk([says])).text).not.toBe('')
})
