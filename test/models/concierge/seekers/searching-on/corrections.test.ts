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
