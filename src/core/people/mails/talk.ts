import { DateTime } from 'luxon'
import type { Lead } from '../../ports/people.ts'
import type { Said } from '../../ports/ports.ts'
import type { Line } from './letter.ts'
import { withoutMarks } from './markdown.ts'
import type { MailWords } from './words/en.ts'

/** Longest message in a mail, in UTF-16 units. */
const MESSAGE_MAX = 4_000

/** A moment where the business is, as "Nov 20, 2026, 3:09 PM". */
export const momentOf = (at: number, timeZone: string, { locale }: Pick<MailWords, 'locale'>): string =>
  DateTime.fromMillis(at, { zone: timeZone, locale }).toLocaleString(DateTime.DATETIME_MED)

export const linesOf = (said: Said[], timeZone: string, words: MailWords): Line[] =>
  said.map(({ role, content, by, createdAt }) => ({
    who: by?.name ?? (role === 'answer' || role === 'system' ? words.assistant : words.visitor),
    at: momentOf(createdAt, timeZone, words),
    // What people write is shown as they wrote it.
    text: shortened(role === 'answer' ? withoutMarks(content) : content, words),
  }))

const shortened = (text: string, words: MailWords): string =>
  text.length <= MESSAGE_MAX ? text : text.slice(0, MESSAGE_MAX) + words.shortened

/** What is known of a person, as a mail shows it. */
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
