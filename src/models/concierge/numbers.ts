import type { Listing } from '../../contract/listings/listing.ts'

// Twelve digits after the point: a number is shown as the listing has it, never rounded.
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 })

export const number = (value: number): string => plain.format(value)

/** "$749,999"; a currency code of several letters stands apart: "CHF 749,999". */
export const money = (symbol: string, value: number): string =>
  /^\p{L}{2,}\.?$/u.test(symbol) ? `${symbol} ${number(value)}` : `${symbol}${number(value)}`

export const counted = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`

/** What a listing costs: its sale price, for rentals its rent a month; undefined when it does not say. */
export const priceOf = ({ SaleType, SalePrice, RentPrice }: Listing): number | undefined =>
  known(SaleType === 'for_rent' ? RentPrice : SalePrice)

/** A value that a listing really states: 0 stands for "not known" where a source left a required field open. */
export const known = (value: number | null | undefined): number | undefined => (value ? value : undefined)
