import {
  type APIMessage,
  type APIWebhook,
  type Client,
  MessageFlags,
  REST,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js'
import type { DeskPost } from '../../bridge/desk/port.ts'
import type { ShownPart } from '../../bridge/platform/platform.ts'
import { afterName, boldable } from '../../bridge/text/markdown.ts'
import { NO_PINGS } from '../connect/client.ts'
import { hasCode, isRefused, throwUndelivered } from '../failures.ts'
import { addressOf, idOf, nonceOf } from '../ids.ts'
import { ownMessagesAfter } from '../show/own-messages.ts'

/** Posts at a desk are complete, so no pause before an edit is needed. */
const REST_MS = 0

/** Posts messages of a session in a desk thread: those of visitors by the channel's webhook if possible, others as the bot. */
export function createDeskPosts(client: Client<true>, restWithoutRetries: REST) {
  const { rest } = client
  const webhooks = createWebhooks(client)

  /** Finds the oldest message of the bot or its webhook after the message `after`. */
  async function find(
    channel: string,
    after: string,
    isWanted: (message: APIMessage) => boolean,
  ): Promise<string | undefined> {
    const own = await ownMessagesAfter(client, channel, addressOf(after).message)
    return own.findLast(isWanted)?.id
  }

  async function show(post: DeskPost): Promise<ShownPart> {
    const channel = addressOf(post.thread).message
    if (post.id !== undefined) return await edit(post, post.id)
    const contents = [post.text.trim(), contentOf(post).trim()]
    const before = post.isRetry
      ? await find(channel, post.after, ({ content }) => contents.includes(content))
      : undefined
    const id = before ?? (await sendAs(post)) ?? (await send(channel, post))
    return { id: idOf({ channel, message: id }), restMs: REST_MS }
  }

  /** Posts under the visitor's name by the webhook; undefined if that is not possible. */
  async function sendAs({ thread, author, text }: DeskPost): Promise<string | undefined> {
    const { channel, message: thread_id } = addressOf(thread)
    const username = author.kind === 'visitor' ? webhooks.nameFor(author.name) : undefined
    const hook = username === undefined ? undefined : await webhooks.of(channel)
    if (hook === undefined) return undefined
    const query = new URLSearchParams({ wait: 'true', thread_id })
    const body = { content: text, username, allowed_mentions: NO_PINGS, flags: MessageFlags.SuppressEmbeds }
    try {
      const made = await restWithoutRetries.post(Routes.webhook(hook.id, hook.token), { body, query, auth: false })
      return (made as APIMessage).id
    } catch (error) {
      if (!isRefused(error)) throw error
      if (hasCode(error, RESTJSONErrorCodes.UnknownWebhook)) webhooks.forget(channel)
      return undefined
    }
  }

  async function send(channel: string, post: DeskPost): Promise<string> {
    const named = { nonce: nonceOf(post.key), enforce_nonce: true }
    const body = { content: contentOf(post), allowed_mentions: NO_PINGS, flags: MessageFlags.SuppressEmbeds, ...named }
    return ((await rest.post(Routes.channelMessages(channel), { body })) as APIMessage).id
  }

  async function edit(post: DeskPost, id: string): Promise<ShownPart> {
    const { channel, message } = addressOf(id)
    try {
      await rest.patch(Routes.channelMessage(channel, message), {
        body: { content: contentOf(post), allowed_mentions: NO_PINGS },
      })
    } catch (error) {
      if (!hasCode(error, RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser)) throw error
      const { channel: desk, message: thread_id } = addressOf(post.thread)
      const hook = await webhooks.of(desk)
      if (hook === undefined) throw error
      const query = new URLSearchParams({ thread_id })
      const route = Routes.webhookMessage(hook.id, hook.token, message)
      await rest.patch(route, { body: { content: post.text, allowed_mentions: NO_PINGS }, query, auth: false })
    }
    return { id, restMs: REST_MS }
  }

  return {
    find,
    show: (post: DeskPost): Promise<ShownPart> => show(post).catch(throwUndelivered),
  }
}

/** System messages have no name. */
const contentOf = ({ author, text }: DeskPost): string => afterName(boldable(author.name), text)

/** The name of the bot's webhooks. */
const NAME = 'Porchlight'
/** Names that Discord takes from no webhook: https://docs.discord.com/developers/resources/webhook#create-webhook */
const FORBIDDEN = /clyde|discord/i
const NAME_MAX = 80

type Hook = { id: string; token: string }

/** Finds or creates the bot's webhook in each channel. */
function createWebhooks(client: Client<true>) {
  const known = new Map<string, Promise<Hook | undefined>>()

  async function find(channel: string): Promise<Hook | undefined> {
    const own = ({ application_id, token }: APIWebhook) =>
      application_id === client.application.id && token !== undefined
    const all = (await client.rest.get(Routes.channelWebhooks(channel))) as APIWebhook[]
    const hook =
      all.find(own) ??
      ((await client.rest.post(Routes.channelWebhooks(channel), { body: { name: NAME } })) as APIWebhook)
    return hook.token === undefined ? undefined : { id: hook.id, token: hook.token }
  }
  return {
    /** Undefined if the bot may not manage webhooks. */
    async of(channel: string): Promise<Hook | undefined> {
      const before = known.get(channel)
      if (before !== undefined) return await before
      const hook = find(channel).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        return undefined
      })
      known.set(channel, hook)
      hook.then(
        (found) => found === undefined && known.delete(channel),
        () => known.delete(channel),
      )
      return await hook
    },
    /** Called when the webhook was deleted. */
    forget: (channel: string) => void known.delete(channel),
    /** The name shortened for a webhook; undefined if Discord does not allow it. */
    nameFor(name: string): string | undefined {
      const short = name.trim().slice(0, NAME_MAX).toWellFormed()
      return short === '' || FORBIDDEN.test(short) ? undefined : short
    },
  }
}

/** A REST client without retries, for requests that have no nonce and must not be sent twice. */
export function createRestWithoutRetries(client: Client, token: string): REST {
  const { options } = client.rest
  return new REST({ ...options, retries: 0 }).setToken(token)
}
