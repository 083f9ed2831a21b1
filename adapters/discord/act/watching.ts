import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js'
import { isWatchVerb, watchVerbs } from '../../bridge/watches/answers.ts'
import type { WatchPress } from '../../bridge/watches/shown.ts'
import { ownThread } from '../hear/visitors.ts'
import { idOf } from '../ids.ts'
import { watchMessage } from '../show/watch-looks.ts'
import { threadOf } from './ask.ts'
import type { InteractionContext } from './context.ts'
import type { Control } from './controls.ts'
import { answerLater, describeFailure, showResult, takeIn, whisper } from './respond.ts'

type Used = ButtonInteraction | StringSelectMenuInteraction

/** Does what a button or a menu about watches says; undefined for any other. */
export function pressWatch(context: InteractionContext<Used>, { verb, object }: Control): Promise<void> | undefined {
  if (!isWatchVerb(verb)) return undefined
  const { interaction, on, visitor } = context
  const value = interaction.isStringSelectMenu() ? interaction.values[0] : undefined
  const press: WatchPress = { verb, object, value, tellIn: placeOf(context) }
  const work = async () => watchMessage(await on.watches.act(visitor, press))
  // What only one person sees may change where it stands.
  const isHidden = interaction.message.flags.has(MessageFlags.Ephemeral)
  return watchVerbs[verb] === 'in place' && isHidden ? inPlace(context, work) : answerLater(context, true, work)
}

async function inPlace(context: InteractionContext<Used>, work: () => Promise<ReturnType<typeof watchMessage>>) {
  await takeIn(context.interaction)
  try {
    await showResult(context, await work())
  } catch (error) {
    await whisper(context, describeFailure(context, error))
  }
}

/** The thread in which the button stands, or the one that its message begins; of what only one person sees there is none in a channel. */
function placeOf({ interaction, channel }: InteractionContext<Used>) {
  if (channel === undefined) return undefined
  const { id, flags } = interaction.message
  const own = ownThread(channel) ?? (channel.isThread() ? channel.id : undefined)
  if (own === undefined && flags.has(MessageFlags.Ephemeral)) return undefined
  const thread = own ?? threadOf(channel, id)
  return { thread, replyTo: idOf({ channel: channel.id, message: id }) }
}
