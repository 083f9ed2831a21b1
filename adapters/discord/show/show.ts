import { type Client, MessageFlags, RequestMethod, type ResponseLike, Routes } from 'discord.js'
import type { Showing, Shown } from '../../bridge/platform.ts'
import { nonceOf } from '../../bridge/reply/nonce.ts'
import { wordsFor } from '../../bridge/words/words.ts'
import { button, row } from '../act/controls.ts'
import { NO_PINGS } from '../client.ts'
import { undelivered } from '../failures.ts'
import type { Tongues } from '../hear/locales.ts'
import { atOf, idOf } from '../ids.ts'
import { findOwn } from './own.ts'
import { type Rooms, referenceOf } from './rooms.ts'

/** Where Discord does not tell, an edit a second. */
const UNTOLD = { left: 1, resetMs: 1_000 }

/** Shows messages of replies. A new one has a nonce made of its key: Discord gives the same message for the same nonce. */
export function createShow(client: Client<true>, rooms: Rooms, tongues: Tongues) {
  /** Addresses in answers are many, and a picture for each would push the words away. */
  const looks = (showing: Showing) => ({
    content: showing.text,
    allowed_mentions: NO_PINGS,
    flags: MessageFlags.SuppressEmbeds,
    components: showing.complete ? [] : [row(button(stopOf(showing), stopIn(showing.thread)))],
  })
  const stopIn = (thread: string) => wordsFor(tongues.of(thread)).buttons.stop

  return async (showing: Showing): Promise<Shown> => {
    try {
      return showing.id === undefined ? await create(showing) : await edit(showing, showing.id)
    } catch (error) {
      throw undelivered(error)
    }
  }

  async function create(showing: Showing): Promise<Shown> {
    const room = await rooms.of(showing.thread)
    const standing = showing.again ? await findOwn(client, room, showing) : undefined
    if (standing !== undefined) return edit(showing, idOf({ channel: room.channel, message: standing }))
    const response = await client.rest.queueRequest({
      method: RequestMethod.Post,
      fullRoute: Routes.channelMessages(room.channel),
      body: {
        ...looks(showing),
        ...referenceOf(showing.replyTo, room),
        nonce: nonceOf(showing.key),
        enforce_nonce: true,
      },
    })
    const { id } = (await response.json()) as { id: string }
    return { id: idOf({ channel: room.channel, message: id }), ...roomLeft(response) }
  }

  async function edit(showing: Showing, id: string): Promise<Shown> {
    const { channel, message } = atOf(id)
    const fullRoute = Routes.channelMessage(channel, message)
    const response = await client.rest.queueRequest({ method: RequestMethod.Patch, fullRoute, body: looks(showing) })
    await response.arrayBuffer() // an answer that is not read keeps its connection
    return { id, ...roomLeft(response) }
  }
}

const stopOf = ({ key, thread }: Showing) => ({ verb: 'stop', object: `${nonceOf(key)}/${thread}` })

function roomLeft({ headers }: ResponseLike): Omit<Shown, 'id'> {
  const left = headers.get('x-ratelimit-remaining')
  const reset = headers.get('x-ratelimit-reset-after')
  return left === null || reset === null ? UNTOLD : { left: Number(left), resetMs: Number(reset) * 1_000 }
}
