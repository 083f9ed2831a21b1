import { lexicon } from '../language/lexicon.ts'
import { readNumber } from '../numbers/numbers.ts'
import { OR, phrases, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, originalText, type Sentence } from '../text/sentence.ts'
import { isCapital, isWord, type Token, wordAt } from '../text/tokens.ts'
import { readPlaces } from './places.ts'

/**
 * Reads how long a way may take: "20 minutes from downtown", "30 min walk to the station". No filter holds a time. Near a place that
 * listings have, homes are searched around it and the time is said back; else all of it is, so that nothing of "30 minutes from the
 * White House" is taken for a kind of home.
 */
export function readTravel(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const way = wayAt(tokens, at)
  if (way === undefined) return undefined
  const start = skipWords(tokens, way.until, ARTICLES)
  const place = readPlaces(sentence, start) ?? readPlaces(sentence, skipWords(tokens, start, CENTRE))
  const { filter = {}, change, until: end = start } = place ?? {}
  const [name] = filter.cities ?? filter.locations ?? filter.zips ?? []
  const until = meansUntil(tokens, name === undefined ? landmarkUntil(tokens, start) : end)
  if (name === undefined || change === 'remove') return notUnderstood(sentence, { from: at, until })
  const time = originalText(sentence, { from: at, until: way.time })
  return { from: at, until, filter, near: { place: name }, notUnderstood: time }
}

/** Reads "near the Space Needle" where no listing has such a place: its whole name is said back. */
export function readUnknownNear(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const near = lexicon.near(tokens, at)
  if (!near) return undefined
  const start = skipWords(tokens, near.until, ARTICLES)
  const until = OWN.has(wordAt(tokens, start)) ? start : landmarkUntil(tokens, start)
  if (until === start) return undefined
  // A capital tells a name, so that homes are looked for, though none can be found by it.
  const search = isCapital(tokens[start]) ? { filter: {}, weak: true } : {}
  return { from: at, until, ...search, notUnderstood: originalText(sentence, { from: start, until }) }
}

/** "Homes near me": where somebody is, is no name. */
const OWN = wordSet('me us')

/** Where the time of "less than 20 minutes by bus from" and all of it end; undefined for another time: "I am free in 20 minutes". */
function wayAt(tokens: Token[], at: number): { time: number; until: number } | undefined {
  // All limits in a row are read from the first on.
  if (LIMITS.has(wordAt(tokens, at - 1))) return undefined
  const opening = skipWords(tokens, at, LIMITS)
  const isOne = ONE.has(wordAt(tokens, opening - 1)) && opening > at
  const number = HALF(tokens, opening)?.until ?? readNumber(tokens, opening)?.until ?? (isOne ? opening : undefined)
  if (number === undefined) return undefined
  const upper = RANGE.has(wordAt(tokens, number)) ? readNumber(tokens, number + 1)?.until : undefined
  const unit = skipWords(tokens, upper ?? number, HYPHEN)
  if (!UNITS.has(wordAt(tokens, unit))) return undefined
  const time = skipWords(tokens, unit + 1, MEANS)
  const until = skipWords(tokens, time, LINKS)
  return until > unit + 1 ? { time, until } : undefined
}

/** Where the name of a landmark ends: a few words, up to the next wish. */
export function landmarkUntil(tokens: Token[], at: number): number {
  let until = at
  while (until - at < LONGEST && isWord(tokens[until]) && !ENDING.has(wordAt(tokens, until))) until++
  return until
}
/** Maximum number of words in the name of a landmark. */
const LONGEST = 5

/** Where "by metro", "on foot" ends. */
function meansUntil(tokens: Token[], at: number): number {
  const by = skipWords(tokens, at, BY)
  return by > at ? skipWords(tokens, by, MEANS) : skipWords(tokens, at, AWAY)
}

const LIMITS = wordSet('within in at less than under up to max maximum most about around no not more only a an the')
const ONE = wordSet('a an')
const HALF = phrases<true>([[true, 'half an|half a']])
const RANGE = wordSet('- to or')
const HYPHEN = wordSet('-')
const UNITS = wordSet(
  'min mins minute minutes minutos minuto minuten hour hours hr hrs stunde stunden heure heures hora horas',
)
const BY = wordSet('by on via with per mit en a à zu de')
const AWAY = wordSet('away entfernt remove')
const MEANS = wordSet(
  "by on a the via walk walking drive driving commute commuting ride riding trip bus train subway metro tram car bike bicycle foot transit public transport ferry away distance ' s travel zu zur mit in en per pie pied pe fuss fussweg gehminuten coche voiture auto carro tren zug bahn u s bahn bici velo rad marche walk de",
)
const LINKS = wordSet('from to of into for my our work and back de do da du des of del la vom von der dem zum zur')
const ARTICLES = wordSet('the a an my our central')
const CENTRE = wordSet('downtown central city centre center middle of')
/** Words that begin another wish. */
const ENDING = new Set([
  ...OR,
  ...wordSet(
    'and but with without under over below above up at least for in near close by on via from to max maximum cheapest please no not that which is are where if so because since ideally preferably also having has have around between within built per it this away remove entfernt y et und e mit avec con com',
  ),
])
