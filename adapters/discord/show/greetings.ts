import { ButtonStyle } from 'discord.js'
import { beginning } from '../../../src/contract/text.ts'
import type { Greeting } from '../../bridge/platform/listener.ts'
import { type ButtonRow, button, buttonRow } from '../controls.ts'
import { LABEL_MAX, splitIntoMessages } from '../limits.ts'

/** A message with buttons below its text. */
export type TextMessage = { content: string; components: ButtonRow[] }

/** The custom id of a button has 100 UTF-16 units, for its verb and the question. */
const QUESTION_MAX = 90
/** Buttons in one row. */
const SUGGESTIONS_MAX = 5

/** A greeting as messages. The last one has a button for each suggested question that fits into a custom id. */
export function greetingMessages({ text, suggestions }: Greeting): TextMessage[] {
  const fitting = [...new Set(suggestions)].filter((question) => question.length <= QUESTION_MAX)
  const buttons = fitting
    .slice(0, SUGGESTIONS_MAX)
    .map((question) => button({ verb: 'say', object: question }, labelOf(question), ButtonStyle.Primary))
  const parts = splitIntoMessages(text)
  return parts.map((content, index) => ({
    content,
    components: buttons.length > 0 && index === parts.length - 1 ? [buttonRow(...buttons)] : [],
  }))
}

const labelOf = (question: string): string =>
  question.length <= LABEL_MAX ? question : `${beginning(question, LABEL_MAX - 1)}…`
