import type { Language } from '../../contract/languages.ts'
import type { RangePart } from '../../contract/listings/filter-parts.ts'

/** The bounds of a range as plain digits, for years and days: "2,000" is no year. */
type Ends = { from?: string; to?: string }
type Phrase = (shown: string, ends: Ends) => string

/** A range in words. `as`: how its numbers are shown. English is worded in filter-parts.ts. */
type RangePhrases = { as: 'count' | 'money' | 'area' | 'lotArea' | 'ends' } & Record<Exclude<Language, 'en'>, Phrase>

const asShown: Phrase = (shown) => shown
const counted =
  (one: string, several: string): Phrase =>
  (count) =>
    `${count} ${count === '1' ? one : several}`

/** A year that is known only to be the first, only the last, exactly, or within two. */
type Years = Record<'since' | 'until' | 'exactly', (year: string) => string> & {
  between: (first: string, last: string) => string
}
const built =
  ({ since, until, exactly, between }: Years): Phrase =>
  (_, { from, to }) => {
    if (to === undefined) return since(from ?? '')
    if (from === undefined) return until(to)
    return from === to ? exactly(from) : between(from, to)
  }
const listed =
  (longer: (days: string) => string, within: (days: string) => string): Phrase =>
  (_, { from, to }) =>
    to === undefined ? longer(from ?? '') : within(to)

/** How each range is worded, in the order of a description. A range without one of its phrases does not compile. */
export const rangePhrases = {
  bedrooms: {
    as: 'count',
    es: counted('dormitorio', 'dormitorios'),
    fr: counted('chambre', 'chambres'),
    de: counted('Schlafzimmer', 'Schlafzimmer'),
    pt: counted('quarto', 'quartos'),
  },
  bathrooms: {
    as: 'count',
    es: counted('baño', 'baños'),
    fr: counted('salle de bain', 'salles de bain'),
    de: counted('Bad', 'Bäder'),
    pt: counted('banheiro', 'banheiros'),
  },
  price: { as: 'money', es: asShown, fr: asShown, de: asShown, pt: asShown },
  unitAreaPrice: {
    as: 'money',
    es: (amount) => `${amount} por pie cuadrado`,
    fr: (amount) => `${amount} par pied carré`,
    de: (amount) => `${amount} pro Quadratfuß`,
    pt: (amount) => `${amount} por pé quadrado`,
  },
  area: { as: 'area', es: asShown, fr: asShown, de: asShown, pt: asShown },
  lotArea: {
    as: 'lotArea',
    es: (size) => `terreno ${size}`,
    fr: (size) => `terrain ${size}`,
    de: (size) => `Grundstück ${size}`,
    pt: (size) => `terreno ${size}`,
  },
  yearBuilt: {
    as: 'ends',
    es: built({
      since: (year) => `de ${year} o después`,
      until: (year) => `de ${year} o antes`,
      exactly: (year) => `de ${year}`,
      between: (first, last) => `construidas entre ${first} y ${last}`,
    }),
    fr: built({
      since: (year) => `construits en ${year} ou après`,
      until: (year) => `construits en ${year} ou avant`,
      exactly: (year) => `construits en ${year}`,
      between: (first, last) => `construits entre ${first} et ${last}`,
    }),
    de: built({
      since: (year) => `Baujahr ${year} oder später`,
      until: (year) => `Baujahr ${year} oder früher`,
      exactly: (year) => `Baujahr ${year}`,
      between: (first, last) => `Baujahr zwischen ${first} und ${last}`,
    }),
    pt: built({
      since: (year) => `construídos em ${year} ou depois`,
      until: (year) => `construídos em ${year} ou antes`,
      exactly: (year) => `construídos em ${year}`,
      between: (first, last) => `construídos entre ${first} e ${last}`,
    }),
  },
  daysOnMarket: {
    as: 'ends',
    es: listed(
      (days) => `${days} días o más en el mercado`,
      (days) => `publicadas en los últimos ${days} días`,
    ),
    fr: listed(
      (days) => `${days} jours ou plus sur le marché`,
      (days) => `annonces des ${days} derniers jours`,
    ),
    de: listed(
      (days) => `seit ${days} Tagen oder länger im Angebot`,
      (days) => `in den letzten ${days} Tagen inseriert`,
    ),
    pt: listed(
      (days) => `${days} dias ou mais no mercado`,
      (days) => `anunciados nos últimos ${days} dias`,
    ),
  },
  hoa: {
    as: 'money',
    es: (amount) => `gastos de comunidad ${amount}`,
    fr: (amount) => `charges ${amount}`,
    de: (amount) => `Hausgeld ${amount}`,
    pt: (amount) => `taxa de condomínio ${amount}`,
  },
  parking: {
    as: 'count',
    es: (count) => `${count} plazas de aparcamiento`,
    fr: (count) => `${count} places de parking`,
    de: (count) => `${count} Stellplätze`,
    pt: (count) => `${count} vagas de garagem`,
  },
} as const satisfies Record<RangePart, RangePhrases>
