import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
  TextBasedChannel,
} from 'discord.js'
import type { DeskListener } from '../../bridge/desk/port.ts'
import type { Listener, Visitor } from '../../bridge/platform.ts'
import type { AnswerChannels } from '../show/answer-channels.ts'
import type { createMessages } from '../show/messages.ts'
import type { Words } from '../words/words.ts'

/**
 * A command, a button or a menu that a person used, where, and what is needed to do it. `channel`: undefined where the bot is
 * no member of it and has only the interaction's token to answer by.
 */
export type InteractionContext<
  Used = ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction,
> = {
  interaction: Used
  channel: TextBasedChannel | undefined
  visitor: Visitor
  words: Words
  on: Listener
  /** what is told of desks, once the bridge listens */
  desk: () => DeskListener
  channels: AnswerChannels
  deliver: ReturnType<typeof createMessages>
  report: (error: unknown) => void
}
