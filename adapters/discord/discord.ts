import { once } from 'node:events'
import { type Client, Events, Status } from 'discord.js'
import type { DeskPlatform } from '../bridge/desk/port.ts'
import { createDownloads } from '../bridge/files/downloads.ts'
import type { Listener, Platform } from '../bridge/platform.ts'
import { createClient } from './client.ts'
import { createDeskPlatform } from './desk/desk.ts'
import { disconnectReason } from './failures.ts'
import { listen } from './hear/events.ts'
import { createOpen } from './hear/files.ts'
import { activeSince, messagesSince } from './hear/missed-messages.ts'
import { LISTINGS, MESSAGE } from './limits.ts'
import { createAnswerChannels } from './show/answer-channels.ts'
import { createSendFile } from './show/files.ts'
import { createIndicators } from './show/indicators.ts'
import { createMessages } from './show/messages.ts'
import { createNotices } from './show/notices.ts'
import { createReplyParts } from './show/reply-parts.ts'
import { createTell } from './show/tell.ts'

type Parts = {
  /** without the version; files are taken from there too, wherever it is */
  apiUrl: string
  token: string
  report: (error: unknown) => void
}

/** The service accepts videos of up to 100 MiB; two minutes are enough for that on a slow connection. */
const DOWNLOAD = { maxBytes: 100 * 2 ** 20, timeoutMs: 120_000 }

/**
 * Discord as a platform. `start` resolves when the gateway is connected. If Discord closes the connection permanently, `ended`
 * rejects with a `CannotStart`, and so does a pending `start`.
 */
export function createDiscord({
  apiUrl,
  token,
  report,
}: Parts): Platform & { ended: Promise<never>; desk: DeskPlatform } {
  const client = createClient({ apiUrl, report })
  const downloads = createDownloads({ ...DOWNLOAD, trusted: [new URL(apiUrl).origin] })
  const ready = client as Client<true>
  const notices = createNotices(ready, report)
  const channels = createAnswerChannels(ready, (channel) => notices.noThreads(channel))
  const desk = createDeskPlatform({ client: ready, channels, token })
  const deliver = createMessages({ client: ready, channels, notices })
  let listener: Pick<Listener, 'admits' | 'locales'> = nobody
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => undefined) // whoever cares has a handler of their own
  client.on(Events.ShardDisconnect, ({ code }) => end(disconnectReason(code)))
  client.on(Events.Error, report)
  client.on(Events.ShardError, (error) => {
    // `ended` reports a connection that is closed permanently.
    if (client.ws.shards.some(({ status }) => status !== Status.Disconnected)) report(error)
  })
  return {
    name: 'discord',
    limits: MESSAGE,
    listingLimits: LISTINGS,
    typingRefreshMs: 8_000, // Discord shows it for ten seconds
    reorderMs: 300,
    ended,
    desk,
    async start(on) {
      listener = on
      listen(client, { on, desk: () => desk.on, channels, deliver, notices, report })
      const connected = once(client, Events.ClientReady)
      await Promise.race([client.login(token).then(() => connected), ended])
    },
    async stop() {
      await client.destroy()
      await downloads.close()
    },
    // Mentions are disabled by `allowed_mentions` of each message.
    encode: (text) => text,
    closeAbandoned: async () => undefined,
    show: createReplyParts({ client: ready, channels, deliver, notices }),
    sendFile: createSendFile(ready, channels),
    tell: createTell({ client: ready, channels }),
    ...createIndicators(ready, channels),
    open: createOpen(ready, downloads),
    messagesSince: (thread, since) =>
      messagesSince({ client: ready, on: listener, desk: () => desk.on, thread, since }),
    activeSince: (since) => activeSince(ready, since),
    isReceiving: () => client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready),
  }
}

/** Used until the bridge listens. */
const nobody: Pick<Listener, 'admits' | 'locales'> = {
  admits: () => true,
  locales: { set: async () => undefined, of: async () => undefined },
}
