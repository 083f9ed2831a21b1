import { type Client, type Message, RESTJSONErrorCodes } from 'discord.js'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { ReplyPart } from '../../bridge/platform/platform.ts'
import { NO_PINGS } from '../connect/client.ts'
import { hasCode, isForbidden } from '../failures.ts'
import { addressOf, nonceOf, tokenOf } from '../ids.ts'
import { discordWordsFor } from '../words/words.ts'
import type { AnswerChannel } from './answer-channels.ts'

type Locale = { locale: string | undefined }

/** Size of the memory of notices. */
const KEPT = 10_000

/** Tells people about missing permissions, each once per process; several processes that tell it at the same time, once together. */
export type Notices = {
  /** In a channel: the bot may not create threads, so it answers by replies. */
  noThreads(channel: string): void
  /** In private, to a person who wrote in a channel where the bot may not write. */
  noWriting(message: Message): void
  /** In another channel: the thread is locked. */
  locked(target: AnswerChannel, thread: string, person: Locale): Promise<void>
  /** In private, to a person whose answer could not be shown. */
  notShown(part: Pick<ReplyPart, 'key' | 'replyTo' | 'person' | 'locale'>): Promise<void>
}

/** With the same nonce, Discord sends a notice of several processes once. */
type Named = { nonce: string; enforceNonce: true }

export function createNotices(client: Client<true>, report: (error: unknown) => void): Notices {
  const given = new Set<string>()
  const once = async (key: string, give: (named: Named) => Promise<unknown>) => {
    if (given.has(key)) return
    given.add(key)
    dropOldest(given, KEPT)
    await give({ nonce: nonceOf(`notice ${key}`), enforceNonce: true }).catch((error: unknown) => {
      if (!isForbidden(error) && !hasCode(error, RESTJSONErrorCodes.CannotSendMessagesToThisUser)) report(error)
    })
  }
  return {
    noThreads: (id) =>
      void once(id, async (named) => {
        const channel = await client.channels.fetch(id)
        if (channel === null || !channel.isSendable() || channel.isDMBased()) return
        await channel.send({ content: discordWordsFor(channel.guild.preferredLocale).noThreads, ...named })
      }),
    noWriting: ({ author, channelId, guild }) =>
      void once(`${channelId}/${author.id}`, (named) =>
        author.send({ content: discordWordsFor(guild?.preferredLocale).noWriting(`<#${channelId}>`), ...named }),
      ),
    locked: ({ channel }, thread, { locale }) =>
      once(`locked ${thread}`, async (named) => {
        const parent = await client.channels.fetch(channel)
        const content = discordWordsFor(locale).locked(`<#${thread}>`)
        if (parent?.isSendable()) await parent.send({ content, allowedMentions: NO_PINGS, ...named })
      }),
    notShown: ({ key, replyTo, person, locale }) =>
      once(`not shown ${key.replace(/\/\d+$/, '')}`, async (named) => {
        const { channel } = addressOf(replyTo)
        const where = tokenOf(channel) === undefined ? `<#${channel}>: ` : ''
        const user = await client.users.fetch(person)
        await user.send({ content: `${where}${discordWordsFor(locale).failures.notShown}`, ...named })
      }),
  }
}
