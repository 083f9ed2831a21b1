import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  MessageFlags,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js'
import type { Period, Report } from '../../bridge/platform/listener.ts'
import { controlName } from '../../bridge/text/controls.ts'
import { shortened } from '../../bridge/text/length.ts'
import { button } from '../controls.ts'
import { firstAccepted } from '../failures.ts'
import { ALT_MAX } from '../limits.ts'
import { isManager } from '../permissions.ts'
import { quoted } from '../quoted.ts'
import { escaped } from '../show/escape.ts'
import { textDisplay } from '../show/listing-cards.ts'
import type { DiscordWords } from '../words/words.ts'
import type { InteractionContext } from './interaction.ts'
import { acknowledge, answerHidden, describeFailure, editWithFiles, showResult } from './respond.ts'

const PICTURE = 'report.png'
export const ANSWER_VERB = 'answer'
/** In UTF-16 units: ten questions and the rest are 4,000 together; what a title, a description and an answer hold. */
const QUESTION_MAX = 300
const TITLE_MAX = 45
const ANSWER_MAX = 1_000

/** Shows a manager the report, as an ephemeral message. */
export async function report(context: InteractionContext<ChatInputCommandInteraction>): Promise<void> {
  const { interaction, person, on, words } = context
  const flags = MessageFlags.Ephemeral as const
  await acknowledge(context, () => interaction.deferReply({ flags, withResponse: true }))
  try {
    const period = (interaction.options.getString('period') ?? 'week') as Period
    const found = await on.reports.get(person, period)
    const message = { components: componentsOf(found, words), flags: MessageFlags.IsComponentsV2 as const }
    const drawn = { ...message, components: withPicture(message.components, found) }
    await firstAccepted<unknown>([
      () => editWithFiles(interaction, drawn, [{ name: PICTURE, bytes: found.picture, alt: found.alt }]),
      () => interaction.editReply(message),
    ])
  } catch (error) {
    await showResult(context, describeFailure(context, error), { flags })
  }
}

/**
 * Opens the dialog for the answer to a question. The question is the text beside the button: the service may be slow, and a dialog
 * has to open within 3 s: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback
 */
export async function askForAnswer(
  { interaction, words }: InteractionContext<ButtonInteraction>,
  name: string,
): Promise<void> {
  await interaction.showModal(dialog(name, textBesideButton(interaction), words))
}

/** The text of the section whose button was pressed; '' if the message has none. */
function textBesideButton({ customId, message }: ButtonInteraction): string {
  for (const part of message.components)
    if (part.type === ComponentType.Section && 'customId' in part.accessory && part.accessory.customId === customId)
      return part.components.map(({ content }) => content).join('\n')
  return ''
}

/** Saves the answer from the dialog. */
export async function takeAnswer(context: InteractionContext<ModalSubmitInteraction>, name: string): Promise<void> {
  const { interaction, person, on, words } = context
  const answer = interaction.fields.getTextInputValue(ANSWER_VERB)
  const add = async () => {
    if (!isManager(interaction)) return words.managersOnly
    const question = await on.reports.question(person, name)
    return question === undefined ? words.report.gone : on.reports.answer(person, question, answer)
  }
  // What was typed is given back: the dialog is gone.
  await answerHidden(context, () =>
    add().catch((error: unknown) => `${describeFailure(context, error)}\n${quoted(answer)}`),
  )
}

/** Ten questions take 30 of the 40 components of a message. */
function componentsOf({ heading, figures, unanswered }: Report, words: DiscordWords): APIMessageTopLevelComponent[] {
  const parts: APIMessageTopLevelComponent[] = [
    textDisplay(`## ${heading}`),
    textDisplay(figures.map(([label, value]) => `**${value.toLocaleString(words.language)}** ${label}`).join(' · ')),
    textDisplay(unanswered.length === 0 ? words.report.none : `### ${words.report.unanswered}`),
  ]
  for (const one of unanswered)
    parts.push({
      type: ComponentType.Section,
      components: [textDisplay(shortened(escaped(one.text), QUESTION_MAX))],
      accessory: button({ verb: ANSWER_VERB, object: one.question }, words.report.button),
    })
  return parts
}

/** The picture stands below the heading. */
function withPicture([heading, ...others]: APIMessageTopLevelComponent[], { alt }: Report) {
  const items = [{ media: { url: `attachment://${PICTURE}` }, description: shortened(alt, ALT_MAX) }]
  const picture = { type: ComponentType.MediaGallery as const, items }
  return heading === undefined ? [picture] : [heading, picture, ...others]
}

/** `question`: as Markdown */
const dialog = (
  name: string,
  question: string,
  { report: words }: DiscordWords,
): APIModalInteractionResponseCallbackData => ({
  custom_id: controlName({ verb: ANSWER_VERB, object: name }),
  title: shortened(words.button, TITLE_MAX),
  components: [
    ...(question === '' ? [] : [textDisplay(question.replace(/^/gm, '> '))]),
    {
      type: ComponentType.Label,
      label: words.label,
      description: words.hint,
      component: {
        type: ComponentType.TextInput,
        custom_id: ANSWER_VERB,
        style: TextInputStyle.Paragraph,
        max_length: ANSWER_MAX,
        required: true,
      },
    },
  ],
})
