import { inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { street } from '../claims/addresses.ts'
import type { Truth } from '../truth/truth.ts'

// Tells prices of homes from parts of them, in sentences with a percentage: "with 20% down, it costs $600,000".

const SHARE = String.raw`\d\s?(?:%|percent|prozent|por ?cien\p{L}*|pour cent|por cento)`
const SHARES = new RegExp(SHARE, 'iu')
const PRICE = inAnyLanguage({
  en: 'price|(?<!closing )costs?|priced|asking|listed|offered|for sale (?:at|for)',
  es: 'precio|cuesta|vale|piden',
  fr: 'prix|coute|vaut|affichee?',
  de: 'preis|kaufpreis|kostet',
  pt: 'preco|custa|vale|pedem',
})
/** What is a part of a price: "20% of the asking price is". */
const OF = inAnyLanguage({
  en: 'of|on|off|from|below',
  es: 'del?|sobre',
  fr: 'du|de|sur',
  de: 'vo[mn]|des',
  pt: 'd[eo]|sobre',
})
const PRICED = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${OF})\s(?:\p{L}+\s){0,3})(?<!\p{L})(?:${PRICE})(?!\p{L})[^\d]{0,40}$`,
  'u',
)
const LAST_CLAUSE = /[^,;(|\n•·]*$/u
const HOME = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage({
    en: 'it|this|that|they|the (?:home|house|condo|place|property)',
    es: 'est[ea]|la casa|el piso|la vivienda',
    fr: "elle|il|ce|cette|la maison|l['’]appartement",
    de: String.raw`es|sie|dies\p{L}*|das haus|die wohnung`,
    pt: 'est[ea]|el[ea]|a casa|o apartamento',
  })})(?!\p{L})`,
  'u',
)
/** Behind the name of a home, before its price. */
const LINKING = new Set(
  'is costs at for sale listed priced asking ist kostet zu fur es cuesta por a est coute pour custa e das home house usa'.split(
    ' ',
  ),
)
/** Right behind an amount, the share that it is, and no other amount: "$150,000 (20%)", "$150,000, which is 20%". */
const SHARE_BEHIND = new RegExp(
  String.raw`^\W{0,3}(?:(?!(?:with|mit|con|avec|com|and|und|y|et|e)\s)\p{L}+\s){0,3}\d{0,2}[.,]?${SHARE}(?![^.;\n)]{0,40}(?:[$€£]\s?\d|\d\s?[$€£]))`,
  'u',
)

/** Whether an amount is stated as the price of a home, and not as the part of one that a percentage of the sentence makes. */
export function isStatedPrice({ before, after }: { before: string; after: string }, truths: Truth[]): boolean {
  if (SHARE_BEHIND.test(fold(after))) return false
  const own = before.split(SHARES).at(-1) ?? ''
  if (endsWithName(own, truths)) return true
  const clause = fold(LAST_CLAUSE.exec(before)?.[0] ?? '')
  return PRICED.test(clause) && (!SHARES.test(clause) || HOME.test(fold(own)))
}

/** Whether a text ends with the name of a home, its place and words that link it with its price. */
const endsWithName = (text: string, truths: Truth[]): boolean =>
  truths.some(({ street: own, names }) => {
    const said = ` ${street(text)} `
    const at = own === '' ? -1 : said.lastIndexOf(` ${own} `)
    const words = said.slice(at + own.length + 1).match(/[\p{L}\d]+/gu) ?? []
    return at >= 0 && words.every((word) => LINKING.has(word) || names().has(word))
  })
