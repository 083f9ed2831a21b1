import type { WatchKind } from '../../../contract/listings/watches.ts'

/** Words of alerts in one language. */
export type AlertWords = {
  /** heading before the home */
  kinds: Record<WatchKind, string>
  /** follows the price: the nth cut since that month (n ≥ 2) */
  cut: (nth: number, month: string) => string
  perMonth: string
  beds: (count: string) => string
  baths: (count: string) => string
  /** precedes the watch's description */
  because: string
  digest: (homes: number) => string
  /** number of homes beyond those shown */
  more: (homes: number) => string
  /** shown if the price is unset */
  noPrice: string
}

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth']

export const alertWordsEn: AlertWords = {
  kinds: {
    New: 'New',
    IntoRange: 'Now within your search',
    PriceDown: 'Price cut',
    PriceUp: 'Price raised',
    Sold: 'Sold',
    Back: 'Back on the market',
    Gone: 'No longer on the market',
  },
  cut: (nth, month) => `${ORDINALS[nth] ?? `${nth}th`} cut since ${month}`,
  perMonth: 'a month',
  beds: (count) => `${count} ${count === '1' ? 'bed' : 'beds'}`,
  baths: (count) => `${count} ${count === '1' ? 'bath' : 'baths'}`,
  because: 'You watch',
  digest: (homes) => (homes === 1 ? 'News about 1 home you watch for:' : `News about ${homes} homes you watch for:`),
  more: (homes) => `… and ${homes} more.`,
  noPrice: 'no price',
}
