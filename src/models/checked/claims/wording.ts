import { type ByLanguage, inAnyLanguage } from '../../../contract/languages.ts'
import { HALF_BEHIND, LETTERS } from './rounded-number.ts'

/** Words as they stand alone, not within longer ones; the source of a pattern with the flag u. */
export const wholeWords = (source: string): string => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`

/** Follows a word, since \b takes accented letters for no part of it. */
const END = String.raw`(?![${LETTERS}\d])`
const unit = (sources: ByLanguage<string>): string => `${inAnyLanguage(sources)}${END}`

export const BEDS = unit({
  en: String.raw`bed(?:room)?s?|bdrms?|bds?|brs?`,
  es: String.raw`dormitorios?|habitaci[oó]n(?:es)?|rec[aá]maras?|alcobas?`,
  fr: 'chambres?',
  de: 'Schlafzimmern?|Schlafräumen?|Schlafräume',
  pt: 'quartos?(?! de banho)|dormit[oó]rios?',
})

/** All rooms: bedrooms and a living room, as German and French count. */
const ZIMMER = 'Zimmern?(?:wohnung(?:en)?|apartments?)?|Zi'
export const ROOMS = unit({ en: ZIMMER, es: 'ambientes', fr: 'pièces?', de: ZIMMER, pt: 'assoalhadas' })

export const BATHS = unit({
  en: 'bath(?:room)?s?|bas?',
  es: 'baños?|cuartos? de baño',
  fr: "salles? d[e'’] ?bains?",
  de: 'Badezimmern?|Bädern?|Bad',
  pt: 'banheiros?|casas? de banho|quartos? de banho',
})

/** "2 baños y medio", with the number in digits or as `words`. */
export const BATHS_AND_HALF = (words: string): string =>
  String.raw`(?<it>(?:\d{1,2}|${words})\s(?<baths>${BATHS})${HALF_BEHIND})`

export const FEET = unit({
  en: String.raw`sq\.?\s?(?:ft\b\.?|feet|foot)|sqft|square[\s-](?:feet|foot)|ft²|ft2|square ft|(?<!\b\d{1,2}\s?)sf`,
  es: 'pies cuadrados',
  fr: 'pieds carrés|pi²',
  de: 'Quadratfuß',
  pt: 'pés quadrados',
})
export const METRES = unit({
  en: String.raw`sq\.?\s?m(?:et(?:er|re)s?)?|sqm|square[\s-]met(?:er|re)s?|m²|m2|m\^2`,
  es: 'metros cuadrados',
  fr: 'mètres carrés',
  de: 'Quadratmetern?|qm',
  pt: 'metros quadrados',
})
export const ACRES = unit({ en: 'acres?|ac', es: 'acres?', fr: 'acres?', de: 'acres?', pt: 'acres?' })
export const HECTARES = unit({
  en: 'hectares?|ha',
  es: 'hect[aá]reas?',
  fr: 'hectares?',
  de: 'Hektar',
  pt: 'hectares?',
})

export const PARKING = unit({
  en: String.raw`car\s(?:garage|port)|cars?|(?:parking|garage)\s(?:spaces?|spots?|stalls?)|parking|garages?`,
  es: 'plazas? de (?:garaje|aparcamiento|parking|estacionamiento)',
  fr: 'places? de (?:parking|stationnement)',
  de: 'Stellplätzen?|Stellplätze|Stellplatz|Parkplätzen?|Parkplätze|Parkplatz',
  pt: 'vagas?|lugar(?:es)? de (?:garagem|estacionamento)',
})

/** Words for homes that are counted: "12 listings". */
export const HOMES = unit({
  en: 'homes|houses|listings|properties|condos|apartments|results|matches',
  es: 'casas|pisos|viviendas|apartamentos|propiedades|inmuebles|anuncios|resultados',
  fr: 'maisons|appartements|logements|biens|annonces|résultats',
  de: 'Häusern?|Häuser|Wohnungen|Immobilien|Angeboten?|Angebote|Objekten?|Objekte|Treffern?|Inserate',
  pt: 'casas|apartamentos|moradias|imóveis|anúncios|resultados',
})

/** Words before the year in which a home was built. */
export const WORDS_BEFORE_YEAR_BUILT = inAnyLanguage({
  en: 'built|constructed|completed|erected|construction (?:year|date)|year of construction',
  es: 'construid[oa]s?|construy[oó]|edificad[oa]s?|año de construcción',
  fr: 'construite?s?|bâtie?s?|année de construction',
  de: 'Baujahr|gebaut|erbaut|errichtet',
  pt: 'construíd[oa]s?|ano de construção',
})
/** Words after the year in which a home was built, in German. */
export const WORDS_AFTER_YEAR_BUILT = 'gebaut|erbaut|errichtet|fertiggestellt'

/** Words for a home after which its year may follow: "Haus von 1962", "casa de 1962". */
const HOME: ByLanguage<string> = {
  en: 'home|house|bungalow|cottage|craftsman|condo|townhouse|property',
  es: 'casa|piso|vivienda|apartamento|propiedad|chalet',
  fr: 'maison|appartement|logement|bien|villa',
  de: 'Haus|Wohnung|Immobilie|Objekt|Gebäude|Einfamilienhaus|Reihenhaus',
  pt: 'casa|apartamento|moradia|imóvel',
}
/** Not followed by a unit or more digits, which a year never has. */
const NO_YEAR = String.raw`(?![.,]?\d|\s?(?:[$€£%]|m²|m2|metr|mètr|pie|pés|euro|dól|doll))`

/** Other ways of saying that year. */
export const YEARS_OF_HOMES = (year: string): string[] => [
  String.raw`\b${year}[\s-]built\b`,
  String.raw`\bdat(?:es|ing)(?: back)? (?:from|to) ${year}\b`,
  String.raw`\b(?:an?|the|this) ${year} (?:${HOME.en})\b`,
  String.raw`\b(?:stamm(?:t|en) (?:noch )?aus|(?:${HOME.de})(?: ist)? (?:aus|von))(?: dem Jahre?| den)? ${year}\b${NO_YEAR}`,
  String.raw`\b(?:datan?|(?:${HOME.es})(?: es)?|^[Ee]s) del?(?: año)? ${year}\b${NO_YEAR}`,
  String.raw`\b(?:dat(?:e|ent|ant)|(?:${HOME.fr})(?: est)?) de(?: l['’]année)? ${year}\b${NO_YEAR}`,
  String.raw`\b(?:datam?|(?:${HOME.pt})(?: é)?) d[eo](?: ano(?: de)?)? ${year}\b${NO_YEAR}`,
]

/** Behind the age of a home, with nothing that makes the years those of something else: "30 años de experiencia". */
const ENDS = String.raw`(?=\s{0,2}(?:$|[.,;:!?)*_\n]|y |e |et |und ))`
/** The age of a home, in years. */
export const AGES = (age: string): string[] => [
  String.raw`${age}(?:[\s-]years?[\s-]old|\sJahre alt)\b`,
  String.raw`(?<=\btiene (?:unos |ya )?)${age} años(?: de antigüedad\b|${ENDS})`,
  String.raw`(?<=(?:${HOME.fr}|elle|il) a (?:environ |déjà )?)${age} ans${ENDS}`,
  String.raw`(?<=\btem (?:cerca de |já )?)${age} anos${ENDS}`,
]
/** A cheap test without which none of these matches. */
export const YEARS_OF_AGE = /years?[\s-]old|jahre alt|años|\bans\b|\banos\b/i

export const CURRENCY_WORDS = unit({
  en: 'USD|EUR|GBP|CHF|CAD|AUD|INR|dollars?|euros?|pounds?',
  es: 'd[oó]lares|pesos',
  fr: 'francs',
  de: 'Dollar|Franken',
  pt: 'd[oó]lares|reais',
})

/** Folded verbs before which stands what a number or a status is said of. */
export const STATING_VERBS =
  'is|are|was|has|have|with|costs?|priced|listed|offers|features|boasts|includes|contains|rents|found|ist|sind|wurde|hat|haben|mit|kostet|liegt|betragt|gibt|bietet|habe|es|son|tiene|tienen|con|cuesta|hay|ofrece|est|sont|a|ont|avec|coute|offre|e|sao|tem|ha|com|custa'

/** May stand between a number and its unit, and change nothing. */
export const PRAISE = String.raw`(?:(?:full|spacious|large|big|generous|bright|sunny|modern|beautiful|comfortable|roomy|huge|ample|airy|cozy|charming|good-sized|well-proportioned|light-filled|große?n?|geräumigen?|hellen?|grandes?|belles?|vastes?|amplias|amplios|amplos)\s)?`

/** How many days a home has been on the market, each a pattern with the number in the group `it`. */
export const ON_MARKET: string[] = [
  String.raw`\blisted (?:for |just |only ){0,2}(?<it>\d{1,4}) days?\b`,
  String.raw`\b(?<it>\d{1,4}) (?:days? on (?:the )?market|Tagen? (?:auf dem|am) Markt|d[ií]as en el mercado|jours sur le marché|dias no mercado)`,
  String.raw`(?:on the market (?:for )?|days on (?:the )?market\W{1,6}|seit |en el mercado (?:desde )?hace |sur le marché depuis |no mercado há )(?<it>\d{1,4})(?= (?:days|Tagen (?:auf|am)|d[ií]as|jours)|\s*(?:[|\n]|$))`,
]

/** A cheap test without which none of these matches. */
export const ON_MARKET_WORD = /mar(?:ket|kt|ché)|mercado|seit|listed/i

/** All units of claims, and words for what is counted. */
export const ANY_UNIT: string = [
  BEDS,
  ROOMS,
  BATHS,
  FEET,
  METRES,
  ACRES,
  HECTARES,
  PARKING,
  HOMES,
  CURRENCY_WORDS,
].join('|')
