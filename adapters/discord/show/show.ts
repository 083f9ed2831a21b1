import {
  type APIMessage,
  type Client,
  ComponentType,
  MessageFlags,
  RequestMethod,
  type ResponseLike,
  Routes,
} from 'discord.js'
import type { Delivered, ReplyPart } from '../../bridge/platform.ts'
import { button, controlOf, row } from '../act/controls.ts'
import { NO_PINGS } from '../client.ts'
import { undelivered } from '../failures.ts'
import { addressOf, idOf } from '../ids.ts'
import { wordsFor } from '../words/words.ts'
import { type AnswerChannel, type AnswerChannels, referenceOf } from './answer-channels.ts'
import { nonceOf } from './nonce.ts'

/** Where Discord does not tell, an edit a second. */
const UNTOLD_REST_MS = 1_000
/** What Discord tells is as old as its way here, so a request takes a little more than an even share of the time. */
const SHARE = 1.06

/** Shows messages of replies. A new one has a nonce made of its key: Discord gives the same message for the same nonce. */
export function createShow(client: Client<true>, channels: AnswerChannels) {
  return async (part: ReplyPart): Promise<Delivered> => {
    try {
      return part.id === undefined ? await create(part) : await edit(part, part.id)
    } catch (error) {
      throw undelivered(error)
    }
  }

  async function create(part: ReplyPart): Promise<Delivered> {
    const target = await channels.of(part.thread)
    const standing = part.again ? await findOwn(client, target, part) : undefined
    if (standing !== undefined) return edit(part, idOf({ channel: target.channel, message: standing }))
    const response = await client.rest.queueRequest({
      method: RequestMethod.Post,
      fullRoute: Routes.channelMessages(target.channel),
      body: {
        ...bodyOf(part),
        ...referenceOf(part.replyTo, target),
        nonce: nonceOf(part.key),
        enforce_nonce: true,
      },
    })
    const { id } = (await response.json()) as { id: string }
    return { id: idOf({ channel: target.channel, message: id }), restMs: restAfter(response) }
  }

  async function edit(part: ReplyPart, id: string): Promise<Delivered> {
    const { channel, message } = addressOf(id)
    const fullRoute = Routes.channelMessage(channel, message)
    const response = await client.rest.queueRequest({ method: RequestMethod.Patch, fullRoute, body: bodyOf(part) })
    await response.arrayBuffer() // an answer that is not read keeps its connection
    return { id, restMs: restAfter(response) }
  }
}

/** Addresses in answers are many, and a picture for each would push the words away. */
const bodyOf = (part: ReplyPart) => ({
  content: part.text,
  allowed_mentions: NO_PINGS,
  flags: MessageFlags.SuppressEmbeds,
  components: part.complete ? [] : [row(button(stopOf(part), wordsFor(part.locale).buttons.stop))],
})

const stopOf = ({ key, thread }: ReplyPart) => ({ verb: 'stop', object: `${nonceOf(key)}/${thread}` })

function restAfter({ headers }: ResponseLike): number {
  const left = headers.get('x-ratelimit-remaining')
  const reset = headers.get('x-ratelimit-reset-after')
  return left === null || reset === null ? UNTOLD_REST_MS : restFor(Number(left), Number(reset) * 1_000)
}

/** An even share of the time in which `left` requests are taken, in ms, so that one is always left for the final text. */
export const restFor = (left: number, resetMs: number): number => (left <= 1 ? resetMs : (SHARE * resetMs) / left)

/**
 * The message that was shown by that key before, by what tells it from others: its Stop button bears the nonce, or its
 * text is the same. Discord itself forgets nonces after minutes.
 */
async function findOwn(client: Client<true>, target: AnswerChannel, part: ReplyPart): Promise<string | undefined> {
  const query = new URLSearchParams({ after: addressOf(part.replyTo).message, limit: '100' })
  const found = (await client.rest.get(Routes.channelMessages(target.channel), { query })) as APIMessage[]
  const own = found.filter(({ author }) => author.id === client.user.id)
  return own.find((message) => hasNonce(message, nonceOf(part.key)) || message.content === part.text.trim())?.id
}

const hasNonce = ({ components = [] }: APIMessage, nonce: string): boolean =>
  components
    .flatMap((top) => (top.type === ComponentType.ActionRow ? top.components : []))
    .some((part) => 'custom_id' in part && controlOf(part.custom_id).object.startsWith(`${nonce}/`))
