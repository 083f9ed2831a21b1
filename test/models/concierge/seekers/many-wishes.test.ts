import { describe, expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

describe('one wish inside a long message about other things', () => {
  test.each([
    'Hi! So my wife and I have been thinking, we live in Chicago and she got a job offer, our two kids need space, so long story short we would like something with three bedrooms in Tacoma, ideally not more than 600 thousand, and my mother says the weather there is fine.',
    'My brother told me about a restaurant there and we love football, anyway, we want 3 bedrooms in Tacoma below 600k, what do you have?',
  ])('"%s"', async (says) => {
    const { text } = await openTalk([says])
    expect(text).toMatch(/3 bed homes for sale in Tacoma (?:up to|under) \$600k/)
    expect(text).toMatch(/4306 Quillmaker Ct[^]*558 Wrenfield Ct/)
  })

  test.each(['what is the weather in Seattle?', 'any jobs in Tacoma?', 'how can I sell my 3 bedroom house in Tacoma?'])(
    'another matter that only names a place is none: "%s"',
    async (says) => {
      expect((await openTalk([says])).text).not.toContain('https:')
    },
  )
})

test.each([
  ['a house under 600k or a condo under 400k in Tacoma', 'houses or condos for sale in Tacoma under $600k'],
  ['2 bedroom homes in Seattle or 3 bedroom homes in Tacoma', '2-3 bed homes in Seattle or Tacoma'],
  [
    'casas hasta 600 mil o condominios hasta 400 mil en Tacoma',
    'casas o condominios, en venta, en Tacoma, hasta 600.000 $',
  ],
])('of two wishes with different limits, nothing that fits one is left out: "%s"', async (says, summary) => {
  expect((await openTalk([says])).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`**${summary}**`)
})

test('the limit of the other wish is said back, since it does not hold for all', async () => {
  expect((await openTalk(['a house under 600k or a condo under 400k in Tacoma'])).text).toContain('"under 400k"')
})

test('a correction is no second wish', async () => {
  expect((await openTalk(['houses in Tacoma under 400k or rather under 600k'])).text).toContain('Tacoma under $600k')
})

describe('the distance from the place of the search is changed', () => {
  test.each([
    ['houses within 30 miles of Seattle', 'within 3 miles', /within 3 miles of Seattle/],
    ['houses near Seattle', 'within 5 km', /within 3\.1 miles of Seattle|within 5 km of Seattle/],
  ])('"%s", "%s"', async (search, says, summary) => {
    expect((await openTalk([search, says])).text).toMatch(summary)
  })
})

test('dollars take the place of pounds', async () => {
  expect((await openTalk(['houses under £400k', '$600k max'])).text).toMatch(/houses for sale under \$600k/)
  expect((await openTalk(['houses under 400k euros', '600000 USD max'])).text).toMatch(/houses for sale under \$600k/)
})

test('a low fee is the lowest first', async () => {
  expect((await openTalk(['condos for sale in Denver', 'with low HOA'])).text).toMatch(/lowest fee first/)
})

describe('how people type in a chat', () => {
  test.each([
    ['nah 2bd in Tacoma', '2 bed homes in Tacoma'],
    ['tacoma tho', 'homes in Tacoma'],
    ['3 bedrom hose in seatle undr 1.2 milion', '3 bed houses for sale in Seattle under $1.2m'],
    ['hous wiht 3 bedrooms in Tacoma', '3 bed houses in Tacoma'],
    ['en realidad quería una casa en Tacoma', 'casas, en Tacoma'],
    ['na verdade quero uma casa em Tacoma', 'casas, em Tacoma'],
    ['eigentlich meinte ich Häuser in Tacoma', 'Häuser, in Tacoma'],
  ])('"%s"', async (says, summary) => {
    const { text } = await openTalk([says])
    expect(text).toContain(`**${summary}**`)
    expect(text).not.toMatch(/didn't understand|No entendí|Não entendi|nicht verstanden/)
  })
})

test.each([
  'was kann ich mir mit 100000 Einkommen leisten?',
  '¿qué me puedo permitir con un sueldo de 100 mil?',
  "qu'est-ce que je peux me permettre avec un revenu de 100 000 ?",
  'quanto posso pagar com um salário de 100 mil?',
])('what an income affords is no search: "%s"', async (says) => {
  const { text, noAnswer } = await openTalk([says])
  expect(noAnswer, text).toBe(true)
  expect(text).not.toMatch(/100.000/)
})

test.each([
  [
    'terrain de plus de 500 m²',
    'au moins 150 m² habitables',
    /logements, à partir de 150 m², terrain à partir de 500 m²/,
  ],
  ['Grundstück über 500 m²', 'mindestens 150 m² Wohnfläche', /Häuser, ab 150 m², Grundstück ab 500 m²/],
])('living space after land is that of a home: "%s", "%s"', async (search, says, summary) => {
  expect((await openTalk([search, says])).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(summary)
})

test('a wish that is called no must in the same breath is none', async () => {
  const { text } = await openTalk(["3 bedrooms in Tacoma under 600k, a yard would be nice but that's not a must"])
  expect(text).toContain('**3 bed homes for sale in Tacoma under $600k**')
})

describe('what somebody has, earns or pays down is no price of a home', () => {
  test.each(['I have 200k for a down payment, what can I buy?', 'I earn 80k a year, what can I afford?'])(
    '"%s"',
    async (says) => {
      const { text, noAnswer } = await openTalk([says])
      expect(text).not.toContain('https:')
      expect(noAnswer).toBe(true)
    },
  )

  test.each(['houses in Tacoma, I have 100k for the down payment', 'houses in Tacoma, we earn 150k a year'])(
    'beside a wish it is said back: "%s"',
    async (says) => {
      expect((await openTalk([says])).text).toMatch(
        /^I didn't understand "[^"]*(?:100k|150k).*\*\*houses in Tacoma\*\*/,
      )
    },
  )
})

describe('who says where they work looks for homes near there', () => {
  test.each([
    ['my husband got a job in Tacoma, where should we live?', /homes within 10 km of Tacoma, nearest first/],
    ['we commute to Denver', /homes within .* of Denver, nearest first/],
    ['I need a short commute to Tacoma, 3 bedrooms', /3 bed homes within .* of Tacoma, nearest first/],
    [
      "I'll be commuting to Bellevue, what do you have?",
      /^I don't know "Bellevue" in our listings\. Our listings are in/,
    ],
    [
      'I work at the Riverside hospital, where should I look?',
      /^I don't know "Riverside hospital" in our listings\. Our/,
    ],
  ])('"%s"', async (says, has) => {
    expect((await openTalk([says])).text).toMatch(has)
  })

  test('what they do is no place', async () => {
    const { text } = await openTalk(['I work in sales and want a house in Tacoma under 600k'])
    expect(text).toContain('**houses for sale in Tacoma under $600k**')
  })
})

test.each([
  ['2 bdrm aptmnt in austin', '2 bed apartments in Austin'],
  ['sumthing cheep in portland', 'homes for sale in Portland, cheapest first'],
])('short and misspelt: "%s"', async (says, summary) => {
  expect((await openTalk([says])).text).toContain(`**${summary}**`)
})

describe('of two wishes with a kind and a place each, the first is shown and the second offered', () => {
  test.each([
    ['a condo in Seattle or a house in Tacoma', 'condos in Seattle', '3: **houses in Tacoma**'],
    ['Eigentumswohnung in Seattle oder Haus in Tacoma', 'Eigentumswohnungen, in Seattle', '3: **Häuser, in Tacoma**'],
    ['un condo en Seattle o una casa en Tacoma', 'condominios, en Seattle', '3: **casas, en Tacoma**'],
    [
      'condo in Seattle or house in Tacoma under 600k',
      'condos for sale in Seattle under $600k',
      '2: **houses for sale in Tacoma under $600k**',
    ],
  ])('"%s"', async (says, first, second) => {
    const { text, say } = await openTalk([says])
    expect(text).toMatch(new RegExp(`: \\*\\*${first.replace('$', '\\$')}\\*\\*`))
    expect(text).toContain(second)
    expect(text.slice(0, text.indexOf(second))).not.toContain('Tacoma, WA')
    expect((await say('yes')).text).toContain(second.slice(3))
  })

  test('where nothing matches the first, the second is shown', async () => {
    expect((await openTalk(['a townhouse in Boise or a house in Tacoma'])).text).toMatch(
      /^No listing matches: \*\*townhouses in Boise\*\*\. I found 3: \*\*houses in Tacoma\*\*/,
    )
  })
})

test.each([
  ['condos for sale in Seattle, a wine cellar would be nice', 'condos for sale in Seattle', 'with wine cellar'],
  ['casas en venta en Denver, con piscina si es posible', 'casas, en venta, en Denver', 'con piscina'],
  ['Häuser zum Kauf in Denver, Pool wäre schön aber kein Muss', 'Häuser, zu verkaufen, in Denver', 'mit Schwimmbad'],
  ['maisons à vendre à Denver, de préférence avec piscine', 'maisons, à vendre, à Denver', 'avec piscine'],
  ['casas à venda em Denver, de preferência com piscina', 'casas, à venda, em Denver', 'com piscina'],
])('where nothing has what is only nice to have, homes without it are shown: "%s"', async (says, search, wish) => {
  const { text } = await openTalk([says])
  const [none, found] = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, said]) => said)
  expect(none).toContain(search)
  expect(none).toContain(wish)
  expect(found).toBe(search)
  expect(text).toContain('https:')
})

test('what is nice to have is asked for where some home has it', async () => {
  const { text } = await openTalk(['homes in Seattle, parking would be nice'])
  expect(text).toMatch(/^I found \d+: \*\*homes in Seattle, with parking\*\*/)
})

test.each(['In San Jose if possible.', 'An apartment in San Rafael would be great.'])(
  'the only place that is named is not given up for homes anywhere: "%s"',
  async (says) => {
    const { text } = await openTalk([says])
    expect(text).toMatch(/^No listing matches: .* Our listings are in Seattle/)
    expect(text).not.toContain('https:')
  },
)

test.each([
  ['a house in Seattle under 700k would be great', 'houses for sale in Seattle'],
  ['homes ideally under 100k', 'homes for sale'],
])('whoever names a price to buy for is shown no rentals where the price is given up: "%s"', async (says, search) => {
  expect((await openTalk([says])).text).toContain(`**${search}**`)
})
