import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type InteractionCallbackResponse,
  type Message,
  MessageFlags,
  RESTJSONErrorCodes,
  type TextBasedChannel,
} from 'discord.js'
import type { Listener, Talk } from '../../bridge/platform.ts'
import { isDefect, told, type Words } from '../../bridge/words/words.ts'
import { hasCode, onceMore } from '../failures.ts'
import { type Look, withoutPictures } from '../show/looks.ts'
import type { Rooms } from '../show/rooms.ts'
import type { Row } from './controls.ts'

/** A command or a button that a person used, where, and what is needed to do it. */
export type Act<Used = ChatInputCommandInteraction | ButtonInteraction> = {
  interaction: Used
  channel: TextBasedChannel
  talk: Talk
  words: Words
  on: Listener
  rooms: Rooms
  report: (error: unknown) => void
}

type Shown = string | { content: string; components: Row[] } | Look

/**
 * Acknowledges at once, then shows what `work` gives, or its failure in kind words. `hidden`: to the person alone.
 * `work` gets the id of the message that it will stand in.
 */
export async function answerLater(act: Act, hidden: boolean, work: (message: string) => Promise<Shown>): Promise<void> {
  const { interaction } = act
  const flags = hidden ? { flags: MessageFlags.Ephemeral as const } : {}
  const { id } = await acknowledge(act, () => interaction.deferReply({ ...flags, withResponse: true }))
  await present(act, await work(id).catch((error: unknown) => kindly(act, error)))
}

/** Gives the first answer; the message that stands there then. */
export async function acknowledge(
  { interaction }: Pick<Act, 'interaction'>,
  answer: () => Promise<InteractionCallbackResponse>,
): Promise<Message> {
  try {
    const { resource } = await onceMore(answer)
    if (resource?.message) return resource.message
  } catch (error) {
    if (!hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)) throw error
  }
  // It was taken the first time, and only Discord's word of that was lost.
  interaction.deferred = true
  return interaction.fetchReply()
}

/** A failure in words; a defect of ours is reported too. */
export function kindly({ words, report }: Pick<Act, 'words' | 'report'>, error: unknown): string {
  if (isDefect(error)) report(error)
  return told(error, words)
}

/** Puts something in the place of what was acknowledged. */
export async function present({ interaction }: Pick<Act, 'interaction'>, shown: Shown): Promise<void> {
  const given = typeof shown === 'string' ? { content: shown } : shown
  try {
    await onceMore(() => interaction.editReply(given))
  } catch (error) {
    // One picture that Discord does not take must not hide the listings.
    if ('content' in given || !hasCode(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error
    await interaction.editReply(withoutPictures(given))
  }
}
