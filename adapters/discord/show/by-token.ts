import { type APIMessage, type Client, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js'
import { NO_PINGS } from '../connect/client.ts'
import { hasCode, inPlainestForm, isRefused } from '../failures.ts'
import { channelOfToken, idOf, type MessageAddress, type Token, tokenOf } from '../ids.ts'
import { discordWordsFor } from '../words/words.ts'
import type { createMessages, Draft, PostedMessage } from './messages.ts'

type Parts = { client: Client<true>; messages: ReturnType<typeof createMessages> }

/** The codes for a token that is older than 15 minutes. */
const EXPIRED = [RESTJSONErrorCodes.InvalidWebhookToken, RESTJSONErrorCodes.UnknownWebhook]
/** Webhooks may send 5 requests in 2 s. */
const REST_MS = 1_000

/** Sends and edits messages by an interaction's token, in channels where the bot may not write. */
export function createByToken({ client, messages }: Parts) {
  const routeOf = (token: string, message?: string) =>
    message === undefined
      ? Routes.webhook(client.application.id, token)
      : Routes.webhookMessage(client.application.id, token, message)

  async function followUp(draft: Draft, by: Token): Promise<PostedMessage> {
    const flags = by.hidden ? MessageFlags.Ephemeral | MessageFlags.SuppressEmbeds : MessageFlags.SuppressEmbeds
    const send = (body: object) => client.rest.post(routeOf(by.token), { body, auth: false }) as Promise<APIMessage>
    const { id } = await inPlainestForm([
      () => send({ ...bodyOf(draft), flags }),
      () => send({ ...bodyOf({ ...draft, components: [] }), ...(by.hidden && { flags: MessageFlags.Ephemeral }) }),
    ])
    return { channel: channelOfToken(by), message: id, restMs: REST_MS }
  }

  async function postInPrivate(draft: Draft, person: string): Promise<PostedMessage> {
    const { id } = await client.users.createDM(person)
    return await messages.post(draftIn(id, draft))
  }

  /** Goes on in the private channel of the person who asked. The first response to the interaction tells so. */
  async function goOnInPrivate(draft: Draft, by: Token, person: string): Promise<PostedMessage> {
    const { goesOnInPrivate, restNotShown } = discordWordsFor(draft.locale)
    try {
      const posted = await postInPrivate(draft, person)
      await addToResponse(by, goesOnInPrivate)
      return posted
    } catch (error) {
      if (isRefused(error)) await addToResponse(by, restNotShown)
      throw error
    }
  }

  /** Adds a line to the first response to the interaction, once. */
  async function addToResponse({ token }: Token, line: string): Promise<void> {
    const route = routeOf(token, '@original')
    const { content } = (await client.rest.get(route, { auth: false })) as APIMessage
    if (content.endsWith(line)) return
    const body = { content: `${content}\n\n${line}`, allowed_mentions: NO_PINGS }
    await client.rest.patch(route, { body, auth: false })
  }

  return {
    async post(draft: Draft, by: Token, person: string): Promise<PostedMessage> {
      try {
        return await followUp(draft, by)
      } catch (error) {
        // Such as words of staff, who came to answer later.
        if (hasCode(error, ...EXPIRED)) return postInPrivate(draft, person)
        if (!hasCode(error, RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages)) throw error
        return goOnInPrivate(draft, by, person)
      }
    },
    async edit(draft: Draft, at: MessageAddress, person: string): Promise<PostedMessage> {
      const by = tokenOf(at.channel)
      if (by === undefined) return messages.edit(draftIn(at.channel, draft), at)
      const change = (body: object) => client.rest.patch(routeOf(by.token, at.message), { body, auth: false })
      try {
        await inPlainestForm([() => change(bodyOf(draft)), () => change(bodyOf({ ...draft, components: [] }))])
        return { ...at, restMs: REST_MS }
      } catch (error) {
        if (!hasCode(error, ...EXPIRED)) throw error
        return postInPrivate(draft, person)
      }
    },
  }
}

/** The draft for a private channel, where it replies to nothing. */
const draftIn = (channel: string, draft: Draft): Draft => ({
  ...draft,
  thread: channel,
  replyTo: idOf({ channel, message: '' }),
})

const bodyOf = ({ content, components }: Draft) => ({ content, components, allowed_mentions: NO_PINGS })
