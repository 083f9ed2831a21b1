import type { Incoming, Listener } from '../bridge/platform.ts'
import { wordsFor } from '../bridge/words.ts'
import { type Act, kindly, post } from './acts.ts'
import type { Calls } from './calls.ts'
import { atOf } from './ids.ts'
import { greetingLook, type Look, textLook } from './looks.ts'

export type Order = 'stop' | 'new' | 'human' | 'help' | 'greet'
type Parts = { on: Listener; calls: Calls; report: (error: unknown) => void }

/** What a message orders, alone in its text: Slack knows no commands in threads. Without anything in it, it is a call. */
export function orderIn({ text, attachments }: Incoming): Order | undefined {
  if (attachments.length > 0) return undefined
  if (text === '') return 'greet'
  return /^\/?(stop|new|human|help)[.!]?$/i.exec(text)?.[1]?.toLowerCase() as Order | undefined
}

/** Does what was ordered. What has to be answered is received like anything else that a person says. */
export async function follow(order: Order, message: Incoming, { on, calls, report }: Parts): Promise<void> {
  const words = wordsFor(message.locale)
  const { workspace, channel, ts: thread } = atOf(message.thread)
  const act = { calls, workspace, channel, talk: message, words, report, whisper }
  async function whisper({ text, blocks }: Look) {
    const args = { channel, thread_ts: thread, user: message.person, text, blocks }
    await calls({ workspace, method: 'chat.postEphemeral', lane: 'final', args })
  }
  if (order === 'human') return on.receive({ ...message, text: words.human })
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
