import type { Attachment } from '../bridge/platform.ts'

/** A file as Slack tells of it. One that it does not have yet, or that belongs to another company, has no address. */
export type SharedFile = {
  id: string
  name?: string | null
  mimetype?: string
  subtype?: string
  size?: number
  url_private?: string
  url_private_download?: string
}
/** What is attached to a message; `is_share`: somebody else's message that was forwarded. */
export type Attached = {
  is_share?: boolean
  text?: string
  fallback?: string
  author_name?: string
  author_subname?: string
  files?: SharedFile[]
}
/** A message as Slack tells of it, in events and in lists. */
export type SlackMessage = {
  ts: string
  thread_ts?: string
  user?: string
  text?: string
  subtype?: string
  bot_id?: string
  edited?: { ts: string }
  files?: SharedFile[]
  attachments?: Attached[]
}

/** Kinds of messages that people write; all others tell of what happened, or are written by programs. */
const BY_PEOPLE = [undefined, 'file_share', 'thread_broadcast']
const CALL = /<@([UW]\w+)(?:\|[^>]*)?>/g
/** How much of somebody else's message is brought along, in UTF-16 units. */
const QUOTE_MAX = 4_000

export const isByPerson = (message: SlackMessage): message is SlackMessage & { user: string } =>
  message.user !== undefined && message.bot_id === undefined && BY_PEOPLE.includes(message.subtype)

/** Whom a message calls, by their ids. */
export const calledIn = ({ text = '' }: SlackMessage): string[] =>
  [...text.matchAll(CALL)].flatMap(([, id]) => id ?? [])

/** What a person wrote and forwarded, without Slack's marks and the name of the app. */
export function textOf({ text = '', attachments = [] }: SlackMessage, botUser: string): string {
  const forwarded = attachments
    .filter(isForwarded)
    .map(({ text: words, fallback = '', author_name, author_subname }) =>
      quoted(readable(words ?? fallback, botUser), author_name ?? author_subname ?? ''),
    )
  return [readable(text, botUser), ...forwarded].filter((part) => part !== '').join('\n\n')
}

/** Somebody's words as a quotation, with their name where it is known. */
export function quoted(text: string, name: string): string {
  if (text === '') return ''
  const words = text.slice(0, QUOTE_MAX).toWellFormed()
  return (name === '' ? words : `${name}: ${words}`).replace(/^/gm, '> ')
}

const isForwarded = ({ is_share }: Attached): boolean => is_share === true

const readable = (text: string, botUser: string): string =>
  text
    .replaceAll(CALL, (call, id: string) => (id === botUser ? ' ' : call))
    .replaceAll(/<([^>]+)>/g, (_, inside: string) => plain(inside))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()

/** `@U1|ana`, `#C1|homes`, `!channel`, `https://x.com|x.com`, `mailto:a@b.c|a@b.c`, as people read them. */
function plain(inside: string): string {
  const [target = '', label] = inside.split('|')
  const sign = target[0] ?? ''
  if ('@#!'.includes(sign)) return `${sign === '#' ? '#' : '@'}${label ?? target.slice(1)}`.replace('@@', '@')
  const address = target.replace(/^(mailto|tel):/, '')
  return label === undefined || address.includes(label) ? address : `${label} (${address})`
}

/** The files of a message, and those of the messages that it forwards. */
export const attachmentsOf = ({ files = [], attachments = [] }: SlackMessage, workspace: string): Attachment[] =>
  [...files, ...attachments.filter(isForwarded).flatMap((share) => share.files ?? [])].map((file) =>
    attachmentOf(file, workspace),
  )

export const attachmentOf = (file: SharedFile, workspace: string): Attachment => ({
  id: `${workspace}/${file.id}`,
  name: file.name ?? '',
  mediaType: mediaTypeOf(file),
  size: file.size ?? 0,
  url: file.url_private_download ?? file.url_private ?? '',
})

/** What is recorded in Slack is sound, though Slack calls it a video. */
const mediaTypeOf = ({ mimetype = '', subtype }: SharedFile): string =>
  subtype === 'slack_audio' ? mimetype.replace(/^video\//, 'audio/') : mimetype
