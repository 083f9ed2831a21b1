import type { Language } from '../../../core/people/hand-over/language.ts'
import { fold } from '../../../search/text/fold.ts'
import { german } from './glossaries/de.ts'
import { spanish } from './glossaries/es.ts'
import { french } from './glossaries/fr.ts'
import { portuguese } from './glossaries/pt.ts'

/** English by the ways to say it; a way by its words. */
type Glossary = { english: Map<string, string>; longest: number }

const glossaries = {
  es: glossaryOf(spanish),
  fr: glossaryOf(french),
  de: glossaryOf(german),
  pt: glossaryOf(portuguese),
} satisfies Record<Exclude<Language, 'en'>, Glossary>
type Foreign = keyof typeof glossaries
const foreign = Object.keys(glossaries) as Foreign[]

function glossaryOf(lines: string): Glossary {
  const english = new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [meaning = '', ways = ''] = line.split(' = ')
        return ways.split('|').map((way) => [way, meaning] as const)
      }),
  )
  return { english, longest: Math.max(...[...english.keys()].map((way) => way.split(' ').length)) }
}

/** English words that tell the language of a question: those of the glossaries, and frequent ones besides. */
const ENGLISH = new Set([
  ...Object.values(glossaries).flatMap(({ english }) => [...english.values()].flatMap((meaning) => meaning.split(' '))),
  ...'an at by from into that there them they he she we you am be been was were do does did will would can could should i im ive id if so then too one two three four five six seven eight nine ten any anything something under over below above less least bedroom bathroom bed beds bath baths square feet foot miles within cheaper bigger smaller larger newer older story garage yard sqft ft sq month year years old days big large small new cheap expensive list find search get got give see property properties townhouse rental rentals places place flat studio lot city town area market asking listed pay cover include includes come much many long far how whats hows built build'.split(
    ' ',
  ),
])

/** Signs that only one of the languages writes. */
const SIGNS: Record<Foreign, RegExp> = { es: /[ñ¿¡]/iu, fr: /[èêëîïûœ]/iu, de: /[äöüß]/iu, pt: /[ãõ]/iu }

/** The language of a question; undefined where its words tell none, as in "3" or "Tacoma". */
export function languageOf(text: string): Language | undefined {
  const words = wordsOf(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const scores = foreign.map((language) => ({
    language,
    score: coveredBy(glossaries[language], words) + (SIGNS[language].test(text) ? 0.5 : 0),
  }))
  const best = scores.reduce((top, each) => (each.score > top.score ? each : top))
  if (best.score > english) return best.language
  return english >= 2 && words.length > 1 ? 'en' : undefined
}

/** The words as the glossaries write them. Decimals keep their point: "2,5" is 2.5. */
const wordsOf = (text: string): string[] =>
  fold(text.replaceAll('ß', 'ss'))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .match(/#?\d+(?:\.\d+)?|#|[\p{L}\p{N}]+/gu) ?? []

function coveredBy(glossary: Glossary, words: string[]): number {
  let covered = 0
  forEachPiece(glossary, words, (piece, meaning) => {
    if (meaning !== undefined) covered += piece.length
  })
  return covered
}

/** A question as English that the patterns know, word by word; what no glossary has stays as it is. */
export function inEnglish(text: string, language: Language): string {
  if (language === 'en') return text
  const pieces: string[] = []
  forEachPiece(glossaries[language], wordsOf(text), (piece, meaning) => pieces.push(meaning ?? piece.join(' ')))
  return pieces.join(' ') + (text.trimEnd().endsWith('?') ? '?' : '')
}

function forEachPiece(
  { english, longest }: Glossary,
  words: string[],
  visit: (piece: string[], meaning: string | undefined) => void,
): void {
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at)
    while (length > 1 && !english.has(words.slice(at, at + length).join(' '))) length--
    const piece = words.slice(at, at + length)
    visit(piece, english.get(piece.join(' ')))
    at += length
  }
}
