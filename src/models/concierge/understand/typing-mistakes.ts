import { wordsOfLanguage } from '../../../search/language/detect.ts'
import { COMMON_WORDS } from '../../../search/text/common-words.ts'
import { isOneSlipAway } from '../../../search/translation/glossary.ts'
import type { NamesAt } from '../../../search/translation/pieces.ts'

/** Question words whose typing mistakes are corrected here. The parser corrects search words. */
const ASKING =
  'average median compare comparison difference translate address available market photos pictures describe details second third fourth fifth between closest nearest downtown weather opening similar instead'.split(
    ' ',
  )
/** Minimum length of a word to correct; shorter words are too often one letter away from another word. */
const ASKING_LEAST = 5

/** Corrects typing mistakes in the question words of an English question. Names are left as they are. */
export const correctQuestionWords = (english: string, namesAt: NamesAt): string =>
  english.replaceAll(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu, (word) => {
    if (word.length < ASKING_LEAST || COMMON_WORDS.has(word) || wordsOfLanguage('en').has(word)) return word
    return namesAt([{ text: word }], 0) > 0 ? word : (ASKING.find((asking) => isOneSlipAway(word, asking)) ?? word)
  })
