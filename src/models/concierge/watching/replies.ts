import { fold } from '../../../search/text/fold.ts'
import type { Answer, Question } from '../question.ts'
import type { WatchingWords } from './words/en.ts'
import { watchingWords } from './words/words.ts'

/** The watching words in the language of the question. */
export const watchingWordsFor = ({ memory }: Question): WatchingWords => watchingWords[memory.language ?? 'en']

/** The text as typed (not translated), folded, with punctuation as blanks; the patterns of each language match this. */
export const foldedText = ({ text }: Question): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const say = (question: Question, text: string): Answer => ({
  text,
  noAnswer: false,
  memory: { ...question.memory, offer: undefined, asked: undefined },
})

const COMMON = new Set('homes home house houses for sale rent in under over with and the bed condos active'.split(' '))

/** Whether `said` (folded) contains a distinctive word of a watch's summary. */
export const namesWatch = (summary: string, said: string): boolean =>
  fold(summary)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 2 && !COMMON.has(word) && ` ${said} `.includes(` ${word} `))
