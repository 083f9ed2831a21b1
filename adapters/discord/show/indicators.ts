import { type Client, Routes } from 'discord.js'
import type { Platform } from '../../bridge/platform.ts'
import { optional } from '../failures.ts'
import { addressOf, isByToken, tokenOf } from '../ids.ts'
import type { AnswerChannels } from './answer-channels.ts'

const SEEN = encodeURIComponent('👀')

/** Reactions and typing indicators; none if Discord refuses them or if there is no message for them. */
export function createIndicators(
  client: Client<true>,
  channels: AnswerChannels,
): Pick<Platform, 'mark' | 'setTyping' | 'remove'> {
  const { rest } = client
  return {
    mark: async ({ id }, sign) => {
      const { channel, message } = addressOf(id)
      if (tokenOf(channel) !== undefined) return
      const reaction = Routes.channelMessageOwnReaction(channel, message, SEEN)
      await optional(sign === 'seen' ? rest.put(reaction) : rest.delete(reaction))
    },
    async setTyping(thread, on) {
      if (on && !isByToken(thread))
        await optional(channels.of(thread).then((target) => rest.post(Routes.channelTyping(target.channel))))
    },
    remove: ({ id }) => {
      const { channel, message } = addressOf(id)
      const by = tokenOf(channel)
      if (by === undefined) return optional(rest.delete(Routes.channelMessage(channel, message)))
      return optional(rest.delete(Routes.webhookMessage(client.application.id, by.token, message), { auth: false }))
    },
  }
}
