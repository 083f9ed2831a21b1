import { type Message, MessageType, RESTJSONErrorCodes } from 'discord.js'
import type { IncomingMessage, Locales } from '../../bridge/platform.ts'
import { hasCode, isForbidden, undelivered } from '../failures.ts'
import { idOf } from '../ids.ts'
import { attachmentsOf, isFromPerson, isMentioned, textOf } from './content.ts'
import { ownThread, visitorOf } from './visitors.ts'

/** Longer talks by replies alone begin anew. */
const STEPS_MAX = 20

/** What a message says to the bot; undefined where it is not meant for it. */
export async function incomingOf(message: Message, locales: Locales): Promise<IncomingMessage | undefined> {
  const thread = isFromPerson(message) ? await threadOf(message) : undefined
  if (thread === undefined) return undefined
  return {
    ...(await visitorOf(message, thread, locales)),
    id: idOf({ channel: message.channelId, message: message.id }),
    text: textOf(message),
    attachments: attachmentsOf(message),
    at: message.createdTimestamp,
  }
}

/** The talk that a message belongs to; undefined where nobody spoke to the bot. */
export async function threadOf(message: Message): Promise<string | undefined> {
  const { channel } = message
  const standing = ownThread(channel)
  if (standing !== undefined) return standing
  const answered = await ownMessage(message)
  if (answered === undefined && !isMentioned(message)) return undefined
  if (channel.isThread()) return channel.id
  const root = answered && (await rootOf(answered))
  return idOf({ channel: channel.id, message: root ?? message.id })
}

/** Follows answers back to the message that began their talk; undefined where there was none, as before a list of homes. */
async function rootOf(answer: Message, stepsLeft = STEPS_MAX): Promise<string | undefined> {
  if (answer.hasThread) return answer.id
  const question = await referred(answer)
  if (question === undefined || stepsLeft === 0) return undefined
  const before = await ownMessage(question)
  return (before && (await rootOf(before, stepsLeft - 1))) ?? question.id
}

/** The message of the bot's that a message replies to. */
async function ownMessage(message: Message): Promise<Message | undefined> {
  const replied = await referred(message)
  return replied?.author.id === message.client.user.id ? replied : undefined
}

async function referred(message: Message): Promise<Message | undefined> {
  if (message.type !== MessageType.Reply || !message.reference?.messageId) return undefined
  return message.fetchReference().catch(goneAsUndefined)
}

function goneAsUndefined(error: unknown): undefined {
  if (hasCode(error, RESTJSONErrorCodes.UnknownMessage) || isForbidden(error)) return
  throw undelivered(error)
}
