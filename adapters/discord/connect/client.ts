import {
  Client,
  DefaultRestOptions,
  GatewayIntentBits,
  Options,
  Partials,
  type RateLimitData,
  type REST,
  type RESTOptions,
} from 'discord.js'
import { discordIntents } from '../../bridge/program/discord-permissions.ts'
import { HARMLESS_TIMEOUT_MS, PLATFORM_TIMEOUT_MS } from '../../bridge/retry.ts'
import { SLEEP_MAX_MS, systemTime, type Time } from '../../bridge/time.ts'
import type { FirstResponses } from './first-responses.ts'
import { createPacedRequest, REQUESTS_PER_SECOND } from './pace.ts'

/** `allowed_mentions` of every request: no message notifies anybody. */
export const NO_PINGS = { parse: [], replied_user: false }

/** What discord.js keeps of users who are met, about 0.5 KB each. It would keep all of them. */
const USERS_MAX = 5_000
/**
 * How long it keeps the last messages of a channel, about 100 KB in all, and how often it looks, in s. It would keep those of every
 * private channel for ever. Of older messages, edits and deletions are handled without it.
 */
const MESSAGES_KEPT_S = 3_600
const SWEEP_S = 600

type Parts = {
  apiUrl: string
  firstResponses: Pick<FirstResponses, 'watch'>
  time?: Time | undefined
  report: (error: unknown) => void
}

/** Creates the discord.js client, not yet logged in. `apiUrl`: without the version. */
export function createDiscordClient({ apiUrl, firstResponses, time = systemTime, report }: Parts): Client {
  const request = withHarmlessTimeout(DefaultRestOptions.makeRequest, time)
  const connection = new Client({
    intents: discordIntents.map((name) => GatewayIntentBits[name]),
    // Events of direct messages, and of edits, may lack what an earlier event had.
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
      UserManager: { maxSize: USERS_MAX, keepOverLimit: ({ id, client }) => id === client.user.id },
    }),
    sweepers: { ...Options.DefaultSweeperSettings, messages: { interval: SWEEP_S, lifetime: MESSAGES_KEPT_S } },
    // Every request may be repeated: creations have a nonce, the others set a state. Only messages that follow an interaction may
    // stand twice, since Discord takes no nonce for them: https://docs.discord.com/developers/resources/webhook#execute-webhook
    rest: {
      api: apiUrl,
      retries: 1,
      timeout: PLATFORM_TIMEOUT_MS,
      rejectOnRateLimit: isWaitTooLong,
      globalRequestsPerSecond: REQUESTS_PER_SECOND,
      makeRequest: createPacedRequest(firstResponses.watch(request), time, () => {
        // The end of discord.js's present second, by the clock as it was: all requests would wait for it.
        connection.rest.globalReset = -1
      }),
    },
  })
  guardPackets(connection, report)
  keepToken(connection.rest)
  return connection
}

/**
 * Gives a shorter timeout to requests that do no harm if Discord executes them late: reads, and first responses to interactions,
 * of which Discord accepts one, within three seconds.
 */
function withHarmlessTimeout(request: RESTOptions['makeRequest'], time: Time): RESTOptions['makeRequest'] {
  return async (url, init) => {
    if (init.method !== 'GET' && !url.includes('/interactions/')) return request(url, init)
    const [late, answered] = [new AbortController(), new AbortController()]
    void time.sleep(HARMLESS_TIMEOUT_MS, answered.signal).then(() => answered.signal.aborted || late.abort())
    const signals = [late.signal, init.signal ?? []].flat()
    return await request(url, { ...init, signal: AbortSignal.any(signals) }).finally(() => answered.abort())
  }
}

/** After one answer of the status 401, discord.js forgets the token and sends no request any more. */
function keepToken(rest: REST): void {
  const set = rest.setToken.bind(rest)
  rest.setToken = (token: string | null) => (token === null ? rest : set(token))
}

/** New threads of a busy channel may have to wait for minutes: https://github.com/discord/discord-api-docs/issues/7816 */
const QUEUED_MAX_MS = 5_000

/** Longest wait in the rate limit queue, in ms, by method and route. Longer waits fail; other routes wait as long as a timer can. */
const refusedFrom: Record<string, number> = {
  // A later edit has newer text than a queued one, and a late indicator is wrong.
  'POST /channels/:id/messages': 0,
  'PATCH /channels/:id/messages/:id': 0,
  'POST /channels/:id/typing': 0,
  'POST /channels/:id/messages/:id/threads': QUEUED_MAX_MS,
  'PUT /channels/:id/messages/:id/reactions/:reaction': QUEUED_MAX_MS,
  'DELETE /channels/:id/messages/:id/reactions/:reaction': QUEUED_MAX_MS,
}

/** Without a `retry-after` in seconds, such as in answers of a proxy, discord.js would retry endlessly and without delay. */
const isWaitTooLong = ({ route, method, retryAfter, timeToReset }: RateLimitData): boolean =>
  !(retryAfter > 0) || Math.max(timeToReset, retryAfter) > (refusedFrom[`${method} ${route}`] ?? SLEEP_MAX_MS)

/** An event of the gateway. `t`: its type, `d`: its data. */
type Packet = { t?: string | null; d?: unknown }
type Handler = { handlePacket: (packet: Packet | undefined, shard: unknown) => boolean }

/**
 * Drops a gateway event that discord.js cannot parse. Its exception could not be caught elsewhere and would end the process.
 * There is no documented hook for this, so an internal method is wrapped.
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

/** Adds a field that discord.js requires but that real interactions sometimes lack. */
function completed(packet: Packet): Packet {
  if (packet.t !== 'INTERACTION_CREATE' || typeof packet.d !== 'object') return packet
  return { ...packet, d: { authorizing_integration_owners: {}, ...packet.d } }
}
