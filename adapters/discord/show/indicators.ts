import { type Client, RESTJSONErrorCodes, Routes } from 'discord.js'
import type { Platform } from '../../bridge/platform.ts'
import { hasCode, isForbidden, undelivered } from '../failures.ts'
import { addressOf } from '../ids.ts'
import type { AnswerChannels } from './answer-channels.ts'

const SEEN = encodeURIComponent('👀')

/** Signs around the messages. Where they are not allowed, or have nothing to stand on, there are none. */
export function createIndicators(
  client: Client<true>,
  channels: AnswerChannels,
): Pick<Platform, 'mark' | 'setTyping' | 'remove'> {
  const { rest } = client
  return {
    mark: ({ id }, sign) => {
      const { channel, message } = addressOf(id)
      const reaction = Routes.channelMessageOwnReaction(channel, message, SEEN)
      return optional(sign === 'seen' ? rest.put(reaction) : rest.delete(reaction))
    },
    async setTyping(thread, on) {
      if (on) await optional(channels.of(thread).then((target) => rest.post(Routes.channelTyping(target.channel))))
    },
    remove: ({ id }) => {
      const { channel, message } = addressOf(id)
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
