import type { Language } from '../../contract/languages.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'

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
  /** a search without criteria */
  allHomes: string
}

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth']
const ORDINAL_RULES = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (nth: number): string => ORDINALS[nth] ?? `${nth}${ENDINGS[ORDINAL_RULES.select(nth)] ?? 'th'}`

const alertWordsEn: AlertWords = {
  kinds: {
    New: 'New',
    IntoRange: 'Now within your search',
    PriceDown: 'Price cut',
    PriceUp: 'Price raised',
    Sold: 'Sold',
    Back: 'Back on the market',
    Gone: 'No longer on the market',
  },
  cut: (nth, month) => `${ordinal(nth)} cut since ${month}`,
  perMonth: 'a month',
  beds: (count) => `${count} ${count === '1' ? 'bed' : 'beds'}`,
  baths: (count) => `${count} ${count === '1' ? 'bath' : 'baths'}`,
  because: 'You watch',
  digest: (homes) => (homes === 1 ? 'News about 1 home you watch for:' : `News about ${homes} homes you watch for:`),
  more: (homes) => `… and ${homes} more.`,
  noPrice: 'no price',
  allHomes: 'all homes',
}

const alertWordsEs: AlertWords = {
  kinds: {
    New: 'Nuevo',
    IntoRange: 'Ahora dentro de su búsqueda',
    PriceDown: 'Baja el precio',
    PriceUp: 'Sube el precio',
    Sold: 'Vendido',
    Back: 'De nuevo en venta',
    Gone: 'Ya no está en el mercado',
  },
  cut: (nth, month) => `${nth}.ª rebaja desde ${month}`,
  perMonth: 'al mes',
  beds: (count) => `${count} ${count === '1' ? 'dormitorio' : 'dormitorios'}`,
  baths: (count) => `${count} ${count === '1' ? 'baño' : 'baños'}`,
  because: 'Sigue',
  digest: (homes) =>
    homes === 1 ? 'Novedades de 1 vivienda que sigue:' : `Novedades de ${homes} viviendas que sigue:`,
  more: (homes) => `… y ${homes} más.`,
  noPrice: 'sin precio',
  allHomes: 'todas las viviendas',
}

const alertWordsFr: AlertWords = {
  kinds: {
    New: 'Nouveau',
    IntoRange: 'Entre maintenant dans votre recherche',
    PriceDown: 'Baisse de prix',
    PriceUp: 'Hausse de prix',
    Sold: 'Vendu',
    Back: 'De retour sur le marché',
    Gone: "N'est plus sur le marché",
  },
  cut: (nth, month) => `${nth}e baisse depuis ${month}`,
  perMonth: 'par mois',
  beds: (count) => `${count} ${count === '1' ? 'chambre' : 'chambres'}`,
  baths: (count) => `${count} ${count === '1' ? 'salle de bain' : 'salles de bain'}`,
  because: 'Vous suivez',
  digest: (homes) =>
    homes === 1 ? 'Du nouveau pour 1 bien que vous suivez :' : `Du nouveau pour ${homes} biens que vous suivez :`,
  more: (homes) => `… et ${homes} de plus.`,
  noPrice: 'sans prix',
  allHomes: 'tous les biens',
}

const alertWordsDe: AlertWords = {
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
  allHomes: 'alle Immobilien',
}

const alertWordsPt: AlertWords = {
  kinds: {
    New: 'Novo',
    IntoRange: 'Agora dentro da sua busca',
    PriceDown: 'Preço reduzido',
    PriceUp: 'Preço aumentado',
    Sold: 'Vendido',
    Back: 'De volta ao mercado',
    Gone: 'Não está mais no mercado',
  },
  cut: (nth, month) => `${nth}.ª redução desde ${month}`,
  perMonth: 'por mês',
  beds: (count) => `${count} ${count === '1' ? 'quarto' : 'quartos'}`,
  baths: (count) => `${count} ${count === '1' ? 'banheiro' : 'banheiros'}`,
  because: 'Você acompanha',
  digest: (homes) =>
    homes === 1 ? 'Novidades de 1 imóvel que você acompanha:' : `Novidades de ${homes} imóveis que você acompanha:`,
  more: (homes) => `… e mais ${homes}.`,
  noPrice: 'sem preço',
  allHomes: 'todos os imóveis',
}

export const alertWords: Record<Language, AlertWords> = {
  en: alertWordsEn,
  es: alertWordsEs,
  fr: alertWordsFr,
  de: alertWordsDe,
  pt: alertWordsPt,
}
