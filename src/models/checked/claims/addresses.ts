import { fold } from '../../../search/text/fold.ts'
import { NUMBER_BOUNDARY } from './rounded-number.ts'

const ENGLISH_STREETS =
  'St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Ct|Court|Pl|Place|Ter|Terrace|Cir|Circle|Pkwy|' +
  'Parkway|Hwy|Highway|Sq|Square|Trl|Trail|Loop|Row|Crescent|Close'
const FRENCH_STREETS = 'rue|avenue|av\\.|boulevard|bd|place|allée|chemin|impasse|quai|cours|route|square|passage'
/** Spanish and Portuguese, folded. */
export const ROMANCE_STREETS =
  'calle|c/|avenida|avda|av|paseo|plaza|camino|carrer|ronda|travesia|rua|travessa|praca|largo|alameda|estrada|rodovia'
/** In German the kind of a street is the end of its name. */
export const GERMAN_STREETS =
  'straße|strasse|str\\.|weg|(?<![Ss]tell|[Pp]ark)platz|allee|gasse|ring|damm|ufer|steig|chaussee'
const PARTICLES = "de|du|des|del|la|le|les|las|los|el|do|da|dos|das|d['’]|l['’]"

/** In upper or lower case, in a pattern without the flag i, which \p{Lu} needs. */
const eitherCase = (words: string): string =>
  words.replace(/(^|\|)(\p{Ll})/gu, (_, start: string, letter: string) => `${start}[${letter}${letter.toUpperCase()}]`)

/** Bounded: of a text of street names without blanks, each would be read to its end. */
const NAME = String.raw`\p{Lu}[\p{L}'’.-]{0,63}`
/** Follows a house number: what makes it a distance, a time or a price. */
const NO_UNIT = String.raw`(?![\d.,]*\d|\s?(?:%|€|[$]|km|m²?|qm|min|Min|Uhr|h)(?!\p{L})|\s?(?:Min|Jahr|Meter|metr|mètr|mínut|minut|euro|Euro|habit|piso))`

/** Words for streets that stand before their names, in Spanish and Portuguese. */
export const STREETS_BEFORE_NAMES = eitherCase(ROMANCE_STREETS)
  .replace('travesia', 'traves[ií]a')
  .replace('praca', 'pra[cç]a')

/**
 * The patterns of street addresses with a house number, which is part of the group `it`: "22 Pine Street", "12 rue de la Paix",
 * "Calle Mayor 12", "Lindenstraße 22", "Berliner Straße 5".
 */
export const ADDRESS_CLAIMS: string[] = [
  String.raw`${NUMBER_BOUNDARY}(?<!\$)(?<it>\d{1,6}[A-Z]?\s+(?:[\p{Lu}\d][\p{L}\d'’.-]*\s+){1,4}(?:${ENGLISH_STREETS})\b)`,
  String.raw`${NUMBER_BOUNDARY}(?<it>\d{1,5}(?:\s?(?:bis|ter))?,?\s+(?:${eitherCase(FRENCH_STREETS)})\s+(?:(?:${PARTICLES})\s*){0,3}${NAME}(?:[\s-]${NAME}){0,3})`,
  String.raw`(?<!\p{L})(?<it>(?:${STREETS_BEFORE_NAMES})\.?\s*(?:(?:${PARTICLES})\s+){0,3}${NAME}(?:\s(?:(?:${PARTICLES}|e|y)\s+)?${NAME}){0,4},?\s+(?:n[.º°o]*\s*)?\d{1,5}(?!\p{L})${NO_UNIT})`,
  String.raw`(?<![\p{L}-])(?<it>(?:\p{Lu}[\p{L}-]*(?:${GERMAN_STREETS})|\p{Lu}[\p{L}-]*\s(?:${eitherCase('straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer')}))\s+\d{1,4}(?:\s?[a-z])?(?!\p{L})${NO_UNIT})`,
]

const SHORT: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  avenida: 'ave',
  avda: 'ave',
  av: 'ave',
  calle: 'c',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  bd: 'blvd',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  circle: 'cir',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
}

/**
 * A street address in the form in which addresses are compared: "22 Pine Street" equals "22 PINE ST.", "Lindenstr. 5" equals
 * "Lindenstraße 5".
 */
export const street = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT[word] ?? (word.endsWith('strasse') ? word.slice(0, -'asse'.length) : word))
    .join(' ')

/** Whether an address is that of a listing, or the beginning of it. */
export const isStreet = (whole: string, said: string): boolean =>
  whole !== '' && (`${whole} `.startsWith(`${said} `) || `${said} `.startsWith(`${whole} `))
