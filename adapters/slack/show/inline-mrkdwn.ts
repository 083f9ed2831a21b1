import { escaped } from '../text/escape.ts'

/** Converts the inline marks of a line of Markdown to Slack's; code stays unchanged. */
export const inlineMrkdwn = (line: string): string =>
  line
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? escaped(piece) : withoutCode(piece)))
    .join('')

const LINK = String.raw`!?\[(?<label>[^[\]]*)\]\((?<link>(?:https?:\/\/(?:\([^\s()]*\)|[^\s()])+|(?:mailto|tel):[^\s()]+))(?: "[^"]*")?\)`
const BRACKETED = String.raw`<(?<bracketed>https?:\/\/[^\s<>]+)>`
/** An address in words, without the marks and punctuation that follow it. */
const BARE = String.raw`(?<bare>https?:\/\/(?:\([^\s()<>|]*\)|[^\s()<>|])*(?<![*_~.,:;!?"']))`
const ESCAPED_SIGN = String.raw`\\(?<sign>[!-\/:-@[-\x60{-~])`
const KEPT = new RegExp([LINK, BRACKETED, BARE, ESCAPED_SIGN].join('|'), 'g')

type Kept = Partial<Record<'label' | 'link' | 'bracketed' | 'bare' | 'sign', string>>

/** Characters for private use. They stand for what is kept while marks are converted, and for the outer borders of marks. */
const PLACE = '\ue000'
const BOLD = '\ue001'
const BEFORE = '\ue002'
const AFTER = '\ue003'
const OWN = /[\ue000-\ue003]/g

/** Makes links of addresses, which Slack does not do in sections. Signs within them, such as `__`, are not marks. */
function withoutCode(words: string): string {
  const kept: string[] = []
  const keep = (text: string) => {
    kept.push(text)
    return PLACE
  }
  const withPlaces = words.replaceAll(OWN, '').replaceAll(KEPT, (...found) => {
    const { label, link = '', bracketed, bare, sign } = found.at(-1) as Kept
    if (sign !== undefined) return keep(escaped(sign))
    if (label === undefined) return keep(`<${target(bracketed ?? bare ?? '')}>`)
    if (label === '') return keep(`<${target(link)}>`)
    if (label.includes('://')) return keep(`<${target(link)}|${escaped(label)}>`)
    return `${keep(`<${target(link)}|`)}${label}${keep('>')}`
  })
  return withMarks(escaped(withPlaces)).replaceAll(PLACE, () => kept.shift() ?? '')
}

/** An address as the first part of a link, which a bar would end. */
const target = (address: string): string => escaped(address.replaceAll('|', '%7C'))

const withMarks = (words: string): string =>
  words
    .replaceAll(/\*\*\*(?=[^\s*])([^*]+?)\*\*\*/g, (_, both: string) => between(BOLD, `_${both}_`))
    .replaceAll(
      // Not each sign that may begin bold type also ends it, so the words between are of a limited length.
      /\*\*(?=\S)(.+?)\*\*|(?<![\p{L}\p{N}_])__(?=\S)(.{1,1000}?)__(?![\p{L}\p{N}_])/gu,
      (_, stars?: string, lines?: string) => between(BOLD, stars ?? lines ?? ''),
    )
    .replaceAll(/(?<![*\w])\*(?=\S)([^*]+?)\*(?![*\w])/g, (_, inside: string) => between('_', inside))
    .replaceAll(/~~(?=\S)(.+?)~~/g, (_, inside: string) => between('~', inside))
    .replaceAll(BOLD, '*')
    .replaceAll(INSIDE_WORDS, NO_SPACE)
    .replaceAll(BORDERS, '')

const between = (mark: string, words: string): string => `${BEFORE}${mark}${words}${mark}${AFTER}`

const BORDERS = /[\ue002\ue003]/g
/** Borders beside a sign that is neither white space nor ASCII punctuation. */
const INSIDE_WORDS = /(?<=[^\s!-/:-@[-`{-~\ue000-\ue003])\ue002|\ue003(?=[^\s!-/:-@[-`{-~\ue000-\ue003])/g
/** A space of zero width: unlike Markdown, Slack reads no mark within a word. */
const NO_SPACE = '\u200b'
