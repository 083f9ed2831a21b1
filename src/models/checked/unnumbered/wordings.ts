import { fold } from '../../../search/text/fold.ts'
import { type Phrases, phrases } from '../../../search/text/phrases.ts'
import { COMPARATIVES, EITHER, german, type Quality, type Side, SUPERLATIVES } from './comparing-words.ts'

/**
 * What words of a comparison say. `either`: it is a superlative behind a definite article, as in Spanish "el más barato"; `umlaut`: it is a
 * comparison with that letter only, since "alter" and "großer" are none. `needsThan`: only
 * before "than".
 */
export type Wording = {
  quality: Quality
  towards: 'less' | 'more'
  degree: 'comparative' | 'superlative' | 'either'
  umlaut?: RegExp
  needsThan?: true
}
/** Comparatives only before "als": "ein neuer Herd" compares nothing. */
const WITH_THAN: Partial<Record<Side, string>> = { 'year more': german('neuer') }
/** Comparatives only with their umlaut. */
const WITH_UMLAUT: Partial<Record<Side, [words: string, umlaut: RegExp]>> = {
  'area more': [german('grosser'), /ö|oe/i],
  'year less': [german('alter'), /ä|ae/i],
}

const ALL: [Wording, string][] = (
  [
    ['comparative', COMPARATIVES],
    ['superlative', SUPERLATIVES],
    ['either', EITHER],
  ] as const
).flatMap(([degree, table]) =>
  Object.entries(table).map(([side, words]): [Wording, string] => [{ ...wordingOf(side), degree }, words.join('|')]),
)
for (const [side, [words, umlaut]] of Object.entries(WITH_UMLAUT))
  ALL.push([{ ...wordingOf(side), degree: 'comparative', umlaut }, words])

for (const [side, words] of Object.entries(WITH_THAN))
  ALL.push([{ ...wordingOf(side), degree: 'comparative', needsThan: true }, words])

function wordingOf(side: string): Pick<Wording, 'quality' | 'towards'> {
  const [quality, towards] = side.split(' ')
  return { quality: quality as Quality, towards: towards === 'less' ? 'less' : 'more' }
}

/** The comparison that begins at a token. */
export const comparisonAt: Phrases<Wording> = phrases(ALL)

/** Too common to hold a text back: what is said with them is checked where their sentence ends. */
const COMMON = new Set(
  (
    'price rent hoa fee fees dues space beds baths bedrooms bathrooms built less more least most later earlier recently priced feet footage ' +
    'platz wohnflache schlafzimmer bader badezimmer preis miete hausgeld gebaut mehr weniger bajo alto mas menos espacio superficie ' +
    'dormitorios habitaciones banos bas eleve plus moins espace surface chambres bain bains baixo baixa mais espaco area quartos ' +
    'banheiros banho conta precio preco pricey young youngest asequible asequibles amplio amplia amplios amplias amplo ampla amplos amplas espacioso ' +
    'grande grandes grand grands petit petite petits petites pequeno pequena pequenos pequenas nuevo nueva nuevos nuevas novo nova novos novas ' +
    'neuf neuve neufs neuves cerca pres proche proches perto espaciosa espacosa espacoso spacieux ancien ancienne anciens anciennes antigo antiga antiguo antigua'
  ).split(' '),
)
const EACH = ALL.flatMap(([, words]) => words.split('|').map((phrase) => phrase.split(' ')))
/** Words that compare on their own, folded. */
const ALONE = new Set(EACH.flatMap((words) => (words.length === 1 ? words : [])))
const LAST = new Set(EACH.flatMap((words) => words.slice(-1)))
const LEADING = new Set(EACH.flatMap((words) => words.slice(-2, -1)))

/** Words, as they are written. */
const WORD = /\p{L}+['’]?/gu
const ASCII = /^[a-z'’]+$/i

/** A quick test without which a text has no comparison. */
export function mayCompare(text: string): boolean {
  let last = ''
  for (const [raw] of text.matchAll(WORD)) {
    const word = ASCII.test(raw) ? raw.toLowerCase() : fold(raw)
    if (ALONE.has(word) || (LAST.has(word) && LEADING.has(last))) return true
    last = word
  }
  return false
}

/** Whether a text compares with words from which on it is not held back. */
export const comparesUnheld = (text: string): boolean => UNHELD.test(text)
const UNHELD = / (?:más|plus|mais|moins) (?:grand|petit|peque|nuev|nov|neu|cerca|près|proche|perto)/

/** The words from which on a text is held back, folded: the last of each comparison. */
export const COMPARING_WORDS: readonly string[] = [...LAST].filter((word) => !COMMON.has(word))
/** Those of them that compare only behind one of the leads: "expensive" behind "more". */
export const LED_WORDS: readonly string[] = COMPARING_WORDS.filter((word) => !ALONE.has(word))
export const LEADS: readonly string[] = [...LEADING]
