import { readNumber } from '../../../search/numbers/numbers.ts'
import { countWords } from '../../../search/numbers/words/number-words.ts'
import { fold } from '../../../search/text/fold.ts'
import { tokenise } from '../../../search/text/tokens.ts'

const ACCENTED: Record<string, string> = { a: '[aáàâãä]', e: '[eéèê]', i: '[ií]', o: '[oóôõö]', u: '[uúü]' }
/** A pattern of folded words, separated by "|", that also matches them with accents: "milhao" matches "milhão". */
export const withAccents = (words: string): string => words.replace(/[aeiou]/g, (vowel) => ACCENTED[vowel] ?? vowel)
const anyOf = (words: string[]): string => withAccents(words.join('|'))

/** Small numbers as folded words in all languages; without articles ("una", "ein"), which rarely count. */
export const COUNT_WORDS = countWords(12)
export const NUMBER_WORD = anyOf(COUNT_WORDS)

/** Words that numbers above a hundred are spelled with, folded. */
const LARGE_WORDS =
  'hundred cent cents thousand mil mille million millions millionen millon millones milhao milhoes'.split(' ')
const LARGE_WORD = anyOf(LARGE_WORDS)
/** The words that numbers are spelled with, folded. "quatre-vingts" */
export const NUMBER_WORDS = [...countWords(900), ...LARGE_WORDS, 'vingts']

/** The beginnings of German numbers that are one word: "drei" of "dreihundert", "ein" of "einundzwanzig". */
const GERMAN_COUNT = anyOf([
  'ein',
  ...countWords(19).filter((word) => /^(?:zwei|drei|vier|funf|sech|sieb|acht|neun|zehn|elf|zwolf)/.test(word)),
])
/** What follows such a beginning. */
const GERMAN_SCALES = ['hundert', 'tausend', 'und(?=[a-z])']
/** Pattern of a German number that is one word. */
export const GERMAN_NUMBER = `(?:(?:${GERMAN_COUNT})(?:${GERMAN_SCALES.join('|')})|hundert(?=[a-zäöü])|tausend(?=[a-zäöü]))[a-zäöüß]*`
/** Matches a folded word that may still become such a number as more letters come. */
export const GERMAN_NUMBER_BEGUN = new RegExp(
  `^(?:(?:${GERMAN_COUNT})(?:h|hu|hun|hund|hunde|hunder|hundert.*|t|ta|tau|taus|tause|tausen|tausend.*|u|un|und.*)|hundert.*|tausend.*)$`,
)

/** Pattern of one word of a number. */
export const ANY_NUMBER_WORD = `${GERMAN_NUMBER}|${anyOf(NUMBER_WORDS)}`
const TENS = anyOf(countWords(90).filter((word) => /ty$|[ei]nt[ae]$|ante$|zig$|ssig$|nta$/.test(word)))
/** Pattern of a number below a hundred: "thirty-seven", "treinta y siete", "quatre-vingt-dix". */
export const COUNT_IN_WORDS = `(?:${GERMAN_NUMBER}|quatre-vingts?(?:-(?:${anyOf(countWords(19))}))?|(?:${TENS})(?:-|-et-|\\s(?:y|e|et)\\s)(?:${anyOf(countWords(19))})|${anyOf(countWords(90))})`

const ARTICLE = 'an?|eine|une?|uma?'
const ARTICLE_FIRST = new RegExp(`^(?:${ARTICLE}) `)
/** Before a word that then tells no number: "a few hundred". */
const VAGUE = String.raw`(?:few|several|some|many|couple(?: of)?|paar|einige|mehrere|quelques|plusieurs|algunos|unos|pocos|alguns|poucos|v[aá]rios)\s`
/** Pattern of a number in words: "seven hundred and fifty thousand", "half a million", "un millón". */
export const LARGE_IN_WORDS = String.raw`(?<!\b${VAGUE})(?:half an? |(?<!\bof )(?:${ARTICLE}) (?=${LARGE_WORD}))?(?:(?:${ANY_NUMBER_WORD})[\s-](?:(?:and|y|et|e) )?){0,8}(?:${ANY_NUMBER_WORD})`

/** The value of a number in words. */
export function valueInWords(text: string): number | undefined {
  const digits = fold(text)
    .replace(/^half an? /, '0.5 ')
    .replace(ARTICLE_FIRST, 'one ')
  return readNumber(tokenise(digits), 0)?.value
}
