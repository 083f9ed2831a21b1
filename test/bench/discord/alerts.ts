import { setStage } from '../../sim/bots/discord-stage.ts'
import { aListing } from '../../sim/service/listing.ts'

const ROUND_TRIP_MS = 80

/** Somebody who watches the homes of a city by a button below a page of them. Core and bot are processes of their own. */
export async function watchOnDiscord() {
  const stage = await setStage({ roundTripMs: ROUND_TRIP_MS }, () => ({ fragments: ['hello'], everyMs: 0 }))
  const { discord, call, serialNumber: SerialNumber } = stage
  await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Seattle', MLSNumber: 'S-0' })
  const here = { by: discord.join('Ada').id, in: discord.channel.id }
  await discord.until(() => discord.commands.find('listings', discord.channel.guildId) !== undefined)
  const { messageId = '' } = await discord.command({ ...here, name: 'listings', options: { city: 'Seattle' } })
  const page = () => discord.viewer(discord.channel.id, here.by).answers()
  await discord.until(() => page().find(({ id, text }) => id === messageId && text !== ''))
  await discord.press({ ...here, message: messageId, button: 'Watch this search' })
  await discord.until(() => page().some(({ text }) => text.startsWith('I will tell you')))
  const thread = discord.viewer(messageId)
  return {
    call,
    SerialNumber,
    close: () => stage.close(),
    sees: (words: string) => thread.answers().some(({ text }) => text.includes(words)),
  }
}
