import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { conversation, openTalk, play } from './known/conversation.ts'
import { home, homes } from './known/homes.ts'

describe('one listing', () => {
  test.each([
    ['the second one', '780 Cedar Way'],
    ['2', '780 Cedar Way'],
    ['tell me more about the 2nd', '780 Cedar Way'],
    ['the last one', '905 Juniper Ave'],
    ['the one on Maple', '61 Maple Ct'],
    ['the one on Cedar Way', '780 Cedar Way'],
    ['22 pine street', '22 Pine St'],
    ['MLS MX70003', '905 Juniper Ave'],
    ['mx70003', '905 Juniper Ave'],
    ['tell me about the cheapest of these', '780 Cedar Way'],
  ])('is found by "%s"', (say, address) =>
    play([{ say: 'houses for sale in Seattle' }, { say, has: [`**${address}, Seattle`, '- Price: $', 'https://'] }]),
  )

  test.each(['#9999', 'MLS ZZ123456', '12 Nowhere Lane', 'number 9'])(
    'that is not there is said not to be: %s',
    (say) =>
      play([{ say: 'houses for sale in Seattle' }, { say, has: [/no listing with|showed you/], not: ['- Price'] }]),
  )

  test('is told from the beginning of a description of any length', async () => {
    const described = homes.map((each) => ({ ...each, Description: `It has a wine cellar.${'\na'.repeat(32_000)}` }))
    const ask = conversation({}, described)
    await ask('tell me about 22 Pine St')
    const normalized = vi.spyOn(String.prototype, 'normalize')
    onTestFinished(() => normalized.mockRestore())
    expect((await ask('does it have a wine cellar?')).text).toContain('It has a wine cellar.')
    expect((await ask('does it have a roof terrace?')).noAnswer).toBe(true)
    expect(normalized.mock.calls.length).toBeLessThan(40_000)
  })

  test('is found in a street that is a number', async () => {
    const numbered = homes.map((each, at) => (at === 0 ? { ...each, Address: '34242 36 Pl SW' } : each))
    const { text } = await conversation({}, numbered)('how much is 34242 36 Pl SW?')
    expect(text).toMatch(/^\*\*34242 36 Pl SW.*It costs/)
  })

  test('is not found by a distance or an age', async () => {
    const misleading = homes.map((each, at) => (at === 0 ? { ...each, Address: '5 Miles Ct' } : each))
    const ask = conversation({}, misleading)
    expect((await ask('homes within 5 miles of Seattle')).text).toMatch(/^I found/)
    expect((await ask('homes in Seattle less than 5 years old')).text).toMatch(/built 2021 or later/)
  })

  test.each(['1420 Miles Ave', '20415 Seven Mile Rd', '8 Mile Rd'])(
    'is found in a street called Mile: %s',
    async (address) => {
      const renamed = homes.map((each, at) => (at === 0 ? { ...each, Address: address } : each))
      const { text } = await conversation({}, renamed)(`tell me about ${address}`)
      expect(text).toContain(`**${address}, `)
    },
  )

  test('a number without any list asks for a search', () => play([{ say: 'the second one', has: ["haven't shown"] }]))

  test('answers what its fields state', () =>
    play([
      { say: 'tell me about 22 Pine St', has: ['- Price: $749,999', '- Pets: Cats only', '- Year built: 1998'] },
      { say: 'is it still available?', has: ['status is Active'] },
      { say: 'how old is it?', has: ['built in 1998'] },
      { say: 'what about the HOA?', has: ['$350 a month'] },
      { say: 'how much is it?', has: ['$749,999'] },
      { say: 'how big is it?', has: ['1,548 sq ft'] },
      { say: 'does it have 3 bedrooms?', has: ['3 beds'] },
      { say: 'what is the mls number', has: ['MX70002'] },
      { say: 'can you send me the link?', has: ['https://homes.example.com/2'] },
      { say: 'are pets allowed in it?', has: ['Cats only'] },
      { say: 'are pets allowed?', has: ['Cats only'] },
      { say: 'what kind of heating?', has: ['Heating: Gas'] },
      { say: 'pet friendly?', has: ['Cats only'] },
      { say: 'where is it?', has: ['22 Pine St, Seattle, WA 98101'] },
      { say: 'parking?', has: ["doesn't state"], noAnswer: true },
      { say: 'does it have a sauna?', has: ["doesn't say"], noAnswer: true },
    ]))

  test('quotes its description', () =>
    play([
      { say: '1417 Alder St' },
      { say: 'does it have a pool?', has: ['"A heated pool behind the house!"'] },
      { say: 'is it near the lake?', has: ['"Walk to the lake."'] },
    ]))

  test('a question to several shown listings is answered for each', () =>
    play([
      { say: 'homes for sale in Tacoma' },
      {
        say: 'what about their HOA?',
        has: ['**412 Broadway Ave', '$410 a month', '**77 Fern St', "doesn't state an HOA"],
      },
      { say: 'how big are the first and the second?', has: ['1,420 sq ft', '890 sq ft'] },
    ]))

  test('a rental states its rent by the month and its deposit', () =>
    play([
      { say: 'apartments for rent in Seattle', has: ['$2,400 a month'] },
      { say: "what's the deposit?", has: ['$1,200'] },
    ]))

  test('that was removed since is said to be gone', async () => {
    const left = homes.slice(0, 7)
    const say = conversation({}, left)
    await say('houses for sale in Seattle')
    left.shift()
    left.pop()
    expect((await say('the first')).text).toBe('That listing is no longer here.')
    expect((await say('the second')).text).toContain('780 Cedar Way')
  })
})

describe('among shown listings', () => {
  test('"it" asks back which one is meant', () =>
    play([{ say: 'houses in Seattle' }, { say: 'tell me about it', has: ['Which one do you mean'], not: ['- Price'] }]))

  test('"the cheapest house" is what the talk goes on about', () =>
    play([
      { say: 'what is the cheapest house in Tacoma?', has: ['1. **$465,000**'] },
      { say: 'how old is it?', has: ['77 Fern St', 'built in 1931'] },
    ]))

  test('two are compared side by side', () =>
    play([
      { say: 'houses for sale in Seattle' },
      { say: 'details for 2', has: ['**780 Cedar Way', '- Price: $560,000'] },
      { say: 'can you open the second one?', has: ['**780 Cedar Way', '- Price: $560,000'] },
      { say: 'compare 1 and 2', has: ['- Price: $872,000 | $560,000', '- Year built: 2003 | 1947'], not: ['HOA'] },
      { say: 'the first and the ninth', has: ['I showed you 5'] },
    ]))
})

describe('two addresses in one question', () => {
  test.each([
    ['which is cheaper, 22 Pine St or 780 Cedar Way?', ['$749,999', '$560,000']],
    ['is 22 Pine St older than 780 Cedar Way?', ['built in 1998', 'built in 1947']],
    ['compare 22 Pine St and 780 Cedar Way', ['- Price: $749,999 | $560,000']],
    ['22 Pine St vs 780 Cedar Way', ['22 Pine St', '780 Cedar Way']],
  ])('are both answered about: "%s"', (say, has) => play([{ say, has }]))

  test.each([
    ['8426 37th Ave S', 'number of bedrooms at 8426 37th Ave S'],
    ['8639 S D St', 'is 8639 S D St cheaper than 8426 37th Ave S?'],
    ['5501 11th Ave NW #104', 'are there association dues at 5501 11th Ave NW #104?'],
  ])('%s, however its street is called, is found in "%s"', async (address, question) => {
    const numbered = ['8426 37th Ave S', '8639 S D St', '5501 11th Ave NW #104'].map((Address, index) =>
      home({ ID: 102 + index, Address, HOAMonth: 90, SalePrice: 400_000 }),
    )
    expect((await conversation({}, numbered)(question)).text).toContain(`**${address}**`)
  })

  test('are not read into an area', () =>
    play([{ say: 'homes bigger than 22 square meters', has: ['I found'], not: ['**22 Pine St'] }]))
})

const european = [
  home({ ID: 1, Address: 'Schönhauser Allee 101', City: 'Berlin', SalePrice: 395_000 }),
  home({ ID: 2, Address: 'Schönhauser Allee 12', City: 'Berlin', SalePrice: 410_000 }),
  home({ ID: 3, Address: 'Torstraße 140', City: 'Berlin', SalePrice: 515_000 }),
  home({ ID: 4, Address: 'Calle de la Rosa 7', City: 'Madrid', SalePrice: 890_000 }),
  home({ ID: 5, Address: 'Rua dos Remédios, 30', City: 'Lisboa', SalePrice: 276_000 }),
  home({ ID: 6, Address: '8 rue de Turenne', City: 'Paris', SalePrice: 411_000 }),
  home({ ID: 7, Address: '5 Oak St Unit 3', City: 'Leeds', SalePrice: 300_000 }),
]

describe('a house number that stands after its street names a listing', () => {
  test.each([
    ['Schönhauser Allee 101, what does it cost?', '€395,000'],
    ['how much is the flat at Schonhauser Allee 12?', '€410,000'],
    ['price of torstrasse 140', '€515,000'],
    ['Was kostet die Torstraße 140?', '515.000'],
    ['Wie hoch ist der Preis von Schönhauser Allee 101?', '395.000'],
    ['¿cuánto cuesta la casa de Calle de la Rosa 7?', '890.000'],
    ['quanto custa a Rua dos Remédios 30?', '276.000'],
    ['how much is 8 rue de Turenne?', '€411,000'],
  ])('%s', async (say, price) => {
    const { text, noAnswer } = await conversation({}, euros())(say)
    expect(text).toContain(price)
    expect(text).not.toMatch(/^1\. /m)
    expect(noAnswer).toBe(false)
  })

  test('the address alone shows that listing', async () => {
    const { text } = await conversation({}, euros())('Torstraße 140')
    expect(text).toMatch(/^\*\*Torstraße 140, Berlin\*\*\n/)
  })

  test.each([
    'homes in Berlin under 12',
    'Schönhauser Allee 1010',
    'Rosa 30',
    'Berlin 140',
    'flats with 7 rooms',
    'a home in Leeds with unit 3',
  ])('a number that belongs to no such address names none: %s', async (say) => {
    const { text } = await conversation({}, euros())(say)
    expect(text).not.toMatch(/^\*\*/)
  })
})

function euros() {
  return european.map((listing) => ({ ...listing, CurrencySymbol: '€' }))
}

describe('what a listing says of pets answers for every animal', () => {
  const pets = (value: string) => [home({ ID: 1, Address: '4 Elm St', ExtensionColumn: [{ Key: 'Pets', value }] })]

  test.each([
    '¿admite perros?',
    '¿aceptan gatos?',
    '¿se aceptan perros?',
    'aceitam cachorro?',
    'permite gatos?',
    'ils acceptent les chiens ?',
    'les chiens sont-ils autorisés ?',
    'Ist ein Hund erlaubt?',
    'Sind Katzen gestattet?',
  ])('%s', async (say) => {
    const ask = conversation({}, pets('Not allowed'))
    await ask('4 Elm St')
    const { text, noAnswer } = await ask(say)
    expect(text).toContain('Pets: Not allowed')
    expect(noAnswer).toBe(false)
  })

  test.each([
    ['busco un piso que admita perros', 'No he entendido'],
    ['casas que permitan gatos', 'No he entendido'],
    ['casas que aceitem cachorros', 'Não entendi'],
    ['des maisons qui acceptent les chiens', 'pas compris'],
  ])('a search for homes that take them leaves no word out: %s', async (say, left) => {
    const { text } = await conversation({}, pets('Allowed'))(say)
    expect(text).not.toContain(left)
  })
})

test.each(['how big is the garden?', '¿cuánto mide el jardín?', 'wie groß ist der Garten?', 'quanto mede o jardim?'])(
  '"%s" asks for the size of the lot, not of the home',
  async (says) => {
    const { text } = await openTalk(['3189 Copperleaf St', says])
    expect(text).toMatch(/\*\*3189 Copperleaf St/)
    expect(text).not.toMatch(/1[.,\s]?834/u)
  },
)
