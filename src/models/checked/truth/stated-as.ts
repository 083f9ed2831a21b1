import type { Language } from '../../../contract/languages.ts'
import { zeroAsUnknown } from '../../concierge/listing/numbers.ts'
import { fullAddress } from '../../concierge/listing/text.ts'
import { words } from '../../concierge/words/words.ts'
import { type Claim, isDecade } from '../claims/claims.ts'
import type { Kind } from '../claims/patterns.ts'
import { HALF_BEHIND } from '../claims/rounded-number.ts'
import { statusWords } from '../claims/statuses.ts'
import { areasOf, type Fields, type Truth } from './truth.ts'

const likeCase = (text: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text

const HALF_BATHS = new RegExp(`^\\S+(\\s.+)${HALF_BEHIND}$`, 'i')

/** The correct value to replace a wrong claim; undefined if the listing has none. */
export function statedAs(
  truth: Truth,
  { kind, text, unit, status }: Claim,
  { fields, area, language }: Fields & { language: Language },
): string | undefined {
  const { listing } = truth
  const { money, number } = words[language]
  const field = fields.length > 1 ? 'price' : (fields[0] ?? 'price')
  const amount = truth.money()[field]
  const isOwnUnit = unit === (listing.AreaUnit === 'Square Meters' ? 'metres' : 'feet')
  const said: Partial<Record<Kind, () => string | undefined>> = {
    money: () => (amount === undefined ? undefined : money(listing.CurrencySymbol, amount)),
    beds: () => number(listing.Bedrooms),
    // "2 baños y medio" goes on with its unit.
    baths: () => number(listing.Bathrooms) + (HALF_BATHS.exec(text)?.[1] ?? ''),
    // No year takes the place of "the 1990s".
    year: () => (isDecade({ text }) ? undefined : zeroAsUnknown(listing.YearBuilt)?.toString()),
    age: () => truth.age?.toString(),
    parking: () => number(listing.ParkingSpots),
    days: () => number(listing.DaysOnMarket),
    area: () => {
      const [value = 0] = areasOf(listing, area)
      return isOwnUnit && value > 0 ? number(value) : undefined
    },
    address: () => (listing.Address ? fullAddress(listing) : undefined),
    link: () => listing.Url,
    mls: () => listing.MLSNumber,
    // "Ya no está disponible" may begin a sentence.
    status: () => likeCase(statusWords(listing, language, status?.verb ?? ''), text),
  }
  return said[kind]?.()
}
