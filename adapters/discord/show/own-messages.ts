import { type APIMessage, type Client, Routes } from 'discord.js'
import { emptyIfRefused } from '../failures.ts'

/** The most messages that Discord lists at once. */
const PAGE = '100'

/**
 * The messages of the bot and its webhooks among the first hundred in a channel after a message, newest first. None if Discord
 * refuses to list them: a duplicate is better than no message.
 */
export async function ownMessagesAfter(client: Client<true>, channel: string, after: string): Promise<APIMessage[]> {
  const query = new URLSearchParams({ after, limit: PAGE })
  const found = await client.rest.get(Routes.channelMessages(channel), { query }).catch(emptyIfRefused)
  // Messages of the bot's webhooks have the id of its application.
  return (found as APIMessage[]).filter(
    ({ author, application_id }) => author.id === client.user.id || application_id === client.application.id,
  )
}
