import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

test.each([
  'what can you tell me about Ballard?',
  "what's Ballard like?",
  'What is it like to live in Ballard',
  'do you know Ballard',
  "I'm thinking about moving to Ballard",
  'we want to move to ballard',
  "we're considering Ballard.",
  'hi, I will be moving to Ballard soon',
])('whoever speaks of a place gets its homes: "%s"', async (says) => {
  expect((await openTalk([says])).text).toMatch(/^I found \d+: \*\*homes in Ballard/)
})

test('what is wished there belongs to that place', async () => {
  const { text } = await openTalk(["I'm thinking about moving to Tacoma", 'what do you have there under 600k?'])
  expect(text).toMatch(/in Tacoma.* under \$600k/)
})

test.each(['do you know the owner?', "what's the agent like?", 'I want to move soon'])(
  'what is no place is no search: "%s"',
  async (says) => {
    expect((await openTalk([says])).text).not.toMatch(/^I found|I don't know "/)
  },
)

test.each([
  "what's your cheapest place with parking?",
  'what is the cheapest place you have?',
  'whats the most expensive place to rent in Denver',
  'what is the most affordable place for a couple?',
])('a place is a home where no area is meant: "%s"', async (says) => {
  const { text } = await openTalk([says])
  expect(text).toMatch(/^I found \d+: .*(?:cheapest|most expensive) first/)
  expect(text).toContain('https:')
})

test('a place to live is an area', async () => {
  expect((await openTalk(['what is the cheapest place to live?'])).text).toMatch(/^Prices of /)
})
