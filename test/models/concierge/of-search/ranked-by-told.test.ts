import { expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

test.each([
  [["what's the HOA on the Denver condos?", 'which has the lowest?'], /^\*\*2186 Lanternwick Ln.*\$335 a month/],
  [
    ["what's the HOA on the Denver condos?", 'and which one has the highest'],
    /^\*\*4842 Lanternwick Ct.*\$645 a month/,
  ],
  [['condos in Denver', 'when were they built?', 'which is the lowest?'], /was built in 19\d\d/],
  [['condos in Denver', 'how big are they?', 'which has the least?'], /^\*\*4842 Lanternwick Ct.*437 sq ft/],
  [['condos in Denver', 'which one is the lowest?'], /^\*\*4842 Lanternwick Ct.*\$240,000/],
])('what is ranked by is what was told before, else the price: %j', async (says, told) => {
  const { text, noAnswer } = await openTalk(says)
  expect(text).toMatch(told)
  expect(noAnswer).toBe(false)
})

test.each([
  ['which of them is the largest?', /sq ft of space/],
  ['which is the smallest?', /sq ft of space/],
])('a rank by size is by size, whatever was told: "%s"', async (says, told) => {
  expect((await openTalk(["what's the HOA on the Denver condos?", says])).text).toMatch(told)
})

test('the home is what the talk goes on with', async () => {
  const { text } = await openTalk([
    "what's the HOA on the Denver condos?",
    'which has the lowest?',
    'how much is that?',
  ])
  expect(text).toMatch(/^\*\*2186 Lanternwick Ln.*\$845,000/)
})

test('what ranks by something else is not changed', async () => {
  const { text } = await openTalk(["what's the HOA on the Denver condos?", 'which has the largest lot?'])
  expect(text).not.toContain('HOA')
})

test('a limit behind what is asked for ranks nothing', async () => {
  const says = ['appartements en location à Seattle', 'y en a-t-il à 1800 dollars maximum ?']
  expect((await openTalk(says)).text).toMatch(/jusqu'à 1\s800/)
})
