import type { DeskPress } from '../../bridge/desk/port.ts'
import { isDirect } from '../ids.ts'
import { type BlocksMessage, textMessage } from '../show/blocks.ts'
import { slackWordsFor } from '../words.ts'
import { type Interaction, type InteractionParts, type Origin, visitorAt, withApology } from './interaction.ts'
import { sendEphemeral } from './respond.ts'

/** Runs the action of a desk button, in any channel of an allowed workspace. Only the person sees the answer. */
export async function pressAtDesk(
  button: Pick<DeskPress, 'action' | 'object' | 'at'>,
  origin: Origin,
  { on, calls, people, desk, report }: Omit<InteractionParts, 'findInstallation'>,
): Promise<void> {
  const { workspace, channel, person, responseUrl, thread } = origin
  const visitor = await visitorAt(origin, people)
  const words = slackWordsFor(visitor.locale)
  const replyEphemeral = (content: BlocksMessage) =>
    sendEphemeral({ calls, workspace, channel, visitor }, content, { responseUrl, thread })
  if (!on.admits(visitor, 'manager')) return replyEphemeral(textMessage(words.notHere))
  await withApology({ replyEphemeral, words, report }, async () => {
    const { name } = await people.find(workspace, person).catch(() => origin)
    const reply = await desk.on.press({ ...visitor, ...button, name: name || origin.name })
    if (reply !== undefined) await replyEphemeral(textMessage(reply))
  })
}

/** Makes the channel a desk, or ends that. */
export async function setDesk(
  { workspace, channel, visitor, words, replyEphemeral }: Interaction,
  { people, desk }: Pick<InteractionParts, 'people' | 'desk'>,
  isOn: boolean,
): Promise<void> {
  const { isManager } = await people.find(workspace, visitor.person)
  if (!isManager) return replyEphemeral(textMessage(words.desks.managersOnly))
  if (isOn && isDirect(channel)) return replyEphemeral(textMessage(words.desks.channelsOnly))
  const found = isOn ? await desk.check({ workspace, channel }) : 'fit'
  if (found === 'notInChannel') return replyEphemeral(textMessage(words.notInChannel))
  if (found === 'missingScope') return replyEphemeral(textMessage(words.desks.installAgain))
  await replyEphemeral(textMessage(await desk.on.set(visitor, isOn)))
}
