import { DateTime } from 'luxon'
import type { Language } from '../../contract/languages.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import { shortAmount } from '../../contract/listings/price.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { toListingChange } from '../listings/changes.ts'
import { priceOf } from '../listings/row.ts'
import type { LoggedChange } from '../ports/listings.ts'
import type { Watch } from '../ports/watches.ts'
import type { HomeUpdate } from './home-updates.ts'
import { type AlertWords, alertWords } from './words.ts'

/** Change of one home in an alert. */
type HomeNews = Pick<HomeUpdate, 'before' | 'after' | 'knownPrice' | 'history'> & { kinds: WatchKind[] }
type Telling = { language: Language; zone: string }

/** An alert: what it tells, and the data of its event. */
export type AlertEvent = { updates: HomeUpdate[]; watches: Watch[]; data: object }

/** The alert about one home. */
export function homeAlert(update: HomeUpdate, telling: Telling): AlertEvent {
  const watches = watchesOf([update])
  const Text = alertText(homeNewsOf(update), summariesOf(watches), telling)
  return { updates: [update], watches, data: { ...idsOf(watches), ...changesOf(update), Text } }
}

/** The alert about several homes. */
export function digestAlert(updates: HomeUpdate[], telling: Telling): AlertEvent {
  const watches = watchesOf(updates)
  const Listings: object[] = []
  let room = HOMES_LENGTH_MAX
  for (const update of updates.slice(0, HOMES_MAX)) {
    if (room <= 0) break
    const home = { ...changesOf(update), Text: homeText(homeNewsOf(update), telling) }
    Listings.push(home)
    room -= JSON.stringify(home).length
  }
  const Text = digestText(updates, summariesOf(watches), telling)
  return { updates, watches, data: { ...idsOf(watches), Digest: true, Listings, Text } }
}

const summariesOf = (watches: Watch[]): string[] => watches.map(({ summary }) => summary)

function idsOf(watches: Watch[]) {
  const WatchIDs = watches.map(({ id }) => id)
  return { WatchID: WatchIDs[0], WatchIDs }
}

const changesOf = ({ before, after, alerts, changes }: HomeUpdate) => ({
  ListingID: (after ?? before)?.ID ?? alerts[0]?.listingId ?? 0,
  Changes: changes.map(toListingChange),
})

/** The watches that report these updates, each once, in the order of their IDs. */
export const watchesOf = (updates: HomeUpdate[]): Watch[] => {
  const all = updates.flatMap(({ reported }) => reported.map(({ watch }) => watch))
  return [...new Map(all.map((watch) => [watch.id, watch])).values()].toSorted((a, b) => a.id - b.id)
}

const homeNewsOf = ({ reported, before, after, knownPrice, history }: HomeUpdate): HomeNews => ({
  kinds: [...new Set(reported.flatMap(({ kinds }) => kinds))],
  before,
  after,
  knownPrice,
  history,
})

/** "Price cut: 12 Elm St, Seattle, 3 beds: $930k → $905k (−2.7 %), third cut since May". */
function homeText({ kinds, before, after, knownPrice, history }: HomeNews, { language, zone }: Telling): string {
  const words = alertWords[language]
  const listing = after ?? before
  if (listing === undefined) return ''
  const [heading = 'New'] = kinds.toSorted((one, other) => PRIORITY[one] - PRIORITY[other])
  const is = after && priceOf(after)
  const price =
    knownPrice !== undefined && is !== undefined && knownPrice !== is
      ? [
          priceChange({ was: knownPrice, is }, listing, language),
          is < knownPrice && cutsOf(history, words, { language, zone }),
        ]
      : [priceIn(listing, language)]
  return `${words.kinds[heading]}: ${nameOf(listing, words)}: ${price.filter(Boolean).join(', ')}`
}

/** Full text of an alert about one home: what happened, the URL, and the watches that it matches. */
function alertText(news: HomeNews, summaries: string[], telling: Telling): string {
  const { because } = alertWords[telling.language]
  const page = (news.after ?? news.before)?.Url ?? ''
  return [homeText(news, telling), page, `${because}: ${listOf(summaries, telling.language)}`].join('\n')
}

/** Maximum number of homes in a digest's data, their maximum length as JSON, and the maximum number in its text; more are only counted. */
const HOMES_MAX = 500
const HOMES_LENGTH_MAX = 500_000
const LINES_MAX = 10

function digestText(homes: HomeUpdate[], summaries: string[], telling: Telling): string {
  const words = alertWords[telling.language]
  const lines = homes.slice(0, LINES_MAX).map((news) => `• ${homeText(homeNewsOf(news), telling)}`)
  const more = homes.length > LINES_MAX ? [words.more(homes.length - LINES_MAX)] : []
  return [
    words.digest(homes.length),
    ...lines,
    ...more,
    `${words.because}: ${listOf(summaries, telling.language)}`,
  ].join('\n')
}

/** Of several kinds, the heading names the one with the least number. */
const PRIORITY: Record<WatchKind, number> = {
  Gone: 1,
  Sold: 2,
  Back: 3,
  New: 4,
  IntoRange: 5,
  PriceDown: 6,
  PriceUp: 7,
}

function nameOf({ Address, City, PropertyType, Bedrooms, Bathrooms }: Listing, words: AlertWords): string {
  const place = [Address, City].filter((part) => part).join(', ')
  const rooms = [Bedrooms > 0 && words.beds(String(Bedrooms)), Bathrooms > 0 && words.baths(String(Bathrooms))]
  return [place, PropertyType, ...rooms].filter(Boolean).join(' · ')
}

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', pt: 'pt-BR' }

const formatsIn = (locale: string) => ({
  number: new Intl.NumberFormat(locale),
  percent: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  list: new Intl.ListFormat(locale, { type: 'conjunction' }),
})
/** Created once: creating one takes longer than writing an alert. */
const formats: Record<Language, ReturnType<typeof formatsIn>> = {
  en: formatsIn(LOCALES.en),
  es: formatsIn(LOCALES.es),
  fr: formatsIn(LOCALES.fr),
  de: formatsIn(LOCALES.de),
  pt: formatsIn(LOCALES.pt),
}

function priceIn(listing: Listing, language: Language): string {
  const words = alertWords[language]
  const price = priceOf(listing)
  if (price === undefined) return words.noPrice
  return `${amount(price, listing, language)}${listing.SaleType === 'for_rent' ? ` ${words.perMonth}` : ''}`
}

function priceChange({ was, is }: { was: number; is: number }, listing: Listing, language: Language): string {
  const percent = was > 0 ? (Math.abs(is - was) / was) * 100 : 0
  // A share that rounds to 0 would say that nothing changed.
  const share = percent < 0.05 ? '' : ` (${is < was ? '−' : '+'}${formats[language].percent.format(percent)} %)`
  return `${amount(was, listing, language)} → ${amount(is, listing, language)}${share}`
}

const amount = (value: number, { CurrencySymbol }: Listing, language: Language): string =>
  shortAmount(CurrencySymbol, value, (number) => formats[language].number.format(number))

/** Number of the price cut, from the second on, and the month of the first. */
function cutsOf(history: LoggedChange[], words: AlertWords, { language, zone }: Telling): string | undefined {
  const cuts = history.filter(({ kind, old, new: is }) => kind === 'Price' && is !== '' && Number(is) < Number(old))
  const [first] = cuts
  if (first === undefined || cuts.length < 2) return undefined
  return words.cut(cuts.length, DateTime.fromMillis(first.at, { zone }).setLocale(LOCALES[language]).toFormat('LLLL'))
}

const listOf = (texts: string[], language: Language): string => formats[language].list.format([...new Set(texts)])
