import type { Language } from '../../contract/languages.ts'
import { isNumberWord } from '../numbers/words/number-groups.ts'
import { isOneSlipAway } from '../text/letters.ts'
import { type Phrases, phrases } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { timesIn } from '../text/time-words.ts'
import { changes } from './glossaries/changes.ts'
import { glossaryDe } from './glossaries/de.ts'
import { denials } from './glossaries/denials.ts'
import { glossaryEs } from './glossaries/es.ts'
import { everydayFacts } from './glossaries/facts.ts'
import { feesAndDays } from './glossaries/fees-and-days.ts'
import { glossaryFr } from './glossaries/fr.ts'
import { goingOn } from './glossaries/going-on.ts'
import { news } from './glossaries/news.ts'
import { ofShown } from './glossaries/of-shown.ts'
import { glossaryPt } from './glossaries/pt.ts'
import { talkDe } from './glossaries/talk-de.ts'
import { talkEs } from './glossaries/talk-es.ts'
import { talkFr } from './glossaries/talk-fr.ts'
import { talkPt } from './glossaries/talk-pt.ts'
import { wishes } from './glossaries/wishes.ts'

/** The English for a language's phrases; the longest phrase matches. */
export type Glossary = {
  meaningAt: Phrases<string>
  /** all words in the glossary, by length */
  known: ReadonlyMap<number, ReadonlySet<string>>
  /** the meanings of single words */
  meanings: ReadonlyMap<string, string>
  /** the word of the glossary that differs by one typing error, else the word itself */
  corrected: (word: string) => string
}

/** Those that are written for all languages in one file. */
const shared = [denials, ofShown, wishes, changes, feesAndDays, news, everydayFacts, goingOn]

export const glossaries = {
  es: glossaryOf('es', talkEs + glossaryEs),
  fr: glossaryOf('fr', talkFr + glossaryFr),
  de: glossaryOf('de', talkDe + glossaryDe),
  pt: glossaryOf('pt', talkPt + glossaryPt),
} satisfies Record<Exclude<Language, 'en'>, Glossary>
export type Foreign = keyof typeof glossaries
export const foreign = Object.keys(glossaries) as Foreign[]

function glossaryOf(language: Exclude<Language, 'en'>, own: string): Glossary {
  const lines = own + shared.map((glossary) => glossary[language]).join('')
  const written = lines
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const [meaning = '', ways = ''] = line.split(' = ')
      return [meaning, ways]
    })
  const rows = [...timeRows(language), ...written]
  const ways = rows.flatMap(([meaning, all]) => all.split('|').map((way) => [way, meaning] as const))
  const words = ways.flatMap(([way]) => way.split(' '))
  const known = new Map(
    [...Map.groupBy(words, (word) => word.length)].map(([length, those]) => [length, new Set(those)]),
  )
  const meanings = new Map(ways)
  return {
    // If a phrase has two meanings, the last one wins.
    meaningAt: phrases(rows.toReversed()),
    known,
    meanings,
    corrected: remembered((word) => nearestWord(word, { known, meanings })),
  }
}

/** "june" = "juni": months and days, unless both languages write them alike. */
function timeRows(language: Language): [string, string][] {
  const names = timesIn(language).map((name) => name.replace('-', ' '))
  return timesIn('en').flatMap((meaning, at): [string, string][] =>
    meaning === names[at] ? [] : [[meaning, names[at] ?? '']],
  )
}

export const isKnown = ({ known }: Pick<Glossary, 'known'>, word: string): boolean =>
  known.get(word.length)?.has(word) ?? false

/** Words that are the English ones but for the number: "restaurants" means "restaurant". */
const isEnglishToo = ([way, meaning]: [string, string]): boolean => way === `${meaning}s` || meaning === `${way}s`

/** English words used to detect the language: those of the glossaries, and other frequent ones. */
export const ENGLISH = new Set([
  ...Object.values(glossaries).flatMap(({ meanings }) => [
    ...[...meanings.values()].flatMap((meaning) => meaning.split(' ')),
    ...[...meanings].filter(isEnglishToo).map(([way]) => way),
  ]),
  ...'an at by from into that there them they he she we you am be been was were do does did will would can could should i im ive id if so then too one two three four five six seven eight nine ten any anything something under over below above less least bedroom bathroom bed beds bath baths square feet foot miles within cheaper bigger smaller larger newer older story garage yard sqft ft sq month year years old days big large small new cheap expensive list find search get got give see property properties townhouse rental rentals places place flat studio studios minimum maximum lot city town area market asking listed quarter half pay cover include includes come much many long far how whats hows built build'.split(
    ' ',
  ),
])

/** Minimum length of a word to correct; shorter words are too similar to others. A word that lacks a letter may be shorter. */
const CORRECTED_LEAST = 6

function nearestWord(word: string, glossary: Pick<Glossary, 'known' | 'meanings'>): string {
  if (
    word.length < CORRECTED_LEAST - 1 ||
    isKnown(glossary, word) ||
    ENGLISH.has(word) ||
    isNumberWord(word) ||
    /\d/.test(word)
  )
    return word
  const found = (word.length < CORRECTED_LEAST ? [1] : [-1, 0, 1])
    .flatMap((more) => [...(glossary.known.get(word.length + more) ?? [])])
    .filter((other) => isOneSlipAway(word, other))
  const meanings = new Set(found.map((other) => glossary.meanings.get(other) ?? other))
  return meanings.size === 1 ? (found[0] ?? word) : word
}
