import { DateTime } from 'luxon'
import type { Listing } from '../../contract/listings/listing.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { priceOf } from '../listings/row.ts'
import type { Language } from '../people/hand-over/language.ts'
import type { LoggedChange } from '../ports/listings.ts'
import { type AlertWords, alertWords } from './words.ts'

/** Change of one home in an alert. */
type HomeNews = {
  kinds: WatchKind[]
  before: Listing | undefined
  after: Listing | undefined
  /** all log entries of the home, oldest first */
  history: LoggedChange[]
}
type Telling = { language: Language; zone: string }

/** "Price cut: 12 Elm St, Seattle, 3 beds: $930k → $905k (−2.7 %), third cut since May". */
export function homeText({ kinds, before, after, history }: HomeNews, { language, zone }: Telling): string {
  const words = alertWords[language]
  const listing = after ?? before
  if (listing === undefined) return ''
  const heading = ORDER.find((kind) => kinds.includes(kind)) ?? 'New'
  const [was, is] = [before && priceOf(before), after && priceOf(after)]
  const price =
    was !== undefined && is !== undefined && was !== is
      ? [change(was, is, listing, language), is < was && cutsOf(history, words, { language, zone })]
      : [priceIn(listing, language)]
  return `${words.kinds[heading]}: ${nameOf(listing, words)}: ${price.filter(Boolean).join(', ')}`
}

/** Full text of an alert about one home: what happened, the URL, and the watches that it matches. */
export function alertText(news: HomeNews, summaries: string[], telling: Telling): string {
  const { because } = alertWords[telling.language]
  const page = (news.after ?? news.before)?.Url ?? ''
  return [homeText(news, telling), page, `${because}: ${listOf(summaries, telling.language)}`].join('\n')
}

/** Most homes listed in a digest. */
const LINES_MAX = 10

export function digestText(homes: HomeNews[], summaries: string[], telling: Telling): string {
  const words = alertWords[telling.language]
  const lines = homes.slice(0, LINES_MAX).map((news) => `• ${homeText(news, telling)}`)
  const more = homes.length > LINES_MAX ? [words.more(homes.length - LINES_MAX)] : []
  return [
    words.digest(homes.length),
    ...lines,
    ...more,
    `${words.because}: ${listOf(summaries, telling.language)}`,
  ].join('\n')
}

/** Priority of headings if several apply. */
const ORDER: WatchKind[] = ['Gone', 'Sold', 'Back', 'New', 'IntoRange', 'PriceDown', 'PriceUp']

function nameOf({ Address, City, PropertyType, Bedrooms, Bathrooms }: Listing, words: AlertWords): string {
  const place = [Address, City].filter((part) => part).join(', ')
  const rooms = [Bedrooms > 0 && words.beds(String(Bedrooms)), Bathrooms > 0 && words.baths(String(Bathrooms))]
  return [place, PropertyType, ...rooms].filter(Boolean).join(' · ')
}

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', pt: 'pt-BR' }

function priceIn(listing: Listing, language: Language): string {
  const words = alertWords[language]
  const price = priceOf(listing)
  if (price === undefined) return words.noPrice
  return `${amount(price, listing, language)}${listing.SaleType === 'for_rent' ? ` ${words.perMonth}` : ''}`
}

function change(was: number, is: number, listing: Listing, language: Language): string {
  const percent = ((is - was) / was) * 100
  const shown = Math.abs(percent).toLocaleString(LOCALES[language], { maximumFractionDigits: 1 })
  const share = was > 0 ? ` (${percent < 0 ? '−' : '+'}${shown} %)` : ''
  return `${amount(was, listing, language)} → ${amount(is, listing, language)}${share}`
}

/** Abbreviated ($930k) if the amount is in whole thousands, else in full ($930,500). */
function amount(value: number, { CurrencySymbol }: Listing, language: Language): string {
  const isShort = value >= 10_000 && value % 1_000 === 0 && value < 1e6
  const number = (isShort ? value / 1_000 : value).toLocaleString(LOCALES[language])
  return `${CurrencySymbol}${number}${isShort ? 'k' : ''}`
}

/** Number of the price cut, from the second on, and the month of the first. */
function cutsOf(history: LoggedChange[], words: AlertWords, { language, zone }: Telling): string | undefined {
  const cuts = history.filter(({ kind, old, new: is }) => kind === 'Price' && is !== '' && Number(is) < Number(old))
  const [first] = cuts
  if (first === undefined || cuts.length < 2) return undefined
  return words.cut(cuts.length, DateTime.fromMillis(first.at, { zone }).setLocale(LOCALES[language]).toFormat('LLLL'))
}

const listOf = (texts: string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format([...new Set(texts)])
