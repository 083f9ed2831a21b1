import { describe, expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

// 930,000 and 1,834 sq ft · 1,045,000 and 2,216 sq ft · 1,120,000 and 2,235 sq ft
const HOUSES = {
  en: '3 bedroom houses in Seattle under 1.2m',
  es: 'casas de 3 dormitorios en venta en Seattle por menos de 1,2 millones',
  fr: 'maisons à vendre de 3 chambres à Seattle pour moins de 1,2 million',
  de: 'Häuser zum Kauf mit 3 Schlafzimmern in Seattle unter 1,2 Millionen',
  pt: 'casas de 3 quartos à venda em Seattle por menos de 1,2 milhão',
}
const [CHEAPEST, BIGGEST, OLDEST] = ['3189 Copperleaf St', '2129 Saltgrass Way', '2580 Quillmaker St']

describe('the better or best one of those shown is named, not searched for', () => {
  test.each([
    ['en', 'what about the cheaper one?', CHEAPEST],
    ['en', 'tell me about the bigger one', BIGGEST],
    ['en', 'the cheapest one please', CHEAPEST],
    ['en', 'and the most expensive?', BIGGEST],
    ['en', 'the oldest of those you showed me', OLDEST],
    ['en', 'is the cheaper one still available?', CHEAPEST],
    ['es', 'la más barata', CHEAPEST],
    ['es', '¿y la más grande?', BIGGEST],
    ['es', 'la más barata de las que me mostraste', CHEAPEST],
    ['fr', 'la moins chère', CHEAPEST],
    ['fr', 'la plus grande', BIGGEST],
    ['de', 'die billigere', CHEAPEST],
    ['de', 'das größte', BIGGEST],
    ['pt', 'a mais barata', CHEAPEST],
    ['pt', 'e a maior?', BIGGEST],
  ] as const)('%s: "%s"', async (language, says, address) => {
    expect((await openTalk([HOUSES[language], says])).text).toMatch(new RegExp(`^\\*\\*${address}`))
  })

  test.each(['los más baratos', 'las más baratas'])('several are still a list: "%s"', async (says) => {
    expect((await openTalk([HOUSES.es, says])).text).toMatch(/^He encontrado 3/)
  })

  test('where the search has more than was shown, the best one is the best of all of it', async () => {
    expect((await openTalk(['homes for sale', 'the cheapest one'])).text).toMatch(/^\*\*311 Juniper Hollow Ave/)
  })

  test('it is the home that the next question is about', async () => {
    expect((await openTalk([HOUSES.en, 'the cheaper one', 'how many bathrooms?'])).text).toMatch(
      /^\*\*3189 Copperleaf.*1 bath/,
    )
  })

  test('of homes for sale and for rent, no rent is compared with a price', async () => {
    expect((await openTalk(['homes in Seattle', 'the cheapest one'])).text).not.toMatch(/^\*\*/)
  })

  test('"the last one you showed" asks for all details', async () => {
    expect((await openTalk([HOUSES.en, 'what about the last one you showed?'])).text).toContain('- Price: $1,120,000')
  })

  test('a comparison without a home is still a search', async () => {
    expect((await openTalk([HOUSES.en, 'cheaper'])).text).toMatch(/^I have nothing cheaper/)
    expect((await openTalk(['casas en venta en Seattle', 'más barata'])).text).toMatch(/^No tengo nada más barato/)
    expect((await openTalk([HOUSES.en, 'the cheapest one in Tacoma'])).text).toMatch(/^I found \d+: .*Tacoma/)
  })
})

describe('the two spoken of last', () => {
  const two = [HOUSES.en, 'compare 1 and 3'] as const
  test.each([
    ['which of the two is bigger?', /^- \*\*2129 Saltgrass.*\n- \*\*3189 Copperleaf/],
    ['both', /^\*\*3189 Copperleaf[^]*\*\*2129 Saltgrass/],
    ['do both have parking?', /3189 Copperleaf.*: 3\.\n.*2129 Saltgrass.*: 2\./],
    ['the older of the two', /^\*\*3189 Copperleaf/],
    ['does either have 3 baths?', /3189 Copperleaf.*1 bath.*\n.*2129 Saltgrass.*3 baths/],
  ])('"%s"', async (says, has) => {
    const { text } = await openTalk([...two, says])
    expect(text).toMatch(has)
    expect(text).not.toContain('Quillmaker')
  })

  test('of two, "the other one" is the one not spoken of now', async () => {
    expect((await openTalk([...two, 'the first', 'and the other one?'])).text).toMatch(/^\*\*2129 Saltgrass/)
    expect((await openTalk([...two, 'the cheaper of the two', 'the other'])).text).toMatch(/^\*\*2129 Saltgrass/)
  })

  test.each([
    ['de', 'vergleiche 1 und 3', 'welches von beiden ist größer?'],
    ['es', 'compara la 1 y la 3', '¿cuál de las dos es más grande?'],
    ['fr', 'comparez la 1 et la 3', 'laquelle des deux est la plus grande ?'],
    ['pt', 'compare a 1 e a 3', 'qual das duas é maior?'],
  ] as const)('%s: "%s", "%s"', async (language, compares, says) => {
    expect((await openTalk([HOUSES[language], compares, says])).text).toMatch(/^(?:- )?\*\*2129 Saltgrass/)
  })
})

describe('a home of those shown is meant by what it has', () => {
  const RENTALS = 'homes for rent in Seattle'
  test.each([
    ['the furnished one', '565 Lanternwick Ct'],
    ['the one with 5 bedrooms', '2114 Copperleaf St'],
    ['show me the one under 2000', '2926 Old Cooperage St'],
    ['the house in Wallingford', '3195 Lanternwick Ave'],
    ['does the furnished one have laundry?', '565 Lanternwick Ct'],
  ])('"%s"', async (says, address) => {
    expect((await openTalk([RENTALS, says])).text).toMatch(new RegExp(`^\\*\\*${address}`))
  })

  test('the list stays as it was shown', async () => {
    expect((await openTalk([RENTALS, 'the furnished one', 'the one with 5 bedrooms'])).text).toMatch(
      /^\*\*2114 Copperleaf St/,
    )
    expect((await openTalk([RENTALS, 'the furnished one', 'the first'])).text).toMatch(/^\*\*1447 Old Cooperage St/)
  })

  test.each([
    ['viviendas en alquiler en Seattle', 'la que tiene 5 dormitorios'],
    ['logements à louer à Seattle', 'celle avec 5 chambres'],
    ['Wohnungen und Häuser zur Miete in Seattle', 'das mit 5 Schlafzimmern'],
    ['imóveis para alugar em Seattle', 'a que tem 5 quartos'],
  ])('"%s", "%s"', async (search, says) => {
    expect((await openTalk([search, says])).text).toMatch(/^\*\*2114 Copperleaf St/)
  })

  test('what fits several or none of those shown is a search', async () => {
    expect((await openTalk(['townhouses for sale', 'the one with a fireplace'])).text).toMatch(/^I found 2/)
    expect((await openTalk([RENTALS, 'the house in Austin'])).text).toMatch(/^No listing matches/)
  })
})

describe('whether the home spoken of meets a wish is answered by what its listing states', () => {
  // 3195 Lanternwick Ave: a house in Wallingford, Seattle, for $6,100 a month.
  const SECOND = ['houses in Seattle', 'tell me about the second']
  test.each([
    ['is it a townhouse?', /Single Family Residential/],
    ['ist es eine Wohnung?', /Single Family Residential/],
    ['¿es un piso?', /Single Family Residential/],
    ['is it under 1 million?', /\$6,100 a month/],
    ['is it in Ballard?', /Wallingford/],
    ['is it in Tacoma?', /Seattle, WA 98103\.$/],
    ['is it bigger than 2000 sqft?', /2,177 sq ft/],
    ['was it built after 1990?', /1995/],
  ])('"%s"', async (says, has) => {
    const { text, noAnswer } = await openTalk([...SECOND, says])
    expect(text).toMatch(/^\*\*3195 Lanternwick Ave[^\n]*$/)
    expect(text.replace(/^\*\*.*?\*\*/, '')).toMatch(has)
    expect(noAnswer).toBe(false)
  })

  test('of one of a list too', async () => {
    const { text } = await openTalk(['houses in Seattle', 'is the second one a condo?'])
    expect(text).toMatch(/^\*\*3195 Lanternwick Ave[^\n]*Single Family Residential\.$/)
  })

  test.each([
    'is it available from March 1?',
    'is it available on June 1st?',
    'can I move in on June 1st?',
    'can I rent it in March?',
    'do they allow pets?',
    'do they accept short leases?',
    'can I bring my dog?',
    'kann ich meinen Hund mitbringen?',
    '¿puedo llevar a mi perro?',
    'je peux venir avec mon chien ?',
    'posso levar meu cachorro?',
    "c'est loin de l'aéroport ?",
    'is there a bus nearby?',
    'who is the agent?',
    'how long is the lease?',
    'can I rent it out?',
    'can I see the floor plan?',
  ])('what the listing does not state is said of that home alone: "%s"', async (says) => {
    const { text, noAnswer } = await openTalk([...SECOND, says])
    expect(text).toMatch(/^\*\*3195 Lanternwick Ave[^\n]*$/)
    expect(text).not.toContain('Active')
    expect(noAnswer).toBe(true)
  })

  test.each([
    'envoyez-moi des photos',
    'mándame fotos',
    'schicken Sie mir Fotos',
    'me manda fotos',
    'send me pictures',
  ])('photos are asked for: "%s"', async (says) => {
    expect((await openTalk([...SECOND, says])).text).toMatch(/^\*\*3195 Lanternwick Ave.*(?:photos|fotos)/i)
  })

  test('French asks for the parking of the home, not of an office', async () => {
    const { text } = await openTalk(['maisons à Tacoma', 'la première', 'y a-t-il un parking ?'])
    expect(text).toMatch(/^\*\*812 Copperleaf Ln.*: 2\.$/)
  })
})

describe('a home of the list is called by its rank or by what it has', () => {
  test.each([
    ['second cheapest?', '4599 Foxtail Mill Ave #144'],
    ['how many beds does the second cheapest have?', '4599 Foxtail Mill Ave #144'],
    ['which is the second cheapest?', '4599 Foxtail Mill Ave #144'],
    ['the third most expensive one', '518 Juniper Hollow Ln #138'],
    ['der zweite', '326 Foxtail Mill Way #140'],
  ])('"%s"', async (says, has) => {
    expect((await openTalk(['condos for sale in Austin', says])).text).toMatch(new RegExp(`^\\*\\*${has}`))
  })

  test('what else is asked is no part of the description', async () => {
    const { text } = await openTalk(['4 bed houses for rent in Denver', 'the pet friendly one, how many baths?'])
    expect(text).toBe('**2808 Harbor Finch Ave, Denver, CO 80238**: It has 2 baths.')
  })
})

test('"last" before what happened is no home of the list', async () => {
  const { text } = await openTalk(['2580 Quillmaker St', 'and when was it last reduced?'])
  expect(text).toContain('2580 Quillmaker St')
})

test.each(['any offers on it?', 'are there bids on the first?'])(
  '"%s" is not answered by all details',
  async (says) => {
    const { text, noAnswer } = await openTalk(['condos for sale in Austin', 'the first', says])
    expect(text).toMatch(/^\*\*4599 Foxtail Mill Ave #144[^\n]*The listing doesn't say/)
    expect(noAnswer).toBe(true)
  },
)

test('which home is the best is not judged', async () => {
  const { noAnswer, text } = await openTalk(['condos for sale in Austin', 'which one would you pick?'])
  expect(text).toMatch(/yours to judge/)
  expect(noAnswer).toBe(true)
})

test('"sold" behind a number does not hide it', async () => {
  expect((await openTalk(['condos for sale in Austin', 'is the second sold?'])).text).toMatch(
    /^\*\*326 Foxtail Mill Way/,
  )
})

test('"those two" are the two homes spoken of last, until another list is shown', async () => {
  const { say } = await openTalk(['what do you have in Austin?', 'the second one', 'what about the third?'])
  const isOfBoth = async (question: string) => {
    const { text } = await say(question)
    expect(text, question).toContain('4599 Foxtail Mill')
    expect(text, question).toContain('1819 Foxtail Mill')
    expect(text, question).not.toMatch(/259 Old Cooperage|4291 Copperleaf/)
  }
  for (const question of ['which of those two is cheaper?', 'compare both', "what's the difference between them?"])
    await isOfBoth(question)
  await say('homes in Tacoma')
  expect((await say('which of those two is cheaper?')).text).not.toContain('Foxtail Mill')
})
