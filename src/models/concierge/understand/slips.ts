import type { Language } from '../../../contract/languages.ts'
import { wordsOfLanguage } from '../../../search/language/detect.ts'
import { COMMON_WORDS } from '../../../search/text/common-words.ts'
import { isOneSlipAway } from '../../../search/text/letters.ts'
import type { NamesAt } from '../../../search/translation/pieces.ts'

/** Question words whose typing mistakes are corrected here. The parser corrects search words. */
const ASKING =
  'somebody someone average median compare comparison difference translate address available market photos pictures describe details second third fourth fifth between closest nearest downtown weather opening similar instead'.split(
    ' ',
  )
/** Words that rank homes. The parser corrects them too, and says so. */
const RANKING = 'cheaper cheapest bigger biggest smaller smallest'.split(' ')
/** Minimum length of a word to correct; shorter words are too often one letter away from another word. */
const CORRECTED_LEAST = 5

/** Abbreviations of people who type in haste, and the words they stand for. */
const SHORT: [RegExp, string][] = [
  [/\babt\b/gi, 'about'],
  [/\bnvm\b/gi, 'never mind'],
  [/\bw\/o\b/gi, 'without'],
  [/(?<=\bof )'?em\b/gi, 'them'],
  [
    /(?<=\b(?:first|second|third|last|cheapest|other|\d(?:st|nd|rd|th)) )1(?=\s*(?:[?!.,;]|$)|\s(?:please|is|has|does|and|or|still|available)\b)/gi,
    'one',
  ],
  [/^n (?=the\b)/gi, 'and '],
]

/** The same, which in other languages are words or letters of another meaning. None is a letter of a name: "U Street", "U-shaped". */
const SHORT_ENGLISH: [RegExp, string][] = [
  [/\br u\b/gi, 'are you'],
  [/\br (?=(?:you|there|they|these|those|the|any|all|pets?|dogs?|cats?|buyers?|tenants?|renters?)\b)/gi, 'are '],
  [/\bur\b/gi, 'your'],
  [/\bu\b(?!-| (?:district|of|st|street|ave|avenue)\b)/gi, 'you'],
  [/\bhww?(?= (?:much|many|long|late|early|old|big|far|do|does|is|are|can|about)\b)/gi, 'how'],
  [/\bw[au]t(?=s?\b)/gi, 'what'],
  [/\bcn(?= (?:i|you|we)\b)/gi, 'can'],
  [/\b(?:tmr|tmro?w|2morrow)\b/gi, 'tomorrow'],
  [/\bhrs\b(?<!\d ?hrs)/gi, 'hours'],
  [/\bgimme\b/gi, 'give me'],
]

/** Corrects typing mistakes in the question words of a question in English. Names are left as they are. */
export const correctQuestionWords = (english: string, namesAt: NamesAt, language: Language): string =>
  withoutSlips(
    [...SHORT, ...(language === 'en' ? SHORT_ENGLISH : [])].reduce(
      (text, [short, long]) => text.replaceAll(short, long),
      english,
    ),
    ASKING,
    namesAt,
  )

/** Corrects typing mistakes in the words that rank homes. */
export const correctRankingWords = (english: string, namesAt: NamesAt): string =>
  withoutSlips(english, RANKING, namesAt)

/** The text with each word that is one typing mistake away from one of `meant`; known words and names stay. */
const withoutSlips = (english: string, meant: string[], namesAt: NamesAt): string =>
  english.replaceAll(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu, (word) => {
    if (word.length < CORRECTED_LEAST || COMMON_WORDS.has(word) || wordsOfLanguage('en').has(word)) return word
    return namesAt([{ text: word }], 0) > 0 ? word : (meant.find((each) => isOneSlipAway(word, each)) ?? word)
  })
