import type { Language } from '../../contract/languages.ts'
import { ORDINALS } from '../numbers/words/number-words.ts'

export const reordered = (words: string, language: Language): string =>
  [...(OWN_ORDER[language] ?? []), ...REORDERED].reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    words,
  )

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
  // "Por unos 600 mil", "dans les 600 000", "por uns 600 mil"
  [
    /\b(?:(?:for |of |at |in )?(?:a|some)|in the) (?=\d{1,3}(?:[., \u00A0]\d{3})+\b|\d+ (?:thousand|million|k)\b|\d{4,})/g,
    'around ',
  ],
  // "Wie groß ist der Balkon?", "¿cuánto mide el salón?", "combien coûte le parking ?" ask for no size or price of the home.
  [/\bhow big is it (?:of )?(?:to )?(the|a) (?=\p{L})/giu, 'how big is $1 '],
  [/\bhow much does it cost (?:to )?(the|a) (?=\p{L})/giu, 'how much is $1 '],
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
