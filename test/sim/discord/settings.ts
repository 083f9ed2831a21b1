import { WAIT_MS } from '../clock/deadline.ts'

/** How many requests a bucket takes in a window. */
export type Limit = { requests: number; ms: number }

/** Routes that share a limit. Each has its own bucket for every channel, guild or interaction. */
export type LimitName = 'create' | 'edit' | 'delete' | 'react' | 'typing' | 'thread' | 'webhook' | 'other' | 'none'

export type Settings = {
  /** whether all requests must fit Discord's OpenAPI document; tests of the simulator itself ask in wrong ways too */
  checked: boolean
  token: string
  /** from when a request leaves the bot to when its answer is there */
  roundTripMs: number
  limits: Record<LimitName, Limit>
  /** of all requests of a bot together */
  global: Limit
  /** how long an interaction waits for its first answer, and how long its token is good for */
  answerMs: number
  tokenMs: number
  /** how long `enforce_nonce` finds a message again */
  nonceMs: number
  /** how long an address of an attachment is good for */
  addressMs: number
  heartbeatMs: number
  /** how long and how many events a lost connection may be resumed */
  replayMs: number
  replayEvents: number
  /** bytes */
  uploadMax: number
  /** how many private channels a bot may open with people who never wrote to it */
  directsMax: number
}

const never: Limit = { requests: Number.POSITIVE_INFINITY, ms: 1_000 }

/** As Discord has it, where it says so or was seen to: https://docs.discord.com/developers/topics/rate-limits */
export const usual: Settings = {
  checked: true,
  token: 'the-token-of-the-bot',
  roundTripMs: 0,
  limits: {
    create: { requests: 5, ms: 5_000 },
    edit: { requests: 5, ms: 5_000 },
    delete: { requests: 5, ms: 1_000 },
    react: { requests: 1, ms: 250 },
    typing: { requests: 5, ms: 5_000 },
    // Minutes were seen, of channels with many new threads: https://github.com/discord/discord-api-docs/issues/7816
    thread: { requests: 50, ms: 300_000 },
    webhook: { requests: 5, ms: 2_000 },
    other: { requests: 50, ms: 1_000 },
    none: never,
  },
  global: { requests: 50, ms: 1_000 },
  answerMs: 3_000,
  tokenMs: 15 * 60_000,
  nonceMs: 5 * 60_000,
  addressMs: 24 * 60 * 60_000,
  heartbeatMs: 41_250,
  replayMs: 60_000,
  replayEvents: 1_000,
  uploadMax: 10 * 2 ** 20,
  // Reported by https://github.com/discord-php/DiscordPHP/issues/467
  directsMax: 29,
}

const plenty: Limit = { requests: 10_000, ms: 1_000 }
/** Limits that nothing reaches here, however busy the machine is, for tests that are about something else. */
export const withoutLimits = {
  answerMs: WAIT_MS,
  limits: {
    create: plenty,
    edit: plenty,
    delete: plenty,
    react: plenty,
    typing: plenty,
    thread: plenty,
    webhook: plenty,
    other: plenty,
  },
  global: plenty,
}

/** The usual limits with windows that are `speed` times as short, for a bot whose clock runs `speed` times as fast. */
export const limitsAt = (speed: number): Pick<Settings, 'limits' | 'global'> => {
  const at = ({ requests, ms }: Limit): Limit => ({ requests, ms: ms / speed })
  const limits = Object.fromEntries(Object.entries(usual.limits).map(([name, limit]) => [name, at(limit)]))
  return { limits: limits as Settings['limits'], global: at(usual.global) }
}
