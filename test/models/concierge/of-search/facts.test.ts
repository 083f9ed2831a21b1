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
