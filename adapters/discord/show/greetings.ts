import { ButtonStyle, type Client, Routes } from 'discord.js'
import type { Greeting, IncomingMessage } from '../../bridge/platform.ts'
import { withoutHalf } from '../../bridge/text/shorten.ts'
import { describeFailure, type InteractionContext } from '../act/context.ts'
import { button, type Row, row } from '../act/controls.ts'
import { NO_PINGS } from '../client.ts'
import { wordsFor } from '../words/words.ts'
import { referenceOf } from './answer-channels.ts'
import { nonceOf } from './nonce.ts'

const LABEL_MAX = 80
/** What fits the name of a button beside its verb. */
const QUESTION_MAX = 90
/** As many as one row holds. */
const SUGGESTIONS_MAX = 5

/** A greeting as a message, with buttons that say the suggested questions; longer ones than a button takes are left out. */
export function greetingMessage({ text, suggestions }: Greeting): { content: string; components: Row[] } {
  const fitting = [...new Set(suggestions)].filter((question) => question.length <= QUESTION_MAX)
  const buttons = fitting
    .slice(0, SUGGESTIONS_MAX)
    .map((question) => button({ verb: 'say', object: question }, labelOf(question), ButtonStyle.Primary))
  return { content: text, components: buttons.length === 0 ? [] : [row(...buttons)] }
}

type Parts = Pick<InteractionContext, 'on' | 'channels' | 'report'> & { client: Client<true> }

/** Greets a person who called the bot without saying anything. */
export async function greet(message: IncomingMessage, { client, on, channels, report }: Parts): Promise<void> {
  const words = wordsFor(message.locale)
  const again = { text: words.welcomeBack, suggestions: [] }
  const greeting = await on.greet(message).catch((error: unknown) => {
    return { text: describeFailure({ words, report }, error), suggestions: [] }
  })
  const target = await channels.of(message.thread)
  const named = { nonce: nonceOf(`greeting/${message.id}`), enforce_nonce: true, allowed_mentions: NO_PINGS }
  const body = { ...greetingMessage(greeting ?? again), ...referenceOf(message.id, target), ...named }
  await client.rest.post(Routes.channelMessages(target.channel), { body })
}

const labelOf = (question: string): string =>
  question.length <= LABEL_MAX ? question : `${withoutHalf(question.slice(0, LABEL_MAX - 1))}…`
