import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
  TextBasedChannel,
} from 'discord.js'
import type { DeskListener } from '../../bridge/desk/port.ts'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { Person, Visitor } from '../../bridge/platform/messages.ts'
import type { Time } from '../../bridge/time.ts'
import type { FirstResponses } from '../connect/first-responses.ts'
import type { AnswerChannels } from '../show/answer-channels.ts'
import type { DiscordWords } from '../words/words.ts'

/**
 * An interaction with its place, its person and what is needed to handle it. `channel`: undefined if the bot is no member of
 * it and can answer only by the interaction's token.
 */
export type InteractionContext<
  Used = ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction,
> = {
  interaction: Used
  channel: TextBasedChannel | undefined
  person: Person
  /** The person with the thread. Call it after the first response: Discord may have to tell whose the thread is. Throws `Undelivered`. */
  visitor: () => Promise<Visitor>
  words: DiscordWords
  on: BridgeListener
  /** the bridge's listener for desks */
  desk: () => DeskListener
  channels: AnswerChannels
  firstResponses: Pick<FirstResponses, 'mayHaveSucceeded'>
  /** aborts when the bot stops */
  closed: AbortSignal
  /** by which it waits before it tries again */
  time: Time
  report: (error: unknown) => void
}
