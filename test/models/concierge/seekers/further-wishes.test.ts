import { describe, expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

async function talk(...says: string[]) {
  const { text, noAnswer } = await openTalk(says)
  return { text: text.replaceAll(/[\u00a0\u202f]/g, ' '), noAnswer }
}

describe('a further wish that listings cannot be searched by is said back, with the search that goes on', () => {
  test.each([
    ['houses in Seattle', 'on a quiet street please', 'houses in Seattle'],
    ['houses in Seattle', 'near a light rail station', 'houses in Seattle'],
    ['houses in Seattle', 'not a fixer', 'houses in Seattle'],
    ['houses in Seattle', 'a quiet street would be good', 'houses in Seattle'],
    ['houses in Seattle', 'from December first', 'houses in Seattle'],
    ['Häuser in Seattle', 'in ruhiger Lage', 'Häuser, in Seattle'],
    ['casas en Seattle', 'en una calle tranquila', 'casas, en Seattle'],
  ])('"%s", "%s"', async (first, then, search) => {
    const { text, noAnswer } = await talk(first, then)
    expect(text).toContain(then)
    expect(text).toContain(`**${search}**`)
    expect(text).not.toContain('https:')
    expect(noAnswer).toBe(true)
  })

  test('a town that no listing is in is searched as before', async () => {
    expect((await talk('houses in Seattle', 'anything in Paris?')).text).toMatch(/^No listing matches/)
  })
})

describe('when somebody moves in and for how long is said back as a whole', () => {
  test.each([
    ['something to rent in Portland, move in by March', '"move in by March"', 'homes for rent in Portland'],
    ['2 bedrooms in Tacoma from 1 March', '"from 1 March"', '2 bed homes in Tacoma'],
    ['a place for 3 months in Seattle', '"for 3 months"', 'homes for rent in Seattle'],
    ['short term rental in Austin', '"short term"', 'homes for rent in Austin'],
    ['12 month lease in Austin', '"12 month lease"', 'homes for rent in Austin'],
    ['Wohnung in Seattle ab 1. März', '„ab 1. März“', 'Wohnungen, in Seattle'],
    ['apartamento en Seattle a partir del 1 de marzo', '«a partir del 1 de marzo»', 'apartamentos, en Seattle'],
  ])('"%s"', async (says, said, search) => {
    const { text } = await talk(says)
    expect(text).toContain(said)
    expect(text).toContain(`**${search}**`)
  })

  test('a date names no position of the list', async () => {
    expect((await talk('houses in Seattle', 'from December first')).text).not.toContain('Bedrooms')
    expect((await talk('houses in Seattle', 'and by the 1st of March?')).text).not.toContain('Bedrooms')
  })

  test.each(['homes listed in the last 3 months', 'homes on the market for 3 months'])(
    'how long homes are on the market is none of it: "%s"',
    async (says) => {
      expect((await talk(says)).text).toContain('listed in the last 90 days')
    },
  )
})

describe('"closer" after a search around a place', () => {
  test('halves the distance', async () => {
    const { text } = await talk('homes within 10 miles of Seattle', 'closer')
    expect(text).toMatch(/^I found \d+: \*\*homes within 5 miles of Seattle/)
  })

  test('with a distance takes that one', async () => {
    const { text } = await talk('homes within 10 miles of Seattle', 'closer than 3 miles')
    expect(text).toMatch(/^I found \d+: \*\*homes within 3 miles of Seattle/)
  })
})

test.each([
  ['homes for sale in Portland under 500k', 'what if we go to 650', 'homes for sale in Portland under $650k'],
  ['homes for sale in Portland under 500k', 'we could stretch to 700k', 'homes for sale in Portland under $700k'],
  ['casas en Portland hasta 500 mil', '¿y si subo a 650 mil?', 'casas, en venta, en Portland, hasta 650.000 $'],
  [
    'maisons à Portland moins de 500 000 $',
    'et si on monte à 650 000 ?',
    "maisons, à vendre, à Portland, jusqu'à 650 000 $",
  ],
])('a higher limit is taken: "%s", "%s"', async (first, then, search) => {
  expect((await talk(first, then)).text).toContain(`**${search}**`)
})

test.each([
  ['Altbauwohnung in Seattle', 'Wohnungen, in Seattle, Baujahr 1949 oder früher'],
  ['Häuser in Tacoma, gern Altbau', 'Häuser, in Tacoma, Baujahr 1949 oder früher'],
])('a German "Altbau" was built before 1950: "%s"', async (says, search) => {
  expect((await talk(says)).text).toContain(`**${search}**`)
})

test('"hm" is nothing that could be searched', async () => {
  expect((await talk('homes in Portland', 'hm then show me the ones under 500k')).text).toMatch(/^I found/)
})

describe('what is nicer is not judged, and the search stays', () => {
  test.each([
    ['houses in Seattle', 'something nicer', /^What would be nicer/],
    ['houses in Seattle', 'nicer ones please', /^What would be nicer/],
    ['houses in Seattle', 'better quality', /^What would be nicer/],
    ['Häuser in Tacoma', 'etwas Schöneres', /^Was schöner wäre/],
    ['casas en Tacoma', 'algo más bonito', /^Qué sería más bonito/],
    ['maisons à Tacoma', 'quelque chose de plus beau', /^Ce qui serait plus beau/],
    ['casas em Tacoma', 'algo mais bonito', /^O que seria mais bonito/],
  ])('"%s", "%s"', async (search, says, has) => {
    const { text, noAnswer, say } = await openTalk([search, says])
    expect(text).toMatch(has)
    expect(noAnswer).toBe(true)
    expect((await say('the first')).text).toMatch(/^\*\*/)
  })
})

describe('a price is corrected', () => {
  test.each(['no, 600', 'sorry, I meant 600k', 'make it 600', 'actually 600'])('"%s"', async (says) => {
    const { text } = await openTalk(['homes for sale in Tacoma', 'under 300', says])
    expect(text).toContain('**homes for sale in Tacoma under $600k**')
  })

  test('but "no, 2" is still the second of the list', async () => {
    expect((await openTalk(['houses in Tacoma under 700k', 'no, 2'])).text).toMatch(/^\*\*4306 Quillmaker Ct/)
  })
})

test.each([
  ['how many under 500k', '10: **homes for sale under $500k**'],
  ['how many in Denver?', '6: **homes for sale in Denver**'],
])('homes of the search are counted: "%s"', async (says, count) => {
  expect((await openTalk(['homes for sale', says])).text).toContain(count)
})

test('people are not', async () => {
  expect((await openTalk(['homes for sale', 'how many people live in Denver?'])).noAnswer).toBe(true)
})

test('"nothing brand new" wants no new homes', async () => {
  const { text } = await openTalk(['homes in Seattle', 'nothing brand new though'])
  expect(text).toMatch(/can't search by "nothing brand new.*\*\*homes in Seattle\*\*/)
})

test.each([
  ['how much down payment do I need for a 500k house', /don't know that/],
  ["I'm a landlord looking for a property manager in Tacoma", /don't know that/],
  ['Ich möchte meine Wohnung in Denver verkaufen, was kostet das bei euch', /weiß ich nicht/],
  ['tenho uma casa pra vender em Boise, vocês anunciam?', /não sei/],
])('"%s" searches no homes', async (says, has) => {
  expect((await openTalk([says])).text).toMatch(has)
})

test.each([
  'who can I talk to about it',
  'ok thx who do i call',
  'mit wem kann ich sprechen',
  '¿con quién puedo hablar?',
  'avec qui je peux parler ?',
  'com quem posso falar?',
])('"%s" is told how to reach the business, also beside a home', async (says) => {
  const settings = { SystemMessage: 'We sell homes.\nPhone: 206-555-0188.' }
  expect((await openTalk([says], settings)).text).toContain('206-555-0188')
  expect((await openTalk(['condos in Denver', 'tell me about the first', says], settings)).text).toContain(
    '206-555-0188',
  )
})

test.each([
  "thanks, you've been really helpful",
  'merci bcp',
  'valeu, obrigado',
  'vielen lieben Dank!',
  'muchas gracias, muy amable',
])('"%s" is thanked for', async (says) => {
  const { noAnswer, text } = await openTalk(['condos in Denver', says])
  expect({ noAnswer, isList: /\d\. \*\*/.test(text) }).toEqual({ noAnswer: false, isList: false })
})

test('the average price of other homes is told, whatever limit was set before', async () => {
  const { text } = await openTalk(['how many are under 400k', "what's the average price of a 3 bed in Seattle"])
  expect(text).toMatch(/^Prices of \*\*3 bed homes in Seattle/)
})

test('"nvm denver, what abt boise" gives Denver up', async () => {
  const { text } = await openTalk(['studios in Denver', 'nvm denver, what abt boise'])
  expect(text).toMatch(/\*\*studio homes in Boise\b(?! or)/)
})

test('"how much deposit do I have to pay" is no wish for storage', async () => {
  const says = ['pisos en alquiler en Portland', 'y cuánto hay q dar de depósito?']
  expect((await openTalk(says, { SystemMessage: 'A deposit of one month is due.' })).text).toContain('one month')
})
