import { type Client, RESTJSONErrorCodes } from 'discord.js'
import type { Downloads } from '../../bridge/files/downloads.ts'
import { UnusableFile } from '../../bridge/files/worker.ts'
import type { Platform } from '../../bridge/platform.ts'
import { hasCode, isForbidden } from '../failures.ts'
import { addressOf } from '../ids.ts'
import { attachmentsOf } from '../message.ts'

/** Downloads attachments. An address expires after about a day; the message is fetched again for a new one. */
export function createOpen(client: Client<true>, downloads: Downloads): Platform['open'] {
  return async ({ id, url }, signal) => {
    try {
      return await downloads.open(url, signal)
    } catch (error) {
      if (!(error instanceof UnusableFile) || error.reason !== 'gone') throw error
      const renewed = await currentUrl(client, id)
      if (renewed === undefined || renewed === url) throw error
      return downloads.open(renewed, signal)
    }
  }
}

/** The current address of an attachment; undefined if it, its message or its channel was deleted. */
async function currentUrl(client: Client<true>, id: string): Promise<string | undefined> {
  const { channel: channelId, message: messageId } = addressOf(id)
  try {
    const channel = await client.channels.fetch(channelId)
    if (!channel?.isTextBased()) return undefined
    const message = await channel.messages.fetch({ message: messageId, force: true })
    return attachmentsOf(message).find((attachment) => attachment.id === id)?.url
  } catch (error) {
    if (isForbidden(error) || hasCode(error, ...GONE)) return undefined
    throw error
  }
}

const GONE = [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel]
