import type { ButtonInteraction } from 'discord.js'
import { deskActionNamed } from '../../bridge/desk/port.ts'
import { DESK_TYPES, missingDeskPermissions } from '../permissions.ts'
import type { InteractionContext } from './interaction.ts'
import { acknowledgePress, replyEphemeral } from './respond.ts'

/** Runs the action of a desk button. `object`: the action and its object, as `claim/17`. Only the person sees the answer. */
export async function pressAtDesk(context: InteractionContext<ButtonInteraction>, object: string): Promise<void> {
  const { interaction, desk, words } = context
  const at = object.indexOf('/')
  const action = deskActionNamed(object.slice(0, at))
  await acknowledgePress(context)
  if (action === undefined) return replyEphemeral(context, words.controlGone)
  const visitor = await context.visitor()
  const name = visitor.name ?? interaction.user.displayName
  const press = { ...visitor, name, action, object: object.slice(at + 1), at: interaction.createdTimestamp }
  const answer = await desk().press(press)
  if (answer !== undefined) await replyEphemeral(context, answer)
}

/** Makes the channel a desk. The answer names the permissions that the bot lacks there. */
export async function beginDesk({ person, desk, channel, words }: InteractionContext): Promise<string> {
  const target = channel?.isThread() ? channel.parent : channel
  if (target == null || !DESK_TYPES.includes(target.type)) return words.noDeskHere
  const missing = missingDeskPermissions(target).map((name) => words.permissions[name])
  const begun = await desk().beginDesk(person)
  return missing.length === 0 ? begun : `${begun}\n${words.deskLacks(missing.join(', '))}`
}
