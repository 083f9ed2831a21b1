import { type APIMessage, type Client, MessageFlags, Routes } from 'discord.js'
import { NO_PINGS } from '../client.ts'
import { firstTaken } from '../failures.ts'
import { channelOfToken, type MessageAddress, type Token } from '../ids.ts'
import type { Delivery, Draft } from './deliver.ts'

/** A webhook's messages have a limit of 5 in 2 s; there is one answer at a time. */
const REST_MS = 1_000

/** Sends and changes messages through the token of an interaction, where the bot may not write otherwise. */
export function createByToken(client: Client<true>) {
  const messages = ({ token }: Token) => Routes.webhook(client.application.id, token)
  return {
    async post(draft: Draft, by: Token): Promise<Delivery> {
      const flags = by.hidden ? MessageFlags.Ephemeral | MessageFlags.SuppressEmbeds : MessageFlags.SuppressEmbeds
      const send = (body: object) => client.rest.post(messages(by), { body, auth: false }) as Promise<APIMessage>
      const { id } = await firstTaken([
        () => send({ ...bodyOf(draft), flags }),
        () => send({ ...bodyOf({ ...draft, components: [] }), ...(by.hidden && { flags: MessageFlags.Ephemeral }) }),
      ])
      return { channel: channelOfToken(by), message: id, restMs: REST_MS }
    },
    async edit(draft: Draft, by: Token, at: MessageAddress): Promise<Delivery> {
      const route = Routes.webhookMessage(client.application.id, by.token, at.message)
      const change = (body: object) => client.rest.patch(route, { body, auth: false })
      await firstTaken([() => change(bodyOf(draft)), () => change(bodyOf({ ...draft, components: [] }))])
      return { ...at, restMs: REST_MS }
    },
  }
}

const bodyOf = ({ content, components }: Draft) => ({ content, components, allowed_mentions: NO_PINGS })
