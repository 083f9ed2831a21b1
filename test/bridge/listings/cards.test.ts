import { expect, test } from 'vitest'
import { listingCardOf } from '../../../adapters/bridge/listings/cards.ts'
import { bridgeWordsFor } from '../../../adapters/bridge/words/words.ts'
import { cardMessage } from '../../../adapters/discord/show/listing-cards.ts'
import { discordWordsFor } from '../../../adapters/discord/words/words.ts'
import { compactCard } from '../../../adapters/slack/show/listing-cards.ts'
import type { ListingRow } from '../../../src/contract/listings/search.ts'
import { listingRow } from '../../sim/service/core.ts'

const card = (row: Partial<ListingRow>, locale = 'en-US') =>
  listingCardOf(listingRow(row), 'name', bridgeWordsFor(locale))

test('a card tells price, rooms, area, address and facts in words', () => {
  const whole = card({
    ID: 12,
    SaleType: 'For Sale',
    Status: 'Active',
    PropertyType: 'House',
    CurrencySymbol: '$',
    Price: '1450000',
    Bedrooms: '3',
    Bathrooms: '2.5',
    BuildingArea: '1850',
    AreaUnit: 'Square Feet',
    Address: '12 Elm St',
    City: 'Seattle',
    State: 'WA',
    ZIP: '98115',
    DaysOnMarket: '1',
    Url: 'https://homes.example/12',
    Images: 'https://homes.example/a.jpg,https://homes.example/b.jpg',
  })
  expect(whole).toEqual({
    id: 12,
    listing: 'name',
    title: '$1,450,000 · 3 bd · 2.5 ba · 1,850 sq ft',
    address: '12 Elm St, Seattle, WA 98115',
    facts: ['House', 'For Sale', 'Active', '1 day on market'],
    description: '',
    history: '',
    url: 'https://homes.example/12',
    image: 'https://homes.example/a.jpg',
    ownImage: '',
  })
})

test('a picture that only who reaches the service can fetch is told apart, and any other on its network left out', () => {
  const pictures = (Images: string) => {
    const { image, ownImage } = card({ Images })
    return [image, ownImage]
  }
  for (const host of ['127.0.0.1:3000', 'localhost', 'porchlight:3000', '[::1]', '10.0.0.7', 'pi.local'])
    for (const [path, own] of [
      ['/files/demo/demo-0001.png', true],
      ['/a.jpg', false],
    ] as const)
      expect(pictures(`http://${host}${path}`)).toEqual(['', own ? `http://${host}${path}` : ''])
  for (const address of ['https://homes.example.com/files/1.png', 'http://8.8.8.8/a.jpg'])
    expect(pictures(address)).toEqual([address, ''])
  expect(pictures('')).toEqual(['', ''])
})

test('a rental in another currency and unit says so', () => {
  const rental = {
    SaleType: 'For Rent',
    CurrencySymbol: 'EUR',
    Price: '1200.5',
    BuildingArea: '80',
    AreaUnit: 'Square Meters',
  }
  expect(card(rental).title).toBe('EUR 1,200.5/month · 80 m²')
  expect(card(rental, 'es').title).toBe('EUR 1200,5/mes · 80 m²')
})

test('a currency of one letter stands beside the number as a sign does', () => {
  expect(card({ CurrencySymbol: 'R', Price: '930000' }).title).toBe('R930,000')
  expect(card({ CurrencySymbol: 'Rs.', Price: '930000' }).title).toBe('Rs. 930,000')
})

test('a status is told as a person would say it', () => {
  expect(card({ Status: 'PreOnMarket' }).facts).toEqual(['Pre-market'])
  expect(card({ Status: 'PreOnMarket', SaleType: 'For Sale' }, 'es-MX').facts).toEqual(['En venta', 'Próximamente'])
})

test('what a listing lacks leaves no gap', () => {
  expect(card({ City: 'Kent', BuildingArea: '0' })).toMatchObject({
    title: '',
    address: 'Kent',
    facts: [],
    image: '',
  })
})

test('a page whose address begins in capital letters, as listings may have it, is linked on both platforms', () => {
  const shown = card({ Url: 'HTTPS://Homes.example/12' })
  for (const message of [cardMessage(shown, discordWordsFor('en'), ''), compactCard(shown)])
    expect(JSON.stringify(message)).toContain('https://homes.example/12')
})

test('an address of several lines takes one, so that it cannot look like another part of the card', () => {
  const { address, facts } = card({ Address: '12 Elm St\n### $1', City: 'Kent\r\n', PropertyType: 'House\n> Sold' })
  expect({ address, facts: facts[0] }).toEqual({ address: '12 Elm St ### $1, Kent', facts: 'House > Sold' })
})

test('a link that is too long for a card is left out, not cut', () => {
  for (const length of [100, 2_000]) {
    const url = `https://homes.example/${'a'.repeat(length)}?b=1&c=2`
    const long = card({ Price: '1', CurrencySymbol: '$', Url: url })
    const discord = JSON.stringify(cardMessage(long, discordWordsFor('en'), ''))
    const slack = compactCard(long).text?.text ?? ''
    const isShort = length === 100
    expect([discord.includes(`### [$1](${url})`), slack.includes(`*<${url.replace('&', '&amp;')}|$1>*`)]).toEqual([
      isShort,
      isShort,
    ])
    expect([discord.includes('### $1'), slack.includes('*$1*')]).toEqual([!isShort, !isShort])
  }
})

test('a listing that states neither price nor rooms is named by its address', () => {
  const Url = 'https://homes.example/12'
  for (const [Address, name] of [
    ['12 Elm St', '12 Elm St'],
    ['', '…'],
  ] as const) {
    const unpriced = card({ Address, Url, Images: 'https://homes.example/a.jpg' })
    expect(compactCard(unpriced).accessory).toMatchObject({ alt_text: name })
    expect(compactCard(unpriced).text?.text.split('\n')[0]).toBe(`*<${Url}|${name}>*`)
    expect(JSON.stringify(cardMessage(unpriced, discordWordsFor('en'), ''))).toContain(`### [${name}](${Url})`)
  }
})

test('however long an address of one word is, the link above it stays whole', () => {
  const url = `https://homes.example/${'a'.repeat(350)}`
  const long = card({ Price: '1', Bedrooms: '2', CurrencySymbol: '$', Url: url, Address: 'x'.repeat(2_000) })
  expect(JSON.stringify(cardMessage(long, discordWordsFor('en'), ''))).toContain(`### [$1 · 2 bd](${url})`)
  const wide = card({ Price: '1', Bedrooms: '2', CurrencySymbol: '$', Url: url.repeat(2), Address: 'x'.repeat(2_000) })
  expect(compactCard(wide).text?.text).toContain(`*<${url.repeat(2)}|$1 · 2 bd>*`)
})
