import type { ReceiverEvent } from '@slack/bolt'
import type { Keyv } from 'keyv'
import type { BotSettings } from '../../bridge/program/settings.ts'
import { isRefusal } from '../failures.ts'
import { isDirect } from '../ids.ts'
import type { Call, Calls } from './calls.ts'

/**
 * Private channels get another id when they are shared with another company:
 * https://docs.slack.dev/reference/events/channel_id_changed. The bot goes on knowing them by the first one, which is part of the ids of
 * threads and messages, at the service too.
 */
export type MovedChannels = {
  /** Stores that Slack changed the id of a channel. Idempotent. */
  moved: (from: string, to: string) => Promise<void>
  /** The first id of a channel, by which the bot knows it. */
  firstId: (channel: string) => Promise<string>
  /** Slack's present id of a channel. */
  presentId: (channel: string) => Promise<string>
}

const AFTER = 'channel-after/'
const BEFORE = 'channel-before/'

export function createMovedChannels(keyv: Keyv): MovedChannels {
  async function last(link: string, channel: string, seen = new Set([channel])): Promise<string> {
    const next = await keyv.get<string>(`${link}${channel}`)
    return next === undefined || seen.has(next) ? channel : last(link, next, seen.add(next))
  }
  return {
    async moved(from, to) {
      await keyv.set(`${AFTER}${from}`, to)
      await keyv.set(`${BEFORE}${to}`, from)
    },
    firstId: async (channel) => (isDirect(channel) ? channel : await last(BEFORE, channel)),
    presentId: (channel) => last(AFTER, channel),
  }
}

/** Replaces the channel of an event, a command or an interaction by the id by which the bot knows it. */
export async function withFirstId(
  body: ReceiverEvent['body'],
  { firstId }: Pick<MovedChannels, 'firstId'>,
): Promise<ReceiverEvent['body']> {
  const { event, channel, channel_id, container } = body
  // An interaction names its channel in several places.
  const firstIds = new Map<string, Promise<string>>()
  const first = (id: string): Promise<string> => {
    const found = firstIds.get(id) ?? firstId(id)
    firstIds.set(id, found)
    return found
  }
  return {
    ...body,
    ...(typeof event?.channel === 'string' && { event: { ...event, channel: await first(event.channel) } }),
    ...(typeof channel?.id === 'string' && { channel: { ...channel, id: await first(channel.id) } }),
    ...(typeof channel_id === 'string' && { channel_id: await first(channel_id) }),
    ...(typeof container?.channel_id === 'string' && {
      container: { ...container, channel_id: await first(container.channel_id) },
    }),
  }
}

/** If Slack refuses the first id of a channel, makes the request, and later ones, with the present id. */
export function followingChannels(calls: Calls, { presentId }: Pick<MovedChannels, 'presentId'>): Calls {
  /** present ids, by those that Slack refused */
  const known = new Map<string, string>()
  return async <Answer>(call: Call) => {
    const channel = channelOf(call)
    if (channel === undefined) return calls<Answer>(call)
    const callAt = async (id: string) => withChannel(await calls<Answer>(at(call, id)), channel)
    const tried = known.get(channel) ?? channel
    try {
      return await callAt(tried)
    } catch (error) {
      if (!isRefusal(error, 'channel_not_found')) throw error
      const present = await presentId(channel)
      if (present === tried) throw error
      known.set(channel, present)
      return callAt(present)
    }
  }
}

type Named = Pick<BotSettings, 'BOT_CHANNELS' | 'CHATBOTS'>

/** The settings with the first ids of channels. People copy present ids from Slack into them. */
export async function settingsWithFirstIds<Settings extends Named>(
  settings: Settings,
  { firstId }: Pick<MovedChannels, 'firstId'>,
): Promise<Settings> {
  const { BOT_CHANNELS: channels, CHATBOTS: serials = {} } = settings
  const byPlace = Object.entries(serials).map(async ([place, serial]) => {
    const [workspace, channel] = place.split('/')
    return [channel === undefined ? place : `${workspace}/${await firstId(channel)}`, serial] as const
  })
  return {
    ...settings,
    ...(channels !== undefined && { BOT_CHANNELS: await Promise.all(channels.map(firstId)) }),
    CHATBOTS: Object.fromEntries(await Promise.all(byPlace)),
  }
}

const channelOf = ({ args }: Call): string | undefined =>
  'channel' in args ? args.channel : 'channel_id' in args ? args.channel_id : undefined

const at = ({ args, ...call }: Call, id: string): Call =>
  ({ ...call, args: { ...args, ['channel' in args ? 'channel' : 'channel_id']: id } }) as Call

/** The answer to a post with the id of the channel that was asked for: Slack may name the present one. */
const withChannel = <Answer>(answer: Answer, asked: string): Answer =>
  typeof answer === 'object' && answer !== null && 'channel' in answer && isOfChannel(answer.channel)
    ? { ...answer, channel: asked }
    : answer

/** False for private messages: they are posted to a person's id, and only the answer names their channel. */
const isOfChannel = (channel: unknown): boolean => typeof channel === 'string' && !isDirect(channel)
