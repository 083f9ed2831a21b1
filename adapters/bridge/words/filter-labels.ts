import type { ByLanguage, Language } from '../../../src/contract/languages.ts'

/**
 * What the fields of a search are called where it is a form, by the name that the field has in Discord's command. In one table,
 * so that a new part of a filter finds them all in one place.
 */
export const filterLabels = {
  query: {
    en: 'In your own words, such as “3 bedroom house with a pool”',
    es: 'Con sus palabras, como «casa de 3 habitaciones con piscina»',
    fr: 'Avec vos mots, comme « maison de 3 chambres avec piscine »',
    de: 'In eigenen Worten, etwa „Haus mit 3 Schlafzimmern und Pool“',
    pt: 'Com suas palavras, como “casa de 3 quartos com piscina”',
  },
  city: { en: 'City', es: 'Ciudad', fr: 'Ville', de: 'Ort', pt: 'Cidade' },
  sale: {
    en: 'To buy or to rent',
    es: 'Para comprar o para alquilar',
    fr: 'Acheter ou louer',
    de: 'Kaufen oder mieten',
    pt: 'Para comprar ou alugar',
  },
  type: {
    en: 'Kind of home, such as condo',
    es: 'Tipo de vivienda, como piso',
    fr: 'Type de logement, comme appartement',
    de: 'Art des Zuhauses, etwa Wohnung',
    pt: 'Tipo de imóvel, como apartamento',
  },
  min_price: {
    en: 'Lowest price',
    es: 'Precio mínimo',
    fr: 'Prix minimum',
    de: 'Preis, mindestens',
    pt: 'Preço mínimo',
  },
  max_price: {
    en: 'Highest price',
    es: 'Precio máximo',
    fr: 'Prix maximum',
    de: 'Preis, höchstens',
    pt: 'Preço máximo',
  },
  beds: {
    en: 'Bedrooms, at least',
    es: 'Habitaciones, al menos',
    fr: 'Chambres, au moins',
    de: 'Schlafzimmer, mindestens',
    pt: 'Quartos, pelo menos',
  },
  baths: {
    en: 'Bathrooms, at least',
    es: 'Baños, al menos',
    fr: 'Salles de bain, au moins',
    de: 'Badezimmer, mindestens',
    pt: 'Banheiros, pelo menos',
  },
  sort: {
    en: 'What comes first',
    es: 'Qué va primero',
    fr: 'Ce qui vient en premier',
    de: 'Was zuerst kommt',
    pt: 'O que vem primeiro',
  },
  status: { en: 'Status', es: 'Estado del anuncio', fr: 'État de l’annonce', de: 'Status', pt: 'Situação do anúncio' },
  state: { en: 'State', es: 'Provincia o estado', fr: 'Région ou État', de: 'Bundesland oder Staat', pt: 'Estado' },
  zip: { en: 'ZIP code', es: 'Código postal', fr: 'Code postal', de: 'Postleitzahl', pt: 'Código postal' },
  max_beds: {
    en: 'Bedrooms, at most',
    es: 'Habitaciones, como mucho',
    fr: 'Chambres, au plus',
    de: 'Schlafzimmer, höchstens',
    pt: 'Quartos, no máximo',
  },
  max_baths: {
    en: 'Bathrooms, at most',
    es: 'Baños, como mucho',
    fr: 'Salles de bain, au plus',
    de: 'Badezimmer, höchstens',
    pt: 'Banheiros, no máximo',
  },
  min_area: {
    en: 'Living area, at least',
    es: 'Superficie, al menos',
    fr: 'Surface habitable, au moins',
    de: 'Wohnfläche, mindestens',
    pt: 'Área construída, pelo menos',
  },
  max_area: {
    en: 'Living area, at most',
    es: 'Superficie, como mucho',
    fr: 'Surface habitable, au plus',
    de: 'Wohnfläche, höchstens',
    pt: 'Área construída, no máximo',
  },
  area_unit: {
    en: 'Areas are in',
    es: 'Las superficies están en',
    fr: 'Les surfaces sont en',
    de: 'Flächen sind in',
    pt: 'As áreas estão em',
  },
  min_lot: {
    en: 'Land, at least',
    es: 'Terreno, al menos',
    fr: 'Terrain, au moins',
    de: 'Grundstück, mindestens',
    pt: 'Terreno, pelo menos',
  },
  max_lot: {
    en: 'Land, at most',
    es: 'Terreno, como mucho',
    fr: 'Terrain, au plus',
    de: 'Grundstück, höchstens',
    pt: 'Terreno, no máximo',
  },
  min_year: {
    en: 'Built in or after',
    es: 'Construida en o después de',
    fr: 'Construit en ou après',
    de: 'Gebaut in oder nach',
    pt: 'Construído em ou depois de',
  },
  min_unit_price: {
    en: 'Price for one square foot or metre, at least',
    es: 'Precio por pie o metro cuadrado, al menos',
    fr: 'Prix au pied ou mètre carré, au moins',
    de: 'Preis pro Quadratfuß oder -meter, mindestens',
    pt: 'Preço por pé ou metro quadrado, no mínimo',
  },
  max_unit_price: {
    en: 'Price for one square foot or metre, at most',
    es: 'Precio por pie o metro cuadrado, como máximo',
    fr: 'Prix au pied ou mètre carré, au plus',
    de: 'Preis pro Quadratfuß oder -meter, höchstens',
    pt: 'Preço por pé ou metro quadrado, no máximo',
  },
  max_year: {
    en: 'Built in or before',
    es: 'Construida en o antes de',
    fr: 'Construit en ou avant',
    de: 'Gebaut in oder vor',
    pt: 'Construído em ou antes de',
  },
  max_days: {
    en: 'Days on the market, at most',
    es: 'Días en el mercado, como mucho',
    fr: 'Jours sur le marché, au plus',
    de: 'Tage auf dem Markt, höchstens',
    pt: 'Dias no mercado, no máximo',
  },
  max_hoa: {
    en: 'Association fee a month, at most',
    es: 'Gastos de comunidad al mes, como mucho',
    fr: 'Charges de copropriété par mois, au plus',
    de: 'Hausgeld im Monat, höchstens',
    pt: 'Condomínio por mês, no máximo',
  },
  min_parking: {
    en: 'Parking spots, at least',
    es: 'Plazas de aparcamiento, al menos',
    fr: 'Places de stationnement, au moins',
    de: 'Stellplätze, mindestens',
    pt: 'Vagas de garagem, pelo menos',
  },
  mls: { en: 'MLS number', es: 'Número MLS', fr: 'Numéro MLS', de: 'MLS-Nummer', pt: 'Número MLS' },
  keyword: {
    en: 'A word from the description',
    es: 'Una palabra de la descripción',
    fr: 'Un mot de la description',
    de: 'Ein Wort aus der Beschreibung',
    pt: 'Uma palavra da descrição',
  },
} as const satisfies Record<string, ByLanguage<string>>
export type FilterLabel = keyof typeof filterLabels

/** The same in one language. */
export const labelsIn = (language: Language): Record<FilterLabel, string> =>
  Object.fromEntries(Object.entries(filterLabels).map(([name, label]) => [name, label[language]])) as Record<
    FilterLabel,
    string
  >
