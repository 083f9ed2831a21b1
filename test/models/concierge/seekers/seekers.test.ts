import { expect, test } from 'vitest'
import { demoCatalogue } from '../../../bench/answers/catalogue.ts'
import { conversation, openTalk } from '../known/conversation.ts'
import { home } from '../known/homes.ts'

const HOUSES = '3 bedroom houses for sale in Seattle'

test.each(['compare it with the first', 'how does it differ from the first?'])(
  'the home in focus is compared with another: "%s"',
  async (says) => {
    const { text } = await openTalk([HOUSES, 'tell me about the second', says])
    expect(text).toMatch(/1\. \*\*2580 Quillmaker St.*\n2\. \*\*3189 Copperleaf St/)
  },
)

test.each([
  ['maisons à vendre à Seattle', 'moins cher ?'],
  ['casas à venda em Seattle', 'mais barato?'],
  ['casas en venta en Seattle', '¿y más barato?'],
  ['Häuser zum Kauf in Seattle', 'und günstiger?'],
])('after "%s", "%s" goes below what was shown', async (search, says) => {
  const { say } = await openTalk([])
  const before = await say(search)
  const after = await say(says)
  expect(after.text).not.toMatch(/moins chers d'abord|mais baratos primeiro/)
  expect(after.text).not.toContain(/https:\S+/.exec(before.text)?.[0])
})

test.each([
  ['Baujahr nach 2000', 'Baujahr'],
  ['Baujahr vor 1950', 'Baujahr 1949 oder früher'],
  ['wie viele sind das?', 'Ich zähle'],
  ['vergleiche die ersten beiden', '1. **'],
])('in German, "%s" goes on', async (says, has) => {
  expect((await openTalk(['Häuser zum Kauf in Seattle', says])).text).toContain(has)
})

test.each([
  'is Seattle safe?',
  'is this a good neighborhood for kids?',
  'are there many asians in Seattle?',
  '¿es seguro el barrio?',
  'le quartier est-il sûr ?',
  'o bairro é seguro?',
  'ist die Gegend sicher?',
])('fair housing: "%s" is not judged, and shows no homes', async (says) => {
  const { text, noAnswer } = await openTalk([HOUSES, says])
  expect(noAnswer, text).toBe(true)
  expect(text).not.toContain('https:')
})

test('what a salary affords is no search, and a down payment no commission', async () => {
  const say = conversation({ SystemMessage: 'Buyers pay no commission.' }, demoCatalogue())
  for (const says of ['what can I afford with a 100k salary?', 'how much down payment do I need?'])
    expect((await say(says)).noAnswer, says).toBe(true)
})

test('to rent, of which nothing was found, is not kept for another search', async () => {
  const { say } = await openTalk(['homes for rent under 100 a month'])
  expect((await say('cheapest house in Seattle')).text).toMatch(/^I found \d+: \*\*houses for sale in Seattle/)
})

test('an area is stated in the unit asked for', async () => {
  const { say } = await openTalk([HOUSES, 'tell me about the second'])
  expect((await say('how big is it in square meters?')).text).toContain('205.9 m²')
  expect((await say('wie groß ist es in Quadratmetern?')).text).toContain('205,9 m²')
  expect((await say('how big is it?')).text).toContain('2,216 sq ft')
})

test('land is no studio', async () => {
  const homes = [
    home({ ID: 1, PropertyType: 'Terrain', Bedrooms: 0, SalePrice: 100_000, Address: '1 Rue A' }),
    home({ ID: 2, PropertyType: 'Appartement', Bedrooms: 0, SalePrice: 90_000, Address: '2 Rue B' }),
  ]
  const { text } = await conversation({}, homes)('un studio pas cher')
  expect(text).toContain('2 Rue B')
  expect(text).not.toContain('1 Rue A')
})

test.each([
  'je voudrais le visiter samedi',
  'quando posso visitar?',
  '¿cuándo puedo verla?',
  'wann kann ich sie besichtigen?',
])('a viewing is asked for with a list shown: "%s"', async (says) => {
  const { text } = await openTalk([HOUSES, 'the second', says])
  expect(text).toMatch(/visit|visita|Besichtigung/)
  expect(text).toContain('2580 Quillmaker St')
})

test.each([
  'I hate condos',
  'odio los condominios',
  'ich hasse Eigentumswohnungen',
  'odeio condomínios',
  'je déteste les condos',
])('what somebody hates is not shown: "%s"', async (says) => {
  const { text } = await conversation({}, demoCatalogue())(says)
  expect(text).not.toContain('Condo/Co-op')
})

test.each([
  ['price per sqm?', HOUSES],
  ['how much is it per square meter?', HOUSES],
  ['was kostet es pro qm?', 'Häuser zum Kauf in Seattle mit 3 Schlafzimmern'],
  ['¿cuánto cuesta por m2?', 'casas de 3 dormitorios en venta en Seattle'],
  ['combien au m2 ?', 'maisons de 3 chambres à vendre à Seattle'],
  ['quanto custa por m2?', 'casas de 3 quartos à venda em Seattle'],
])('"%s" is answered by the price per square metre alone', async (says, search) => {
  const { say } = await openTalk([search, 'tell me about 3189 Copperleaf St'])
  const { text } = await say(says)
  // $930,000 for 1,834 square feet, which are 170.4 square metres
  expect(text.replaceAll(/[.,\s\u00a0\u202f]/g, '')).toMatch(/545[78]/)
  expect(text).toContain('m²')
  expect(text).not.toMatch(/930.?000/)
})

test.each([
  ['photos pls', /photos/i],
  ['price per sqm', /m²/],
  ['year built', /1912|built in \d{4}/],
  ['days on market', /Days on the market/],
])('of the home in focus, "%s" is answered without a question mark', async (says, has) => {
  const { text } = await openTalk([HOUSES, 'tell me about the second', says])
  expect(text).toMatch(/^\*\*2580 Quillmaker St/)
  expect(text).toMatch(has)
})

test.each(['property taxes?', 'what are the taxes', 'school district?', 'heating bills'])(
  'that the home in focus does not state it is said with its name: "%s"',
  async (says) => {
    const { text, noAnswer } = await openTalk([HOUSES, 'tell me about the second', says])
    expect(text).toMatch(/^\*\*2580 Quillmaker St.*doesn't say/)
    expect(noAnswer).toBe(true)
  },
)

test.each(['3 bedrooms', 'under 1m', 'condos', 'bigger'])(
  'with a home in focus, "%s" is still a search',
  async (says) => {
    expect((await openTalk([HOUSES, 'tell me about the second', says])).text).toMatch(
      /I found|No listing matches|nothing bigger/,
    )
  },
)
