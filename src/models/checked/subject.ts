import type { ByLanguage } from '../../contract/languages.ts'
import { fold } from '../../search/text/fold.ts'
import { street } from './claims/addresses.ts'
import { STATUS_LEADS } from './claims/statuses.ts'
import { HOMES } from './claims/wording.ts'
import type { Truth } from './truth/truth.ts'

/** The listings that a text names by street or MLS number. */
export function namedIn(text: string, truths: Truth[]): Truth[] {
  const said = ` ${street(text)} `
  return truths.filter(({ street: own, mls }) => (own !== '' && said.includes(` ${own} `)) || said.includes(` ${mls} `))
}

/** Where a text names a listing by its street. */
export type Place = { truth: Truth; from: number; until: number }

/** Where a text names listings by their streets, in order. */
export function placesIn(text: string, truths: readonly Truth[]): Place[] {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    word: street(match[0]),
    from: match.index,
    until: match.index + match[0].length,
  }))
  const places: Place[] = []
  for (const truth of truths) {
    const [first, ...rest] = truth.street.split(' ')
    if (first === '' || rest.length === 0) continue
    for (const [at, { word, from }] of words.entries()) {
      if (word !== first || !rest.every((own, index) => words[at + 1 + index]?.word === own)) continue
      places.push({ truth, from, until: words[at + rest.length]?.until ?? from })
    }
  }
  return places.toSorted((one, other) => one.from - other.from)
}

/** What may stand before the home that a sentence is about: the marks of a list, "the home at". */
export const BEFORE_SUBJECT =
  /^[\s\d.)*_#•-]{0,12}(?:(?:the|la|le|el|das|die|a|o|l['’])\s?(?:\p{L}+\s){0,3}(?:at|in|en|em|au|à|de)\s)?$/iu

/** Whether a text names the street of a listing, with or without its number: "Maple Lane". */
export function namesStreet(text: string, truths: Truth[]): boolean {
  const said = ` ${street(text)} `
  return truths.some(({ street: own }) => own !== '' && said.includes(` ${own.replace(/^\d+ /, '')} `))
}

/** In the singular: "A and B cost $1 and $2" says each of one. */
const VERB_LAST =
  /^(?: \p{L}+)? (?:is|has|costs|offers|ist|hat|kostet|bietet|es|tiene|cuesta|ofrece|est|a|coute|offre|custa)(?: \p{L}+){0,2} $/u
/** The listing of which a sentence that names several says what follows: "22 Pine Street has" but no "22 Pine Street, with". */
export function saidOf(before: string, named: Truth[]): Truth[] | undefined {
  const said = ` ${street(before)} `
  const found = named.filter(({ street: own }) => {
    const at = said.lastIndexOf(` ${own} `)
    return own !== '' && at >= 0 && VERB_LAST.test(said.slice(at + own.length + 1))
  })
  return found.length === 1 ? found : undefined
}

/** Homes, folded. */
const HOME_NOUNS: ByLanguage<string> = {
  en:
    'home house condo condominium apartment townhouse townhome bungalow cottage villa duplex loft property listing place unit flat ' +
    'studio penthouse residence craftsman',
  de: 'haus wohnung immobilie objekt angebot inserat einfamilienhaus reihenhaus doppelhaus villa apartment eigentumswohnung',
  es: 'casa piso vivienda apartamento propiedad inmueble chalet atico estudio anuncio',
  fr: 'maison appartement bien logement villa propriete studio annonce',
  pt: 'casa apartamento imovel moradia propriedade estudio anuncio',
}
/** What else stands for them. */
const PRONOUNS: ByLanguage<string> = {
  en: 'it this that they these those both all one ones which who he she status everything first second third last former latter other',
  de: 'es er sie dies diese dieser dieses beide alle das die der status erste zweite dritte letzte',
  es: 'este esta ese esa esto estos estas ella ellos ellas ambos ambas todos todas que estado primero primera segundo segunda',
  fr: 'il elle ils elles ce celui celle ceci cela ci qui c tous toutes deux statut premier premiere second seconde',
  pt: 'ele ela eles elas este esta isto ambos ambas todos todas que estado primeiro primeira segundo segunda',
}
const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? []
const NOUNS = new Set(Object.values(HOME_NOUNS).flatMap(wordsIn))
const KNOWN = NOUNS.union(new Set(Object.values(PRONOUNS).flatMap(wordsIn)))
const PLURAL = new RegExp(`^(?:${HOMES})$`, 'i')
/** Ends a clause before the status; what stands before it may speak of something else. */
const CLAUSE =
  /[.!?;:,()|\n·•–—"“”]|(?<!\p{L})(?:and|but|because|while|und|aber|weil|y|pero|porque|et|mais|car|e|mas|pois)(?!\p{L})/u

/** Begins a complement of a noun: "the home with the garden", "the condo you asked about". */
const COMPLEMENT =
  /(?<=\S\s)(?:with|without|of|in|at|on|by|near|for|from|you|we|that|which|built|mit|ohne|von|an|am|im|bei|con|sin|de|del|en|cerca|avec|sans|du|pres|com|sem|do|da|no|na|em)(?!\p{L})/u

/**
 * The noun at the beginning of a clause that is about it: "the floor plan" in "the floor plan for the house". The superlative in
 * "the cheapest of the homes" is none.
 */
const TOPIC =
  /^\W*(?:\p{L}+ ){0,4}\p{L}+(?<!est)(?= (?:of|for|about|von|fur|uber|zu|sobre|sur|para|pour) (?:the|this|that|these|those|our|your|it|them|\d|das|der|die|den|dies|est|el|la|los|las|les?|cet|[oa]s? ))/u

/**
 * Whether what a status is said of may be a home: the last noun before its verb, or the one before what says more of it. "Street parking is
 * available" and "the house next door is sold" are of others. `isName`: whether a word is one of the homes' addresses, places and types.
 */
export function speaksOfHome(before: string, isName: (word: string) => boolean): boolean {
  const clause = fold(before).split(CLAUSE).at(-1) ?? ''
  const topic = wordsIn(TOPIC.exec(clause)?.[0] ?? '')
  const [last = 'it'] = topic.slice(-1)
  if (!KNOWN.has(last) && !isName(last) && !topic.some((word) => STATUS_LEADS.has(word))) return false
  const [head = ''] = clause.split(COMPLEMENT)
  const noun = wordsIn(head).at(-1)
  if (noun !== undefined && NOUNS.has(noun)) return true
  const words = wordsIn(clause)
  const at = words.findLastIndex((word) => !STATUS_LEADS.has(word))
  const word = words[at]
  if (word === undefined || isName(word)) return true
  // "#1"
  if (/^\d$/.test(word)) return KNOWN.has(words[at - 1] ?? 'it')
  // "22 Pine Street"
  if (street(word) !== word && isName(words[at - 1] ?? '')) return true
  // "The three-bedroom"
  if (/^bed(?:room)?$/.test(word)) return at > 1 && /^\d+$|^(?:two|three|four|five|six)$/.test(words[at - 1] ?? '')
  // Of homes in general.
  if (PLURAL.test(word)) return at > 0
  return KNOWN.has(word)
}
