import type { Attachment } from '../../bridge/platform.ts'

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
/** A message as Slack tells of it, in events and in lists. */
export type SlackMessage = {
  ts: string
  thread_ts?: string
  user?: string
  text?: string
  subtype?: string
  bot_id?: string
  files?: SharedFile[]
}

/** Kinds of messages that people write; all others tell of what happened, or are written by programs. */
const BY_PEOPLE = [undefined, 'file_share', 'thread_broadcast']
const CALL = /<@([UW]\w+)(?:\|[^>]*)?>/g

export const isByPerson = (message: SlackMessage): message is SlackMessage & { user: string } =>
  message.user !== undefined && message.bot_id === undefined && BY_PEOPLE.includes(message.subtype)

/** Whom a message calls, by their ids. */
export const calledIn = ({ text = '' }: SlackMessage): string[] =>
  [...text.matchAll(CALL)].flatMap(([, id]) => id ?? [])

/** What a person wrote, without Slack's marks and the name of the app. */
export function textOf({ text = '' }: SlackMessage, botUser: string): string {
  return text
    .replaceAll(CALL, (call, id: string) => (id === botUser ? ' ' : call))
    .replaceAll(/<([^>]+)>/g, (_, inside: string) => plain(inside))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** `@U1|ana`, `#C1|homes`, `!channel`, `https://x.com|x.com`, `mailto:a@b.c|a@b.c`, as people read them. */
function plain(inside: string): string {
  const [target = '', label] = inside.split('|')
  const sign = target[0] ?? ''
  if ('@#!'.includes(sign)) return `${sign === '#' ? '#' : '@'}${label ?? target.slice(1)}`.replace('@@', '@')
  const address = target.replace(/^(mailto|tel):/, '')
  return label === undefined || address.includes(label) ? address : `${label} (${address})`
}

export const attachmentsOf = ({ files = [] }: SlackMessage, workspace: string): Attachment[] =>
  files.map((file) => attachmentOf(file, workspace))

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
