import { describe, expect, test } from 'vitest'
import { lanternwick } from '../../bench/answers/lanternwick.ts'
import { allOf } from '../../bench/answers/phrasings.ts'
import { saltmarsh } from '../../bench/answers/saltmarsh.ts'
import { alderAndFinch, harborline, mapleAndStone } from './known/businesses.ts'
import { conversation, play } from './known/conversation.ts'

describe.each([
  ['a short message', lanternwick],
  ['a message of several paragraphs', saltmarsh],
])('of %s', (_, { systemMessage: SystemMessage, answered, open, secret }) => {
  const told = answered.flatMap(({ says, has }) => allOf(says).map(({ text }) => [text, has] as const))

  test.each(told)('"%s" is answered in the words of the business', (say, has) =>
    play([{ say, has: [has], not: [secret] }], { SystemMessage }),
  )

  test.each(allOf(open).map(({ text }) => text))('"%s" is honestly not known', async (say) => {
    const { text, noAnswer } = await conversation({ SystemMessage })(say)
    expect(text).not.toMatch(secret)
    expect(noAnswer, text).toBe(true)
  })
})

describe.each(Object.entries({ harborline, mapleAndStone, alderAndFinch }))(
  'asked as people ask, %s',
  (_, { systemMessage: SystemMessage, answered, unknown }) => {
    test.each(answered)('"%s" is answered by the sentence that says it', async (says, has) => {
      const { text, noAnswer } = await conversation({ SystemMessage })(says)
      expect(text).toMatch(has)
      expect(noAnswer, text).toBe(false)
    })

    test.each(unknown)('"%s" is honestly not known', async (says) => {
      const { text, noAnswer } = await conversation({ SystemMessage })(says)
      expect(noAnswer, text).toBe(true)
    })
  },
)

test('a rule of the business does not stand in the way of a search', () =>
  play(
    [
      { say: 'do you have any houses in Tacoma that allow pets?', has: ['houses in Tacoma, with pets allowed'] },
      { say: 'do you allow pets in your rentals?', has: ['small dogs under 12 kg'] },
    ],
    { SystemMessage: saltmarsh.systemMessage },
  ))

test.each(['do you speak French?', 'sprechen Sie Französisch?', '¿hablan francés?'])(
  'which languages are spoken answers "%s" too',
  async (say) => {
    const { text } = await conversation({ SystemMessage: 'We speak English, Spanish and German.' })(say)
    expect(text).toContain('English, Spanish')
  },
)

test.each([
  ['Somebody is in from half past seven.', 'what are your opening hours?'],
  ['Downtown and the lake: this is where we sell.', 'where do you sell?'],
  ['The firm was started in 1991.', 'when was the company founded?'],
  ['The owner is Lou Hart.', 'who owns the company?'],
  ['Block management for 22 houses.', 'do you manage buildings?'],
  ['Two inspections a year, announced by letter.', 'how often do you inspect?'],
  ['The side door is step-free.', 'is your office wheelchair accessible?'],
  ['Bus 40 stops at the door.', 'how do I get to you by bus?'],
  ['Complaints go to Lou Hart.', 'how do I complain?'],
  ['Hart Homes LLC trades as Lakeside.', 'what is your company name?'],
])('"%s" answers "%s"', async (statement, question) =>
  play([{ say: question, has: [statement] }], { SystemMessage: `Public:\n${statement}` }),
)
