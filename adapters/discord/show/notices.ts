import { type Client, type Message, RESTJSONErrorCodes } from 'discord.js'
import { hasCode, isForbidden } from '../failures.ts'
import { wordsFor } from '../words/words.ts'

/** Says what permission is missing, once while the bot runs: who can mend it may not want to. */
export type Notices = {
  /** In a channel where answers come as replies, because threads are not allowed. */
  noThreads(channel: string): void
  /** In private, to a person who spoke where the bot may not write. */
  noWriting(message: Message): void
}

export function createNotices(client: Client<true>, report: (error: unknown) => void): Notices {
  const given = new Set<string>()
  const once = (key: string, give: () => Promise<unknown>) => {
    if (given.has(key)) return
    given.add(key)
    give().catch((error: unknown) => {
      if (!isForbidden(error) && !hasCode(error, RESTJSONErrorCodes.CannotSendMessagesToThisUser)) report(error)
    })
  }
  return {
    noThreads: (id) =>
      once(id, async () => {
        const channel = await client.channels.fetch(id)
        if (channel === null || !channel.isSendable() || channel.isDMBased()) return
        await channel.send(wordsFor(channel.guild.preferredLocale).noThreads)
      }),
    noWriting: ({ author, channelId, guild }) =>
      once(`${channelId}/${author.id}`, () =>
        author.send(wordsFor(guild?.preferredLocale).noWriting(`<#${channelId}>`)),
      ),
  }
}
