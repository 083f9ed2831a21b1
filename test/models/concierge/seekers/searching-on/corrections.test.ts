import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

test.each([
  ['450', '450k'],
  ['no, 600', '600k'],
  ['400k', '400k'],
])('"%s" after homes for sale is the most they may cost', async (says, most) => {
  expect((await openTalk(['condos for sale in Austin', says])).text).toContain(
    `condos for sale in Austin under $${most}**`,
  )
})

test.each([
  ['nothing above', /in Austin under \$500k\*\*/],
  ['nix darüber', /in Austin, bis 500\.000.\$\*\*/],
  ['nada por encima', /en Austin, hasta 500\.000.\$\*\*/],
  ['a bit more is fine too, 600', /in Austin under \$600k\*\*/],
  ['bisschen mehr geht auch, 600', /in Austin, bis 600\.000.\$\*\*/],
])('"%s" is of the limit said before', async (says, search) => {
  expect((await openTalk(['condos in Austin up to 500k', says])).text).toMatch(search)
})

test.each([
  "I don't want Zilker",
  "I don't want to live in Zilker",
  "don't show me Zilker",
  "please don't show me anything in Zilker",
  'no quiero en Zilker',
  'je ne veux pas à Zilker',
  'não quero em Zilker',
  'ich will nicht nach Zilker',
])('"%s" leaves the place out', async (says) => {
  const { text } = await openTalk(['houses in Austin', says])
  expect(text).toMatch(/ 2[ :].*Austin.*Zilker\*\*/)
  expect(text).not.toContain('471 Copperleaf Ln')
})

test.each([
  ['nee ich meinte mieten', 'zu vermieten'],
  ['non, je voulais dire louer', 'à louer'],
])('"%s" changes the search, and no word is left over', async (says, search) => {
  const { text } = await openTalk(['3 bed houses in Seattle', says])
  expect(text).toContain(search)
  expect(text).not.toMatch(/nicht verstanden|pas compris/)
})

test('the average of one home is its price', async () => {
  const { text } = await openTalk(['condos in Austin under 400k', 'whats the average'])
  expect(text).toMatch(/\n- 1 for sale: \$364,000$/)
})

test.each(['cuanto es en promedio', 'qual a média', 'was ist der schnitt', "c'est quoi la moyenne"])(
  '"%s" asks for the average price',
  async (says) => {
    expect((await openTalk(['condos for sale in Austin', says])).text).toMatch(/479.333/)
  },
)

const flats = [
  home({ ID: 1, SaleType: 'for_rent', PropertyType: 'Apartment', City: 'Bonn', Description: 'No pets.' }),
  home({ ID: 2, SaleType: 'for_rent', PropertyType: 'Apartment', City: 'Bonn', Description: 'Pets allowed. A lift.' }),
]

test.each(['no pets right?', 'so no pets allowed, right?', 'keine haustiere, oder?', 'sin mascotas, ¿verdad?'])(
  '"%s" is answered by what each home shown says of it',
  async (says) => {
    const { text } = await openTalk(['apartments for rent in Bonn', says], {}, flats)
    expect(text).toContain('No pets.')
    expect(text).toContain('Pets allowed.')
  },
)

test('what is supposed of the home spoken of is answered from its listing', async () => {
  const { text } = await openTalk(['apartments for rent in Boise', 'the second', 'no parking, right?'])
  expect(text).toMatch(/^\*\*1807 Juniper Hollow Way.*Parking spots: 1/)
})

test.each(['up to 1.1', 'max 1.1', 'ok 1.2 mil', 'under 1.2'])(
  '"%s" is a price in millions, in the language of the talk',
  async (says) => {
    const { text } = await openTalk(['houses in Seattle', says])
    expect(text).toMatch(/^I found \d+: \*\*houses for sale in Seattle under \$1\.[12]m\*\*/)
  },
)

test('a fact asked of "the first one" is no limit', async () => {
  expect((await openTalk(['1st one - hoa, sqft and year pls'])).text).toMatch(/^I haven't shown you a list yet/)
  const { text } = await openTalk(['condos for sale in Austin', '1st one - hoa, sqft and year pls'])
  expect(text).toMatch(/^\*\*4599 Foxtail Mill Ave.*1,071 sq ft.*1995.*\$250 a month/)
})

test.each(['average', 'avg?', 'and the median?'])('"%s" asks for prices', async (says) => {
  expect((await openTalk(['condos for sale in Austin', says])).text).toMatch(/^Prices of \*\*condos for sale in Austin/)
})

test('"what abt" is "what about"', async () => {
  expect((await openTalk(['houses for sale in Seattle', 'what abt Tacoma'])).text).toContain(
    'houses for sale in Tacoma',
  )
})

test.each([
  ['the cheapest, does it have a garage and how old is it?', /1943.*Parking spots: 2\./],
  ['das günstigste, hat es eine garage und wie alt ist es?', /1943.*Stellplätze: 2\./],
])('"%s": both are answered of it', async (says, facts) => {
  const { text } = await openTalk(['3 bed houses in Portland', says])
  expect(text).toMatch(/^\*\*3716 Foxtail Mill Ln/)
  expect(text).toMatch(facts)
})

test.each(['e o condomínio?', 'quanto é o condomínio?', 'tem vaga? e quanto é o condomínio?'])(
  '"%s" asks for the fee of the home',
  async (says) => {
    const { text } = await openTalk(['imóveis à venda em Denver até 350 mil', 'o primeiro', says])
    expect(text).toMatch(/^\*\*2700.*340 por mês/)
  },
)

test.each([
  ['go down to 400k', /in Austin under \$400k\*\*/],
  ['lower it to 400', /in Austin under \$400k\*\*/],
  ['raise the budget to 900k', /in Austin under \$900k\*\*/],
  ['geh runter auf 400k', /in Austin, bis 400\.000.\$\*\*/],
  ['baja el precio a 400 mil', /en Austin, hasta 400\.000.\$\*\*/],
  ['descends à 400k', /à Austin, jusqu'à 400.000.\$\*\*/],
  ['baixa para 400 mil', /em Austin, até \$.400\.000\*\*/],
])('"%s" sets the limit, whether or not a price was said before', async (says, search) => {
  expect((await openTalk(['condos for sale in Austin', 'up to 500k', says])).text).toMatch(search)
  const amount = says.replace(/to 400$/, 'to 400k')
  expect((await openTalk(['condos for sale in Austin', amount])).text).toMatch(search)
})

test('"could you go down to 400k?" asks the owner of the home spoken of', async () => {
  const { text } = await openTalk(['condos for sale in Austin', 'the first', 'could you go down to 400k?'])
  expect(text).toContain('No listing says which offer is accepted')
})

test('"change it to 2010" is no price of two millions', async () => {
  const { text } = await openTalk(['homes in Seattle under 900k built after 2000', 'change it to 2010'])
  expect(text).not.toContain('2.01m')
})
