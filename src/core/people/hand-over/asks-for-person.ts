import type { Language } from '../../../contract/languages.ts'
import { inOneByte, toPlainText } from '../../../search/text/fold.ts'
import { NEEDING, patterns } from './person-patterns.ts'

/** Only this many characters are searched; nobody asks for a person in more. */
const LOOKED_AT = 2_000

/** The language of a message that asks for a person; undefined if it does not ask for one. */
export function asksForPerson(text: string): Language | undefined {
  const sentences = text.slice(0, LOOKED_AT).match(SENTENCE) ?? []
  return sentences.map(askedIn).find((language) => language !== undefined)
}

const SENTENCE = /[^.!?;\n]+[.!?;\n]?/g

function askedIn(sentence: string): Language | undefined {
  const plain = plainOf(sentence)
  const isQuestion = sentence.endsWith('?')
  const clauses = sentence.split(',').map(plainOf)
  return patterns.find(
    ({ asks, alone, unless }) =>
      clauses.some((clause) => alone.test(clause)) ||
      asks.some((pattern) => {
        const match = pattern.exec(plain)
        // "¿Necesito un agente para comprar?" asks whether one is needed.
        if (match === null || (isQuestion && NEEDING.test(match[0]))) return false
        return !unless.test(plain.slice(0, match.index))
      }),
  )?.language
}

const plainOf = (text: string): string => inLatin1(toPlainText(text.replaceAll('#', ' ')))

/** The text with another letter for each one beyond Latin-1, which no pattern contains. */
const inLatin1 = (plain: string): string => inOneByte(plain.replaceAll(/[^\0-\xff]/gu, 'ª'))
