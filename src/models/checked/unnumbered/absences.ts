import { type ByLanguage, inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { wordSetOf } from '../../../search/text/phrases.ts'
import { type Token, tokenise, wordAt } from '../../../search/text/tokens.ts'
import { isHypothetical } from '../context/assertion.ts'
import { isProposed } from '../proposals.ts'
import { namedIn, type Place, placesIn } from '../subject.ts'
import type { Truth } from '../truth/truth.ts'
import { absencesIn, LINKING } from './denied-things.ts'
import { CONTRASTING, HOMES, POINTING } from './neighbours.ts'
import { isHad, isShared } from './things.ts'

type Scene = { sentence: string; about: Truth | undefined; truths: Truth[] }

/** Where it ends that a home is said to lack what its listing says it has: "no parking", "comes without a garage". */
export function falseAbsences({ sentence, about, truths }: Scene): number[] {
  if (!DENYING.test(sentence) || /\?\s*$/.test(sentence)) return []
  const tokens = tokenise(sentence).filter(({ text }) => !MARKUP.has(text))
  const places = placesIn(sentence, truths)
  const folded = fold(sentence)
  const said = { ofTexts: OF_TEXTS.test(folded), ofOwn: OF_OWN.test(folded) || isShared(folded) }
  return absencesIn(tokens)
    .slice(0, ABSENCES_MAX)
    .flatMap(({ thing, from, until }) => {
      const start = tokens[from]?.from ?? 0
      const before = sentence.slice(0, start)
      if (isHypothetical(before, '') || isProposed(before, (text) => namedIn(text, truths).length > 0)) return []
      if (isOfAnyHome(tokens, from)) return []
      const scope = scopeAt({ start, end: tokens[until - 1]?.to ?? start }, { sentence, tokens, places, about, truths })
      const isFalse = scope.length > 0 && scope.every((truth) => isHad(thing, truth, said))
      return isFalse ? (tokens[until - 1]?.to ?? []) : []
    })
}
/** Finds whole words of any language. */
const anyWordOf = (sources: ByLanguage<string>): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${inAnyLanguage(sources)}(?!\p{L})`, 'u')
/** "Mentioned", "in the listing": what a listing does not tell its home may have. */
const OF_TEXTS = anyWordOf({
  en: String.raw`(?:un)?mention\p{L}*|listings?|listed|lists?|show[ns]?|stat(?:ed|es)|specif(?:ied|ies)|not(?:ed|es)|descri\p{L}*|indicat\p{L}*|advertis\p{L}*|texts?|details|according|that i (?:can|could) see|appears?`,
  es: String.raw`menci?ona\p{L}*|anunci\p{L}*|segun|indica\p{L}*|figura\p{L}*|consta|aparece|lista\p{L}*|ficha`,
  fr: String.raw`mentionn\p{L}*|annonce\p{L}*|indique\p{L}*|selon|precise\p{L}*|decrit\p{L}*`,
  de: String.raw`erwahn\p{L}*|angegeben\p{L}*|aufgefuhrt\p{L}*|genannt\p{L}*|inserat\p{L}*|anzeigen?|beschreib\p{L}*|beschrieben|laut|angaben?`,
  pt: String.raw`informa\p{L}*|segundo`,
})
/** "On the property itself", "of its own": what several homes share is none of it. */
const OF_OWN = anyWordOf({
  en: 'propert(?:y|ies)|premises|lot|grounds|itself|own|private|personal',
  es: 'propi[oa]s?|terreno|parcela|propiedad|mism[oa]',
  fr: 'propre|terrain|privee?s?|meme',
  de: String.raw`grundstuck\p{L}*|eigen\p{L}*|selbst|privat\p{L}*`,
  pt: 'propri[oa]s?|propriedade|lote|mesm[oa]',
})
const MARKUP = new Set(['*', '_', '`'])

/** Most absences of a sentence that are read: no person would follow more. */
const ABSENCES_MAX = 12

/** Whether a text denies something with words from which on no text is held back. */
export const deniesUnheld = (text: string): boolean => UNHELD.test(text)
const UNHELD =
  /(?:^|\s)(?:[Ww]ithout|[Oo]hne|[Ss]in|[Ss]ans|[Ss]em|pas d[e'’]|[Nn]either|[Ww]eder|ni|nem|carecen?|[Aa]ucune?|gibt es nicht|not available)(?![a-z\u00c0-\u024f])|n['’]t /

/** A quick test without which nothing is denied. */
const DENYING =
  /(?<!\p{L})(?:no|none|not|without|lack\p{L}*|nicht|weder|ni|nem|carecen?|neither|nor|\p{L}+n['’]t|kein\p{L}*|ohne|nein|sin|sans|pas|aucune?|non|ning[uú]n\p{L}*|sem|n[aã]o|nenhuma?)(?!\p{L})/iu

/** "Homes without a garage", "a condo with no pool": of homes that are looked for. */
function isOfAnyHome(tokens: Token[], from: number): boolean {
  let at = from - 1
  if (LINKING.has(wordAt(tokens, at)) || wordAt(tokens, at) === 'mit' || wordAt(tokens, at) === 'avec') at -= 1
  if (PERSONS.has(wordAt(tokens, at)) || PERSONS.has(wordAt(tokens, at - 1))) return true
  // "In neighborhoods where there's no HOA"
  let where = from - 1
  while (BEING.has(wordAt(tokens, where))) where -= 1
  if (WHERE.has(wordAt(tokens, where))) return true
  return HOMES.has(wordAt(tokens, at)) && !POINTING.has(wordAt(tokens, at - 1))
}
const BEING = wordSetOf({
  en: "there there's is are isn't",
  es: 'hay',
  fr: "il y n'y a",
  de: 'es gibt',
  pt: 'ha tem',
})
const WHERE = wordSetOf({ en: 'where', es: 'donde', fr: 'ou', de: 'wo', pt: 'onde' })
const PERSONS = wordSetOf({
  en: 'i we you',
  es: 'yo nosotros',
  fr: 'je nous vous',
  de: 'ich wir sie ihr',
  pt: 'eu nos',
})

type Placed = { sentence: string; tokens: Token[]; places: Place[]; about: Truth | undefined; truths: Truth[] }

/** The homes of which it may be said: the one that is named, else the one that the text is about, else all. */
function scopeAt(
  { start, end }: { start: number; end: number },
  { sentence, tokens, places, about, truths }: Placed,
): Truth[] {
  const isContrasted = ({ from }: Pick<Place, 'from'>): boolean => {
    const at = tokens.findIndex((token) => token.from >= from)
    return CONTRASTING.has(wordAt(tokens, at - 1))
  }
  // "No gym at 5 Elm Road"
  const behind = places.find(({ from }) => PREPOSITION.test(sentence.slice(end, from)))
  if (behind !== undefined) return [behind.truth]
  const before = places.filter(({ until, from }) => until <= start && !isContrasted({ from }))
  const named = before.at(-1)?.truth
  if (named !== undefined) return [named]
  const [only, ...others] = new Set(places.map(({ truth }) => truth))
  if (only !== undefined) return others.length === 0 && about === undefined ? [only] : []
  return about === undefined ? truths : [about]
}
const PREPOSITION = /^\s\p{L}{1,3}\s$/u
