import { cleanContent, type Message, MessageType, type Role } from 'discord.js'
import type { Attachment } from '../../bridge/platform.ts'
import { idOf } from '../ids.ts'

/** Whether a person said it, and not Discord itself, a web hook or a bot. */
export const isFromPerson = ({ author, type, webhookId }: Message): boolean =>
  !author.bot && webhookId === null && (type === MessageType.Default || type === MessageType.Reply)

/** Whether a message names the bot, or the role that Discord made for it. To be replied to is not to be named. */
export function isMentioned({ mentions, client, guild }: Message): boolean {
  if (mentions.has(client.user, { ignoreEveryone: true, ignoreRepliedUser: true, ignoreRoles: true })) return true
  const role = roleOf(guild)
  return role !== undefined && mentions.roles.has(role.id)
}

/** The text of a message without the name of the bot; others are named as people see them. What was forwarded counts as said. */
export function textOf(message: Message): string {
  const forwarded = message.messageSnapshots.map(({ content }) => content ?? '')
  const own = withoutName(message)
  const text = [own, ...forwarded].filter((part) => part.trim() !== '').join('\n\n')
  return cleanContent(text, message.channel).trim()
}

/** Its files, forwarded ones too. */
export function attachmentsOf(message: Message): Attachment[] {
  const all = [message, ...message.messageSnapshots.values()].flatMap(({ attachments }) => [...attachments.values()])
  return all.map(({ id, name, contentType, size, url }) => ({
    id: `${idOf({ channel: message.channelId, message: message.id })}/${id}`,
    name,
    mediaType: contentType ?? '',
    size,
    url,
  }))
}

function withoutName({ content, client, guild }: Message): string {
  const role = roleOf(guild)
  const names = [`<@${client.user.id}>`, `<@!${client.user.id}>`, ...(role === undefined ? [] : [`<@&${role.id}>`])]
  return names.reduce((text, name) => text.replaceAll(name, ' '), content)
}

const roleOf = (guild: Message['guild']): Role | undefined => guild?.members.me?.roles.botRole ?? undefined
