import type { WatchKind } from '../../../contract/listings/watches.ts'

/** What an alert says. A home is named by its address, an amount as it is written in that language. */
export type AlertWords = {
  /** what happened, as a heading before the home */
  kinds: Record<WatchKind, string>
  /** behind a price: that it is the nth cut since that month, from the second on */
  cut: (nth: number, month: string) => string
  perMonth: string
  beds: (count: string) => string
  baths: (count: string) => string
  /** before the plain sentence of a watch */
  because: string
  digest: (homes: number) => string
  /** how many homes more there are than the digest shows */
  more: (homes: number) => string
  /** a price that is unset */
  noPrice: string
}

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth']

export const en: AlertWords = {
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
