import { describe, expect, test } from 'vitest'
import { conversation, openTalk } from '../../known/conversation.ts'

describe('who sells, lets or owns something may look for a home', () => {
  test.each([
    'my budget is 500k after we sell',
    'do you have a house somebody has to sell quickly in Denver',
    'I am an owner of two dogs looking for a house',
    "I'm a landlord looking to buy a condo in Tacoma",
    'condos with property management',
    'we have a house to sell first, anything under 500k?',
    'our house in Boise is for sale, looking in Denver',
    'I have a home to sell before I can buy in Denver',
  ])('"%s"', async (says) => {
    expect((await openTalk([says])).text).toContain('https:')
  })

  test.each([
    'I have a house for sale in Boise',
    'tengo una casa para vender en Boise',
    'ich habe ein Haus in Boise zu verkaufen',
    'do you offer property management in Boise?',
  ])('but who offers one is shown none: "%s"', async (says) => {
    expect((await openTalk([says])).text).not.toContain('https:')
  })
})

test.each([
  ['the first 1 bath home', '1 bath houses'],
  ['listed in the last 1 week', 'listed in the last 7 days'],
])('a number of rooms or days is none of the list: "%s"', async (says, has) => {
  expect((await openTalk(['houses in Seattle', says])).text).toContain(has)
})

test.each([
  ['what is the oldest home listed for sale', 'It was built in 1955'],
  ['how old is the newest home listed', 'It was built in'],
  ['when was the newest one listed', 'Days on the market: 14'],
])('the newest of the homes listed is the one built last: "%s"', async (says, has) => {
  const { text } = await openTalk(['houses for sale in Seattle under 1.2m with 3 bedrooms', says])
  expect(text).toContain(has)
})

test.each(['homes where the hoa allows dogs', 'homes without hoa restrictions', 'apartments with 12 month lease term'])(
  'a wish that names what no field holds is still searched: "%s"',
  async (says) => {
    expect((await openTalk(['homes in Seattle', says])).text).toContain('**')
  },
)

test('who tells ages asks for no bedrooms', async () => {
  expect((await openTalk(['houses in Seattle', 'we are 10 and 12'])).text).not.toContain('12 bed')
})

test('how many people look for a home does not begin a wish beside the last search', async () => {
  const { text } = await openTalk(['3 bed houses in Seattle', 'we are 4 and look for a house in Denver'])
  expect(text).toContain('**houses in Denver**')
})

test.each(['nothing', 'nothing else', 'nothing like that'])('"%s" is no wish', async (says) => {
  expect((await openTalk(['houses in Seattle', says])).text).not.toContain('search by')
})

test.each([
  ['in Foo Heights or Ballard', '**homes in Ballard**'],
  ['I meant Denver', '**homes in Denver**'],
  ['ich meinte Denver', 'in Denver**'],
])('a place is searched, though more is said: "%s"', async (says, has) => {
  expect((await openTalk([says])).text).toContain(has)
})

test('"3 was the nicest" counts no bedrooms', async () => {
  expect((await openTalk(['3 bed houses in Seattle', '3 was the nicest'])).text).not.toContain('nicest')
})

test('a good day is no greeting within a question', async () => {
  const SystemMessage = 'Viewings can be booked by phone.'
  expect((await openTalk(['is it a good day to visit'], { SystemMessage })).text).not.toContain(SystemMessage)
})

test('the middle of a city is described by the city once', async () => {
  expect((await openTalk(['homes closest to downtown Seattle'])).text).toContain('**homes in Seattle, nearest first**')
  expect((await openTalk(['Häuser am nächsten zur Innenstadt von Seattle'])).text).toContain('**Häuser, in Seattle, nä')
})

test.each(['I would like to view the house', "we'd love to visit the condo"])(
  'who would like to view a home is told how: "%s"',
  async (says) => {
    const { text } = await openTalk(['homes in Seattle', says])
    expect(text).toContain('cannot book a viewing')
  },
)

test.each(['do you like to view it online?', "I'd like to view the house rules"])(
  'no home is visited: "%s"',
  async (says) => {
    expect((await openTalk(['homes in Seattle', says])).text).not.toContain('book a viewing')
  },
)

test('where no listing is, none are counted', async () => {
  for (const [says, has] of [
    ['how many homes do you have?', 'There are no listings here yet.'],
    ['¿cuántas casas tienen?', 'Aquí todavía no hay anuncios.'],
  ] as const)
    expect((await conversation({}, [])(says)).text).toBe(has)
})

test('"how long has the oldest been online" is told of the longest listed', async () => {
  expect((await openTalk(['how long has the oldest been online'])).text).toContain('Days on the market')
})

test('who has no children is not refused', async () => {
  for (const says of ['ich habe keine Kinder', 'ich hab keine Kinder'])
    expect((await openTalk([says])).text).not.toContain('Gesetz')
  expect((await openTalk(['ich suche eine Wohnung ohne Kinder'])).text).toContain('Gesetz')
})

test('"ich hab 2 Katzen" is understood', async () => {
  expect((await openTalk(['ich hab 2 Katzen'])).text).not.toContain('nicht verstanden')
})

test('too much of what a home has is no price', async () => {
  expect((await openTalk(['houses in Denver', 'still too much yard'])).text).not.toContain('cheaper')
})

test.each(['what are your lease terms', 'what lease terms do you offer'])('"%s" asks for no list', async (says) => {
  expect((await openTalk([says])).text).not.toContain("haven't shown")
})
