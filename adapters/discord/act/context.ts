import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type InteractionCallbackResponse,
  type Message,
  MessageFlags,
  RESTJSONErrorCodes,
  type TextBasedChannel,
} from 'discord.js'
import type { Listener, Visitor } from '../../bridge/platform.ts'
import { describeError, isDefect } from '../../bridge/words/words.ts'
import { hasCode, repeatIfAmbiguous } from '../failures.ts'
import type { AnswerChannels } from '../show/answer-channels.ts'
import { type CardMessage, withoutPictures } from '../show/cards.ts'
import type { Words } from '../words/words.ts'
import type { Row } from './controls.ts'

/** A command or a button that a person used, where, and what is needed to do it. */
export type InteractionContext<Used = ChatInputCommandInteraction | ButtonInteraction> = {
  interaction: Used
  channel: TextBasedChannel
  visitor: Visitor
  words: Words
  on: Listener
  channels: AnswerChannels
  report: (error: unknown) => void
}

type Shown = string | { content: string; components: Row[] } | CardMessage

/**
 * Acknowledges at once, then shows what `work` gives, or its failure in kind words. `hidden`: to the person alone.
 * `work` gets the id of the message that it will stand in.
 */
export async function answerLater(
  context: InteractionContext,
  hidden: boolean,
  work: (message: string) => Promise<Shown>,
): Promise<void> {
  const { interaction } = context
  const flags = hidden ? { flags: MessageFlags.Ephemeral as const } : {}
  const { id } = await acknowledge(context, () => interaction.deferReply({ ...flags, withResponse: true }))
  await showResult(context, await work(id).catch((error: unknown) => describeFailure(context, error)))
}

/** Gives the first answer; the message that stands there then. */
export async function acknowledge(
  { interaction }: Pick<InteractionContext, 'interaction'>,
  answer: () => Promise<InteractionCallbackResponse>,
): Promise<Message> {
  try {
    const { resource } = await repeatIfAmbiguous(answer)
    if (resource?.message) return resource.message
  } catch (error) {
    if (!hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)) throw error
  }
  // It was taken the first time, and only Discord's word of that was lost.
  interaction.deferred = true
  return interaction.fetchReply()
}

/** A failure in words; a defect of ours is reported too. */
export function describeFailure(
  { words, report }: Pick<InteractionContext, 'words' | 'report'>,
  error: unknown,
): string {
  if (isDefect(error)) report(error)
  return describeError(error, words)
}

/** Puts something in the place of what was acknowledged. */
export async function showResult(
  { interaction }: Pick<InteractionContext, 'interaction'>,
  shown: Shown,
): Promise<void> {
  const given = typeof shown === 'string' ? { content: shown } : shown
  try {
    await repeatIfAmbiguous(() => interaction.editReply(given))
  } catch (error) {
    // One picture that Discord does not take must not hide the listings.
    if ('content' in given || !hasCode(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error
    await interaction.editReply(withoutPictures(given))
  }
}
