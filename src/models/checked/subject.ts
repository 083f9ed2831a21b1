import type { ByLanguage } from '../../contract/languages.ts'
import { fold } from '../../search/text/fold.ts'
import { street } from './claims/addresses.ts'
import { STATUS_LEADS } from './claims/statuses.ts'
import { HOMES } from './claims/wording.ts'

/** What a status is said of, folded: homes, and what stands for them. */
const SUBJECTS: ByLanguage<string> = {
  en:
    'it this that they these those both all one ones which who he she home house condo condominium apartment townhouse townhome bungalow ' +
    'cottage villa duplex loft property listing place unit flat studio penthouse status everything',
  de:
    'es er sie dies diese dieser dieses beide alle das die der haus wohnung immobilie objekt angebot inserat einfamilienhaus ' +
    'reihenhaus doppelhaus villa apartment eigentumswohnung status',
  es:
    'este esta ese esa esto estos estas ella ellos ellas ambos ambas todos todas que casa piso vivienda apartamento propiedad inmueble ' +
    'chalet atico estudio anuncio estado',
  fr: 'il elle ils elles ce celui celle ceci cela ci qui c tous toutes deux maison appartement bien logement villa propriete studio annonce statut',
  pt: 'ele ela eles elas este esta isto ambos ambas todos todas que casa apartamento imovel moradia propriedade estudio anuncio estado',
}
const KNOWN = new Set(Object.values(SUBJECTS).flatMap((words) => words.split(' ')))
const PLURAL = new RegExp(`^(?:${HOMES})$`, 'i')
/** Ends a clause before the status; what stands before it may speak of something else. */
const CLAUSE =
  /[.!?;:,()|\n·•–—"“”]|(?<!\p{L})(?:and|but|because|while|und|aber|weil|y|pero|porque|et|mais|car|e|mas|pois)(?!\p{L})/u

/**
 * Whether what a status is said of, the last noun before its verb, may be a home: "street parking is available" and "the house next door
 * is sold" are of others. `names`: whether a word is one of the homes' addresses, places and types.
 */
export function speaksOfHome(before: string, isName: (word: string) => boolean): boolean {
  const clause = fold(before).split(CLAUSE).at(-1) ?? ''
  const words = clause.match(/[\p{L}\d]+/gu) ?? []
  const at = words.findLastIndex((word) => !STATUS_LEADS.has(word))
  const word = words[at]
  if (word === undefined || isName(word)) return true
  // "22 Pine Street"
  if (street(word) !== word && isName(words[at - 1] ?? '')) return true
  // Of homes in general.
  if (PLURAL.test(word)) return at > 0
  return KNOWN.has(word)
}
