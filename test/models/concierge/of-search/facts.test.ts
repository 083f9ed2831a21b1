import { expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

test.each([
  [
    "What's the HOA on the Denver condos?",
    /^I found 3: \*\*condos in Denver\*\*.*\n\n- .*The HOA fee is \$\d+ a month/,
  ],
  ['how much is the HOA for condos in Denver?', /^I found 3: \*\*condos.*\n\n- .*The HOA fee is/],
  ['how old are the houses in Tacoma?', /^I found 3: \*\*houses in Tacoma\*\*.*\n\n- .*It was built in \d{4}/],
  ['how big are the condos in Denver?', /^I found 3: .*\n\n- .*It has [\d,]+ sq ft/],
  ['what year were the Denver condos built?', /^I found 3: .*\n\n- .*It was built in/],
  ['Wie alt sind die Häuser in Tacoma?', /^Ich habe 3 gefunden: .*\n\n- .*19\d\d/],
  ["what's the deposit on the rentals in Austin?", /^I found 3: .*\n\n- .*The deposit is \$/],
])('what each home of a search is like is told: "%s"', async (says, told) => {
  const { text, noAnswer } = await openTalk([says])
  expect(text).toMatch(told)
  expect(text).not.toMatch(/understand|verstanden|entendido/)
  expect(noAnswer).toBe(false)
})

test('the homes are the list that the talk goes on with', async () => {
  const { text } = await openTalk(["What's the HOA on the Denver condos?", 'when was the second built?'])
  expect(text).toMatch(/^\*\*4842 Lanternwick Ct.*It was built in/)
})

test.each([
  ['how many condos in Denver?', /^I (?:count|found) 3/],
  ['what do condos in Denver cost?', /^Prices of/],
  ['condos in Denver with a low HOA', /I found|No listing/],
  ['what homes in Denver have parking', /^I found \d+: \*\*homes in Denver, with parking/],
])('what asks for something else is answered as before: "%s"', async (says, told) => {
  expect((await openTalk([says])).text).toMatch(told)
})

test.each([
  ['condos in Denver', 'photos of the condo in Boise'],
  ['condos in Denver', 'can I see pictures of the one in Boise please'],
  ['houses in Tacoma', 'do you have pics of the apartments in Boise?'],
])('after "%s", pictures of homes elsewhere are those: "%s"', async (first, says) => {
  const { text } = await openTalk([first, says])
  expect(text).toMatch(/Boise, ID \d+\*\*: .*photo/i)
  expect(text).not.toMatch(/Denver, CO|Tacoma, WA/)
})

test.each([
  [['condos in Denver', 'got any photos of them?'], 3],
  [['condos in Denver', 'pics of the second'], 1],
  [['condos in Denver', 'pics of the second', 'photos of the condo'], 1],
])('pictures of homes that were shown are theirs: %j', async (says, homes) => {
  expect((await openTalk(says)).text.match(/Denver, CO \d+\*\*: .*photo/gi)).toHaveLength(homes)
})
