import { inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { phrases, skipWords, wordSet } from '../../../search/text/phrases.ts'
import { type Token, tokenise, wordAt } from '../../../search/text/tokens.ts'
import { doubts, isHypothetical } from '../context/assertion.ts'
import { isProposed } from '../proposals.ts'
import { BEFORE_SUBJECT, namedIn, type Place, placesIn } from '../subject.ts'
import type { Truth } from '../truth/truth.ts'
import { isLabelDenied } from './denied-things.ts'
import { ARTICLES } from './neighbours.ts'
import type { Thing } from './thing-words.ts'
import { isMentioned, thingAt } from './things.ts'

type Scene = { sentence: string; about: Truth | undefined; truths: Truth[]; isTold: (text: RegExp) => boolean }

/** Whether a text says that a home has something, with words from which on no text is held back. */
export const assertsUnheld = (text: string): boolean =>
  (HAVING.test(text) && /\p{L}{3}/u.test(text)) || saysOfBoth(text)
/** Whether a text begins with what two homes have. */
const saysOfBoth = (text: string): boolean =>
  /^\P{L}*(?:both|amb[oa]s|les deux|beide)\s/iu.test(text) && BOTH.test(fold(text))
const HAVING =
  /(?<!\p{L})(?:has|offers|includes|features|boasts|comes with|tiene|cuenta con|ofrece|dispone|incluye|a|dispose|offre|comprend|possède|hat|bietet|verfügt|tem|conta com|oferece|possui|dispõe|inclui)(?!\p{L})/u
/** Said of two homes at the beginning of a sentence, up to the verb. */
const BOTH = new RegExp(
  String.raw`^\P{L}*(?:${inAnyLanguage({
    en: 'both (?:(?:of (?:them|these)|homes|houses|condos|apartments|listings|properties|places) )?(?:have|offer|include|feature|come with)',
    es: 'amb[oa]s (?:(?:casas|pisos|viviendas) )?(?:tienen|ofrecen|incluyen)',
    fr: 'les deux (?:(?:maisons|appartements|logements) )?(?:ont|offrent)',
    de: 'beide (?:(?:hauser|wohnungen|objekte) )?(?:haben|bieten)',
    pt: 'amb[oa]s (?:(?:casas|apartamentos|imoveis) )?(?:oferecem|possuem)',
  })})(?!\p{L})`,
  'u',
)

/**
 * Where it ends that a home is said to have what neither its listing nor the business mentions: "9 Oak Ave has a pool". `isTold`: whether
 * the business says something that fits a pattern.
 */
export function falsePresences({ sentence, about, truths, isTold }: Scene): number[] {
  const isOfBoth = truths.length === 2 && saysOfBoth(sentence)
  if (!(isOfBoth || HAVING.test(sentence)) || /\?\s*$/.test(sentence)) return []
  const tokens = tokenise(sentence).filter(({ text }) => !MARKUP.has(text))
  const places = placesIn(sentence, truths)
  return presencesIn(tokens, (verb) => {
    const isFirst = !tokens.slice(0, verb).some((_, at) => PLURALS(tokens, at))
    if (PLURALS(tokens, verb)) return isOfBoth && isFirst && places.length === 0 ? truths : []
    const owner = ownerAt(verb, { sentence, tokens, places, about })
    return owner ? [owner] : []
  }).flatMap(({ thing, owners, from, until }) => {
    const before = sentence.slice(0, tokens[from]?.from ?? 0)
    const isSupposed =
      SUPPOSED.test(before) ||
      OF_PERSON.test(fold(before)) ||
      doubts(before) ||
      isHypothetical(before, '') ||
      isProposed(before, (text) => namedIn(text, truths).length > 0)
    return isSupposed || owners.every((owner) => isMentioned(thing, owner, isTold)) ? [] : (tokens[until - 1]?.to ?? [])
  })
}
const SUPPOSED =
  /(?<!\p{L})(?:if|whether|might|may|maybe|perhaps|probably|ask|suppose|ob|falls|wenn|vielleicht|si|quizás?|tal vez|peut-être|se|caso|talvez)(?!\p{L})/iu
/** Said to be told by the person, which "as you said" agrees to. */
const OF_PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage({
    en: 'according to you|(?<!as |like )you (?:say|said|told|mention(?:ed)?|think|believe|assume)',
    es: 'segun (?:usted|tu)|usted dice|dices|dijiste|cree usted',
    fr: "(?:selon|d['’]apres) (?:vous|toi)|(?<!comme )vous (?:dites|avez dit|pensez)",
    de: '(?:laut|nach) (?:ihnen|ihren? (?:angaben?|worten)|dir)|ihnen zufolge|(?<!wie )sie (?:sagen|sagten|meinen)',
    pt: '(?:segundo|de acordo com) (?:voce|o senhor|a senhora)|voce (?:disse|diz|acha)',
  })})(?!\p{L})`,
  'u',
)
const MARKUP = wordSet('* _ `')

type Presence = { thing: Thing; owners: Truth[]; from: number; until: number }

/** What homes are said to have, right behind a verb or joined to such a thing: "has a heated pool, a gym and two balconies". */
function presencesIn(tokens: Token[], ownersOf: (verb: number) => Truth[]): Presence[] {
  const found: Presence[] = []
  let last: { owners: Truth[]; until: number } | undefined
  for (let at = 0; at < tokens.length; at++) {
    const verb = VERBS(tokens, at) ?? PLURALS(tokens, at)
    const owners = verb ? ownersOf(at) : []
    if (verb && owners.length > 0) last = { owners, until: verb.until }
    // "A" is an article, too.
    else if (verb && wordAt(tokens, at) !== 'a') last = undefined
    const named = thingAt(tokens, at)
    if (named === undefined || last === undefined) continue
    const between = tokens.slice(last.until, at)
    if (!between.every(({ text }) => BESIDE.has(text) || ARTICLES.has(text) || JOINS.has(text) || /^\d$/.test(text)))
      continue
    const { value: thing, until } = named
    last = { owners: last.owners, until }
    if (isEnd(tokens, until)) found.push({ thing, owners: last.owners, from: at, until })
    at = until - 1
  }
  return found
}
const VERBS = phrases<true>([
  [
    true,
    'has|offers|includes|features|boasts|comes with|tiene|cuenta con|ofrece|dispone de|incluye|a|dispose|offre|comprend|possede|hat|bietet|verfugt uber|tem|conta com|oferece|possui|dispoe de|inclui',
  ],
])
const PLURALS = phrases<true>([
  [true, 'have|offer|include|feature|come with|tienen|ofrecen|incluyen|ont|offrent|haben|bieten|oferecem|possuem'],
])
const BESIDE = wordSet(
  "also even its d' d d'un d'une de un una une um uma ein eine einen two car double heated private big large small new modern lovely beautiful attached detached fenced covered swimming wood burning gas roof rooftop indoor outdoor sparkling spacious sunny cozy finished " +
    'auch eigenen eigener grossen grosse schonen grande hermosa privada climatizada grande privee chauffee belle privativa aquecida tambien aussi tambem',
)
const JOINS = wordSet(', and y e et und')

/** What may follow a thing that is named to its end: "a pool nearby", "a garage door" and "HOA: none" are others. */
function isEnd(tokens: Token[], at: number): boolean {
  const next = wordAt(tokens, skipWords(tokens, at, BESIDE))
  if (ENDING.has(next)) return true
  return !/^[\p{L}\p{N}]/u.test(next) && wordAt(tokens, at) !== '-' && !isLabelDenied(tokens, at)
}
const ENDING = wordSet('and but or too as y pero et mais und aber e mas')

type Placed = { sentence: string; tokens: Token[]; places: Place[]; about: Truth | undefined }

/** The home that a verb is said of: the one right before it, or the only one of the sentence, behind "and"; of "it", the one before. */
function ownerAt(verb: number, { sentence, tokens, places, about }: Placed): Truth | undefined {
  const at = ADVERBS.has(wordAt(tokens, verb - 1)) ? verb - 1 : verb
  const before = tokens[at - 1]
  const named = places.find(({ until }) => until === before?.to)
  if (named !== undefined) return beginsClause(sentence.slice(0, named.from)) ? named.truth : undefined
  const [only, ...others] = new Set(places.map(({ truth }) => truth))
  const word = wordAt(tokens, at - 1)
  if (JOINS.has(word) && word !== ',') return others.length === 0 && startsWith(places, tokens) ? only : undefined
  return PRONOUNS.has(word) && at === 1 && places.length === 0 ? about : undefined
}
const ADVERBS = wordSet('also even tambien tambem aussi auch')
const PRONOUNS = wordSet('it es sie elle il ella ela ele')

/** "The neighbour of 9 Oak Ave has a pool" is of another. */
const beginsClause = (before: string): boolean => BEFORE_SUBJECT.test(before.split(CLAUSE_ENDS).at(-1) ?? '')
const CLAUSE_ENDS = /[,;:.]\s|(?<!\p{L})(?:and|but|while|y|et|und|e|pero|mais|aber|mas)\s/iu

/** Whether a sentence begins with a home. */
const startsWith = ([first]: Place[], tokens: Token[]): boolean =>
  tokens.find(({ text }) => /[\p{L}\d]/u.test(text))?.from === first?.from
