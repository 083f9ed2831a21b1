import { oneLine } from '../listing/text.ts'

/** One sentence of what a business told its chatbot, with what goes along with it. */
export type Statement = {
  text: string
  /** the sentence before, when this one begins with a word that stands for something in it */
  leadIn: string | undefined
  /** the other sentences of its paragraph */
  around: string[]
}

// What tells the assistant how to behave is not for the people it talks with.
const INSTRUCTION =
  /^(you (are|must|should|shall|will|have|may|answer|help|only)\b|your\b|always\b|never\b|do not\b|don.t\b|please\b|answer\b|be\b|act\b|if\b|when\b|use\b|keep\b|respond\b|reply\b|speak\b|only\b|avoid\b|refuse\b|pretend\b|remember\b|tell\b|mention\b|say\b|ask\b|offer\b|make\b|write\b|greet\b|ignore\b)|\b(assistant|chatbot|system prompt|the user|users)\b/i
/** Such a word anywhere keeps its sentence, at the beginning of a paragraph all of it, to the business. */
const CONFIDENTIAL =
  /\b(internal(ly)?|confidential|secrets?|passwords?|pass ?codes?|alarm|reveal|disclose|(do not|don.t|never) (share|tell|say|mention|show|promise|discuss|give|question))\b/i
const CONFIDENTIAL_FROM_HERE =
  /^\W*(internal|confidential|private|secret|staff only|not for (customers|clients|visitors)|(notes?|instructions|rules) (to|for) (the )?(assistant|bot|chatbot|agents?|staff)|instructions)\b/i
/** "They are free" says nothing without the sentence before it. */
const POINTING_BACK = /^(it|they|this|these|that|those|he|she|there|both)\b/i

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What of a system message may be told to anybody. */
export function publicStatements(systemMessage: string): Statement[] {
  const paragraphs = systemMessage.split(/\n+/).filter((paragraph) => !CONFIDENTIAL_FROM_HERE.test(paragraph))
  return paragraphs.flatMap((paragraph) => {
    const all = Array.from(segmenter.segment(paragraph), ({ segment }) => oneLine(segment))
    const open = all.filter((text) => text !== '' && !INSTRUCTION.test(text) && !CONFIDENTIAL.test(text))
    return open.map((text, index) => ({
      text,
      leadIn: POINTING_BACK.test(text) ? open[index - 1] : undefined,
      around: open.filter((other) => other !== text),
    }))
  })
}
