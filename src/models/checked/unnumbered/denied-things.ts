import { wordSet, wordSetOf } from '../../../search/text/phrases.ts'
import { type Token, wordAt } from '../../../search/text/tokens.ts'
import { ARTICLES } from './neighbours.ts'
import type { Thing } from './thing-words.ts'
import { thingAt } from './things.ts'

type Absence = { thing: Thing; from: number; until: number }

/** What a sentence denies, from the first word of the denial on. */
export function absencesIn(tokens: Token[]): Absence[] {
  const absences: Absence[] = []
  for (let at = 0; at < tokens.length; at++) {
    const named = thingAt(tokens, at)
    if (named === undefined) continue
    const joined = absences.at(-1)
    const isJoined =
      joined !== undefined && tokens.slice(joined.until, at).every(({ text }) => JOINS.has(text) || ARTICLES.has(text))
    const { value: thing, until } = named
    const from = denialBefore(tokens, at) ?? (isJoined ? joined.from : undefined)
    if (from === undefined && isLabelDenied(tokens, until)) absences.push({ thing, from: at, until: until + 2 })
    else if (from === undefined && isDeniedBehind(tokens, until)) absences.push({ thing, from: at, until })
    else if (from !== undefined && isEnd(tokens, until)) absences.push({ thing, from, until })
    at = until - 1
  }
  return absences
}
/** Between things that are denied together. */
const JOINS = new Set([',', ...wordSetOf({ en: 'or nor', es: 'ni u o', fr: 'ou', de: 'oder noch', pt: 'nem ou' })])

/** Where a denial begins that ends right before a token. */
function denialBefore(tokens: Token[], at: number): number | undefined {
  let from = at - 1
  while (FILLING.has(wordAt(tokens, from))) from -= 1
  const word = wordAt(tokens, from)
  if (DENIALS.has(word)) return from
  if (word === "isn't" && wordAt(tokens, from - 1) === 'there') return from
  if (LINKING.has(word)) from -= 1
  if (!VERBS.has(wordAt(tokens, from))) return undefined
  if (DENIALS.has(wordAt(tokens, from - 1)) || DENIED_VERBS.has(wordAt(tokens, from - 1))) return from - 1
  return undefined
}
const FILLING = wordSetOf({
  en: 'a an any its',
  es: 'un una',
  fr: "de d' un une",
  de: 'ein eine einen',
  pt: 'um uma',
})
const DENIALS = wordSetOf({
  en: 'no without lacks lacking neither',
  es: 'ni carece carecen sin ningun ninguna',
  fr: 'ni sans pas aucun aucune',
  de: 'weder kein keine keinen keiner ohne',
  pt: 'nem sem nao nenhum nenhuma',
})
const DENIED_VERBS = wordSetOf({ en: "not doesn't isn't", es: 'no', fr: 'pas', de: '', pt: 'nao' })
const VERBS = wordSetOf({
  en: 'have has include offer come',
  es: 'tiene hay cuenta dispone incluye ofrece',
  fr: '',
  de: '',
  pt: 'tem ha possui dispoe inclui conta',
})
export const LINKING = wordSetOf({ en: 'with', es: 'con de', fr: 'de', de: '', pt: 'com de' })

/** "Parking: none" */
export const isLabelDenied = (tokens: Token[], until: number): boolean =>
  (wordAt(tokens, until) === ':' || wordAt(tokens, until) === '|') &&
  (NONE.has(wordAt(tokens, until + 1)) ? isSign(tokens, until + 2) : isNotThere(tokens, until + 1))
/** "Not available" */
const isNotThere = (tokens: Token[], at: number): boolean =>
  wordAt(tokens, at) === 'not' && NOT_THERE.has(wordAt(tokens, at + 1))
const NOT_THERE = wordSet('available included provided offered')
const NONE = wordSetOf({
  en: 'no none',
  es: 'no ninguno ninguna',
  fr: 'non aucun aucune',
  de: 'nein keine kein keiner keines',
  pt: 'nao nenhum nenhuma',
})

/** What may follow a thing that is denied: behind "no parking fees" it is another. */
const ENDING = wordSetOf({
  en: 'here is are required needed an or nor and but so though however either available included whatsoever listed mentioned',
  es: 'aqui u o y pero disponible incluido ni',
  fr: 'ici est ou et mais disponible vendue',
  de: 'hier ist oder noch und aber vorhanden dabei verkauft angeboten',
  pt: 'aqui ni nem e mas disponivel incluida vendida vendido',
})

/** "Einen Kamin gibt es nicht." */
const isDeniedBehind = (tokens: Token[], at: number): boolean =>
  wordAt(tokens, at) === 'gibt' && wordAt(tokens, at + 1) === 'es' && NOT_HERE.has(wordAt(tokens, at + 2))
const NOT_HERE = wordSet('nicht leider')

/** Whether a thing that is denied is named to its end: "no pool on the property", "no gym at 5 Elm Road". */
const isEnd = (tokens: Token[], at: number): boolean =>
  ENDING.has(wordAt(tokens, at)) ||
  isSign(tokens, at) ||
  THERE.some((words) => words.every((word, index) => word.test(wordAt(tokens, at + index))))
const THERE = [
  [/^on$/, /^the$/, /^(?:property|premises)$/],
  [/^on$/, /^site$/],
  [/^(?:at|in|bei|en|a|em|for)$/, /^(?:\d+|all|it)$/],
]
const isSign = (tokens: Token[], at: number): boolean => !/^[\p{L}\p{N}]/u.test(wordAt(tokens, at))
