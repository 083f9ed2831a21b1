import { DateTime } from 'luxon'
import type { Lead } from '../../ports/people.ts'
import type { Said } from '../../ports/ports.ts'
import type { Line } from './letter.ts'
import type { MailWords } from './words.ts'

/** Longest message in a mail, in UTF-16 units. */
const MESSAGE_MAX = 4_000

/** A time in the business's time zone, such as "Nov 20, 2026, 3:09 PM". */
export const momentOf = (at: number, timeZone: string, { locale }: Pick<MailWords, 'locale'>): string =>
  DateTime.fromMillis(at, { zone: timeZone, locale }).toLocaleString(DateTime.DATETIME_MED)

export const linesOf = (said: Said[], timeZone: string, words: MailWords): Line[] =>
  said.map(({ role, content, by, createdAt }) => ({
    who: by?.name ?? (role === 'answer' || role === 'system' ? words.assistant : words.visitor),
    at: momentOf(createdAt, timeZone, words),
    // Only answers are Markdown; people's messages are shown as written.
    text: shortened(role === 'answer' ? withoutMarks(content) : content, words),
  }))

const shortened = (text: string, words: MailWords): string =>
  text.length <= MESSAGE_MAX ? text : text.slice(0, MESSAGE_MAX) + words.shortened

/** Contact details of a lead as labelled facts of a mail. */
export const leadFacts = (
  { name, email, phone, consent }: Pick<Lead, 'name' | 'email' | 'phone' | 'consent'>,
  { labels }: MailWords,
) => {
  return [
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.consent, consent?.text ?? ''],
  ] satisfies [string, string][]
}

const FENCE = /^ {0,3}(?:```|~~~).*$\n?/gm
const HEADING = /^ {0,3}#{1,6} +/gm
const BULLET = /^( *)[*+] +/gm
// Lengths are bounded, to limit backtracking in a text full of opening marks.
const LINK = /(?<!\\)!?\[([^[\]\n]{0,500})\]\(<?([^\s()<>]{1,2048})>?\)/g
const STRONG = /(?<!\\)(\*\*|__)(?=\S)([^\n]{0,500}?\S)\1/g
/** A `*` or `_` next to a letter or digit is part of a name or a formula, not emphasis. */
const EMPHASIS = /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_\n]{0,500}[^\s*_\\])\1(?![\p{L}\p{N}*_])/gu
const CODE = /(`{1,3})([^`\n]{1,500})\1/g
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|>~])/g

/** Converts an answer's Markdown to plain text for mails. Links keep their address; lists stay lists. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replaceAll(FENCE, '')
    .replaceAll(HEADING, '')
    .replaceAll(BULLET, '$1- ')
    .replaceAll(LINK, (_, label: string, address: string) =>
      label === '' || label === address ? address : `${label} (${address})`,
    )
    .replaceAll(STRONG, '$2')
    .replaceAll(EMPHASIS, '$2')
    .replaceAll(CODE, '$2')
    .replaceAll(ESCAPED, '$1')
