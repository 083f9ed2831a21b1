import { expect, test } from 'vitest'
import { conversation, openTalk, play } from '../../known/conversation.ts'
import { homes } from '../../known/homes.ts'

const shown = ['22 Pine St', '780 Cedar Way']
const SEATTLE = { say: 'houses for sale in Seattle' }

test.each(['put the first next to the second', 'how do 1 and 2 differ?', 'the first against the second, side by side'])(
  'two of a list are compared: %s',
  async (say) => {
    const ask = conversation()
    const { text: list } = await ask(SEATTLE.say)
    const [first, second] = homes
      .filter(({ Url }) => list.includes(Url))
      .toSorted((one, other) => list.indexOf(one.Url) - list.indexOf(other.Url))
    const { text } = await ask(say)
    expect(text).toContain(first?.Address)
    expect(text).toContain(second?.Address)
  },
)

test.each(['plaecs in Seattle', 'propertes in Seattle', 'placces'])(
  'homes are asked for with a typing mistake: %s',
  (say) => play([{ say, has: [/^I took "\w+" as "\w+"|places|properties/, 'Seattle'] }]),
)

test.each([
  'which of these costs less?',
  '¿cuál de estos cuesta menos?',
  'lequel coûte le moins ?',
  'welche davon kostet am wenigsten?',
  'qual destes custa menos?',
])('the cheapest of a list, as people ask for it: %s', (say) =>
  play([SEATTLE, { say, has: [shown[1] ?? ''], not: [shown[0] ?? ''] }]),
)

test.each([
  'what do houses in Seattle typically cost?',
  '¿cuánto cuesta de media una casa en Seattle?',
  'combien coûte en moyenne une maison à Seattle ?',
  'was kostet ein Haus in Seattle im Schnitt?',
  'quanto custa em média uma casa em Seattle?',
])('what homes cost on average: %s', (say) => play([{ say, has: [/median|mediana|médian|Median/] }]))

test.each([
  ['casas en Seattle', 'que cuesten menos de 800.000', /800\.000/],
  ['maisons à Seattle', 'qui coûtent moins de 800 000', /800\s000/],
  ['casas em Seattle', 'que custem menos de 800.000', /800\.000/],
  ['casas en Seattle', 'construidas después del 1990', /1991/],
])('a list is narrowed by a relative clause: %s, %s', (first, say, has) =>
  play([{ say: first }, { say, has: [has, 'Seattle'] }]),
)

test('a game of last night is no listing, and the noise of a street no address', () =>
  play([
    { say: 'who won the game last night?', noAnswer: true },
    { say: 'how loud is the street at 22 Pine St?', has: ["doesn't say"], noAnswer: true },
    { say: 'cheers, bye', has: ['Goodbye'] },
  ]))

test.each([
  'what could I get in Tacoma for 600k?',
  '¿qué puedo comprar en Tacoma con 600 mil dólares?',
  "qu'est-ce que je peux acheter à Tacoma avec 600 000 dollars ?",
  'was kann ich in Tacoma mit 600.000 Dollar kaufen?',
  'o que consigo comprar em Tacoma com 600 mil dólares?',
])('what can be bought is searched: %s', (say) => play([{ say, has: ['Tacoma', /600/, 'https://'] }]))

test('those of a list are counted, though all of them are meant', () =>
  play([
    { say: '3 bedroom houses for sale in Seattle' },
    { say: 'how many of these have 3 bedrooms?', has: [/^I count \d/] },
  ]))

test('a place named again is a search, though only one home was shown', () =>
  play([
    { say: 'homes in Montréal', has: [/^I found 1:/] },
    { say: 'and in Montréal?', has: [/^I found 1:/] },
  ]))

test.each(['houses with a basketball court', 'houses with a baseball field nearby under 2m in Seattle'])(
  'a home beside a sports ground is searched: %s',
  (say) => play([{ say, has: ['I found'] }]),
)

test('sports without a home are another matter', () =>
  play([
    { say: 'homes near the football stadium', has: ['football stadium', 'Our listings are in'] },
    { say: 'do you like soccer?', noAnswer: true },
    { say: 'what is the football score in Seattle?', noAnswer: true },
  ]))

test.each([
  'ok thx bye',
  'muchas gracias, adiós',
  'merci beaucoup, au revoir',
  'danke dir, tschüss',
  'obrigado, tchau',
  'ok thank you so much for the help, bye',
])('thanks and a farewell in one breath: %s', (say) =>
  play([{ say, has: [/Goodbye|Adiós|Au revoir|Auf Wiedersehen|Até/] }]),
)

test.each(['thanks for a ', 'thanks for thanks ', 'thank you ', 'thank you so much for '])(
  'thanks without end hold up nobody: %s',
  async (words) => {
    const { text } = await conversation()(`${words.repeat(40)}house`)
    expect(text).not.toMatch(/Goodbye/)
  },
)

test.each([
  'can you recommend a pizza place in Seattle?',
  'should I buy bitcoin or a condo?',
  "what's a good coffee place in Tacoma?",
])('advice on other matters is not given: %s', (say) => play([{ say, not: ['I found'], noAnswer: true }]))

test('a wish that is refused is told, whatever words stand around it', () =>
  play([
    { say: 'safe neighborhood in seattle no kids around', has: ['safe neighborhood', 'no kids around', 'Seattle'] },
  ]))

test.each([
  'does 22 Pine St allow pets?',
  'Sind Haustiere in 22 Pine St erlaubt?',
  'Les animaux sont-ils admis au 22 Pine St ?',
  '¿se permiten mascotas en 22 Pine St?',
  'aceitam animais em 22 Pine St?',
])('a stated fact is found, however it is asked for: %s', (say) => play([{ say, has: ['22 Pine St', 'Cats only'] }]))

test.each([
  ['casas en venta en Seattle', '¿cuál es el más barato?'],
  ['casas à venda em Seattle', 'qual é o mais barato?'],
  ['maisons à vendre à Seattle', 'quel est le moins cher ?'],
])('the cheapest of what was shown: %s, %s', (first, say) =>
  play([{ say: first }, { say, has: ['780 Cedar Way'], not: ['22 Pine St'] }]),
)

test.each([
  'what is the cheapest house in Tacoma?',
  'which is the cheapest condo?',
  'what is the cheapest house you have in Tacoma?',
])('the cheapest of other homes is not taken from what was shown: %s', (say) =>
  play([SEATTLE, { say, not: ['Seattle, WA'] }]),
)

test.each([
  'a good house in Seattle with a breakfast bar',
  'houses in Seattle with a good kitchen and a wet bar',
  'recommend a house in Seattle near hiking',
])('homes with a bar or a breakfast nook are searched: %s', (say) =>
  play([{ say, has: [/Seattle/], not: ["don't know that"] }]),
)

test('homes on one side of a place are searched, and the middle of the place is explained', async () => {
  const placed = homes.map((home) => ({ ...home, Latitude: 47.6, Longitude: home.ID % 2 ? -122.4 : -122.2 }))
  const { text } = await conversation({}, placed)('homes for sale west of Seattle')
  expect(text).toMatch(/centre of Seattle.*west of Seattle/s)
  expect(text).toContain('1417 Alder St')
  expect(text).not.toContain('22 Pine St')
})

test('a side of a place that no listing locates is told as not understood', () =>
  play([{ say: 'homes west of Seattle', has: ['didn\'t understand "west of Seattle"', 'homes in Seattle'] }]))

test('a place is left out of the search that goes on', () =>
  play([
    { say: 'homes for sale in Seattle' },
    { say: 'not in Ballard', has: [/for sale in Seattle, not in Ballard/], not: ['905 Juniper Ave', 'Tacoma'] },
    { say: 'never mind the price', has: ['for sale in Seattle'] },
  ]))

test('the same kind asked for again is a search, though only one home was shown', () =>
  play([
    { say: 'condos for sale in Tacoma', has: [/^I found 1:/] },
    { say: 'and condominiums?', has: [/^I found 1:/] },
  ]))

test('closing costs are no price, and an abbreviated average is one', () =>
  play([
    { say: 'what are the closing costs for 22 Pine St?', has: ["doesn't say"], not: ['749,999'], noAnswer: true },
    { say: 'avg price of houses in Seattle', has: [/average/] },
  ]))

test.each([
  ['homes for sale in Seattle', 'the first one', 'avg price there?', /^Prices of \*\*homes for sale in Seattle/],
  ['homes for sale in Seattle', 'the first one', 'and median in Tacoma?', /^Prices of \*\*homes for sale in Tacoma/],
  ['homes for sale in Seattle', 'the first one', 'is the price above average?', /^\*\*.*: It costs \$/],
  ['homes for sale in Seattle', 'the first one', 'is it bigger than the average?', /^\*\*.* sq ft of space/],
  ['homes for sale in Seattle', 'more', "what's the average size of these?", /^- .* sq ft of space/],
  ['homes for sale in Seattle', 'the first one', 'how big is it and is there a garden?', / sq ft of space/],
  ['homes for rent', 'the first one', "what's the deposit and the size in m2?", /\d m² of space.*deposit/],
  ['2 bed homes for rent', 'more', 'is heating included?', /^Which one do you mean/],
  ['2 bed homes for rent', 'more', 'can I bring my cat?', /^Which one do you mean/],
  ['Häuser zur Miete', 'mehr', 'und ohne Garten?', /^Nach „und ohne Garten“ kann ich nicht suchen/],
  ['homes for sale in Seattle', 'more', 'which has the lowest price per foot?', /It costs \$\d+ per sq ft/],
  ['homes for sale in Seattle', 'more', 'the one with the biggest lot', /^\*\*[^*]+\*\*: The lot measures/],
  [
    'homes for sale in Seattle',
    'more',
    'and which has the shortest time on market',
    /newest first\*\*|Days on the market/,
  ],
  ['viviendas en venta en Seattle', 'la primera', '¿cuánto se paga de comunidad?', /comunidad/],
])('after "%s" and "%s", "%s" is answered as it was asked', async (search, then, says, has) => {
  expect((await openTalk([search, then, says])).text).toMatch(has)
})

test('how many they are is no wish: "wir sind zu viert"', async () => {
  expect((await openTalk(['wir sind zu viert und suchen ein Haus zur Miete'])).text).not.toContain('viert')
})

test('an everyday word is no street: "time on market"', async () => {
  const listings = [{ ...homes[0], ID: 900, Address: '812 NW Market St', City: 'Seattle' } as (typeof homes)[number]]
  const { text } = await openTalk(['homes in Seattle', 'something with a good market'], {}, listings)
  expect(text).not.toContain('mentioning')
})

test('"average price in Denver vs Boise" is told of each', async () => {
  const { text } = await openTalk(['average price of homes for sale in Denver vs Boise'])
  expect(text).toMatch(/Denver[^]*Boise/)
  expect(text.match(/Prices of/g)).toHaveLength(2)
})

test('"list all cities" says where the listings are', async () => {
  expect((await openTalk(['homes in Ballard', 'list all cities'])).text).toMatch(/^Our listings are in Seattle/)
})

test.each(['what sold recently in Seattle', 'what has just sold in Seattle?', 'what was sold in Seattle'])(
  '"%s" lists sold homes',
  async (says) => {
    expect((await openTalk([says])).text).toMatch(/^I found \d+: \*\*sold homes in Seattle\*\*/)
  },
)

test.each(['same size in Seattle', 'something the same size in Seattle', 'a similar price in Seattle'])(
  'that "%s" compares with a home is said to be not understood',
  async (says) => {
    const { text } = await openTalk(['condos in Tacoma', 'tell me about the first', says])
    expect(text).toMatch(/^I didn't understand "(?:same size|similar price)", so I left that out\. I found/)
  },
)
