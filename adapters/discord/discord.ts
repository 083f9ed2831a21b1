import { once } from 'node:events'
import { type Client, Events, type Message, type PartialMessage } from 'discord.js'
import type { Listener, Platform } from '../bridge/platform.ts'
import { idOf } from './ids.ts'
import { incomingOf, threadOf } from './incoming.ts'
import { missedIn } from './missed.ts'
import { createRooms } from './rooms.ts'
import { createShow } from './show.ts'
import { createSigns } from './signs.ts'
import { createTurns } from './turns.ts'
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
      listen(client, on, report)
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

function listen(client: Client, on: Listener, report: (error: unknown) => void) {
  const inTurn = createTurns()
  const orderly = (message: Message | PartialMessage, work: () => Promise<void>) =>
    void inTurn(message.channelId, work).catch(report)
  client.on(Events.MessageCreate, (message) => orderly(message, () => take(on, message)))
  client.on(Events.MessageUpdate, (_, message) => orderly(message, () => change(on, message)))
  client.on(Events.MessageDelete, (message) => orderly(message, () => takeBack(on, message)))
  const connected = () => void on.connected().catch(report)
  // A shard that could not resume begins anew, and what was said meanwhile is not repeated.
  client.on(Events.ClientReady, connected)
  client.on(Events.ShardReady, () => client.isReady() && connected())
  client.on(Events.ShardResume, connected)
  client.on(Events.ShardError, report)
  client.on(Events.Error, report)
}

async function take(on: Listener, message: Message): Promise<void> {
  const incoming = await incomingOf(message)
  if (incoming === undefined || !on.admits(incoming)) return
  await on.receive(incoming)
}

async function change(on: Listener, message: Message): Promise<void> {
  const incoming = await incomingOf(message)
  if (incoming !== undefined) await on.edited(incoming)
}

/** Of a message that was deleted, no more than its place may be known. */
async function takeBack(on: Listener, message: Message | PartialMessage): Promise<void> {
  const id = idOf({ channel: message.channelId, message: message.id })
  const thread = message.partial ? undefined : await threadOf(message)
  if (thread !== undefined) await on.deleted({ thread, id })
}
