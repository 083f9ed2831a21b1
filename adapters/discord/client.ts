import { Client, GatewayIntentBits, Options, Partials, type RateLimitData } from 'discord.js'
import { discordIntents } from '../bridge/program/discord-permissions.ts'

/** No text of ours, whoever wrote it, may ring anybody's phone. As the wire has it, for creating and for editing. */
export const NO_PINGS = { parse: [], replied_user: false }

/** The connection to Discord, not yet logged in. `apiUrl`: without the version. */
export function createClient({ apiUrl, report }: { apiUrl: string; report: (error: unknown) => void }): Client {
  const connection = new Client({
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
    rest: { api: apiUrl, retries: 1, timeout: 10_000, rejectOnRateLimit: mayNotWait },
  })
  guardPackets(connection, report)
  return connection
}

/** New threads of a busy channel may have to wait for minutes: https://github.com/discord/discord-api-docs/issues/7816 */
const PATIENCE_MS = 5_000

/** What is better refused than kept in line, by method and route: from how long a wait on, in ms. */
const refusedFrom: Record<string, number> = {
  // A message is better shown later in its newest form than now in line, an indicator not at all than late.
  'POST /channels/:id/messages': 0,
  'PATCH /channels/:id/messages/:id': 0,
  'POST /channels/:id/typing': 0,
  'POST /channels/:id/messages/:id/threads': PATIENCE_MS,
  'PUT /channels/:id/messages/:id/reactions/:reaction': PATIENCE_MS,
  'DELETE /channels/:id/messages/:id/reactions/:reaction': PATIENCE_MS,
}

/** Where nothing says how long to wait, as when a proxy refuses, discord.js would ask again without end or pause. */
const mayNotWait = ({ route, method, retryAfter, timeToReset }: RateLimitData): boolean =>
  retryAfter <= 0 || Math.max(timeToReset, retryAfter) > (refusedFrom[`${method} ${route}`] ?? Number.POSITIVE_INFINITY)

/** What arrives over the gateway: `t` names the event, `d` is what happened. */
type Packet = { t?: string | null; d?: unknown }
type Handler = { handlePacket: (packet: Packet | undefined, shard: unknown) => boolean }

/**
 * Has a packet that discord.js cannot read cost that packet only: its exceptions reach nobody who could catch them, and
 * would end the process. There is no documented place to do this, so its own method is wrapped.
 */
function guardPackets(connection: Client, report: (error: unknown) => void): void {
  const manager = connection.ws as unknown as Handler
  const handle = manager.handlePacket.bind(manager)
  manager.handlePacket = (packet, shard) => {
    try {
      return handle(packet && completed(packet), shard)
    } catch (cause) {
      report(new Error(`discord.js cannot read an event of the kind ${packet?.t}`, { cause }))
      return false
    }
  }
}

/** discord.js needs a field that real interactions were seen without. */
function completed(packet: Packet): Packet {
  if (packet.t !== 'INTERACTION_CREATE' || typeof packet.d !== 'object') return packet
  return { ...packet, d: { authorizing_integration_owners: {}, ...packet.d } }
}
