import { once } from 'node:events'
import { type Client, Events, Status } from 'discord.js'
import { createDownloads } from '../bridge/files/downloads.ts'
import type { Listener, Platform } from '../bridge/platform.ts'
import { createClient } from './client.ts'
import { createOpen } from './hear/files.ts'
import { listen } from './hear/listening.ts'
import { createTongues } from './hear/locales.ts'
import { missedIn, newsSince } from './hear/missed.ts'
import { createSigns } from './show/indicators.ts'
import { createNotices } from './show/notices.ts'
import { createRooms } from './show/rooms.ts'
import { createShow } from './show/show.ts'
import { letGo } from './show/why-not.ts'

type Parts = {
  /** without the version; files are taken from there too, wherever it is */
  apiUrl: string
  token: string
  report: (error: unknown) => void
}

/** The largest file that questions take: a film, at a slow line's pace. */
const DOWNLOAD = { maxBytes: 100 * 2 ** 20, timeoutMs: 120_000 }

/**
 * Discord as a platform. `start` resolves when messages come in. Where Discord lets go of the bot for good, `ended`
 * fails with the reason in words, and so does a `start` that is under way.
 */
export function createDiscord({ apiUrl, token, report }: Parts): Platform & { ended: Promise<never> } {
  const client = createClient(apiUrl)
  const downloads = createDownloads({ ...DOWNLOAD, trusted: [new URL(apiUrl).origin] })
  const ready = client as Client<true>
  const tongues = createTongues()
  const notices = createNotices(ready, report)
  const rooms = createRooms(ready, (channel) => notices.noThreads(channel))
  let admits: Listener['admits'] = everybody
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => undefined) // whoever cares has a handler of their own
  client.on(Events.ShardDisconnect, ({ code }) => end(letGo(code)))
  client.on(Events.Error, report)
  client.on(Events.ShardError, (error) => {
    // Of a connection that is closed for good, `ended` tells in words.
    if (client.ws.shards.some(({ status }) => status !== Status.Disconnected)) report(error)
  })
  return {
    name: 'discord',
    limits: { text: 2_000, unit: 'utf16' },
    workingMs: 8_000, // Discord shows it for ten seconds
    overtakingMs: 300,
    ended,
    async start(on) {
      admits = on.admits
      const receive: Listener['receive'] = (message) => {
        if (message.locale !== undefined) tongues.hear(message.thread, message.locale)
        return on.receive(message)
      }
      listen(client, { on: { ...on, receive }, rooms, notices, tongues, report })
      const connected = once(client, Events.ClientReady)
      await Promise.race([client.login(token).then(() => connected), ended])
    },
    async stop() {
      await client.destroy()
      await downloads.close()
    },
    show: createShow(ready, rooms, tongues),
    ...createSigns(ready, rooms),
    open: createOpen(ready, downloads),
    missed: (thread, since) => missedIn({ client: ready, tongues, admits, thread, since }),
    news: (since) => newsSince(ready, since),
    hears: () => client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready),
  }
}

/** Before the bridge says whom it admits, nothing is looked for. */
const everybody = () => true
