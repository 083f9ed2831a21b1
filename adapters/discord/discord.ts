import { once } from 'node:events'
import { type Client, Events } from 'discord.js'
import type { Platform } from '../bridge/platform.ts'
import { listen } from './listening.ts'
import { missedIn } from './missed.ts'
import { createRooms } from './rooms.ts'
import { createShow } from './show.ts'
import { createSigns } from './signs.ts'
import { letGo } from './why-not.ts'

type Parts = {
  /** not yet logged in; the platform's from now on */
  client: Client
  token: string
  report: (error: unknown) => void
}

/**
 * Discord as a platform. `start` resolves when messages come in. Where Discord lets go of the bot for good, `ended`
 * fails with the reason in words, and so does a `start` that is under way.
 */
export function createDiscord({ client, token, report }: Parts): Platform & { ended: Promise<never> } {
  const ready = client as Client<true>
  const rooms = createRooms(ready, () => undefined)
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => undefined) // whoever cares has a handler of their own
  client.on(Events.ShardDisconnect, ({ code }) => end(letGo(code)))
  return {
    name: 'discord',
    limits: { text: 2_000, unit: 'utf16' },
    workingMs: 8_000, // Discord shows it for ten seconds
    ended,
    async start(on) {
      listen(client, { on, rooms, report })
      const connected = once(client, Events.ClientReady)
      await Promise.race([client.login(token).then(() => connected), ended])
    },
    stop: () => client.destroy(),
    show: createShow(ready, rooms),
    ...createSigns(ready, rooms),
    open: () => Promise.reject(new Error('not yet')),
    missed: (thread, since) => missedIn(ready, thread, since),
  }
}
