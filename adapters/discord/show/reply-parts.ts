import type { APIMessage, Client } from 'discord.js'
import type { ReplyPart, ShownPart } from '../../bridge/platform/platform.ts'
import { controlOf } from '../../bridge/text/controls.ts'
import { button, buttonRow, customIdsIn } from '../controls.ts'
import { GONE, hasCode, isRefused, undelivered } from '../failures.ts'
import { addressOf, idOf, type MessageAddress, nonceOf, tokenOf } from '../ids.ts'
import { discordWordsFor } from '../words/words.ts'
import type { AnswerChannels } from './answer-channels.ts'
import { createByToken } from './by-token.ts'
import type { createMessages, Draft, PostedMessage } from './messages.ts'
import type { Notices } from './notices.ts'
import { ownMessagesAfter } from './own-messages.ts'

type Parts = {
  client: Client<true>
  channels: AnswerChannels
  messages: ReturnType<typeof createMessages>
  notices: Notices
}

/**
 * Shows messages of replies. A nonce made of the key prevents duplicates: Discord returns the existing message for a known
 * nonce. If a message cannot be shown in any way, the person is told in private.
 */
export function createReplyParts({ client, channels, messages, notices }: Parts) {
  const byToken = createByToken({ client, messages })
  return async (part: ReplyPart): Promise<ShownPart> => {
    try {
      const { restMs, ...at } = await shown(part)
      return { id: idOf(at), restMs }
    } catch (error) {
      // A message that was shown is gone because somebody deleted it, who knows that.
      const isDeleted = part.id !== undefined && hasCode(error, ...GONE)
      if (isRefused(error) && !isDeleted) await notices.notShown(part)
      throw undelivered(error)
    }
  }

  async function shown(part: ReplyPart): Promise<PostedMessage> {
    const draft = draftOf(part)
    const at = part.id === undefined ? undefined : addressOf(part.id)
    const token = tokenOf(addressOf(part.replyTo).channel)
    if (token !== undefined)
      return at === undefined ? byToken.post(draft, token, part.person) : byToken.edit(draft, at, part.person)
    const existing = at ?? (part.isRetry ? await findOwn(part) : undefined)
    if (existing !== undefined) return messages.edit(draft, existing)
    const posted = await messages.post(draft)
    // For a known nonce Discord returns the message as it was made, with fewer words.
    return part.isRetry ? messages.edit(draft, posted) : posted
  }

  /**
   * Finds the message that an earlier attempt with the key created, by the nonce in its Stop button or by its text. Discord
   * itself forgets nonces after minutes.
   */
  async function findOwn(part: ReplyPart): Promise<MessageAddress | undefined> {
    const { channel } = await channels.of(part.thread, part.replyTo)
    const own = await ownMessagesAfter(client, channel, addressOf(part.replyTo).message)
    const made = own.find((message) => hasNonce(message, nonceOf(part.key)) || message.content === part.text.trim())
    return made && { channel, message: made.id }
  }
}

const draftOf = ({ thread, replyTo, key, locale, text, complete }: ReplyPart): Draft => ({
  thread,
  replyTo,
  key,
  locale,
  complete,
  content: text,
  components: complete
    ? []
    : [buttonRow(button({ verb: 'stop', object: `${nonceOf(key)}/${thread}` }, discordWordsFor(locale).buttons.stop))],
})

const hasNonce = (message: APIMessage, nonce: string): boolean =>
  customIdsIn(message).some((id) => controlOf(id).object.startsWith(`${nonce}/`))
