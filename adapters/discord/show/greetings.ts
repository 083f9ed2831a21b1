import { ButtonStyle } from 'discord.js'
import type { Greeting, IncomingMessage } from '../../bridge/platform.ts'
import { withoutHalf } from '../../bridge/text/shorten.ts'
import { button, row } from '../act/controls.ts'
import type { InteractionContext } from '../act/interaction.ts'
import { describeFailure, type TextMessage } from '../act/respond.ts'
import { messagesOf } from '../limits.ts'
import { wordsFor } from '../words/words.ts'

const LABEL_MAX = 80
/** What fits the name of a button beside its verb. */
const QUESTION_MAX = 90
/** As many as one row holds. */
const SUGGESTIONS_MAX = 5

/**
 * A greeting as messages, the last with buttons that say the suggested questions; longer ones than a button takes are
 * left out.
 */
export function greetingMessages({ text, suggestions }: Greeting): TextMessage[] {
  const fitting = [...new Set(suggestions)].filter((question) => question.length <= QUESTION_MAX)
  const buttons = fitting
    .slice(0, SUGGESTIONS_MAX)
    .map((question) => button({ verb: 'say', object: question }, labelOf(question), ButtonStyle.Primary))
  const parts = messagesOf(text)
  return parts.map((content, index) => ({
    content,
    components: buttons.length > 0 && index === parts.length - 1 ? [row(...buttons)] : [],
  }))
}

/** Greets a person who called the bot without saying anything. */
export async function greet(
  message: IncomingMessage,
  { on, deliver, report }: Pick<InteractionContext, 'on' | 'deliver' | 'report'>,
): Promise<void> {
  const words = wordsFor(message.locale)
  const greeting = await on.greet(message).catch((error: unknown) => {
    return { text: describeFailure({ words, report }, error), suggestions: [] }
  })
  const { thread, id, locale } = message
  const messages = greetingMessages(greeting ?? { text: words.welcomeBack, suggestions: [] })
  for (const [index, { content, components }] of messages.entries()) {
    const key = index === 0 ? `greeting/${id}` : `greeting/${id}/${index}`
    await deliver.post({ thread, replyTo: id, key, locale, content, components, complete: true })
  }
}

const labelOf = (question: string): string =>
  question.length <= LABEL_MAX ? question : `${withoutHalf(question.slice(0, LABEL_MAX - 1))}…`
