import { symbolBefore } from '../../contract/listings/price.ts'

/** Formatters of numbers, money and lists for a locale. */
export function createFormats(locale: string) {
  // Up to twelve decimals: a number is shown as in the listing, never rounded.
  const digits = { maximumFractionDigits: 12 }
  const numbers = new Intl.NumberFormat(locale, digits)
  const money = new Intl.NumberFormat(locale, {
    ...digits,
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  })
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    locale,
    number: (value: number): string => numbers.format(value),
    /** Puts the listing's currency symbol where the locale has it: "$749,999", "749.999 €", "CHF 749,999". */
    money: (symbol: string, value: number): string => {
      const parts = money.formatToParts(value)
      const isBeforeNumber = parts[0]?.type === 'currency' && parts[1]?.type === 'integer'
      const shown = isBeforeNumber ? symbolBefore(symbol) : symbol
      return parts.map((part) => (part.type === 'currency' ? shown : part.value)).join('')
    },
    and: (parts: string[]): string => conjunction.format(parts),
    or: (parts: string[]): string => disjunction.format(parts),
  }
}
