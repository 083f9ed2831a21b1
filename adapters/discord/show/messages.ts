import { type Client, MessageFlags, RESTJSONErrorCodes, RequestMethod, type ResponseLike, Routes } from 'discord.js'
import { NO_PINGS } from '../connect/client.ts'
import type { ButtonRow } from '../controls.ts'
import { firstAccepted, GONE, hasCode, inPlainestForm, isRefused, isRefusedInAnyForm } from '../failures.ts'
import { type MessageAddress, nonceOf } from '../ids.ts'
import { mayManageThreads } from '../permissions.ts'
import { type AnswerChannel, type AnswerChannels, referenceOf } from './answer-channels.ts'
import type { Notices } from './notices.ts'

/** A message to send. `key`: idempotency key, from which the nonce is made. */
export type Draft = {
  thread: string
  replyTo: string
  key: string
  locale: string | undefined
  content: string
  components: ButtonRow[]
  /** whether the text is final */
  complete: boolean
}
/** The message that was sent. `restMs`: minimum time before its next edit (ms). */
export type PostedMessage = MessageAddress & { restMs: number }

type Parts = { client: Client<true>; channels: AnswerChannels; notices: Notices }

/** Sends and edits messages. After a refusal it tries a plainer form, then another channel. */
export function createMessages({ client, channels, notices }: Parts) {
  return {
    async post(draft: Draft): Promise<PostedMessage> {
      const target = await channels.of(draft.thread, draft.replyTo)
      try {
        return await sendInPlainestWay(target, draft)
      } catch (error) {
        if (!isRefused(error)) throw error
        return postElsewhere(draft, target, error)
      }
    },
    async edit(draft: Draft, at: MessageAddress): Promise<PostedMessage> {
      const change = (body: object) => patch(at, body)
      const tries = [
        () => change(fullBody(draft)),
        async (refused: unknown) => {
          if (!hasCode(refused, THREAD_ARCHIVED) || !mayManageThreads(client, at.channel)) throw refused
          await client.rest.patch(Routes.channel(at.channel), { body: { archived: false } })
          return change(fullBody(draft))
        },
        async (refused: unknown) => {
          if (isRefusedInAnyForm(refused)) throw refused
          return change(plainBody(draft))
        },
        async (refused: unknown) => {
          // The message was deleted on purpose.
          if (hasCode(refused, ...GONE)) throw refused
          // A new message for each edit of a growing text would be too many.
          if (!draft.complete && !hasCode(refused, THREAD_ARCHIVED)) return { ...at, restMs: REFUSED_REST_MS }
          return repost(draft, at)
        },
      ]
      return firstAccepted(tries)
    },
  }

  /** Sends the text as a new message, which also unarchives the thread, and deletes the old one. */
  async function repost(draft: Draft, at: MessageAddress): Promise<PostedMessage> {
    const renewed = { ...draft, key: `${draft.key}/instead of ${at.message}` }
    const target = { channel: at.channel, refers: false }
    const made = await sendInPlainestWay(target, renewed).catch((error: unknown) => {
      if (!isRefused(error)) throw error
      return postElsewhere(renewed, target, error)
    })
    client.rest.delete(Routes.channelMessage(at.channel, at.message)).catch(() => undefined)
    return made
  }

  /** Sends the message to the channel of the question, or to the parent channel of the thread. */
  async function postElsewhere(draft: Draft, refusing: AnswerChannel, refused: unknown): Promise<PostedMessage> {
    const others = await channels.alternatives(refusing, draft.replyTo)
    let last = refused
    for (const target of others) {
      try {
        if (hasCode(refused, THREAD_ARCHIVED, THREAD_LOCKED)) await notices.locked(target, refusing.channel, draft)
        const made = await sendInPlainestWay(target, draft)
        channels.move(draft.thread, draft.replyTo, target)
        return made
      } catch (error) {
        if (!isRefused(error)) throw error
        last = error
      }
    }
    throw last
  }

  function sendInPlainestWay(target: AnswerChannel, draft: Draft): Promise<PostedMessage> {
    return inPlainestForm([
      () => send(target, draft, fullBody(draft)),
      () => send({ ...target, refers: false }, draft, plainBody(draft)),
    ])
  }

  async function send(target: AnswerChannel, draft: Draft, body: object): Promise<PostedMessage> {
    const named = { nonce: nonceOf(draft.key), enforce_nonce: true }
    const response = await client.rest.queueRequest({
      method: RequestMethod.Post,
      fullRoute: Routes.channelMessages(target.channel),
      body: { ...body, ...referenceOf(draft.replyTo, target), ...named },
    })
    const { id } = (await response.json()) as { id: string }
    return { channel: target.channel, message: id, restMs: restAfter(response) }
  }

  async function patch(at: MessageAddress, body: object): Promise<PostedMessage> {
    const fullRoute = Routes.channelMessage(at.channel, at.message)
    const response = await client.rest.queueRequest({ method: RequestMethod.Patch, fullRoute, body })
    await response.arrayBuffer() // an answer that is not read keeps its connection
    return { ...at, restMs: restAfter(response) }
  }
}

const THREAD_ARCHIVED = RESTJSONErrorCodes.InvalidActionOnArchivedThread
const THREAD_LOCKED = RESTJSONErrorCodes.ThreadLocked

/** Without link previews, because an answer may have many links. */
const fullBody = ({ content, components }: Draft) => ({
  content,
  allowed_mentions: NO_PINGS,
  flags: MessageFlags.SuppressEmbeds,
  components,
})
/** The text alone, if Discord refuses the rest. */
const plainBody = ({ content }: Draft) => ({ content, allowed_mentions: NO_PINGS, components: [] })

/** Pause before the next edit after a refused one, in ms. The final edit is always tried. */
const REFUSED_REST_MS = 10_000
/** Time between edits if Discord sends no rate limit headers, in ms. */
const DEFAULT_REST_MS = 1_000
/** Safety factor: the headers are older than the answer by the network's latency. */
const LATENCY_FACTOR = 1.06

function restAfter({ headers }: ResponseLike): number {
  const left = headers.get('x-ratelimit-remaining')
  const reset = headers.get('x-ratelimit-reset-after')
  return left === null || reset === null ? DEFAULT_REST_MS : restFor(Number(left), Number(reset) * 1_000)
}

/** An equal share of the time until the rate limit resets, in ms; one of the `left` requests is reserved for the final text. */
export const restFor = (left: number, resetMs: number): number =>
  left <= 1 ? resetMs : (LATENCY_FACTOR * resetMs) / left
