import type { ButtonInteraction } from 'discord.js'
import type { DeskAction } from '../../bridge/desk/port.ts'
import type { InteractionContext } from '../act/context.ts'
import { takeIn, whisper } from '../act/respond.ts'

const actions: readonly string[] = ['claim', 'handBack', 'close', 'retry'] satisfies DeskAction[]
const isAction = (name: string): name is DeskAction => actions.includes(name)

/** Does what a button at a desk says; who is told something is told so alone. */
export async function pressDesk(context: InteractionContext<ButtonInteraction>, object: string): Promise<void> {
  const { interaction, desk, visitor } = context
  const at = object.indexOf('/')
  const action = object.slice(0, at)
  if (!isAction(action)) return
  await takeIn(interaction)
  const name = visitor.name ?? interaction.user.displayName
  const told = await desk().press({
    ...visitor,
    name,
    action,
    object: object.slice(at + 1),
    at: interaction.createdTimestamp,
  })
  if (told !== undefined) await whisper(context, told)
}
