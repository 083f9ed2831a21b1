import { type Client, Events, type Message, type PartialMessage, Status } from 'discord.js'
import { createKeyedLock } from '../../bridge/keyed-lock.ts'
import type { IncomingMessage } from '../../bridge/platform/messages.ts'
import { withDeliveryRetry } from '../../bridge/retry.ts'
import { isCalledInTime } from '../../bridge/time.ts'
import { commandDefinitions } from '../act/command-definitions.ts'
import type { InteractionContext } from '../act/interaction.ts'
import { answerInteractions } from '../act/interactions.ts'
import { describeFailure } from '../act/respond.ts'
import { throwUndelivered } from '../failures.ts'
import { idOf } from '../ids.ts'
import { isMentioned, textOf } from '../message.ts'
import { mayAnswer } from '../permissions.ts'
import { greetingMessages } from '../show/greetings.ts'
import type { createMessages } from '../show/messages.ts'
import { setUnsetNickname } from '../show/nickname.ts'
import type { Notices } from '../show/notices.ts'
import { ignoreUnreadable, threadIn } from '../visitors.ts'
import { discordWordsFor } from '../words/words.ts'
import { incomingOf, staffMessageOf, tellDeleted, tellThreadDeleted, threadOf } from './incoming.ts'

type Parts = Pick<InteractionContext, 'on' | 'desk' | 'channels' | 'firstResponses' | 'closed' | 'time' | 'report'> & {
  messages: ReturnType<typeof createMessages>
  notices: Notices
}

/** Handles all events of Discord. Messages of a channel are handled one after the other, also where Discord fails meanwhile. */
export function listen(client: Client, parts: Parts) {
  const { on, report } = parts
  const inTurn = createKeyedLock()
  const inOrder = ({ channelId }: Message | PartialMessage, work: () => Promise<void>) =>
    void inTurn(channelId, async () => {
      // discord.js forgets a channel that is deleted, and those of a server that removes the bot.
      if (client.channels.cache.has(channelId)) await retryOrReport(work, parts)
    })
  client.on(Events.MessageCreate, (message) => inOrder(message, () => receiveMessage(message, parts)))
  client.on(Events.MessageUpdate, (_, message) => inOrder(message, () => receiveEdit(message, parts)))
  const gone = (message: Message | PartialMessage) => inOrder(message, () => receiveDeletion(message, parts))
  client.on(Events.MessageDelete, gone)
  // When a moderator purges a channel, or bans somebody with all they wrote, this comes alone.
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const message of messages.values()) gone(message)
  })
  client.on(Events.ThreadDelete, (thread) => void retryOrReport(() => tellThreadDeleted(thread, parts), parts))
  answerInteractions(client, parts)
  client.once(Events.ClientReady, (ready) => {
    const introduced = createIntroduction(ready, parts)
    const connected = () => void Promise.all([on.connected(), introduced()]).catch(report)
    connected()
    // A shard that could not resume missed the messages in between; one that resumed gets them.
    client.on(Events.ShardReady, connected)
    // An outage kept the server from the bot, maybe since before the connect. At a connect all servers come, before ShardReady.
    client.on(Events.GuildAvailable, ({ shard }) => void (shard.status === Status.Ready && connected()))
    client.on(Events.GuildCreate, (guild) => void setUnsetNickname(guild, on).catch(report))
  })
}

/** Repeats work while Discord fails for a time. What is missed because the bot stops is looked for at the next start. */
const retryOrReport = (work: () => Promise<unknown>, { closed, time, report }: Parts) =>
  withDeliveryRetry(work, time, closed).catch((error: unknown) => (closed.aborted ? undefined : report(error)))

/** Registers the bot's commands and sets its nickname. After a failure the next call tries again. */
function createIntroduction({ application, guilds }: Client<true>, { on }: Parts): () => Promise<void> {
  let known = false
  return async () => {
    if (known) return
    known = true
    try {
      await application.commands.set(commandDefinitions)
      for (const guild of guilds.cache.values()) await setUnsetNickname(guild, on)
    } catch (error) {
      known = false
      throw error
    }
  }
}

async function receiveMessage(message: Message, parts: Parts): Promise<void> {
  const { on, desk, notices } = parts
  const staff = await staffMessageOf(message, parts)
  if (staff !== undefined) return await desk().receive(staff)
  const incoming = await incomingOf(message, on.locales)
  if (incoming === undefined || !on.admits(incoming)) return
  if (!mayAnswer(message)) return notices.noWriting(message)
  if (incoming.text !== '' || incoming.attachments.length > 0) return on.receive(incoming)
  await greet(incoming, parts)
}

/** Answers a mention without words with the chatbot's greeting. */
async function greet(message: IncomingMessage, parts: Parts): Promise<void> {
  const { on, messages, report } = parts
  const words = discordWordsFor(message.locale)
  const greeting = await on.greet(message).catch((error: unknown) => {
    return { text: describeFailure({ words, report }, error), suggestions: [] }
  })
  const { thread, id, locale } = message
  const said = greetingMessages(greeting ?? { text: words.welcomeBack, suggestions: [] })
  for (const [index, { content, components }] of said.entries()) {
    const key = index === 0 ? `greeting/${id}` : `greeting/${id}/${index}`
    const draft = { thread, replyTo: id, key, locale, content, components, complete: true }
    await retryOrReport(() => messages.post(draft).catch(throwUndelivered), parts)
  }
}

/** Handles an edit. The event may lack the fields that did not change. */
async function receiveEdit(edited: Message | PartialMessage, parts: Parts): Promise<void> {
  const { channel } = edited
  const message = edited.partial && (channel.isThread() || channel.isDMBased()) ? await fetched(edited) : edited
  if (message === undefined || message.partial) return
  const staff = await staffMessageOf(message, parts)
  if (staff !== undefined) {
    // Discord sends this event also when it adds a link preview.
    const { editedTimestamp: at } = message
    return at === null ? undefined : await parts.desk().edited({ ...staff, at })
  }
  const { on } = parts
  const incoming = await incomingOf(message, on.locales)
  if (incoming === undefined) return
  await on.edited({ ...incoming, at: message.editedTimestamp ?? 0 })
  if (isNamedLater(message)) await receiveMessage(message, parts)
}

/** Whether a person who forgot to mention the bot mentions it by this edit. Discord sends no other event for it. */
const isNamedLater = (message: Message): boolean =>
  isMentioned(message) &&
  message.editedTimestamp !== null &&
  isCalledInTime(message.createdTimestamp, message.editedTimestamp) &&
  textOf(message, discordWordsFor(undefined)) !== ''

/** Undefined for a message that was deleted meanwhile, or that the bot may no longer read. */
const fetched = (message: PartialMessage): Promise<Message | undefined> => message.fetch().catch(ignoreUnreadable)

/** Handles a deletion. Of the message only its ids may be known. */
async function receiveDeletion(message: Message | PartialMessage, parts: Parts): Promise<void> {
  await tellDeleted(message, parts)
  const { on } = parts
  const id = idOf({ channel: message.channelId, message: message.id })
  // Of a message that discord.js has forgotten, the thread in a shared channel is not known; its id finds what became of it.
  const thread = message.partial ? ((await threadIn(message.channel)) ?? id) : await threadOf(message)
  if (thread !== undefined) await on.deleted({ thread, id })
}
