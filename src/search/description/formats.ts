/** How a locale writes numbers, money and lists. */
export function createFormats(locale: string) {
  // Twelve digits after the point: a number is shown as the listing has it, never rounded.
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
    /** The symbol that a listing states, where the locale puts one: "$749,999", "749.999 €", "CHF 749,999". */
    money: (symbol: string, value: number): string => {
      const parts = money.formatToParts(value)
      const text = parts.map((part) => (part.type === 'currency' ? symbol : part.value)).join('')
      // A code of letters stands apart in every language.
      return /^\p{L}{2,}\.?\d/u.test(text) ? text.replace(symbol, `${symbol} `) : text
    },
    and: (parts: string[]): string => conjunction.format(parts),
    or: (parts: string[]): string => disjunction.format(parts),
  }
}
