import { type APIMessage, type Client, GuildPremiumTier, MessageFlags, RequestMethod, Routes } from 'discord.js'
import { beginning } from '../../../src/contract/text.ts'
import type { FilePart, FileToSend } from '../../bridge/platform/platform.ts'
import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { NO_PINGS } from '../connect/client.ts'
import { throwUndelivered, undelivered } from '../failures.ts'
import { addressOf, channelOfToken, idOf, nonceOf, tokenOf } from '../ids.ts'
import { ALT_MAX } from '../limits.ts'
import { type AnswerChannels, referenceOf } from './answer-channels.ts'
import { ownMessagesAfter } from './own-messages.ts'

const MIB = 2 ** 20
/** https://docs.discord.com/developers/reference#uploading-files, and what boosted servers have. */
const USUAL_BYTES = 10 * MIB
const BOOSTED_BYTES: Partial<Record<GuildPremiumTier, number>> = {
  [GuildPremiumTier.Tier2]: 50 * MIB,
  [GuildPremiumTier.Tier3]: 100 * MIB,
}

/**
 * Sends a file as a message of its own. For some minutes its nonce prevents a duplicate. Later the message is searched after
 * the last message that the first attempt noted, by the size of the file.
 */
export function createSendFile(client: Client<true>, channels: AnswerChannels) {
  return async (part: FilePart, signal: AbortSignal): Promise<string> => {
    const by = tokenOf(addressOf(part.replyTo).channel)
    if (by !== undefined) {
      await part.note('')
      const flags = by.hidden ? { flags: MessageFlags.Ephemeral } : {}
      const fullRoute = Routes.webhook(client.application.id, by.token)
      const sent = await post(part, { fullRoute, more: flags }, signal)
      return idOf({ channel: channelOfToken(by), message: sent })
    }
    const target = await channels.of(part.thread, part.replyTo).catch(throwUndelivered)
    const { channel } = target
    const before = part.noted === undefined ? undefined : await findOwn(channel, part.file.size, part.noted)
    if (before !== undefined) return idOf({ channel, message: before })
    if (part.noted === undefined) await part.note(await lastMessageIn(channel))
    const named = { nonce: nonceOf(part.key), enforce_nonce: true }
    const more = { ...named, ...referenceOf(part.replyTo, target) }
    const sent = await post(part, { fullRoute: Routes.channelMessages(channel), more }, signal)
    return idOf({ channel, message: sent })
  }

  /** `more`: fields of the message besides its file. */
  async function post(
    { file, replyTo }: FilePart,
    { fullRoute, more }: { fullRoute: `/${string}`; more: object },
    signal: AbortSignal,
  ): Promise<string> {
    const channel = addressOf(replyTo).channel
    const bytes = await bytesOf(file, largest(channel), signal)
    const attachments = [{ id: '0', filename: file.name, description: beginning(file.name, ALT_MAX) }]
    const form = await formWith({ ...more, attachments, allowed_mentions: NO_PINGS }, { name: file.name, bytes })
    try {
      const response = await client.rest.queueRequest({
        method: RequestMethod.Post,
        fullRoute,
        auth: tokenOf(channel) === undefined,
        ...form,
      })
      return ((await response.json()) as APIMessage).id
    } catch (error) {
      throw undelivered(error)
    }
  }

  function largest(channelId: string): number {
    const channel = client.channels.cache.get(channelId)
    const tier = channel === undefined || channel.isDMBased() ? undefined : channel.guild.premiumTier
    return (tier !== undefined && BOOSTED_BYTES[tier]) || USUAL_BYTES
  }

  /** The id of the last known message of the channel, after which the file will be. */
  async function lastMessageIn(id: string): Promise<string> {
    const channel = await client.channels.fetch(id).catch(throwUndelivered)
    return (channel?.isTextBased() && channel.lastMessageId) || id
  }

  async function findOwn(channel: string, size: number, after: string): Promise<string | undefined> {
    const own = await ownMessagesAfter(client, channel, after).catch(throwUndelivered)
    return own.find(({ attachments }) => attachments.some((one) => one.size === size))?.id
  }
}

/** The body of a request with files. discord.js makes forms of a kind that only its own HTTP client can send. */
export async function formWith(payload: object, ...files: { name: string; bytes: Uint8Array }[]) {
  const form = new FormData()
  form.append('payload_json', JSON.stringify(payload))
  for (const [index, { name, bytes }] of files.entries())
    form.append(`files[${index}]`, new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { headers, body: Buffer.from(await encoded.arrayBuffer()), passThroughBody: true }
}

async function bytesOf(file: FileToSend, most: number, signal: AbortSignal): Promise<Buffer> {
  if (file.size > most) throw new Undelivered('refused', `Discord takes no file of ${file.size} bytes there`)
  return Buffer.concat(await Array.fromAsync(await file.open(signal)))
}
