import { Client, GatewayIntentBits, Options, Partials, type RateLimitData } from 'discord.js'
import { discordIntents } from '../../src/contract/discord.ts'

/** No text of ours, whoever wrote it, may ring anybody's phone. As the wire has it, for creating and for editing. */
export const NO_PINGS = { parse: [], replied_user: false }

/** The connection to Discord, not yet logged in. `apiUrl`: without the version. */
export function createClient(apiUrl: string): Client {
  return new Client({
    intents: discordIntents.map((name) => GatewayIntentBits[name]),
    // What Discord tells of direct messages, and of edits, comes without what was told before.
    partials: [Partials.Channel, Partials.Message],
    allowedMentions: { parse: [], repliedUser: false },
    failIfNotExists: false,
    shards: 'auto',
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 50,
      ReactionManager: 0,
      ReactionUserManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      GuildMemberManager: { maxSize: 200, keepOverLimit: ({ id, client }) => id === client.user.id },
    }),
    // Every request of ours may be sent twice: creations have a nonce, the others say how something should be.
    rest: { api: apiUrl, retries: 1, timeout: 10_000, rejectOnRateLimit: isLive },
  })
}

/** A message that has to wait is better shown later in its newest form than now in line. */
const isLive = ({ route, method }: RateLimitData): boolean =>
  (method === 'POST' && route === '/channels/:id/messages') ||
  (method === 'PATCH' && route === '/channels/:id/messages/:id')
