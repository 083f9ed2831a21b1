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

type DeskCommand = Interaction & Pick<InteractionParts, 'people' | 'desk'>

/** Makes the channel a desk, as a manager asks. */
export async function beginDesk(command: DeskCommand): Promise<void> {
  const { workspace, channel, visitor, words, desk } = command
  await answerManager(command, async () => {
    if (isDirect(channel)) return words.desks.channelsOnly
    const found = await desk.check({ workspace, channel })
    if (found === 'notInChannel') return words.notInChannel
    if (found === 'missingScope') return words.desks.installAgain
    return await desk.on.beginDesk(visitor)
  })
}

/** Ends the desk, as a manager asks. */
export const endDesk = (command: DeskCommand): Promise<void> =>
  answerManager(command, () => command.desk.on.endDesk(command.visitor))

async function answerManager(command: DeskCommand, work: () => Promise<string>): Promise<void> {
  const { workspace, visitor, people, words, replyEphemeral } = command
  const { isManager } = await people.find(workspace, visitor.person)
  await replyEphemeral(textMessage(isManager ? await work() : words.desks.managersOnly))
}
