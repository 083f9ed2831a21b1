import { describe, expect, test } from 'vitest'
import {
  contactsIn,
  holdsPhone,
  mayHoldContacts,
  phoneOf,
  withoutContacts,
} from '../../../src/core/people/leads/contact.ts'
import { countryOf } from '../../../src/core/people/leads/country.ts'
import { introducedName, nameInContactLine } from '../../../src/core/people/leads/introduced-name.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'

describe('a phone number is told from other numbers:', () => {
  test.each([
    ['call me at 206-555-0142', 'US', ['+12065550142']],
    ['(206) 555 0142 is mine', 'US', ['+12065550142']],
    ['2065550142', 'US', ['+12065550142']],
    ['my number is +49 30 901820', 'US', ['+4930901820']],
    ['+44 20 7946 0958', undefined, ['+442079460958']],
    ['020 7946 0958', 'GB', ['+442079460958']],
    ['206 555 0142', undefined, []],
    ['under $2065550142', 'US', []],
    ['MLS 2065550142', 'US', []],
    ['MLS number 2065550142', 'US', []],
    ['listing #2065550142', 'US', []],
    ['https://example.com/homes/2065550142', 'US', []],
    ['1,200,000 to 2,500,000', 'US', []],
    ['built in 1987, 2,140 square feet, 98103', 'US', []],
    ['Budget 450000', 'DE', []],
    ['bis 450000 €', 'DE', []],
    ['mein Budget ist 450000, Tel. 0151 23456789', 'DE', ['+4915123456789']],
    ['mi teléfono es 612 34 56 78', 'ES', ['+34612345678']],
    ['appelez-moi au 06 12 34 56 78', 'FR', ['+33612345678']],
    ['45000000 kr', 'DK', []],
    ['my phone: 32 12 34 56', 'DK', ['+4532123456']],
    ['+45 32 12 34 56', 'DK', ['+4532123456']],
    ['32 12 34 56 ext. 12', 'DK', ['+4532123456 ext. 12']],
    ['32123456 x12', 'DK', ['+4532123456 ext. 12']],
    ['45000000, 3 rooms', 'DK', []],
    ['on 2026-11-20 at 10:30', 'US', []],
  ] as const)('%s (%s)', (text, country, phones) => expect(contactsIn(text, country).phones).toEqual(phones))
})

test.each([
  '3 bedroom houses in Seattle under 1,200,000',
  'casas de 3 dormitorios por menos de 1.200.000 €',
  'maisons de 3 chambres à moins de 1 200 000',
  '4 beds, 3 baths, 2,140 square feet, built after 1987',
  '98103 or 98115 or 98117',
])('what needs no tables of phone numbers does not ask for them: %s', (text) =>
  expect(mayHoldContacts(text)).toBe(false),
)

describe('an e-mail address is found:', () => {
  test.each([
    ['I am at ana@example.com.', ['ana@example.com']],
    ['write to Ana.Lopez+homes@mail.example.co.uk, please', ['Ana.Lopez+homes@mail.example.co.uk']],
    ['<ana@example.com>', ['ana@example.com']],
    ['ana@localhost', []],
    ['@ana on the network', []],
    ['ana@@example.com', []],
  ])('%s', (text, emails) => expect(contactsIn(text, 'US').emails).toEqual(emails))
})

test('a number is recognised however a text writes it', () => {
  for (const text of ['206-555-0142', '(206) 555-0142', '206.555.0142', '+1 206 555 0142'])
    expect(holdsPhone(`by phone at ${text}.`, '+12065550142')).toBe(true)
  expect(holdsPhone('206-555-0143', '+12065550142')).toBe(false)
})

test('a number that cannot be told is kept as it was written', () => {
  expect(phoneOf(' 206 555 0142 ', 'US')).toBe('+12065550142')
  expect(phoneOf(' 206 555 0142 ', undefined)).toBe('206 555 0142')
  expect(phoneOf('(206) 555-0142 ext. 7', 'US')).toBe('+12065550142 ext. 7')
})

describe('the country is told by the time zone, else by the currency of the newest listing:', () => {
  test.each([
    ['America/Los_Angeles', '€', 'US'],
    ['Europe/Berlin', '$', 'DE'],
    ['Asia/Kolkata', '$', 'IN'],
    ['UTC', '£', 'GB'],
    ['UTC', '€', undefined],
    ['UTC', undefined, undefined],
  ])('%s, %s: %s', async (zone, CurrencySymbol, country) => {
    const search = async () => (CurrencySymbol === undefined ? [] : [{ CurrencySymbol }]) as never
    expect(await countryOf(zone, { search })).toBe(country)
  })
})

describe('a name is told:', () => {
  test.each([
    ['My name is Ana', 'Ana'],
    ["my name's Ana Lopez and I look for a condo", 'Ana Lopez'],
    ['my name is ana lopez, what do you have', 'Ana Lopez'],
    ['my name is ana what do you have', 'Ana'],
    ["I'm Ana Lopez", 'Ana Lopez'],
    ["Hi, I'm Ana and I need a house", 'Ana'],
    ['This is Juan de la Cruz.', 'Juan de la Cruz'],
    ["I am Ian O'Neil", "Ian O'Neil"],
    ['Me llamo María José', 'María José'],
    ['hola, soy Pedro', 'Pedro'],
    ["Je m'appelle Zoé Martin", 'Zoé Martin'],
    ['Ich heiße Jürgen', 'Jürgen'],
    ['Guten Tag, ich bin Jürgen Weiß', 'Jürgen Weiß'],
    ['Meu nome é João', 'João'],
    ['Name: Ana Lopez', 'Ana Lopez'],
  ])('%s', (text, name) => expect(introducedName(text)).toBe(name))

  test.each([
    "I'm looking for a house",
    "I'm Looking For A House",
    "I'M INTERESTED",
    "I'm Canadian",
    "I'm American and I love it",
    'this is Great',
    "this is Ada Moreno's kitchen",
    'I am Bo Lind’s neighbour',
    'I am very happy',
    'my name is not important',
    'what is your name?',
    'Ich bin Student',
    'ich bin Käufer',
    'soy de Madrid',
    'je suis interested',
    'is your name Ana?',
    'it is in Austin',
  ])('not in: %s', (text) => expect(introducedName(text)).toBeUndefined())

  test.each([
    ['Ana Lopez, ana@example.com', ['ana@example.com'], 'Ana Lopez'],
    ['Ana Lopez\nana@example.com\n+1 206 555 0142', ['ana@example.com'], 'Ana Lopez'],
    ['Thanks Bye ana@example.com see you', ['ana@example.com'], undefined],
    ['ana@example.com', ['ana@example.com'], undefined],
  ])('beside: %s', (text, contacts, name) => expect(nameInContactLine(text, contacts)).toBe(name))
})

test.each([
  ['', 'a', 32_000],
  ['', 'a.', 16_000],
  ['', '1-', 2_000],
  ['a@', 'a.', 16_000],
])(
  'a long text of nearly an address is searched in time that grows with its length: %o %o',
  async (start, piece, most) => {
    const search = (times: number) => expect(contactsIn(`${start}${piece.repeat(times)} @`, 'US').emails).toEqual([])
    expect(await growthOf(search, most / 4)).toBeLessThan(LINEAR_MAX)
  },
)

test.each<[string, string[]]>([
  ['anna (at) example dot com', ['anna@example.com']],
  ['my name is Anna, anna.b at mail dot example dot com', ['anna.b@mail.example.com']],
  ['anna[at]example[dot]com', ['anna@example.com']],
  ['anna (at) example.com', ['anna@example.com']],
  ['ana arroba example punto com', ['ana@example.com']],
  ['anna (ät) example punkt de', ['anna@example.de']],
  ['anna arobase example point fr', ['anna@example.fr']],
  ['look at example.com', []],
  ['a house at the lake', []],
  ['meet me at noon', []],
])('the spelled address in "%s"', (text, emails) => {
  expect(contactsIn(text, 'US').emails).toEqual(emails)
  if (emails.length > 0) expect(mayHoldContacts(text)).toBe(true)
  expect(withoutContacts(text, 'US').includes('example')).toBe(emails.length === 0 && text.includes('example'))
})

test('a long row of letters and dots is searched for addresses in time that grows with its length', async () => {
  const search = (size: number) => contactsIn(`${'a.'.repeat(4 * size)} at ${'b dot '.repeat(size)}`, 'US')
  expect(await growthOf(search, 500)).toBeLessThan(LINEAR_MAX)
})
