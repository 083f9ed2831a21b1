import { describe, expect, test } from 'vitest'
import { conversation, openTalk, play } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

describe('a fact of what was shown is asked for in a few words', () => {
  const CONDO = '311 Juniper Hollow Ave'
  test.each([
    ['precio por metro cuadrado', 'm²'],
    ['¿cuánto cuesta el metro cuadrado?', 'm²'],
    ['prix au mètre carré', 'm²'],
    ['wie viel kostet der Quadratmeter?', 'm²'],
    ['quanto custa o metro quadrado?', 'm²'],
    ['quanto custa o condomínio?', '690'],
  ])('of one home: "%s"', async (says, has) => {
    const { text } = await openTalk(['condos for sale in Boise', says])
    expect(text).toContain(CONDO)
    expect(text).toContain(has)
  })

  test.each([
    ['Häuser in Seattle', 'wie groß ist das Grundstück?', '6.400 Quadratfuß'],
    ['Häuser in Seattle', 'und die Wohnfläche', '1.700 Quadratfuß'],
    ['Wohnungen zu mieten in Portland', 'wie hoch ist die Kaution?', '$'],
    ['maisons à Seattle', 'superficie du terrain', /6\s400 pi²/],
    ['maisons à Seattle', 'compare-les', 'Salles de bain'],
    ['casas en Seattle', 'compáralas', 'Baños'],
    ['houses in Seattle', 'compare', 'Bathrooms'],
  ])('of each of a list: "%s", "%s"', async (search, says, has) => {
    const { text, noAnswer } = await openTalk([search, says])
    expect(text).toMatch(has)
    expect(noAnswer).toBe(false)
  })
})

describe('the best of a list', () => {
  test('is the best of the whole search where only its first page was shown', async () => {
    expect((await openTalk(['homes for sale', 'which has the biggest lot?'])).text).toContain('9,600 sq ft')
    expect((await openTalk(['homes for sale', 'which of these has the biggest lot?'])).text).toContain('6,850 sq ft')
  })
})

test.each(['list everything in boise', "what's in Boise?", 'show all in Boise'])(
  'all that a place has is shown: "%s"',
  async (says) => {
    expect((await openTalk([says])).text).toMatch(/^I found 4: \*\*homes in Boise\*\*/)
  },
)

describe('what homes cost', () => {
  test.each(['whats the average', 'how much do they cost on average', 'what do houses go for here'])(
    '"%s" is answered for the search so far',
    async (says) => {
      expect((await openTalk(['houses for sale in Seattle', says])).text).toMatch(
        /Prices of \*\*houses for sale in Seattle\*\*/,
      )
    },
  )

  test('what utilities cost is another question', async () => {
    expect((await openTalk(['houses for sale in Seattle', 'how much do utilities cost'])).text).not.toContain(
      'Prices of',
    )
  })

  test('where no home matches, nothing is said of unstated prices', async () => {
    expect((await openTalk(['average price of homes in Seattle under 100k'])).text).toMatch(/^No listing matches/)
  })
})

test.each(['san francisco', 'chicago', 'new york', 'california'])(
  'a town without homes is known in small letters too: "%s"',
  async (says) => {
    expect((await openTalk([says])).text).toContain(
      `I don't know "${says}" in our listings. Our listings are in Seattle`,
    )
  },
)

test.each(['can I see a house on Saturday?', 'could we look at a condo tomorrow', '¿qué día puedo ir a verlo?'])(
  'who wants to see some home at a time is told how: "%s"',
  (say) =>
    play([{ say, has: ['me@agency.example'] }], {
      SystemMessage:
        'Our office is open on Saturday from 10 am.\nViewings are arranged by e-mail to me@agency.example.',
    }),
)

test('houses that can be seen are searched where no time is said', async () => {
  expect((await openTalk(['can i see houses in denver'])).text).toMatch(/^I found/)
})

test.each([
  ['casas en Seattle', 'gracias, que tenga un buen día', 'Adiós'],
  ['maisons à Seattle', 'merci bonne journée', 'Au revoir'],
  ['Häuser in Seattle', 'danke, schönen Tag noch', 'Auf Wiedersehen'],
  ['casas em Seattle', 'obrigado, bom fim de semana', /[Aa]té|Adeus|Tchau/],
])('a farewell after "%s": "%s"', async (search, says, has) => {
  expect((await openTalk([search, says])).text).toMatch(has)
})

test.each([
  ['homes without stairs', /with no stairs/],
  ['casas sin escaleras', /acceso sin escaleras/],
  ['Häuser ohne Treppen', /stufenlosem Zugang/],
  ['maisons sans escalier', /accès sans escalier/],
  ['casas sem escadas', /acesso sem escadas/],
])('homes without stairs are those of one level, on the ground floor or with an elevator: "%s"', async (says, said) => {
  const texts = ['All on one level.', 'Stairs to the bedrooms.', 'The building has an elevator.']
  const listings = texts.map((Description, index) => home({ ID: index + 1, Description, City: 'Boise' }))
  const { text } = await conversation({}, listings)(says)
  expect(text).toMatch(said)
  expect([...text.matchAll(/homes\.example\.com\/(\d)/g)].map(([, id]) => id)).toEqual(['3', '1'])
})

describe('a limit without its unit', () => {
  test('that some home is rented for is a rent', async () => {
    expect((await openTalk(['2br in Seattle', '1800 max'])).text).toMatch(
      /^No listing matches: .*for rent in Seattle under \$1,800/,
    )
  })

  test('that no home is rented for means thousands, whatever else is wished', async () => {
    const { text } = await openTalk(['something in Austin, at least 6 bedrooms, not more than 650'])
    expect(text).toMatch(/^No listing matches: \*\*6\+ bed homes for sale in Austin under \$650k/)
  })
})

test.each(['what about los angeles', 'How about Miami?'])(
  'another town without homes is proposed: "%s"',
  async (says) => {
    expect((await openTalk(['homes in Seattle', says])).text).toMatch(
      /(?:los angeles|Miami)[*"].*Our listings are in Seattle/,
    )
  },
)

test('French "en fait" is no town', async () => {
  const { text } = await openTalk(['maisons à louer à Denver', 'je préfère acheter en fait'])
  expect(text).toMatch(/^J'en ai trouvé \d+ : \*\*maisons, à vendre, à Denver\*\*/)
})

test('a town elsewhere whose name begins like Spanish is answered in English', async () => {
  const { text } = await openTalk(['los angeles condos'])
  expect(text).toContain('I didn\'t understand "los angeles"')
})

test('"en los alrededores de" is a search nearby', async () => {
  const { text } = await openTalk(['casas en los alrededores de Seattle'])
  expect(text).toMatch(/km de Seattle/)
})

test.each([
  ['what is the average price in Denver?', 'and in Tacoma?', /^Prices of \*\*homes in Tacoma\*\*/],
  ['what is the average price of houses in Denver?', 'what about condos?', /^Prices of \*\*condos in Denver\*\*/],
  ['¿cuál es el precio medio en Denver?', '¿y en Tacoma?', /^Precios de \*\*.*Tacoma/],
])('prices of another place or kind are asked for in a few words: "%s", "%s"', async (first, says, has) => {
  expect((await openTalk([first, says])).text).toMatch(has)
})

test('after prices, a kind of home in the same words without them is a search again', async () => {
  expect((await openTalk(['what is the average price in Denver?', 'show me condos in Denver'])).text).toMatch(
    /^I found/,
  )
})

test.each([
  ['and in Tacoma?', /^Prices of \*\*homes in Tacoma\*\*/],
  ['what about 3 bedrooms?', /^Prices of \*\*3 bed homes in Denver\*\*/],
])('"%s" goes on with prices only right after prices were told', async (says, prices) => {
  const { say, text } = await openTalk(['what is the average price in Denver?', says])
  expect(text).toMatch(prices)
  await say('show me')
  expect((await say('and in Boise?')).text).toMatch(/^I found \d/)
})

test('two places are compared, whichever half of the question comes first', async () => {
  for (const says of ['Portland or Tacoma, which is cheaper', 'which is cheaper, Portland or Tacoma']) {
    const { text } = await openTalk([says])
    expect(text, says).toMatch(/Prices of \*\*homes in Portland\*\*[^]*Prices of \*\*homes in Tacoma\*\*/)
  }
})
