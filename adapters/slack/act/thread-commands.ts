import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { IncomingMessage } from '../../bridge/platform/messages.ts'
import { addressOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { type BlocksMessage, forgetMessage, greetingMessage, textMessage } from '../show/blocks.ts'
import { slackWordsFor } from '../words.ts'
import { helpText } from './commands.ts'
import { withApology } from './interaction.ts'
import { postOnce, sendEphemeral } from './respond.ts'

/** A command written as a message, because Slack has no slash commands in threads. `greet`: a message that says nothing. */
export type ThreadCommand = 'stop' | 'new' | 'help' | 'greet' | 'forget me'

/** The command that a message consists of, else the message to answer. `human` is a question to the chatbot. */
export function commandOrMessage(message: IncomingMessage): IncomingMessage | ThreadCommand {
  const { text, attachments, about, locale } = message
  if (attachments.length > 0) return message
  // Whoever mentions the app without words in a thread of others wants an answer to what began the thread.
  if (text === '') return about !== undefined && (about.text !== '' || about.attachments.length > 0) ? message : 'greet'
  const word = commandIn(text)
  return word === 'human' ? { ...message, text: slackWordsFor(locale).human } : (word ?? message)
}

/** The command word that is the whole text, in any letter case; undefined for any other text. */
export const commandIn = (text: string) =>
  /^\/?(stop|new|human|help|forget me)[.!]?$/i.exec(text)?.[1]?.toLowerCase() as ThreadCommand | 'human' | undefined

type Parts = { on: BridgeListener; calls: Calls; report: (error: unknown) => void }

/** Runs a command that a person wrote as a message. Only the person sees the answer, except for greetings. */
export async function runThreadCommand(
  command: ThreadCommand,
  message: IncomingMessage,
  { on, calls, report }: Parts,
): Promise<void> {
  const words = slackWordsFor(message.locale)
  const { workspace, channel, ts: thread } = addressOf(message.thread)
  const target = { calls, workspace, channel, visitor: message }
  const replyEphemeral = (content: BlocksMessage) => sendEphemeral(target, content, { thread })
  await withApology({ words, report, replyEphemeral }, async () => {
    if (command === 'stop') {
      if (!(await on.stop(message))) await replyEphemeral(textMessage(words.nothingToStop))
    } else if (command === 'help') await replyEphemeral(textMessage(helpText(words)))
    else if (command === 'forget me') await replyEphemeral(forgetMessage(words))
    else {
      const greeting = command === 'new' ? await on.restart(message) : await on.greet(message)
      const content = greeting === undefined ? textMessage(words.welcomeBack) : greetingMessage(greeting)
      await postOnce(target, content, { thread })
    }
  })
}
