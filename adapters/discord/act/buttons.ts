import { type ButtonInteraction, MessageFlags, RESTJSONErrorCodes } from 'discord.js'
import { hasCode, onceMore } from '../failures.ts'
import { cardLook, pageLook } from '../show/looks.ts'
import { type Act, answerLater, kindly, present } from './acts.ts'
import { ask, quoted, receive } from './asking.ts'

/** What a button does with its object. */
type Press = (act: Act<ButtonInteraction>, object: string) => Promise<void>

/** Buttons by the verb in their name. Whoever sees one may press it. */
export const buttons: Record<string, Press> = {
  async page(act, object) {
    const { interaction, talk, on, words } = act
    const [page = '', ...search] = object.split('/')
    await takeIn(interaction)
    try {
      const found = await on.listings.page(talk, search.join('/'), Number(page))
      if (found === undefined) await whisper(act, words.searchGone)
      else await present(act, pageLook(found, words))
    } catch (error) {
      await whisper(act, kindly(act, error))
    }
  },
  details: (act, listing) =>
    answerLater(act, true, async () => {
      const { on, talk, words } = act
      const [card, chatbot] = await Promise.all([on.listings.details(talk, listing), on.chatbots.at(talk.place)])
      return card === undefined ? words.listingGone : cardLook(card, words, chatbot.ChatBubbleColor)
    }),
  similar: (act, listing) =>
    answerLater(act, true, async () => {
      const page = await act.on.listings.similar(act.talk, listing)
      return page === undefined ? act.words.listingGone : pageLook(page, act.words)
    }),
  async about(act, listing) {
    const { interaction, talk, on, words } = act
    let question: string | undefined
    await answerLater(act, false, async () => {
      question = await on.listings.question(talk, listing)
      return question === undefined ? words.listingGone : quoted(question)
    })
    if (question !== undefined) await receive(act, await interaction.fetchReply(), question)
  },
  say: ask,
  async stop({ interaction, talk, on }, object) {
    await takeIn(interaction)
    const thread = object.slice(object.indexOf('/') + 1)
    await on.stop({ ...talk, thread })
  },
}

/** Acknowledges without a message of its own; the one with the button is what changes. */
async function takeIn(interaction: ButtonInteraction): Promise<void> {
  try {
    await onceMore(() => interaction.deferUpdate())
  } catch (error) {
    if (!hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)) throw error
    interaction.deferred = true
  }
}

const whisper = async ({ interaction }: Act, content: string) => {
  await interaction.followUp({ content, flags: MessageFlags.Ephemeral })
}
