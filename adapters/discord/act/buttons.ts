import type { ButtonInteraction } from 'discord.js'
import { DESK } from '../desk/card.ts'
import { pressDesk } from '../desk/hearing.ts'
import { cardMessage, pageMessage } from '../show/cards.ts'
import { ask, askByToken, mayWrite, quoted, receive } from './ask.ts'
import type { InteractionContext } from './context.ts'
import { askForAnswer } from './report.ts'
import { answerLater, describeFailure, showResult, takeIn, whisper } from './respond.ts'

/** What a button does with its object. */
type Press = (context: InteractionContext<ButtonInteraction>, object: string) => Promise<void>

/** Buttons by the verb in their name. Whoever sees one may press it. */
export const buttons: Record<string, Press> = {
  async page(context, object) {
    const { interaction, visitor, on, words } = context
    const [page = '', ...search] = object.split('/')
    await takeIn(interaction)
    try {
      const found = await on.listings.page(visitor, search.join('/'), Number(page))
      if (found === undefined) await whisper(context, words.searchGone)
      else await showResult(context, pageMessage(found, words))
    } catch (error) {
      await whisper(context, describeFailure(context, error))
    }
  },
  details: (context, listing) =>
    answerLater(context, true, async () => {
      const { on, visitor, words } = context
      const [card, chatbot] = await Promise.all([on.listings.details(visitor, listing), on.chatbots.at(visitor.place)])
      return card === undefined ? words.listingGone : cardMessage(card, words, chatbot.ChatBubbleColor)
    }),
  similar: (context, listing) =>
    answerLater(context, true, async () => {
      const page = await context.on.listings.similar(context.visitor, listing)
      return page === undefined ? context.words.listingGone : pageMessage(page, context.words)
    }),
  async about(context, listing) {
    if (!mayWrite(context)) return aboutByToken(context, listing)
    const { interaction, visitor, on, words } = context
    let question: string | undefined
    await answerLater(context, false, async () => {
      question = await on.listings.question(visitor, listing)
      return question === undefined ? words.listingGone : quoted(question)
    })
    if (question !== undefined) await receive(context, await interaction.fetchReply(), question)
  },
  say: ask,
  answer: askForAnswer,
  /** Only the person who asked for it sees the button. */
  async forget(context) {
    const { interaction, visitor, on, words } = context
    await takeIn(interaction)
    const done = await on.forget(visitor).then(words.forget.done, (error: unknown) => describeFailure(context, error))
    await showResult(context, [{ content: done, components: [] }])
  },
  [DESK]: pressDesk,
  async stop({ interaction, visitor, on }, object) {
    await takeIn(interaction)
    const thread = object.slice(object.indexOf('/') + 1)
    await on.stop({ ...visitor, thread })
  },
}

async function aboutByToken(context: InteractionContext<ButtonInteraction>, listing: string): Promise<void> {
  const question = await context.on.listings.question(context.visitor, listing)
  if (question === undefined) return answerLater(context, true, async () => context.words.listingGone)
  return askByToken(context, question)
}
