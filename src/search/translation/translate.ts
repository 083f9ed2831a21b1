import type { Language } from '../../contract/languages.ts'
import { ORDINALS } from '../numbers/number-words.ts'
import type { Correction } from '../parsed.ts'
import { type Foreign, type Glossary, glossaries } from './glossary.ts'
import { isMillions, type NamesAt, type Piece, piecesOf, streetLengthAt } from './pieces.ts'

/** Maximum number of corrected words: a pasted text would take long. */
const CORRECTED_MOST = 40

/** The English of a text. */
export type Translation = {
  english: string
  /** whether the glossary has all words of the text */
  isComplete: boolean
  /** Returns the words of the text that a piece of the English stands for. */
  originalOf: (piece: string) => string
  /** corrected typing errors */
  corrections: Correction[]
}

/**
 * Translates a text word by word into English that the search understands. Names and unknown words stay as they are.
 */
export function inEnglish(text: string, language: Language, namesAt: NamesAt): Translation {
  if (language === 'en') return { english: text, isComplete: true, originalOf: (piece) => piece, corrections: [] }
  const glossary = glossaries[language]
  const { pieces: typed, rest } = piecesOf(text.replaceAll(PLUS, PLUS_WORD[language]).replaceAll(NTH, '$1e '))
  const pieces = typed.map((piece) => ({ ...piece, text: SHORT[language]?.[piece.text] ?? piece.text }))
  const isWord = (word: string) => glossary.meanings.has(word)
  const words = pieces.map((piece, at) =>
    at >= CORRECTED_MOST || namesAt(pieces, at) > 0 || isInStreet(pieces, at, isWord)
      ? piece
      : { ...piece, text: glossary.corrected(piece.text) },
  )
  const keptAt = (at: number) => namesAt(words, at) || streetLengthAt(words, at, isWord)
  const { translated, meanings, isComplete } = translateWords(words, language, keptAt)
  return {
    english: reordered(translated, language) + rest,
    isComplete: isComplete && rest === '',
    originalOf: (piece) => originalOf(piece, text, meanings),
    corrections: words.flatMap(({ raw, text: taken }, at) =>
      taken === pieces[at]?.text ? [] : [{ said: raw, taken }],
    ),
  }
}

/** The English of some words of a text, and the words themselves. */
type Meaning = [meaning: string, raw: string]

/** Translates phrase by phrase. `keptAt`: how many words from an index on stay as they are, such as a name. */
function translateWords(words: Piece[], language: Foreign, keptAt: (at: number) => number) {
  const parts: string[] = []
  const meanings: Meaning[] = []
  let isComplete = true
  for (let at = 0; at < words.length; ) {
    const kept = keptAt(at)
    const found = kept > 0 || isMillions(words, at) ? undefined : phraseAt(words, at, glossaries[language])
    const said = words.slice(at, found?.until ?? at + Math.max(1, kept))
    const isDenied =
      DENYING_FIRST.has(language) && found?.value === WISH && NOT.has(parts.at(-2) ?? '') && parts.at(-1) === ' '
    const raw = joined(words.slice(isDenied ? at - 1 : at, at + said.length))
    if (isDenied) parts.splice(-2, 2, 'i ')
    const meaning = isDenied ? "don't want" : found?.value
    parts.push(meaning ?? raw, said.at(-1)?.gap ?? '')
    if (meaning !== undefined) meanings.push([meaning, raw])
    else if (kept === 0 && LETTER.test(raw)) isComplete = false
    at += said.length
  }
  return { translated: parts.join(''), meanings: meanings.toSorted(longestFirst), isComplete }
}

const longestFirst = ([one]: Meaning, [other]: Meaning): number => other.length - one.length

/** The words of a text that a piece of its translation stands for. */
function originalOf(piece: string, text: string, meanings: Meaning[]): string {
  const own = meanings.reduce(
    (left, [meaning, raw]) =>
      left.toLowerCase().includes(meaning.toLowerCase())
        ? left.replaceAll(new RegExp(`(?<!\\p{L})${meaning}(?!\\p{L})`, 'giu'), raw)
        : left,
    piece,
  )
  if (own !== piece || text.includes(piece)) return own
  // A piece of a phrase that has no word of its own in the text: "square meter" of "per square meter", "au m²".
  return meanings.find(([meaning]) => ` ${meaning} `.includes(` ${piece.toLowerCase()} `))?.[1] ?? own
}

/** Whether a word belongs to an address, such as "Mason" to "2820 N Mason Ave". */
const isInStreet = (pieces: Piece[], at: number, isWord: (word: string) => boolean): boolean =>
  [1, 2].some((back) => streetLengthAt(pieces, at - back, isWord) > back)

/** The longest phrase at a word. None reaches across punctuation: in "no, quiero ver casas" the first word answers. */
function phraseAt(words: Piece[], at: number, { meaningAt }: Glossary): ReturnType<Glossary['meaningAt']> {
  const near = words.slice(at, at + PHRASE_MOST)
  const end = near.findIndex(({ gap, text }) => ENDING.test(gap) && !(gap.startsWith('.') && ABBREVIATED.has(text)))
  const found = meaningAt(end < 0 ? near : near.slice(0, end + 1), 0)
  return found && { value: found.value, until: at + found.until }
}

const LETTER = /\p{L}/u

/** Words of the longest phrase, and more. */
const PHRASE_MOST = 12
const ENDING = /[,;:!?]|\.\s/
const ABBREVIATED = new Set('zzgl inkl exkl incl excl ca max min approx aprox env hab dorm mtl'.split(' '))

/** "1500 + condomínio": the sign for what comes on top. */
const PLUS = /\+(?=\s?(?:cond|conta|taxa|despesa|gasto|expensa|suministro|charges|nk\b|nebenkosten))/giu
const PLUS_WORD: Record<Exclude<Language, 'en'>, string> = { es: 'más', fr: 'plus', de: 'plus', pt: 'mais' }

/** How people write words in haste. */
const SHORT: Partial<Record<Language, Record<string, string>>> = {
  es: { q: 'que', k: 'que', xq: 'porque', tb: 'tambien' },
  fr: { jveux: 'veux', jcherche: 'cherche', ya: 'y' },
  de: { nich: 'nicht', net: 'nicht', ned: 'nicht' },
  pt: { q: 'que', vc: 'voce', vcs: 'voces', tb: 'tambem', tbm: 'tambem' },
}

/** "Zweitgünstigste": German writes a rank and its superlative as one word. */
const NTH = /\b(zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?=\p{L}{2,20}[sß]te[nrs]?(?!\p{L}))/giu

const reordered = (words: string, language: Language): string =>
  [...(OWN_ORDER[language] ?? []), ...REORDERED].reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    words,
  )

/** "No quiero", "não quero" deny the wish; French "non, je veux" and German "nein, ich will" answer before it. */
const DENYING_FIRST = new Set<Language>(['es', 'pt'])
const WISH = 'i want'
const NOT = new Set(['no', 'not'])

/** "Moins cher ?", "más barata" and "mais barato?" alone compare; "le moins cher" does not. */
const CHEAPER_ALONE: [RegExp, string] = [
  /^((?:and|or|but|something|anything|nothing)? ?)cheapest(?=[ ?!.]*$)/i,
  '$1cheaper',
]

const ROOMS_IN_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const COUNT_OF_ROOMS = `\\d|${ROOMS_IN_WORDS.join('|')}`

/** "¿Es un piso?", "é um apartamento?" leave out what is meant. */
const IS_IT: [RegExp, string] = [/^is (?=an? )/i, 'is it ']

/** "Em Tacoma não, em Seattle" denies the first. */
const DENIED_BEHIND: [RegExp, string] = [
  /(^|[,;.] ?)((?:in |of )?\p{L}[\p{L} '-]{1,40}?) (?:no|not)(?=, ?\p{L})/giu,
  '$1not $2',
]

/** "2 pièces", "T2", "3 Zimmer", "3 assoalhadas" count the living room, "1 pièce" is a studio. */
const WITH_LIVING_ROOM: [RegExp, (...said: string[]) => string] = [
  new RegExp(
    `\\b(?:(${COUNT_OF_ROOMS})(-? (?:or|to|at|in|up to|and|where) |[ -]))?(${COUNT_OF_ROOMS})( |-)rooms?\\b`,
    'gi',
  ),
  (_all, least, between, most = '') => {
    const last = bedroomsOf(most)
    if (least !== undefined) return `${bedroomsOf(least)}${BETWEEN[between.trim()] ?? ' to '}${last} bedrooms`
    return last === 0 ? 'studio' : `${last} bedrooms`
  },
]
const BETWEEN: Record<string, string> = { or: ' or ', where: ' or ', and: ' and ' }
const bedroomsOf = (rooms: string): number => (ROOMS_IN_WORDS.indexOf(rooms.toLowerCase()) + 1 || Number(rooms)) - 1

const OWN_ORDER: Partial<Record<Language, [RegExp, string | ((...said: string[]) => string)][]>> = {
  // "¿Qué tal Denver?" proposes, "¿qué tal?" alone greets.
  es: [IS_IT, CHEAPER_ALONE, DENIED_BEHIND, [/\bwhat about(?=[ ?!.]*$)/, 'how are you']],
  // "Ne coûtent pas" is one negation.
  fr: [
    [/\bnot (\p{L}+) not\b/gu, '$1 not'],
    // "T3", "F3" count the rooms of an apartment.
    [/\b[tf]([1-6])\b/gi, '$1 rooms apartment'],
    WITH_LIVING_ROOM,
    // "Ou" without its accent is "or" before a place or a thing.
    [
      /^where (?=(?:also|in|near|around|at|a|an|with|without|for|from|up|under|over|between|rather|houses?|homes|apartments?|condos?|studio|townhouses?|\d)\b)/i,
      'or ',
    ],
    CHEAPER_ALONE,
  ],
  // In Portugal, "T2" counts the bedrooms of a home; "T0" is a studio.
  pt: [
    // "A" is "the" here, not "to the".
    [/\b(never mind|without|drop|skip) to the\b/gi, '$1 the'],
    [/\bt0\b/gi, 'studio'],
    [/\bt([1-6])\b/gi, '$1 bedrooms'],
    WITH_LIVING_ROOM,
    IS_IT,
    CHEAPER_ALONE,
    DENIED_BEHIND,
  ],
  // "Nach" is "to" before a place and "after" before a year.
  // "2,5 Zimmer" has half a room more than 2.
  de: [
    [/\bi (?:mag|mogen|mögen) (\p{L}[\p{L} '-]{0,40}?) not\b/giu, "i don't like $1"],
    [/(?<!\bup )\bto (?=(?:1[7-9]|20)\d\d\b)/g, 'after '],
    [/\b(\d)[.,]5(?= rooms\b)/g, '$1'],
    WITH_LIVING_ROOM,
  ],
}

/** The comparative of each superlative, which Romance languages do not tell apart. */
const COMPARATIVES: Record<string, string> = {
  cheapest: 'cheaper',
  'most expensive': 'more expensive',
  biggest: 'bigger',
  smallest: 'smaller',
  'newest built': 'newer',
  oldest: 'older',
}
const SUPERLATIVES = Object.fromEntries(Object.entries(COMPARATIVES).map(([most, more]) => [more, most]))
const SUPERLATIVE = `(${Object.keys(COMPARATIVES).join('|')})`
const COMPARATIVE = `(${Object.keys(SUPERLATIVES).join('|')})`

/** Phrases that other languages order differently than English. */
const REORDERED: [RegExp, string | ((...said: string[]) => string)][] = [
  // "20 % de plus", "10 % a menos"
  [
    /(\d(?: ?%| thousand| ?k)?) (?:(?:of|in|at|to|to the) )?(?:(more|less)\b(?! (?:than|of|from|the|\d))|anything but(?=[ ,.!?]*$| please))/gi,
    (_all, amount, direction = '') => `${amount} ${direction === 'more' ? 'more' : 'less'}`,
  ],
  // "Un poco más barata", "mais antigo também serve" compare.
  [
    new RegExp(`\\b(?:a bit|much|mucho|bastante|beaucoup|bien|very|muito|bem) ${SUPERLATIVE}\\b`, 'gi'),
    (_all, superlative = '') => COMPARATIVES[superlative] ?? superlative,
  ],
  // "La segunda casa más barata", "el segundo piso más barato"
  [
    new RegExp(`\\b(${ORDINALS.slice(1).join('|')}) (\\p{L}+) (?:the )?(?:${SUPERLATIVE}|${COMPARATIVE})\\b`, 'giu'),
    (_all, rank = '', home = '', superlative, comparative = '') =>
      `${rank} ${superlative ?? SUPERLATIVES[comparative] ?? comparative} ${home}`,
  ],
  [
    new RegExp(`(?<!the )\\b${SUPERLATIVE}(?= (?:is|are) (?:also )?(?:fine|ok|okay)\\b)`, 'gi'),
    (_all, superlative = '') => COMPARATIVES[superlative] ?? superlative,
  ],
  // "Baujahr nach 2000" is no question.
  [
    /\bwhat year was it built (?=(?:after|before|vor|since|from|to|between|in|over|under|up to|at least|\d))/g,
    'built ',
  ],
  // "Qual casa tem a menor taxa?" is no question of a home shown.
  [
    /\b(which (?:(?:house|home|condo|apartment|townhouse|studio|one)s?|of (?:these|them))(?: in \p{L}+)?) does it have(?: to(?= the))?\b/giu,
    '$1 has',
  ],
  // "¿Cuánto vale mi casa?" asks for no home of the business.
  [/\bhow much does it cost (?:to )?(my|our) (?=\p{L})/giu, 'what is the worth of $1 '],
  // "Desde el lunes", "seit Montag"
  [/\b(?:from|since) on (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, 'since '],
  // "De 3 a 4", "de 3 à 4": the preposition of a place joins numbers too.
  [/\b(\d+) (?:at|in|to the) (?=\d+\b)/g, '$1 to '],
  [/\bhow many of (these|those|them) do you have\b/, 'how many of $1 have'],
  // "El más barato" has the form of a comparison.
  [/\bthe cheaper\b(?! than)/, 'the cheapest'],
  [/\bneither (.*?) (?:noch|still|nor) /, 'neither $1 nor '],
  // "Casas que no sean condominios ni adosados": "ni" after a negation is "nor".
  [/\b((?:anything but|not|no|neither|without)\b.*?) neither /, '$1 nor '],
  [/\banything but (?:of |from )?(?=before|after|older|newer|built)/, 'not '],
  [
    /\b(cheapest|most expensive)\b(.*?) (?:price )?(?:for |per |by )(?:the )?square (?:foot|feet|meters?)\b/,
    '$1 per square foot$2',
  ],
]

const joined = (pieces: Piece[]): string =>
  pieces.map(({ raw, gap }, index) => (index === pieces.length - 1 ? raw : raw + gap)).join('')
