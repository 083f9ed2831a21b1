import { type Client, RESTJSONErrorCodes, Routes } from 'discord.js'
import type { Platform } from '../../bridge/platform.ts'
import { hasCode, isForbidden, undelivered } from '../failures.ts'
import { atOf } from '../ids.ts'
import type { Rooms } from './rooms.ts'

const SEEN = encodeURIComponent('👀')

/** Signs around the messages. Where they are not allowed, or have nothing to stand on, there are none. */
export function createSigns(client: Client<true>, rooms: Rooms): Pick<Platform, 'mark' | 'working' | 'remove'> {
  const { rest } = client
  return {
    mark: ({ id }, sign) => {
      const { channel, message } = atOf(id)
      const reaction = Routes.channelMessageOwnReaction(channel, message, SEEN)
      return optional(sign === 'seen' ? rest.put(reaction) : rest.delete(reaction))
    },
    async working(thread, on) {
      if (on) await optional(rooms.of(thread).then((room) => rest.post(Routes.channelTyping(room.channel))))
    },
    remove: ({ id }) => {
      const { channel, message } = atOf(id)
      return optional(rest.delete(Routes.channelMessage(channel, message)))
    },
  }
}

const { UnknownMessage, UnknownChannel, UnknownEmoji } = RESTJSONErrorCodes

async function optional(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!isForbidden(error) && !hasCode(error, UnknownMessage, UnknownChannel, UnknownEmoji)) throw undelivered(error)
  }
}
