import { ROMANCE_STREETS } from '../claims/addresses.ts'
import { GERMAN_NUMBER, GERMAN_NUMBER_BEGUN, NUMBER_WORDS } from '../claims/spelled-numbers.ts'
import { STATUS_FIRST_WORDS } from '../claims/statuses.ts'
import { DENYING_WORDS } from '../unnumbered/things.ts'
import { COMPARING_WORDS } from '../unnumbered/wordings.ts'
import { wordPattern } from './word-pattern.ts'

const OTHER_WORDS = ['mls', 'http', 'https', 'www', 'half', 'quarter', 'third', ...DENYING_WORDS]
const STATUSES = STATUS_FIRST_WORDS.flatMap((words) => words.split('|'))

/** Pattern of all words that may begin a claim, besides those of streets. */
export const FIRST_WORD = `${GERMAN_NUMBER}|${wordPattern([...NUMBER_WORDS, ...STATUSES, ...OTHER_WORDS, ...COMPARING_WORDS])}`
/** "Dreizimmerwohnung" is one word. */
export const ZIMMER = '(?:zimmer[a-z]*)?'

const GERMAN_ROOMS = 'zwei drei vier funf sechs sieben acht'
  .split(' ')
  .flatMap((count) => ['wohnungen', 'apartments'].map((home) => `${count}zimmer${home}`))
/** All these words, folded. "R" may become "R950,000". */
export const FIRST_WORDS = [
  ...new Set([
    ...NUMBER_WORDS,
    ...STATUSES,
    ...OTHER_WORDS,
    ...COMPARING_WORDS,
    ...GERMAN_ROOMS,
    ...ROMANCE_STREETS.split('|'),
  ]),
  ...'hundert tausend on for zu zum r'.split(' '),
]
const BEGINNINGS = new Set(FIRST_WORDS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))))
const WHOLE_WORDS = new Set(FIRST_WORDS)

/** No such word is longer, in UTF-16 units: "siebenhundertneunundvierzigtausend". */
export const WORD_MAX = 40

const COMPOUND_MIN = 'hundert'.length
/** In German words that are several. */
const COMPOUND = /zimmer|hundert|tausend|und/

/** Whether a word, folded, begins a claim. */
export const isFirstWord = (word: string): boolean =>
  WHOLE_WORDS.has(word) || (word.length > COMPOUND_MIN && COMPOUND.test(word))
/** Whether what may go on, folded, can become such a word. */
export const mayGrow = (word: string): boolean => BEGINNINGS.has(word) || GERMAN_NUMBER_BEGUN.test(word)
