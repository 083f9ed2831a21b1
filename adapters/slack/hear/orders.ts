import type { IncomingMessage, Listener } from '../../bridge/platform.ts'
import { wordsFor } from '../../bridge/words/words.ts'
import { type Act, kindly, post } from '../act/acts.ts'
import { atOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { greetingLook, type Look, textLook } from '../show/looks.ts'

export type Order = 'stop' | 'new' | 'help' | 'greet'
type Parts = { on: Listener; calls: Calls; report: (error: unknown) => void }

/**
 * What a message is meant for: to be answered, or an order that stands alone in it, since Slack knows no commands in
 * threads. Who says nothing is to be greeted; who wants a human says so to the chatbot.
 */
export function meaningOf(message: IncomingMessage): IncomingMessage | Order {
  const { text, attachments, locale } = message
  if (attachments.length > 0) return message
  if (text === '') return 'greet'
  const word = /^\/?(stop|new|human|help)[.!]?$/i.exec(text)?.[1]?.toLowerCase() as Order | 'human' | undefined
  return word === 'human' ? { ...message, text: wordsFor(locale).human } : (word ?? message)
}

/** Does what was ordered. */
export async function follow(order: Order, message: IncomingMessage, { on, calls, report }: Parts): Promise<void> {
  const words = wordsFor(message.locale)
  const { workspace, channel, ts: thread } = atOf(message.thread)
  const act = { calls, workspace, channel, talk: message, words, report, whisper }
  async function whisper({ text, blocks }: Look) {
    const args = { channel, thread_ts: thread, user: message.person, text, blocks }
    await calls({ workspace, method: 'chat.postEphemeral', lane: 'final', args })
  }
  await kindly(act, async () => {
    if (order === 'stop') {
      if (!(await on.stop(message))) await whisper(textLook(words.nothingToStop))
    } else if (order === 'help') await whisper(textLook(helpText(words)))
    else {
      const greeting = order === 'new' ? await on.restart(message) : await on.greet(message)
      await post(act, greeting === undefined ? textLook(words.welcomeBack) : greetingLook(greeting), thread)
    }
  })
}

/** What there is to do, in the person's words. */
export function helpText({ help, commands, inThreads }: Act['words']): string {
  const lines = [
    `\`/ask\` ${commands.ask}`,
    `\`/listings\` ${commands.listings}`,
    `\`/porchlight use\` ${commands.use}`,
  ]
  return [help, ...lines.map((line) => `- ${line}`), inThreads].join('\n')
}
