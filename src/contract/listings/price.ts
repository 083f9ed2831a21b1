/** A currency symbol to be put before a number: a blank follows a code or word ("CHF 930k", "Rs. 930k"), but no sign or single letter ("$930k"). */
export const symbolBefore = (symbol: string): string => (/^\p{L}{2,}\.?$/u.test(symbol) ? `${symbol} ` : symbol)

/** An amount in a short form: "$930k" for thousands without a rest, else "$930,500". `format` writes a number for its reader. */
export function shortAmount(symbol: string, value: number, format: (value: number) => string): string {
  const isShort = value >= 10_000 && value < 1e6 && value % 1_000 === 0
  return symbolBefore(symbol) + (isShort ? `${format(value / 1_000)}k` : format(value))
}
