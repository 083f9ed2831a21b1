import type { Client } from '../../../src/contract/client/client.ts'
import type { ListingRow } from '../../../src/contract/listings/list.ts'
import { wordsFor } from '../words/words.ts'
import { symbolOf } from './cards.ts'

type Of = { serialNumber: string; row: ListingRow; locale: string | undefined }

/** Changes of a price that are shown, the last ones. */
const STEPS_MAX = 6

/** How the price of a home moved as far as it is known: "$930k → $905k, 3 June → $890k, 9 June"; "" where it did not. */
export async function priceHistory(client: Client, { serialNumber, row, locale }: Of): Promise<string> {
  const asked = { SerialNumber: serialNumber, ListingID: row.ID, Kinds: ['Price' as const, 'Back' as const] }
  const { List } = await client.call('ListingChanges', asked)
  const moved = List.filter(({ Old, New }) => Old !== '' && New !== '' && Old !== New).slice(-STEPS_MAX)
  const [first] = moved
  if (first === undefined) return ''
  const { language } = wordsFor(locale)
  const price = (text: string) => `${symbolOf(row)}${shortPrice(Number(text), language)}`
  const day = (time: string) =>
    new Date(time).toLocaleDateString(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long' })
  return [price(first.Old), ...moved.map(({ New, Time }) => `${price(New)}, ${day(Time)}`)].join(' → ')
}

/** 930k where nothing is lost by it, 930,500 else. */
function shortPrice(value: number, language: string): string {
  const isShort = value >= 10_000 && value < 1_000_000 && value % 1_000 === 0
  return isShort ? `${(value / 1_000).toLocaleString(language)}k` : value.toLocaleString(language)
}
