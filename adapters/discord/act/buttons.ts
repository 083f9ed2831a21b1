import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js'
import { type ButtonAction, isWatchVerb, type WatchVerb, watchVerbs } from '../../bridge/text/controls.ts'
import type { WatchPress } from '../../bridge/watches/port.ts'
import type { ButtonVerb } from '../controls.ts'
import { DESK_VERB } from '../desk/desk-card.ts'
import { idOf } from '../ids.ts'
import { cardMessage, pageMessage } from '../show/listing-cards.ts'
import { watchMessage } from '../show/watch-messages.ts'
import { ask, isHidden, quotedIn, receive, replyThreadOf } from './ask.ts'
import { pressAtDesk } from './desks.ts'
import type { InteractionContext } from './interaction.ts'
import { askForAnswer } from './report.ts'
import { acknowledgePress, answerHidden, answerLater, describeFailure, replyEphemeral, showResult } from './respond.ts'

/** Handles a button. `object`: the argument in its custom id. */
type Press = (context: InteractionContext<ButtonInteraction>, object: string) => Promise<void>

/** Handlers of buttons by the verb in their custom id, but for those about watches. Whoever sees a button may press it. */
export const buttons: Record<Exclude<ButtonVerb, WatchVerb>, Press> = {
  async page(context, object) {
    const { person, on, words } = context
    const [page = '', ...search] = object.split('/')
    await acknowledgePress(context)
    try {
      const found = await on.listings.page(person, search.join('/'), Number(page))
      if (found === undefined) await replyEphemeral(context, words.searchGone)
      else await showResult(context, pageMessage(found, words))
    } catch (error) {
      await replyEphemeral(context, describeFailure(context, error))
    }
  },
  details: (context, listing) =>
    answerHidden(context, async () => {
      const { on, person, words } = context
      const [card, chatbot] = await Promise.all([on.listings.details(person, listing), on.chatbots.at(person.place)])
      return card === undefined ? words.listingGone : cardMessage(card, words, chatbot.ChatBubbleColor)
    }),
  similar: (context, listing) =>
    answerHidden(context, async () => {
      const page = await context.on.listings.similar(context.person, listing)
      return page === undefined ? context.words.listingGone : pageMessage(page, context.words)
    }),
  async about(context, listing) {
    const { interaction, person, on, words } = context
    let question: string | undefined
    const answer = isHidden(context) ? answerHidden : answerLater
    await answer(context, async () => {
      question = await on.listings.question(person, listing)
      return question === undefined ? words.listingGone : quotedIn(context, question)
    })
    if (question !== undefined) await receive(context, await interaction.fetchReply(), question)
  },
  say: ask,
  answer: askForAnswer,
  /** The button is in an ephemeral message, so only its person can press it. */
  async forget(context) {
    const { person, on, words } = context
    await acknowledgePress(context)
    const done = await on.forget(person).then(words.forget.done, (error: unknown) => describeFailure(context, error))
    await showResult(context, [{ content: done, components: [] }])
  },
  [DESK_VERB]: pressAtDesk,
  async stop(context, object) {
    const { person, on, words } = context
    await acknowledgePress(context)
    const thread = object.slice(object.indexOf('/') + 1)
    if (!(await on.stop({ ...person, thread }))) await replyEphemeral(context, words.nothingToStop)
  },
}

type Used = ButtonInteraction | StringSelectMenuInteraction

/** Handles a button or menu about watches; undefined for any other. */
export function pressWatch(
  context: InteractionContext<Used>,
  { verb, object }: ButtonAction,
): Promise<void> | undefined {
  if (!isWatchVerb(verb)) return undefined
  const { interaction, on, visitor } = context
  const value = interaction.isStringSelectMenu() ? interaction.values[0] : undefined
  const work = async () => {
    const press: WatchPress = { verb, object, value, tellIn: await alertThreadOf(context) }
    return watchMessage(await on.watches.act(await visitor(), press))
  }
  // An ephemeral message may be replaced; one that all see may not.
  const isReplaceable = watchVerbs[verb] === 'in place' && interaction.message.flags.has(MessageFlags.Ephemeral)
  return isReplaceable ? inPlace(context, work) : answerHidden(context, work)
}

async function inPlace(context: InteractionContext<Used>, work: () => Promise<ReturnType<typeof watchMessage>>) {
  await acknowledgePress(context)
  try {
    await showResult(context, await work())
  } catch (error) {
    await replyEphemeral(context, describeFailure(context, error))
  }
}

/** The thread of the button's message, or the one that the message begins; undefined for an ephemeral message in a channel. */
async function alertThreadOf({ interaction, channel, visitor }: InteractionContext<Used>) {
  if (channel === undefined) return undefined
  const { id, flags } = interaction.message
  const beginsThread = !channel.isThread() && !channel.isDMBased()
  if (beginsThread && flags.has(MessageFlags.Ephemeral)) return undefined
  return { thread: await replyThreadOf({ channel, visitor }, id), replyTo: idOf({ channel: channel.id, message: id }) }
}
