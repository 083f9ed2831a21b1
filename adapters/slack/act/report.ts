import { PERIODS } from '../../bridge/platform/listener.ts'
import type { Visitor } from '../../bridge/platform/messages.ts'
import { isDirect } from '../ids.ts'
import type { People } from '../people.ts'
import { quotation, reportMessage, textMessage } from '../show/blocks.ts'
import { sharePicture } from '../show/files.ts'
import { ANSWER_MAX, answerDialog, answerIn, type Values } from './dialogs.ts'
import { encodeContext, type Interaction, type Press } from './interaction.ts'
import { post } from './respond.ts'

/** Tells who runs the workspace what happened lately, in private: what one person alone sees in a channel can have no picture. */
export async function report(command: Interaction & { people: People }, wanted = ''): Promise<void> {
  const { workspace, channel, visitor, on, words, calls, people, replyEphemeral } = command
  if (!(await isManager(people, command))) return replyEphemeral(textMessage(words.reports.managersOnly))
  const period = PERIODS.find((one) => one === wanted.toLowerCase()) ?? 'week'
  const found = await on.reports.get(visitor, period)
  const { channel: direct } = await post({ ...command, channel: '' }, reportMessage(found, channel, words))
  const picture = { name: 'report.png', bytes: found.picture, alt: found.alt }
  await sharePicture(calls, { workspace, channel: direct }, picture).catch(command.report)
  if (!isDirect(channel)) await replyEphemeral(textMessage(words.reports.inPrivate))
}

/**
 * Asks for the answer to a question of a report. The question is the text beside the button: the service may be slow, and a dialog
 * has to open within 3 s: https://docs.slack.dev/interactivity/handling-user-interaction#modal_responses
 */
export async function askForAnswer(press: Press): Promise<void> {
  const { words, object, beside, calls, workspace, trigger, responseUrl, channel } = press
  const view = answerDialog(beside, words, encodeContext({ channel, answerTo: responseUrl, question: object }))
  await calls({ workspace, method: 'views.open', lane: 'final', args: { trigger_id: trigger, view } })
}

/** Adds the answer that was sent with the dialog. */
export async function takeAnswer(
  { on, words, replyEphemeral, ...interaction }: Interaction,
  people: People,
  { object, values }: { object: string; values: Values },
): Promise<void> {
  if (!(await isManager(people, interaction))) return replyEphemeral(textMessage(words.reports.managersOnly))
  const { visitor, name } = askedIn(interaction.visitor, object)
  const answer = answerIn(values)
  const add = async () => {
    const question = await on.reports.question(visitor, name)
    return question === undefined ? words.report.gone : on.reports.answer(visitor, question, answer)
  }
  // What was typed is given back: the dialog is gone.
  const added = await add().catch(async (error: unknown) => {
    await replyEphemeral({ text: answer, blocks: [quotation(answer, ANSWER_MAX)] })
    throw error
  })
  await replyEphemeral(textMessage(added))
}

const isManager = async (people: People, { workspace, visitor }: Pick<Interaction, 'workspace' | 'visitor'>) =>
  (await people.find(workspace, visitor.person)).isManager

/** Reads the object of a report's button: the channel whose chatbot the report is about, and the key of the question. */
function askedIn(visitor: Visitor, object: string): { visitor: Visitor; name: string } {
  const [channel = '', ...name] = object.split('|')
  return { visitor: { ...visitor, place: { ...visitor.place, channel } }, name: name.join('|') }
}
