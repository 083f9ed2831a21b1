import {
  type APIMessage,
  type Client,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
  Routes,
  SnowflakeUtil,
} from 'discord.js'
import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { controlOf } from '../../bridge/text/controls.ts'
import { PLATFORM_CLOCK_SKEW_MS } from '../../bridge/time.ts'
import type { AlertPart } from '../../bridge/watches/port.ts'
import { NO_PINGS } from '../connect/client.ts'
import { customIdsIn } from '../controls.ts'
import { hasCode, ignoreRefused, inPlainestForm, undelivered } from '../failures.ts'
import { addressOf, beganWithMessage, isByToken, nonceOf } from '../ids.ts'
import { MESSAGE_LIMITS } from '../limits.ts'
import { type AnswerChannels, referenceOf } from './answer-channels.ts'
import { escaped } from './escape.ts'
import { withoutPictures } from './listing-cards.ts'
import { ownMessagesAfter } from './own-messages.ts'
import { alertMessage, plainAlert } from './watch-messages.ts'

type Parts = { client: Client<true>; channels: AnswerChannels }

/**
 * Sends alerts of watches to the threads where they were asked for. Refuses if the person left the server, or if the thread takes
 * no messages. Unlike an answer, an alert is not sent to another channel instead, where it would concern nobody.
 */
export function createAlertSender({ client, channels }: Parts) {
  return async (part: AlertPart): Promise<void> => {
    try {
      if (part.toParentChannel) await sendToParentChannel(part)
      else await send(part)
    } catch (error) {
      throw error instanceof Undelivered ? error : undelivered(error)
    }
  }

  async function send(part: AlertPart): Promise<void> {
    if (isByToken(part.thread)) throw new Undelivered('refused', 'the token for this place is used up')
    const target = await channels.of(part.thread)
    const { channel } = target
    if (part.isRetry && (await isSent(part, channel))) return
    if (!(await isThere(part.person, channel))) throw new Undelivered('refused', 'the person cannot read it there')
    const refer = referenceOf(beganWithMessage(part.thread) ? part.thread : `${part.thread}/0`, target)
    await post(part, channel, refer)
  }

  /** Sends it to the parent channel of the thread; private messages have none. */
  async function sendToParentChannel(part: AlertPart): Promise<void> {
    if (!beganWithMessage(part.thread)) throw new Undelivered('refused', 'there is no other place')
    const { channel, message } = addressOf(part.thread)
    const content = `<@${part.person}> ${escaped(part.text).replace(part.threadName, `<#${message}>`)}`
    if (part.isRetry && (await isSent(part, channel, content))) return
    if (!(await isThere(part.person, channel))) throw new Undelivered('refused', 'the person cannot read it there')
    await create(channel, { content }, part)
  }

  async function post(part: AlertPart, channel: string, refer: object): Promise<void> {
    const mark = nonceOf(part.key)
    const rich = alertMessage(part, mark)
    await inPlainestForm([
      () => create(channel, { ...rich, ...refer }, part),
      () => create(channel, withoutPictures(rich), part),
      () => create(channel, plainAlert(part, mark, MESSAGE_LIMITS.text), part),
    ])
  }

  async function create(channel: string, body: object, { key }: AlertPart): Promise<void> {
    const named = { nonce: nonceOf(key), enforce_nonce: true, allowed_mentions: NO_PINGS }
    await client.rest.post(Routes.channelMessages(channel), { body: { ...body, ...named } })
  }

  /** Whether an earlier attempt sent it. Discord itself forgets nonces after minutes. */
  async function isSent({ key, at }: AlertPart, channel: string, content?: string): Promise<boolean> {
    const after = SnowflakeUtil.generate({ timestamp: at - PLATFORM_CLOCK_SKEW_MS }).toString()
    const mark = nonceOf(key)
    const own = await ownMessagesAfter(client, channel, after)
    return own.some((message) => hasMark(message, mark) || (content !== undefined && message.content === content))
  }

  /** Whether the person can see the channel. True for private messages and unknown channels: the attempt to send will show it. */
  async function isThere(person: string, id: string): Promise<boolean> {
    const channel = await client.channels.fetch(id).catch(ignoreRefused)
    if (channel == null || channel.isDMBased()) return true
    return channel.guild.members.fetch({ user: person, force: true }).then(
      (member) => channel.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel) ?? true,
      (error: unknown) => {
        if (hasCode(error, RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser)) return false
        ignoreRefused(error)
        return true
      },
    )
  }
}

const hasMark = (message: APIMessage, mark: string): boolean =>
  customIdsIn(message).some((id) => controlOf(id).object.endsWith(`/${mark}`))
