import {
  type ButtonInteraction,
  type InteractionCallbackResponse,
  type Message,
  MessageFlags,
  RESTJSONErrorCodes,
  RequestMethod,
  Routes,
  type StringSelectMenuInteraction,
} from 'discord.js'
import type { Card } from '../../bridge/listings/cards.ts'
import { withDeliveryRetry } from '../../bridge/retry.ts'
import { shortened } from '../../bridge/text/length.ts'
import { describeError, isDefect } from '../../bridge/words/words.ts'
import { NO_PINGS } from '../connect/client.ts'
import { hasCode, inPlainestForm, isRefused, retryIfOutcomeUnknown, throwUndelivered } from '../failures.ts'
import { ALT_MAX, splitIntoMessages } from '../limits.ts'
import { formWith } from '../show/files.ts'
import type { TextMessage } from '../show/greetings.ts'
import {
  type CardsWithPictures,
  type ComponentsMessage,
  pictureNameOf,
  plainText,
  withoutPictures,
} from '../show/listing-cards.ts'
import type { InteractionContext } from './interaction.ts'

/** What is shown as the answer to an interaction: a text of any length, several messages, or a message made of components. */
export type ResponseContent = string | TextMessage[] | ComponentsMessage | CardsWithPictures

/** Makes the answer to an interaction. `message`: the id of the message that will show it. */
type Work = (message: string) => Promise<ResponseContent>

/** Acknowledges at once, then shows the result of `work`, or its error as a text for people. */
export const answerLater = (context: InteractionContext, work: Work): Promise<void> => answerWith(context, work, {})

/** The same as an ephemeral message. */
export const answerHidden = (context: InteractionContext, work: Work): Promise<void> =>
  answerWith(context, work, { flags: MessageFlags.Ephemeral })

async function answerWith(context: InteractionContext, work: Work, flags: Flags): Promise<void> {
  const { interaction } = context
  const { id } = await acknowledge(context, () => interaction.deferReply({ ...flags, withResponse: true }))
  await showResult(context, await work(id).catch((error: unknown) => describeFailure(context, error)), flags)
}

/** The flags of an answer's messages. */
type Flags = { flags?: MessageFlags.Ephemeral }

/** Sends the first response. Returns its message. Throws if another process of the bot has answered. */
export async function acknowledge(
  { interaction, firstResponses }: Pick<InteractionContext, 'interaction' | 'firstResponses'>,
  answer: () => Promise<InteractionCallbackResponse>,
): Promise<Message> {
  try {
    const { resource } = await retryIfOutcomeUnknown(answer)
    if (resource?.message) return resource.message
  } catch (error) {
    if (!isOwnSuccess(error, interaction, firstResponses)) throw error
  }
  // The first attempt succeeded, and only Discord's answer was lost.
  interaction.deferred = true
  return interaction.fetchReply()
}

/** Whether Discord refuses a first response because an earlier attempt of this process succeeded. */
const isOwnSuccess = (
  error: unknown,
  interaction: { id: string },
  { mayHaveSucceeded }: InteractionContext['firstResponses'],
): boolean => hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) && mayHaveSucceeded(interaction)

/** The text for an error; a bug is also reported. */
export function describeFailure(
  { words, report }: Pick<InteractionContext, 'words' | 'report'>,
  error: unknown,
): string {
  if (isDefect(error)) report(error)
  return describeError(error, words)
}

/** Replaces the acknowledgement by the result. What does not fit into one message is posted below it. */
export async function showResult(
  context: InteractionContext,
  result: ResponseContent,
  flags: Flags = {},
): Promise<void> {
  const { interaction } = context
  if (typeof result === 'object' && 'flags' in result) return showCards(context, result)
  const messages = typeof result === 'string' ? splitIntoMessages(result).map((content) => ({ content })) : result
  const [first, ...others] = messages
  if (first === undefined) return
  await replace(context, [() => interaction.editReply(first), () => interaction.editReply({ content: first.content })])
  for (const message of others) await withDiscordRetry(context, () => interaction.followUp({ ...message, ...flags }))
}

/** Does what follows the first response, and repeats it while Discord fails for a time. Throws `Undelivered`. */
export const withDiscordRetry = <T>({ closed, time }: InteractionContext, work: () => Promise<T>): Promise<T> =>
  withDeliveryRetry(() => work().catch(throwUndelivered), time, closed)

/** Shows listings in the next plainer way if Discord refuses a picture or the layout. */
function showCards(context: InteractionContext, message: ComponentsMessage | CardsWithPictures): Promise<void> {
  const { interaction } = context
  const { pictures, ...cards } = { pictures: [], ...message }
  return replace(context, [
    () => (pictures.length > 0 ? showWithPictures(context, cards, pictures) : interaction.editReply(cards)),
    () => interaction.editReply(withoutPictures(cards)),
    () => interaction.editReply({ content: splitIntoMessages(plainText(cards))[0] ?? '…', components: [] }),
  ])
}

async function showWithPictures(
  { interaction, on, report }: InteractionContext,
  cards: ComponentsMessage,
  pictures: Card[],
): Promise<unknown> {
  const fileOf = async (card: Card) => ({
    name: pictureNameOf(card),
    bytes: await on.listings.picture(card),
    alt: card.address || card.title,
  })
  const files = await Promise.all(pictures.map(fileOf)).catch(report)
  return files === undefined ? interaction.editReply(withoutPictures(cards)) : editWithFiles(interaction, cards, files)
}

/** As `editReply`, with files. discord.js itself cannot send them here; see `formWith`. */
export async function editWithFiles(
  { applicationId, token, client }: InteractionContext['interaction'],
  message: object,
  files: { name: string; bytes: Uint8Array; alt: string }[],
): Promise<unknown> {
  const attachments = files.map(({ name, alt }, index) => ({
    id: String(index),
    filename: name,
    description: shortened(alt, ALT_MAX),
  }))
  const form = await formWith({ ...message, attachments, allowed_mentions: NO_PINGS }, ...files)
  const fullRoute = Routes.webhookMessage(applicationId, token, '@original')
  return client.rest.request({ ...form, method: RequestMethod.Patch, fullRoute, auth: false })
}

/** Replaces the first response by the first of `tries` that Discord accepts. If it accepts none, tells the person so. */
async function replace(context: InteractionContext, tries: (() => Promise<unknown>)[]): Promise<void> {
  const { interaction, words, report } = context
  try {
    await inPlainestForm(tries.map((attempt) => () => withDiscordRetry(context, attempt)))
  } catch (error) {
    if (!isRefused(error)) throw error
    report(error)
    await replyEphemeral(context, words.failures.notShown)
    // The first answer still says that the bot is thinking.
    await interaction.deleteReply().catch(() => undefined)
  }
}

/** Sends an ephemeral message. */
export async function replyEphemeral(context: InteractionContext, text: string): Promise<void> {
  for (const content of splitIntoMessages(text))
    await withDiscordRetry(context, () => context.interaction.followUp({ content, flags: MessageFlags.Ephemeral }))
}

/**
 * Acknowledges a button or menu without a new message; its own message may be edited afterwards. Throws if another process of
 * the bot has answered.
 */
export async function acknowledgePress({
  interaction,
  firstResponses,
}: InteractionContext<ButtonInteraction | StringSelectMenuInteraction>): Promise<void> {
  try {
    await retryIfOutcomeUnknown(() => interaction.deferUpdate())
  } catch (error) {
    if (!isOwnSuccess(error, interaction, firstResponses)) throw error
    interaction.deferred = true
  }
}
