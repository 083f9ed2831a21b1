import { setStage } from '../../sim/bots/discord-stage.ts'
import { callingTexts } from '../../sim/bots/mentions.ts'
import { pinged } from '../../sim/discord/forms/pings.ts'
import { aListing } from '../../sim/service/listing.ts'
import { print } from '../figures.ts'

/** Answers, questions and listings full of calls: nobody's phone may ring. */
export async function benchMentions(): Promise<void> {
  let corpus: string[] = []
  const plenty = { requests: 5_000, ms: 1_000 }
  const limits = { create: plenty, edit: plenty, thread: plenty }
  const stage = await setStage({ limits, global: plenty }, (question) => {
    const text = corpus[Number(/case (\d+)/.exec(question)?.[1] ?? 0)] ?? ''
    return { fragments: text.match(/.{1,200}/gsu) ?? [], everyMs: 2 }
  })
  try {
    const { discord, serialNumber: SerialNumber } = stage
    corpus = callingTexts(discord.owner.id, discord.bot.role.id)
    const where = { by: discord.owner.id, in: discord.channel.id }
    for (const [index, text] of corpus.entries()) {
      const question = discord.say({ ...where, text: `${discord.bot.mention} case ${index} ${text.slice(0, 200)}` })
      await discord.until(() => discord.viewer(question).answers().at(-1)?.buttons.length === 0)
    }
    for (const [index, text] of corpus.entries()) {
      const words = text.slice(0, 250)
      const listing = aListing({
        PropertyType: words,
        Location: words,
        Address: words,
        City: words.slice(0, 60),
        Description: words,
        SalePrice: 100_000 + index,
      })
      await stage.call('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...listing })
    }
    const pages = await discord.command({ ...where, name: 'listings', options: {} })
    await discord.until(() =>
      discord
        .viewer(where.in)
        .messages()
        .some(({ id }) => id === pages.messageId),
    )
    const calling = corpus.filter((text) => {
      const { users, roles, everyone } = pinged(text, undefined, undefined)
      return users.length > 0 || roles.length > 0 || everyone
    })
    print(
      `calls in ${corpus.length} answers and listings (${calling.length} would ring)`,
      `${discord.pings.length} rang (goal 0), in ${discord.seen.length} states of messages`,
    )
  } finally {
    await stage.close()
  }
}
