import { DateTime } from 'luxon'
import { beginning, escapeHtml, oneLine } from '../../../contract/text.ts'
import type { HistoryMessage } from '../../ports/messages.ts'
import type { Lead } from '../../ports/people.ts'
import { withoutMarkdown } from './plain-markdown.ts'
import type { MailWords } from './words/en.ts'

/** One message of a session in a mail. `at` is formatted already. */
type Line = { who: string; at: string; text: string }
type Block = { heading: string; facts: [label: string, value: string][]; lines: Line[] }
/** Content of a mail before rendering as text and HTML. Facts without a value are left out. */
type Letter = { subject: string; opening: string; blocks: Block[]; closing: string }

/** Longest subject, in UTF-16 units. */
const SUBJECT_MAX = 200

/** Renders a letter as subject, text and HTML. All content is escaped: it cannot add markup, headers or hidden characters. */
export const renderLetter = ({ subject, opening, blocks, closing }: Letter) => ({
  subject: beginning(inOneLine(subject), SUBJECT_MAX).toWellFormed(),
  text: `${[visibleText(opening), ...blocks.map(blockText), visibleText(closing)].join('\n\n')}\n`,
  html: page(subject, [
    `<p>${html(opening)}</p>`,
    ...blocks.map(blockHtml),
    `<p style="color:#666;font-size:13px">${html(closing)}</p>`,
  ]),
})

const stated = ({ facts }: Block) => facts.filter(([, value]) => value.trim() !== '')

function blockText(block: Block): string {
  const facts = stated(block).map(([label, value]) => `${label}: ${visibleText(value).replaceAll('\n', '\n  ')}`)
  // Indented, so that a message cannot imitate another person's line.
  const lines = block.lines.map(
    ({ who, at, text }) => `${inOneLine(who)} (${at}):\n    ${visibleText(text).replaceAll('\n', '\n    ')}`,
  )
  const heading = inOneLine(block.heading)
  return [heading, '-'.repeat(heading.length), ...facts, ...lines.map((line) => `\n${line}`)].join('\n')
}

function blockHtml(block: Block): string {
  const facts = stated(block).map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#666;vertical-align:top">${html(label)}</td><td style="padding:2px 0">${html(value)}</td></tr>`,
  )
  const lines = block.lines.map(
    ({ who, at, text }) =>
      `<p style="margin:12px 0 2px;color:#666;font-size:13px"><b>${html(inOneLine(who))}</b> ${html(at)}</p><div style="padding-left:12px;border-left:3px solid #ddd">${html(text)}</div>`,
  )
  const table =
    facts.length === 0 ? '' : `<table role="presentation" style="border-spacing:0">${facts.join('')}</table>`
  return `<h2 style="font-size:16px;margin:24px 0 8px">${html(block.heading)}</h2>${table}${lines.join('')}`
}

const page = (title: string, parts: string[]): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${html(title)}</title></head><body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.45;color:#222;max-width:640px">${parts.join('')}</body></html>`

/** Control characters and bidirectional overrides can make a text look like another one. */
const HIDDEN = /[\p{Cc}\u2028-\u202E\u2066-\u2069\uFEFF]/gu
const visibleText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(HIDDEN, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))

const inOneLine = (text: string): string => oneLine(visibleText(text))

const html = (text: string): string => escapeHtml(visibleText(text)).replaceAll('\n', '<br>')

/** Longest message in a mail, in UTF-16 units. */
export const MESSAGE_MAX = 4_000

/** A time in the business's time zone, such as "Nov 20, 2026, 3:09 PM". */
export const momentOf = (at: number, timeZone: string, { locale }: Pick<MailWords, 'locale'>): string =>
  DateTime.fromMillis(at, { zone: timeZone, locale }).toLocaleString(DateTime.DATETIME_MED)

export const linesOf = (messages: HistoryMessage[], timeZone: string, words: MailWords): Line[] =>
  messages.map(({ role, content, by, createdAt }) => ({
    who: by?.name ?? (role === 'answer' || role === 'system' ? words.assistant : words.visitor),
    at: momentOf(createdAt, timeZone, words),
    // Only answers are Markdown; people's messages are shown as written.
    text: shortened(role === 'answer' ? withoutMarkdown(content) : content, words),
  }))

const shortened = (text: string, words: MailWords): string =>
  text.length <= MESSAGE_MAX ? text : beginning(text, MESSAGE_MAX) + words.shortened

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
