import { quotation } from '../../../src/contract/text.ts'
import type { Attachment } from '../../bridge/platform/messages.ts'
import { lineQuotes } from '../../bridge/text/markdown.ts'
import { unescaped } from './escape.ts'
import { type Block, textOfBlocks, withEmoji } from './text-of-blocks.ts'

/**
 * A file object of Slack. It has no address while it is uploaded, or if it belongs to another company. `mode`: `external` if it lies
 * elsewhere, such as at Google Drive; `hidden_by_limit` if it is too old for the plan of the workspace:
 * https://docs.slack.dev/reference/objects/file-object
 */
export type SharedFile = {
  id: string
  name?: string | null
  mimetype?: string
  subtype?: string
  mode?: string
  size?: number
  url_private?: string
  url_private_download?: string
}
/** An attachment of a message. `is_share`: a forwarded message. */
type Attached = {
  is_share?: boolean
  text?: string
  fallback?: string
  author_name?: string
  author_subname?: string
  message_blocks?: { message?: { blocks?: Block[] } }[]
  files?: SharedFile[]
}
/** A message object of Slack, in events and in histories. */
export type SlackMessage = {
  ts: string
  thread_ts?: string
  user?: string
  text?: string
  blocks?: Block[]
  subtype?: string
  bot_id?: string
  edited?: { ts: string }
  files?: SharedFile[]
  attachments?: Attached[]
}

/** The event of a new, changed or deleted message. */
export type MessageEvent = SlackMessage & { channel: string; message?: SlackMessage; previous_message?: SlackMessage }

/** Subtypes of messages that people write; all others are system messages or written by apps. */
const BY_PEOPLE = [undefined, 'file_share', 'thread_broadcast', 'me_message']
/** Slack's code may begin and end within a line, which Markdown's does not. */
const CODE_BLOCK = /```\n?([^]*?)\n?```/
const CALL = /<@([UW]\w+)(?:\|[^<>]*)?>/g
/** Mentions of a user, of a group of users, and of all: https://docs.slack.dev/messaging/formatting-message-text */
const MENTION = /<(?:@([UW]\w+)|!subteam\^(\w+)|!(here|channel|everyone))(?:\|[^<>]*)?>/g
/** Maximum length of a quotation, in UTF-16 units. */
const QUOTE_MAX = 4_000

export const isByPerson = (message: SlackMessage): message is SlackMessage & { user: string } =>
  message.user !== undefined && message.bot_id === undefined && BY_PEOPLE.includes(message.subtype)

/** The ids of the users whom a message mentions. */
export const usersIn = (message: SlackMessage): string[] =>
  [...writtenIn(message).matchAll(CALL)].flatMap(([, id]) => id ?? [])

/** Whom a message mentions: the ids of users and of user groups, and "here", "channel" and "everyone". */
export const mentionedIn = (message: SlackMessage): string[] =>
  [...writtenIn(message).matchAll(MENTION)].flatMap(([, user, group, all]) => user ?? group ?? all ?? [])

/** Names of users, by their ids. */
type Names = ReadonlyMap<string, string>
const noNames: Names = new Map()

/** The text of a message and of those that it forwards, as Markdown, without mentions of the app. */
export function textOf(message: SlackMessage, botUser: string, names: Names = noNames): string {
  const forwarded = (message.attachments ?? [])
    .filter(isForwarded)
    .map((share) =>
      quoted(readable(forwardedText(share), { botUser, names }), share.author_name ?? share.author_subname ?? ''),
    )
  return [readable(writtenIn(message), { botUser, names }), ...forwarded].filter((part) => part !== '').join('\n\n')
}

/** The text, or that of the blocks: workflows and some apps of people send nothing else. */
const writtenIn = ({ text = '', blocks = [] }: Pick<SlackMessage, 'text' | 'blocks'>): string =>
  withEmoji(text.trim() === '' ? textOfBlocks(blocks) : text, blocks)

function forwardedText({ text, message_blocks = [], fallback = '' }: Attached): string {
  const blocks = message_blocks.flatMap(({ message }) => message?.blocks ?? [])
  return writtenIn({ ...(text !== undefined && { text }), blocks }) || fallback
}

/** The beginning of a message as a quotation, with the author's name unless that is "". */
export const quoted = (text: string, name: string): string => quotation(text.slice(0, QUOTE_MAX).toWellFormed(), name)

const isForwarded = ({ is_share }: Attached): boolean => is_share === true

const readable = (text: string, { botUser, names }: { botUser: string; names: Names }): string => {
  const pieces = text
    .replaceAll(CALL, (call, id: string) => (id === botUser ? ' ' : call))
    .split(CODE_BLOCK)
    .map((piece, index) =>
      index % 2 === 1
        ? `\n\`\`\`\n${withNames(piece, names)}\n\`\`\`\n`
        : withNames(inMarkdown(piece), names)
            .replaceAll(/(^ +(?=- ))|[^\S\n]+/gm, (_, indent?: string) => indent ?? ' ')
            .trim(),
    )
  return lineQuotes(pieces.join('').trim())
}

const withNames = (text: string, names: Names): string =>
  unescaped(text.replaceAll(/<([^<>]+)>/g, (_, inside: string) => plain(inside, names)))

/**
 * Matches what stands between two marks at the borders of words; alone, what may contain marks that are none. Each text matches in
 * one way only: with two, a mark before thirty mentions that no other closes would take minutes.
 */
const between = (mark: string) =>
  new RegExp(
    `\`[^\`\\n]*\`|<[^<>\\n]*>|(?<![\\p{L}\\p{N}${mark}])[${mark}](?=[^\\s${mark}])((?:<[^<>\\n]*>|<(?![^<>\\n]*>)|[^<${mark}\\n])*)(?<!\\s)[${mark}](?![\\p{L}\\p{N}${mark}])`,
    'gu',
  )
const BOLD = between('*')
const STRUCK = between('~')

/** Slack's marks for bold, strike and lists as those of Markdown; the others are the same. */
const inMarkdown = (text: string): string =>
  text
    .replaceAll(BOLD, (all, inside?: string) => (inside === undefined ? all : `**${inside}**`))
    .replaceAll(STRUCK, (all, inside?: string) => (inside === undefined ? all : `~~${inside}~~`))
    .replaceAll(/^( *)[•◦▪] /gm, '$1- ')

/**
 * The inside of <…> as plain text: `@U1|ana`, `#C1|homes`, `!channel`, `!date^1796054400^{time}|8 PM`, `https://x.com|x.com`,
 * `mailto:a@b.c|a@b.c`. A name that is unknown is "…". https://docs.slack.dev/messaging/formatting-message-text
 */
function plain(inside: string, names: Names): string {
  const [target = '', label] = inside.split('|')
  const [, sign, name = ''] = /^([@#!])(.*)$/s.exec(target) ?? []
  if (sign === '#') return `#${label || '…'}`
  if (sign === '@') return `@${label || names.get(name) || '…'}`
  if (sign === '!' && name.startsWith('date^')) return label ?? ''
  if (sign === '!') return `@${label || (name.startsWith('subteam^') ? '…' : name)}`.replace('@@', '@')
  const address = target.replace(/^(mailto|tel):/, '')
  return label === undefined || address.includes(label) ? address : `${label} (${address})`
}

/** The files of a message and of the messages that it forwards. */
export const attachmentsOf = ({ files = [], attachments = [] }: SlackMessage, workspace: string): Attachment[] =>
  [...files, ...attachments.filter(isForwarded).flatMap((share) => share.files ?? [])]
    .filter(isThere)
    .map((file) => attachmentOf(file, workspace))

/** Whether the author edited a message or deleted a file of it; link previews do not count. */
export const isChanged = ({ edited, files = [] }: SlackMessage): boolean =>
  edited !== undefined || !files.every(isThere)

/** Slack lists a deleted file by its id with the mode "tombstone": https://github.com/wee-slack/wee-slack/pull/641 */
const isThere = ({ mode }: SharedFile): boolean => mode !== 'tombstone'

export const attachmentOf = (file: SharedFile, workspace: string): Attachment => ({
  id: `${workspace}/${file.id}`,
  name: file.name ?? '',
  mediaType: mediaTypeOf(file),
  size: file.size ?? 0,
  // A file outside of Slack is a web page, which the app's token does not open: https://github.com/vercel/eve/issues/855
  url: file.mode === 'external' ? '' : (file.url_private_download ?? file.url_private ?? ''),
})

/** Slack gives recordings of sound the media type of a video. */
const mediaTypeOf = ({ mimetype = '', subtype }: SharedFile): string =>
  subtype === 'slack_audio' ? mimetype.replace(/^video\//, 'audio/') : mimetype

/** The value without fields and items that are null: Slack sends null for some that are absent. */
export function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls) as Value
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, inside]) => inside !== null)
  return Object.fromEntries(present.map(([name, inside]) => [name, withoutNulls(inside)])) as Value
}
