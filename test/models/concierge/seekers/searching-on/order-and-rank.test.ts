import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../../bench/answers/catalogue.ts'
import { conversation, openTalk } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

test.each([
  ['condos in Denver', 'second cheapest?'],
  ['Eigentumswohnungen in Denver', 'zweitgünstigste bitte'],
  ['condominios en Denver', 'el segundo más barato'],
  ['condos à Denver', 'la deuxième moins chère'],
])('after "%s", "%s" is the one with the next price', async (search, says) => {
  expect((await openTalk([search, says])).text).toMatch(/2700 Wrenfield Way #152.*\n[^\n]*330/)
})

test('the greater of "those" is one of the two compared before', async () => {
  const { text } = await openTalk(['houses in Seattle', 'compare 2 and 3', 'which of those has the bigger lot'])
  const { text: compared } = await openTalk(['houses in Seattle', 'compare 2 and 3'])
  expect(text.match(/https:\S+/g)).toHaveLength(1)
  expect(compared).toContain(text.match(/https:\S+/)?.[0])
})

test.each([
  ['and the one before that', 1],
  ['what about the one after it?', 3],
])('"%s" is beside the home spoken of', async (says, position) => {
  const { text } = await openTalk(['rentals in Seattle', 'tell me about number 2', says])
  expect(text).toBe((await openTalk(['rentals in Seattle', `tell me about number ${position}`])).text)
})

test.each([
  'how many left?',
  'how many are left',
  'combien il en reste ?',
  'quantas sobraram?',
  '¿cuántas quedan?',
  'wie viele bleiben übrig?',
])('"%s" counts the homes of the search', async (says) => {
  expect((await openTalk(['condos in Denver', says])).text).toMatch(/^[\p{L}' ]+3[^*]*\*\*[^*]+\bDenver\*\*/u)
})

test.each([
  ['wait no, 3 was right', /\*\*3 bed/],
  ['no wait 3', /\*\*3 bed/],
  ['sorry, I meant 3', /\*\*3 bed/],
  ['perdón, quería decir 3', /\*\*[^*]+, 3 dormitorios/],
])('"%s" corrects the number of bedrooms', async (says, has) => {
  expect((await openTalk(['2 bed homes in Seattle', says])).text).toMatch(has)
})

test.each(['when was the newest one listed', 'how long has the newest listing been up?'])(
  '"%s" ranks by the time on the market, not by age',
  async (says) => {
    const { text } = await openTalk(['homes in Portland', says])
    const days = demoCatalogue().flatMap(({ City, Status, DaysOnMarket }) =>
      City === 'Portland' && Status !== 'Sold' ? (DaysOnMarket ?? []) : [],
    )
    expect(text).toContain(`Days on the market: ${Math.min(...days)}.`)
  },
)

test.each([
  ['houses in Boise', 'which city has the most houses', /houses in Seattle.*\n.*houses in /],
  ['homes in Tacoma', 'which neighborhoods have the most of those', /homes in .*, Tacoma\n/],
])('after "%s", "%s" counts in all that there are', async (search, says, has) => {
  expect((await openTalk([search, says])).text).toMatch(has)
})

test('which homes are open on a day is no question for office hours', async () => {
  const settings = { SystemMessage: 'We are open Monday to Friday from 9 am to 5 pm.' }
  const { text } = await openTalk(['homes in Seattle', 'which ones are open saturday'], settings)
  expect(text).toMatch(/"saturday".*\*\*homes in Seattle, open house\*\*/)
})

test('a search beside the question for a language is run', async () => {
  const settings = { SystemMessage: 'We sell homes.' }
  const { text } = await openTalk(['hola, do you speak spanish? busco casa en Denver'], settings)
  expect(text).toMatch(/español[^]*\*\*casas, en Denver\*\*/)
})

test.each([
  ['ok the cheap one', '4842 Lanternwick Ct #150'],
  ['what about the expensive one', '2186 Lanternwick Ln #149'],
  ['the big one please', '2186 Lanternwick Ln #149'],
])('of several condos, "%s" is the one with the end of the range', async (says, has) => {
  const { text } = await openTalk(['condos in Denver', says])
  expect(text).toContain(has)
  expect(text.match(/\*\*/g)).toHaveLength(2)
})

test('"older ones" says how old', async () => {
  expect((await openTalk(['houses in Seattle', 'older ones'])).text).toMatch(/built \d{4} or earlier/)
})

test.each([
  ['2 bed condos for sale, 300k to 400k', 'no, 400 to 500', /between \$400k and \$500k/],
  ['condomínios à venda entre 300 e 400 mil', 'não, 400 a 500', /entre \$.400\.000 e \$.500\.000/],
  [
    'appartements à vendre à Seattle, 400 à 500 000',
    'non pardon, 500 à 600',
    /^(?!.*pardon).*entre 500.000.\$ et 600.000.\$/s,
  ],
  ['pisos en venta en Denver por menos de 500 mil', 'perdón, quería decir 400', /hasta 400\.000/],
])('after "%s", "%s" corrects the price', async (search, says, has) => {
  expect((await openTalk([search, says])).text).toMatch(has)
})

test('"which is closer to downtown" of homes in several cities asks of which', async () => {
  const { text } = await openTalk(['1 or 2 bed rentals', 'which is closer to downtown'])
  expect(text).toMatch(/^Which do you mean by "downtown": .*Boise.*Portland/)
  expect((await openTalk(['homes', 'something closer to Seattle center'])).text).toMatch(/in Seattle.*nearest first/)
})

test.each([
  ['tell me abt the 3rd 1', '2186 Lanternwick Ln #149'],
  ['n the 1st?', '2700 Wrenfield Way #152'],
  ['which is chepaer', '4842 Lanternwick Ct #150'],
])('typed in haste, "%s" refers to the list', async (says, has) => {
  expect((await openTalk(['condos in Denver', 'the third', says])).text).toContain(`**${has}`)
})

test('"lowest price per sq ft first" puts the list in order', async () => {
  const { text } = await openTalk(['condos in Denver', 'lowest price per sq ft first'])
  expect(text).toContain('**condos for sale in Denver, cheapest per square foot first**')
})

test.each(['newest listings first', 'cheapest homes first', 'biggest houses first'])(
  '"%s" puts in order and names no home',
  async (says) => {
    expect((await openTalk(['houses in Denver', says])).text).toMatch(/^I found [35]: .* first\*\*/)
  },
)

test('the nearest one to the centre is what "it" means then', async () => {
  const { text, say } = await openTalk(['houses in Denver', 'which is the closest to downtown?'])
  const nearest = /^ {3}(\d.*?), Denver/m.exec(text)?.[1]
  expect((await say('tell me more about it')).text).toContain(`**${nearest}, Denver`)
})

test('the price by which homes are put in order may be named behind them', async () => {
  expect((await openTalk(['cheapest condo in Denver per sqft'])).text).toContain('cheapest per square foot first')
  expect((await openTalk(['cheapest condo in Denver, price per sqft under 500'])).text).toContain(
    'under $500 per sq ft, cheapest first',
  )
})

test('"show me 5 more" is the next page, and what was found is counted again', async () => {
  const { text, say } = await openTalk(['homes in Denver', 'show me 5 more'])
  expect(text).toContain('Here are 6 to 9 of 9')
  expect((await say('how many did you find?')).text).toContain('I count 9')
})

test('"20 % more" is no next page', async () => {
  expect((await openTalk(['homes in Denver', '20 % more'])).text).not.toContain('6 to 9 of 9')
})

test('"what is the best deal?" compares no places', async () => {
  expect((await openTalk(['homes in Denver or Boise', "what's the best deal"])).text).toMatch(/^What would be nicer is/)
  expect((await openTalk(['homes for sale in Denver or Boise', 'which city is better?'])).text).toContain('Prices of')
})

test('a day counts from today in the time zone of the business: "listed since Wednesday"', async () => {
  // It is Thursday, 15 January 2026, in London, and still Wednesday in Seattle.
  const inZone = async (TimeZone: string) => (await openTalk(['homes listed since Wednesday'], { TimeZone })).text
  expect(await inZone('Europe/London')).toContain('listed in the last 1 day')
  expect(await inZone('America/Los_Angeles')).toContain('listed in the last 7 days')
})

describe('a home is named by its rank, also a high one', () => {
  const seattle = Array.from({ length: 12 }, (_, at) => home({ ID: at + 1, SalePrice: 400_000 + 10_000 * at }))

  test.each([
    ['the 10th cheapest home', 10],
    ['what is the tenth cheapest home?', 10],
    ['the 5th most expensive home', 8],
    ['the sixth cheapest home', 6],
    ['das zehntgünstigste Haus', 10],
    ['la décima casa más barata', 10],
    ['la dixième maison la moins chère', 10],
    ['a décima casa mais barata', 10],
  ])('"%s"', async (says, id) => {
    const { text } = await conversation({}, seattle)(says)
    expect(text.match(/homes\.example\.com\/\d+/g)).toEqual([`homes.example.com/${id}`])
  })

  test('of twelve homes none is the 13th cheapest', async () => {
    expect((await conversation({}, seattle)('the 13th cheapest home')).text).toContain('not that many')
  })
})

test.each(['the 10 cheapest homes in Seattle', 'show me the 3 cheapest condos', '5 cheapest houses'])(
  'how many are wanted is no number of something else: "%s"',
  async (says) => {
    expect((await openTalk([says])).text).toMatch(/^I found \d+: \*\*(?!\d)[^*]+, cheapest first/)
  },
)

test.each(['homes with 3 bedrooms, cheapest first', '3 beds cheapest', 'min 3 bedrooms cheapest homes'])(
  'bedrooms before an order stay: "%s"',
  async (says) => {
    expect((await openTalk([says])).text).toMatch(/\*\*3\+? bed homes for sale, cheapest first/)
  },
)

test('"mit großem Grundstück" is understood as it is written', async () => {
  const { text } = await openTalk(['Häuser mit großem Grundstück in Seattle'])
  expect(text).toMatch(/^Ich habe \d+ gefunden: \*\*Häuser, in Seattle, größte Grundstücke zuerst/)
})

test.each([
  ['which of these has the biggest lot?', 'welches davon hat das größte Grundstück?'],
  ['which of these has the lowest fee?', 'welche davon hat das niedrigste Hausgeld?'],
])('"%s" and "%s" are asked of those shown', async (english, german) => {
  // The oldest is on no first page; it would be the best of all.
  const condo = (ID: number) => home({ ID, LotArea: 9_000 - 100 * ID, HOAMonth: 100 + 10 * ID, SalePrice: 500_000 })
  const condos = Array.from({ length: 8 }, (_, at) => condo(at + 1))
  for (const [search, says] of [
    ['homes for sale', english],
    ['Häuser zum Kauf', german],
  ] as const) {
    const say = conversation({}, condos)
    await say(search)
    expect((await say(says)).text).toContain('homes.example.com/4')
  }
})

test.each([
  ['homes in Seattle', 'any of them with 2 or more bedrooms?', '2+ bed homes in Seattle'],
  ['homes in Seattle', 'which of them have four or more bedrooms?', '4+ bed homes in Seattle'],
  ['casas en Seattle', '¿alguna de ellas con 2 o más habitaciones?', '2 o más dormitorios'],
  ['Häuser in Seattle', 'eines davon mit 2 oder mehr Schlafzimmern?', '2 oder mehr Schlafzimmer'],
])('after "%s", "%s" lists homes and ranks none', async (search, says, has) => {
  expect((await openTalk([search, says])).text).toContain(has)
})

test.each(['top 3 cheapest condos', 'the top 3 cheapest condos', 'show me the 3 cheapest', 'the top 5 cheapest'])(
  '"%s" counts homes',
  async (says) => {
    expect((await openTalk(['condos in Denver', says])).text).toMatch(/^I found 3: \*\*condos/)
  },
)
