import type { AlertWords } from './en.ts'

export const alertWordsDe: AlertWords = {
  kinds: {
    New: 'Neu',
    IntoRange: 'Passt jetzt zu Ihrer Suche',
    PriceDown: 'Preis gesenkt',
    PriceUp: 'Preis erhöht',
    Sold: 'Verkauft',
    Back: 'Wieder auf dem Markt',
    Gone: 'Nicht mehr auf dem Markt',
  },
  cut: (nth, month) => `${nth}. Senkung seit ${month}`,
  perMonth: 'im Monat',
  beds: (count) => `${count} Schlafzimmer`,
  baths: (count) => `${count} ${count === '1' ? 'Bad' : 'Bäder'}`,
  because: 'Sie beobachten',
  digest: (homes) =>
    homes === 1 ? 'Neues zu 1 Immobilie, die Sie beobachten:' : `Neues zu ${homes} Immobilien, die Sie beobachten:`,
  more: (homes) => `… und ${homes} weitere.`,
  noPrice: 'ohne Preis',
}
