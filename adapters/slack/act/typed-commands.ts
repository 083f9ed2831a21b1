import type { IncomingMessage, Listener } from '../../bridge/platform.ts'
import type { TypedCommand } from '../hear/incoming.ts'
import { atOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { forgetLook, greetingLook, type Look, textLook } from '../show/blocks.ts'
import { type Words, wordsFor } from '../words/words.ts'
import { withApology } from './interaction.ts'
import { post, whisperTo } from './respond.ts'

type Parts = { on: Listener; calls: Calls; report: (error: unknown) => void }

/** Runs a command that a person typed as a message. */
export async function runTypedCommand(
  command: TypedCommand,
  message: IncomingMessage,
  { on, calls, report }: Parts,
): Promise<void> {
  const words = wordsFor(message.locale)
  const { workspace, channel, ts: thread } = atOf(message.thread)
  const target = { calls, workspace, channel, visitor: message }
  const whisper = (look: Look) => whisperTo(target, look, { thread })
  await withApology({ words, report, whisper }, async () => {
    if (command === 'stop') {
      if (!(await on.stop(message))) await whisper(textLook(words.nothingToStop))
    } else if (command === 'help') await whisper(textLook(helpText(words)))
    else if (command === 'forget me') await whisper(forgetLook(words))
    else {
      const greeting = command === 'new' ? await on.restart(message) : await on.greet(message)
      const look = greeting === undefined ? textLook(words.welcomeBack) : greetingLook(greeting)
      await post(target, look, thread)
    }
  })
}

/** What there is to do, in the person's words. */
export function helpText({ help, commands, watching, chooseChatbot, desks, inThreads, reports }: Words): string {
  const lines = [
    `\`/ask\` ${commands.ask}`,
    `\`/listings\` ${commands.listings}`,
    `\`/porchlight watches\` ${watching.command}`,
    `\`/porchlight use\` ${chooseChatbot}`,
    `\`/porchlight desk\` ${desks.help}`,
    `\`/porchlight report\` ${reports.help}`,
    `\`/porchlight forget\` ${commands.forget}`,
  ]
  return [help, ...lines.map((line) => `- ${line}`), inThreads].join('\n')
}
