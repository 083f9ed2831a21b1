import { oneLine } from '../listing/text.ts'
import { isPublic } from './public-kinds.ts'

/** One sentence of a system message that may be quoted to anybody, with what goes along with it. */
export type Statement = {
  text: string
  /** the sentence before, when this one begins with a word that stands for something in it */
  leadIn: string | undefined
  /** the quotable sentences of its paragraph */
  paragraph: readonly string[]
}

/** Everything below a line that begins so may be quoted, up to a blank line or the next heading. */
const PUBLIC_HEADING = /^\W*public\s*:\s*/i
/** Everything below such a line is not for others, up to the next heading. */
const PRIVATE_HEADING =
  /^\W*(?:internal|confidential|private|secret|staff only|not for (?:customers|clients|visitors)|(?:notes?|instructions|rules) (?:to|for) (?:the )?(?:assistant|bot|chatbot|agents?|staff)|instructions)\b/i
/** A short line that ends with a colon, or one that begins with "#". */
const HEADING = /^(?:#+\s.*|[^.!?:]{1,60}:)$/

// What tells the assistant how to behave is not for the people it talks with.
const INSTRUCTION =
  /^(you (are|must|should|shall|will|have|answer|help|only)\b|your\b|always\b|never\b|do not\b|don.t\b|answer\b|be\b|act\b|if\b|when\b|use\b|keep\b|respond\b|reply\b|speak\b|only\b|avoid\b|refuse\b|pretend\b|remember\b|tell\b|mention\b|say\b|make\b|greet\b|ignore\b)/i
/** "They are free" says nothing without the sentence before it. */
const POINTING_BACK = /^(it|they|this|these|that|those|he|she|there|both)\b/i

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (line: string): string[] =>
  Array.from(segmenter.segment(line), ({ segment }) => oneLine(segment)).filter((sentence) => sentence !== '')

/** What of a system message may be quoted: sentences of a public kind, and whatever stands below a line "Public:". */
export function publicStatements(systemMessage: string): Statement[] {
  let section: 'none' | 'public' | 'private' = 'none'
  return systemMessage.split('\n').flatMap((line) => {
    section = sectionAfter(line.trim(), section)
    if (section === 'private') return []
    const sentences = sentencesOf(line.replace(PUBLIC_HEADING, ''))
    return statementsOf(section === 'public' ? sentences : sentences.filter(isQuotable))
  })
}

function sectionAfter(line: string, section: 'none' | 'public' | 'private'): 'none' | 'public' | 'private' {
  if (PUBLIC_HEADING.test(line)) return 'public'
  if (PRIVATE_HEADING.test(line)) return 'private'
  if (HEADING.test(line)) return 'none'
  // Who forgets to end a public section shows no confidence; who leaves a line blank in a private one shows none either.
  return line === '' && section === 'public' ? 'none' : section
}

const isQuotable = (sentence: string): boolean => !INSTRUCTION.test(sentence) && isPublic(sentence)

const statementsOf = (paragraph: string[]): Statement[] =>
  paragraph.map((text, index) => ({
    text,
    leadIn: POINTING_BACK.test(text) ? paragraph[index - 1] : undefined,
    paragraph,
  }))
