import { expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'
import { home } from '../known/homes.ts'

const rental = { SaleType: 'for_rent', PropertyType: 'Apartment', City: 'Hamburg' } as const
const flats = [
  home({ ID: 1, ...rental, Address: 'Osterstraße 12', ExtensionColumn: [{ Key: 'Frei ab', value: '01.06.2027' }] }),
  home({ ID: 2, ...rental, Address: 'Große Bergstraße 80', Description: 'Mit Küche. Sofort frei.' }),
  home({ ID: 3, ...rental, Address: 'Alter Wall 3' }),
]
const LIST = 'apartments for rent in Hamburg'

test.each([
  'which are available in June?',
  'available from June 1st?',
  'which of them are free in june',
  'welche sind ab Juni frei?',
  'welche ist im Juni frei?',
  'Einzug 1. Juli möglich?',
  '¿cuáles están libres en junio?',
  'lesquels sont libres en juin ?',
  'quais estão livres em junho?',
])('"%s" is answered by what each listing says of it', async (says) => {
  const { text, noAnswer } = await openTalk([LIST, says], {}, flats)
  expect(text).toMatch(/Osterstraße 12.*Frei ab: 01\.06\.2027/)
  expect(text).toMatch(/Große Bergstraße 80.*Sofort frei/)
  expect(text).toMatch(/Alter Wall 3.*page|Alter Wall 3.*Seite|Alter Wall 3.*página|Alter Wall 3.*page/)
  expect(noAnswer).toBe(false)
})

test('where no listing says it, that is said once', async () => {
  const { text, noAnswer } = await openTalk(['2 bed homes in Austin', 'which are available in June?'])
  expect(text).toBe('None of them states it.')
  expect(noAnswer).toBe(true)
})

test('before a list was shown, none is spoken of', async () => {
  expect((await openTalk(['which are available in June?'])).text).toMatch(/^I haven't shown you a list yet/)
})

test.each(['available from January', 'free from March 1', 'verfügbar ab Januar', 'disponible desde enero'])(
  '"%s" as first words asks for no list',
  async (says) => {
    const { text, noAnswer } = await openTalk([says])
    expect(text).toMatch(/search our listings|unseren Inseraten suchen|buscar en nuestros anuncios/)
    expect(noAnswer).toBe(true)
  },
)

test.each(['ist die im Juni frei', 'einzug?', 'einzug', 'is it free in June?'])(
  '"%s" is asked of the home spoken of',
  async (says) => {
    const { text } = await openTalk([LIST, 'Osterstraße 12', says], {}, flats)
    expect(text).toMatch(/^\*\*Osterstraße 12.*Frei ab: 01\.06\.2027/)
  },
)

test.each(['available by march', 'available from 1 March', 'ab sofort'])(
  'after a list, the wish "%s" is said to be none that can be searched by',
  async (says) => {
    const { text } = await openTalk([LIST, says], {}, flats)
    expect(text).toMatch(/“ kann ich nicht suchen|^I can't search by/)
    expect(text).toContain(says)
  },
)

test('a fact that is asked beside the date is stated too', async () => {
  const flat = home({
    ID: 4,
    ...rental,
    Address: 'Alter Wall 5',
    DepositFee: 1_700,
    Description: 'Available from May 1.',
  })
  const says = ['apartments for rent in Hamburg', 'Alter Wall 5', 'how much is the deposit and when is it available?']
  expect((await openTalk(says, {}, [...flats, flat])).text).toMatch(/The deposit is .*1,700.*Available from May 1/)
})

test.each([
  'is the house at 1204 Maple St still available?',
  'is the condo at 1204 Maple Street taken?',
  'is 1204 maple st available',
])('an address that no listing has is said to be none, whatever home is meant: "%s"', async (says) => {
  expect((await openTalk([says])).text).toMatch(/^I have no listing with the address "1204 maple st/)
})

test('a kind of home in a street is searched, with what is not known of it', async () => {
  expect((await openTalk(['houses near 1204 Maple St under 900k'])).text).toMatch(/1204 Maple St.*\$900k/)
})
