import { type APIMessage, type Client, ComponentType, MessageFlags, Routes } from 'discord.js'
import type { ReplyPart, ShownPart } from '../../bridge/platform.ts'
import { controlOf } from '../../bridge/text/controls.ts'
import { NO_PINGS } from '../client.ts'
import { button, buttonRow } from '../controls.ts'
import { emptyIfRefused, firstTaken, isRefused, undelivered } from '../failures.ts'
import { addressOf, channelOfToken, idOf, type MessageAddress, nonceOf, type Token, tokenOf } from '../ids.ts'
import { discordWordsFor } from '../words.ts'
import type { AnswerChannels } from './answer-channels.ts'
import type { createMessages, Draft, PostedMessage } from './messages.ts'
import type { Notices } from './notices.ts'

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
  const byToken = createByToken(client)
  return async (part: ReplyPart): Promise<ShownPart> => {
    try {
      const { restMs, ...at } = await shown(part)
      return { id: idOf(at), restMs }
    } catch (error) {
      if (isRefused(error)) await notices.notShown(part)
      throw undelivered(error)
    }
  }

  async function shown(part: ReplyPart): Promise<PostedMessage> {
    const draft = draftOf(part)
    const at = part.id === undefined ? undefined : addressOf(part.id)
    const token = tokenOf(addressOf(part.replyTo).channel)
    if (token !== undefined) return at === undefined ? byToken.post(draft, token) : byToken.edit(draft, token, at)
    const existing = at ?? (part.again ? await findOwn(part) : undefined)
    return existing === undefined ? messages.post(draft) : messages.edit(draft, existing)
  }

  /**
   * Finds the message that an earlier attempt with the key created, by the nonce in its Stop button or by its text. Discord
   * itself forgets nonces after minutes.
   */
  async function findOwn(part: ReplyPart): Promise<MessageAddress | undefined> {
    const { channel } = await channels.of(part.thread)
    const query = new URLSearchParams({ after: addressOf(part.replyTo).message, limit: '100' })
    // If the bot may not read the history, the message counts as missing: a duplicate is better than no answer.
    const found = await client.rest.get(Routes.channelMessages(channel), { query }).catch(emptyIfRefused)
    const own = (found as APIMessage[]).filter(({ author }) => author.id === client.user.id)
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

const hasNonce = ({ components = [] }: APIMessage, nonce: string): boolean =>
  components
    .flatMap((top) => (top.type === ComponentType.ActionRow ? top.components : []))
    .some((part) => 'custom_id' in part && controlOf(part.custom_id).object.startsWith(`${nonce}/`))

/** Webhooks may send 5 requests in 2 s. */
const REST_MS = 1_000

/** Sends and edits messages by an interaction's token, in channels where the bot may not write. */
function createByToken(client: Client<true>) {
  const messages = ({ token }: Token) => Routes.webhook(client.application.id, token)
  return {
    async post(draft: Draft, by: Token): Promise<PostedMessage> {
      const flags = by.hidden ? MessageFlags.Ephemeral | MessageFlags.SuppressEmbeds : MessageFlags.SuppressEmbeds
      const send = (body: object) => client.rest.post(messages(by), { body, auth: false }) as Promise<APIMessage>
      const { id } = await firstTaken([
        () => send({ ...bodyOf(draft), flags }),
        () => send({ ...bodyOf({ ...draft, components: [] }), ...(by.hidden && { flags: MessageFlags.Ephemeral }) }),
      ])
      return { channel: channelOfToken(by), message: id, restMs: REST_MS }
    },
    async edit(draft: Draft, by: Token, at: MessageAddress): Promise<PostedMessage> {
      const route = Routes.webhookMessage(client.application.id, by.token, at.message)
      const change = (body: object) => client.rest.patch(route, { body, auth: false })
      await firstTaken([() => change(bodyOf(draft)), () => change(bodyOf({ ...draft, components: [] }))])
      return { ...at, restMs: REST_MS }
    },
  }
}

const bodyOf = ({ content, components }: Draft) => ({ content, components, allowed_mentions: NO_PINGS })
