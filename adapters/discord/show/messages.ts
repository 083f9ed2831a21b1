import { type Client, MessageFlags, RESTJSONErrorCodes, RequestMethod, type ResponseLike, Routes } from 'discord.js'
import { NO_PINGS } from '../client.ts'
import type { Row } from '../controls.ts'
import { firstTaken, hasCode, isRefused } from '../failures.ts'
import { type MessageAddress, nonceOf } from '../ids.ts'
import { mayManageThreads } from '../permissions.ts'
import { type AnswerChannel, type AnswerChannels, referenceOf } from './answer-channels.ts'
import type { Notices } from './notices.ts'

/** A message as it is sent. `key` names it: a second message with the same key does not appear. */
export type Draft = {
  thread: string
  replyTo: string
  key: string
  locale: string | undefined
  content: string
  components: Row[]
  /** whether it will change no more */
  complete: boolean
}
/** The message that stands there, and how long to rest before its next change (ms). */
export type Delivery = MessageAddress & { restMs: number }

type Parts = { client: Client<true>; channels: AnswerChannels; notices: Notices }

/** Sends and changes messages. What Discord refuses is tried the next plainer way, and then in another place. */
export function createMessages({ client, channels, notices }: Parts) {
  return {
    async post(draft: Draft): Promise<Delivery> {
      const target = await channels.of(draft.thread)
      const tries = [
        () => send(target, draft, decorated(draft)),
        () => send({ ...target, refers: false }, draft, plain(draft)),
      ]
      try {
        return await firstTaken(tries)
      } catch (error) {
        if (!isRefused(error)) throw error
        return elsewhere(draft, target, error)
      }
    },
    async edit(draft: Draft, at: MessageAddress): Promise<Delivery> {
      const change = (body: object) => patch(at, body)
      const tries = [
        () => change(decorated(draft)),
        async (refused: unknown) => {
          if (!hasCode(refused, THREAD_ARCHIVED) || !mayManageThreads(client, at.channel)) throw refused
          await client.rest.patch(Routes.channel(at.channel), { body: { archived: false } })
          return change(decorated(draft))
        },
        async (refused: unknown) => {
          if (hasCode(refused, THREAD_ARCHIVED, ...GONE)) throw refused
          return change(plain(draft))
        },
        async (refused: unknown) => {
          // Whoever took it away does not want it back.
          if (hasCode(refused, ...GONE)) throw refused
          // Changed again and again, it would stand there many times.
          if (!draft.complete && !hasCode(refused, THREAD_ARCHIVED)) return { ...at, restMs: REFUSED_REST_MS }
          return anew(draft, at)
        },
      ]
      return firstTaken(tries)
    },
  }

  /** In a new message, which also brings back a thread that was put away; the old one goes. */
  async function anew(draft: Draft, at: MessageAddress): Promise<Delivery> {
    const again = { ...draft, key: `${draft.key}/instead of ${at.message}` }
    const target = { channel: at.channel, refers: false }
    const tries = [() => send(target, again, decorated(again)), () => send(target, again, plain(again))]
    const made = await firstTaken(tries).catch((error: unknown) => {
      if (!isRefused(error)) throw error
      return elsewhere(again, target, error)
    })
    client.rest.delete(Routes.channelMessage(at.channel, at.message)).catch(() => undefined)
    return made
  }

  /** Where the question was asked, or in the channel that the thread belongs to. */
  async function elsewhere(draft: Draft, refusing: AnswerChannel, refused: unknown): Promise<Delivery> {
    const others = await channels.besides(refusing, draft.replyTo)
    let last = refused
    for (const target of others) {
      try {
        if (hasCode(refused, THREAD_ARCHIVED, THREAD_LOCKED)) await notices.locked(target, refusing.channel, draft)
        const made = await firstTaken([
          () => send(target, draft, decorated(draft)),
          () => send({ ...target, refers: false }, draft, plain(draft)),
        ])
        channels.move(draft.thread, target)
        return made
      } catch (error) {
        if (!isRefused(error)) throw error
        last = error
      }
    }
    throw last
  }

  async function send(target: AnswerChannel, draft: Draft, body: object): Promise<Delivery> {
    const named = { nonce: nonceOf(draft.key), enforce_nonce: true }
    const response = await client.rest.queueRequest({
      method: RequestMethod.Post,
      fullRoute: Routes.channelMessages(target.channel),
      body: { ...body, ...referenceOf(draft.replyTo, target), ...named },
    })
    const { id } = (await response.json()) as { id: string }
    return { channel: target.channel, message: id, restMs: restAfter(response) }
  }

  async function patch(at: MessageAddress, body: object): Promise<Delivery> {
    const fullRoute = Routes.channelMessage(at.channel, at.message)
    const response = await client.rest.queueRequest({ method: RequestMethod.Patch, fullRoute, body })
    await response.arrayBuffer() // an answer that is not read keeps its connection
    return { ...at, restMs: restAfter(response) }
  }
}

const THREAD_ARCHIVED = RESTJSONErrorCodes.InvalidActionOnArchivedThread
const THREAD_LOCKED = RESTJSONErrorCodes.ThreadLocked
const GONE = [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel]

/** Addresses in answers are many, and a picture for each would push the words away. */
const decorated = ({ content, components }: Draft) => ({
  content,
  allowed_mentions: NO_PINGS,
  flags: MessageFlags.SuppressEmbeds,
  components,
})
/** With nothing but the words, where Discord does not take the rest. */
const plain = ({ content }: Draft) => ({ content, allowed_mentions: NO_PINGS, components: [] })

/** Before a change is tried again that Discord refused, ms; the last one is made whatever it takes. */
const REFUSED_REST_MS = 10_000
/** Where Discord does not tell, an edit a second. */
const UNTOLD_REST_MS = 1_000
/** What Discord tells is as old as its way here, so a request takes a little more than an even share of the time. */
const SHARE = 1.06

function restAfter({ headers }: ResponseLike): number {
  const left = headers.get('x-ratelimit-remaining')
  const reset = headers.get('x-ratelimit-reset-after')
  return left === null || reset === null ? UNTOLD_REST_MS : restFor(Number(left), Number(reset) * 1_000)
}

/** An even share of the time in which `left` requests are taken, in ms, so that one is always left for the final text. */
export const restFor = (left: number, resetMs: number): number => (left <= 1 ? resetMs : (SHARE * resetMs) / left)
