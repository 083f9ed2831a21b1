import { ComponentType, cleanContent, type Message, type MessageSnapshot, MessageType, type Role } from 'discord.js'
import type { Attachment } from '../bridge/platform/messages.ts'
import { lineQuotes } from '../bridge/text/markdown.ts'
import { idOf } from './ids.ts'
import type { DiscordWords } from './words/words.ts'

/** Whether a person wrote the message: no bot, no webhook, no system message. */
export const isFromPerson = ({ author, type, webhookId }: Message): boolean =>
  !author.bot && webhookId === null && (type === MessageType.Default || type === MessageType.Reply)

/** Whether a message mentions the bot or its role. The implicit mention of a reply does not count. */
export function isMentioned({ mentions, client, guild }: Message): boolean {
  if (mentions.has(client.user, { ignoreEveryone: true, ignoreRepliedUser: true, ignoreRoles: true })) return true
  const role = roleOf(guild)
  return role !== undefined && mentions.roles.has(role.id)
}

/**
 * Mentions of several people at once: https://docs.discord.com/developers/reference#message-formatting. They are read in the
 * text, because an author without the permission to notify everyone addresses them as well.
 */
const GROUPS = /<@&(\d+)>|(?<!\w)@(?:everyone|here)\b/g

/** Whether a message mentions anybody else, or several people at once. The implicit mention of a reply does not count. */
export function mentionsOthers({ mentions, client, content, guild }: Message): boolean {
  const others = mentions.users.filter(({ id }) => id !== client.user.id && content.includes(`${id}>`))
  const own = roleOf(guild)?.id
  return others.size > 0 || [...content.matchAll(GROUPS)].some(([, role]) => role === undefined || role !== own)
}

/**
 * The text of a message as Markdown, without mentions of the bot; other mentions as display names, and timestamps in words. Includes
 * forwarded messages, polls and stickers.
 */
export function textOf(message: Message, words: DiscordWords): string {
  const forwarded = [...message.messageSnapshots.values()].flatMap((snapshot) => [
    snapshot.content ?? '',
    ...textsOfEmbeds(snapshot),
    ...textsOfPollAndStickers(snapshot, words),
  ])
  return joined([withoutMention(message), ...textsOfPollAndStickers(message, words), ...forwarded], message, words)
}

/** The text of a message that is replied to, including what its author shows in embeds and components, such as cards of the bot. */
export const repliedToText = (message: Message, words: DiscordWords): string =>
  joined([textOf(message, words), ...(isShownInEmbeds(message) ? textsOfEmbeds(message) : [])], message, words)

/** Embeds of what people write are previews of links. */
const isShownInEmbeds = ({ content, author }: Message): boolean => content === '' || author.bot

function joined(parts: string[], message: Message, words: DiscordWords): string {
  const text = parts.filter((part) => part.trim() !== '').join('\n\n')
  return cleanContent(text, message.channel).replaceAll(TIMESTAMP, timeInWords(words)).trim()
}

/** A time that Discord shows to each person on their own clock: https://docs.discord.com/developers/reference#message-formatting */
const TIMESTAMP = /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/g
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** "November 30, 2026 at 8:00 PM UTC": where the text is read, on a website or in a mail, nobody knows the reader's clock. */
const timeInWords =
  ({ language }: DiscordWords) =>
  (mark: string, seconds: string, style = 'f'): string => {
    const time = new Date(Number(seconds) * 1_000)
    return Number.isNaN(time.getTime()) ? mark : formatOf(language, style).format(time)
  }

/** Cached by language and style: creating one takes 50 µs, and a message may have 800 times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, style: string): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const parts = {
    ...(!/[tT]/.test(style) && DAY),
    ...(!/[dD]/.test(style) && CLOCK),
    ...(style === 'F' && { weekday: 'long' as const }),
  } as const
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

type Content = Pick<Message | MessageSnapshot, 'poll' | 'stickers' | 'embeds' | 'components'>

function textsOfPollAndStickers({ poll, stickers }: Partial<Content>, words: DiscordWords): string[] {
  const answers = poll ? [...poll.answers.values()].map(({ text }) => text ?? '') : []
  return [
    ...(poll ? [words.poll(poll.question.text ?? '', answers)] : []),
    ...[...(stickers?.values() ?? [])].map(({ name }) => words.sticker(name)),
  ]
}

/** The texts in embeds and components. */
function textsOfEmbeds({ embeds = [], components = [] }: Partial<Content>): string[] {
  const texts = embeds.flatMap(({ author, title, description, fields, footer }) => [
    author?.name,
    title,
    description,
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    footer?.text,
  ])
  const shown = components.flatMap((component) => componentTexts(component.toJSON()))
  return [...texts.filter((text) => text !== undefined && text !== null), ...shown]
}

/** The texts inside a component and its children. */
export function componentTexts(part: { type: ComponentType; content?: string; components?: object[] }): string[] {
  if (part.type === ComponentType.TextDisplay) return [part.content ?? '']
  if (part.type !== ComponentType.Container && part.type !== ComponentType.Section) return []
  return (part.components ?? []).flatMap((inner) => componentTexts(inner as typeof part))
}

/** The files of a message and of the messages that it forwards. */
export function attachmentsOf(message: Message): Attachment[] {
  const all = [message, ...message.messageSnapshots.values()].flatMap(({ attachments }) => [
    ...(attachments?.values() ?? []),
  ])
  return all.map(({ id, name, contentType, size, url }) => ({
    id: `${idOf({ channel: message.channelId, message: message.id })}/${id}`,
    name,
    mediaType: contentType ?? '',
    size,
    url,
  }))
}

function withoutMention({ content, client, guild }: Message): string {
  const role = roleOf(guild)
  const names = [`<@${client.user.id}>`, `<@!${client.user.id}>`, ...(role === undefined ? [] : [`<@&${role.id}>`])]
  return lineQuotes(names.reduce((text, name) => text.replaceAll(name, ' '), content))
}

const roleOf = (guild: Message['guild']): Role | undefined => guild?.members.me?.roles.botRole ?? undefined
