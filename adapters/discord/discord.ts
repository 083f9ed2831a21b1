import { once } from 'node:events'
import { type Client, Events, Routes, Status } from 'discord.js'
import type { DeskPlatform } from '../bridge/desk/port.ts'
import { createDownloads, type Downloads } from '../bridge/files/downloads.ts'
import { UnusableFile } from '../bridge/files/unusable.ts'
import type { BridgeListener } from '../bridge/platform/listener.ts'
import type { Platform } from '../bridge/platform/platform.ts'
import { systemTime, type Time } from '../bridge/time.ts'
import { createDiscordClient } from './connect/client.ts'
import { createFirstResponses } from './connect/first-responses.ts'
import { createDeskPlatform } from './desk/desk.ts'
import { disconnectReason, GONE, hasCode, isForbidden, optional, undelivered } from './failures.ts'
import { listen } from './hear/events.ts'
import { changesOf } from './hear/missed-edits.ts'
import { activeSince, messagesSince } from './hear/missed-messages.ts'
import { addressOf, isByToken, tokenOf } from './ids.ts'
import { LISTING_LIMITS, MESSAGE_LIMITS } from './limits.ts'
import { attachmentsOf } from './message.ts'
import { createAlertSender } from './show/alerts.ts'
import { type AnswerChannels, createAnswerChannels } from './show/answer-channels.ts'
import { createSendFile } from './show/files.ts'
import { createMessages } from './show/messages.ts'
import { createNotices } from './show/notices.ts'
import { createReplyParts } from './show/reply-parts.ts'

type Parts = {
  /** without the version; files are taken from there too, wherever it is */
  apiUrl: string
  token: string
  time?: Time | undefined
  report: (error: unknown) => void
}

/**
 * Discord as a platform. `start` resolves when the gateway is connected. If Discord closes the connection permanently, `ended`
 * rejects with a `CannotStart`, and so does a pending `start`.
 */
export function createDiscord({
  apiUrl,
  token,
  time = systemTime,
  report,
}: Parts): Platform & { ended: Promise<never>; desk: DeskPlatform } {
  const firstResponses = createFirstResponses()
  const client = createDiscordClient({ apiUrl, firstResponses, time, report })
  const downloads = createDownloads({ trusted: [new URL(apiUrl).origin] })
  const ready = client as Client<true>
  const notices = createNotices(ready, report)
  const channels = createAnswerChannels(ready, (channel) => notices.noThreads(channel))
  const desk = createDeskPlatform({ client: ready, token })
  const deskOn = () => desk.on
  const messages = createMessages({ client: ready, channels, notices })
  let listener: Pick<BridgeListener, 'admits' | 'knows' | 'locales'> = noListener
  const closing = new AbortController()
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => undefined) // avoids an unhandled rejection; callers of `ended` get the error
  client.on(Events.ShardDisconnect, ({ code }) => end(disconnectReason(code)))
  client.on(Events.Error, report)
  client.on(Events.ShardError, (error) => {
    // `ended` reports a connection that is closed permanently.
    if (client.ws.shards.some(({ status }) => status !== Status.Disconnected)) report(error)
  })
  return {
    name: 'discord',
    limits: MESSAGE_LIMITS,
    listingLimits: LISTING_LIMITS,
    typingRefreshMs: 8_000, // Discord shows it for ten seconds
    reorderMs: 300,
    ended,
    desk,
    isFirstWorkspace: createFirstWorkspaceCheck(client),
    async start(on) {
      listener = on
      const closed = closing.signal
      listen(client, { on, desk: deskOn, channels, firstResponses, messages, notices, closed, time, report })
      const connected = once(client, Events.ClientReady)
      await Promise.race([client.login(token).then(() => connected), ended])
    },
    async stop() {
      closing.abort()
      await client.destroy()
      await downloads.close()
    },
    // Mentions are disabled by `allowed_mentions` of each message.
    encode: (text) => text,
    closeAbandoned: async () => undefined,
    show: createReplyParts({ client: ready, channels, messages, notices }),
    sendFile: createSendFile(ready, channels),
    sendAlert: createAlertSender({ client: ready, channels }),
    remove: createRemove(ready),
    ...createIndicators(ready, channels),
    openAttachment: createAttachmentOpener(ready, downloads),
    messagesSince: (thread, since) => messagesSince({ client: ready, on: listener, desk: deskOn, thread, since }),
    changesOf: (thread, ids) => changesOf({ client: ready, on: listener, thread, ids }),
    activeSince: (since) => activeSince(ready, since),
    otherChannels: () => [],
    isReceiving: () =>
      client.isReady() &&
      client.ws.shards.every(({ status }) => status === Status.Ready) &&
      client.guilds.cache.every(({ available }) => available),
  }
}

/** Used until the bridge listens. */
const noListener: Pick<BridgeListener, 'admits' | 'knows' | 'locales'> = {
  admits: () => true,
  knows: async () => false,
  locales: { set: async () => undefined, of: async () => undefined },
}

/** Checks whether a server added the bot before all others did. */
function createFirstWorkspaceCheck({ guilds }: Client): Platform['isFirstWorkspace'] {
  let first: string[] = []
  return async (workspace) => {
    const all = [...guilds.cache.values()]
    // An unavailable server has nothing but its id: https://docs.discord.com/developers/resources/guild#unavailable-guild-object
    if (all.every(({ available }) => available)) {
      const earliest = Math.min(...all.map(({ joinedTimestamp }) => joinedTimestamp))
      first = all.filter(({ joinedTimestamp }) => joinedTimestamp === earliest).map(({ id }) => id)
    }
    return first.includes(workspace)
  }
}

/** Downloads attachments. An address expires after about a day; the message is fetched again for a new one. */
function createAttachmentOpener(client: Client<true>, downloads: Downloads): Platform['openAttachment'] {
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
    throw undelivered(error)
  }
}

const SEEN = encodeURIComponent('👀')

/** Reactions and typing indicators; none if Discord refuses them or if there is no message for them. */
function createIndicators({ rest }: Client<true>, channels: AnswerChannels): Pick<Platform, 'mark' | 'setTyping'> {
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
  }
}

/** Deletes messages of the bot; leaves those that Discord refuses to delete. */
function createRemove(client: Client<true>): Platform['remove'] {
  const { rest } = client
  return ({ id }) => {
    const { channel, message } = addressOf(id)
    const by = tokenOf(channel)
    if (by === undefined) return optional(rest.delete(Routes.channelMessage(channel, message)))
    return optional(rest.delete(Routes.webhookMessage(client.application.id, by.token, message), { auth: false }))
  }
}
