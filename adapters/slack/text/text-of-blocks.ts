import { entryOf } from '../../../src/guards/entry-of.ts'
import { escaped } from './escape.ts'

/** A block or an element of one, of any kind: https://docs.slack.dev/reference/block-kit/blocks */
export type Block = {
  type?: string
  accessory?: { action_id?: string }
  text?: string | Block
  elements?: Block[]
  fields?: Block[]
  url?: string
  user_id?: string
  usergroup_id?: string
  channel_id?: string
  range?: string
  name?: string
  unicode?: string
  skin_tone?: number | undefined
  fallback?: string
}

/**
 * The text with emoji in the place of their names, such as ":tada:", as far as the blocks tell their code points; those of the
 * workspace's own have none: https://docs.slack.dev/reference/block-kit/block-elements/emoji-element
 */
export function withEmoji(text: string, blocks: Block[]): string {
  const known = new Map(emojiIn(blocks))
  return text.replaceAll(/:[\w+-]+(?:::skin-tone-\d)?:/g, (code) => known.get(code) ?? code)
}

/** The codes in a message's `text` with their emoji. */
function emojiIn(blocks: Block[]): [code: string, emoji: string][] {
  return blocks.flatMap(({ type, name = '', unicode = '', skin_tone, elements = [] }) => {
    const points = unicode.split('-').map((point) => Number.parseInt(point, 16))
    if (type !== 'emoji' || !points.every((point) => point <= 0x10ffff)) return emojiIn(elements)
    return [[codeOf({ name, skin_tone }), String.fromCodePoint(...points)]]
  })
}

const codeOf = ({ name = '', skin_tone }: Block): string =>
  `:${name}${skin_tone === undefined ? '' : `::skin-tone-${skin_tone}`}:`

/** The words in blocks, with the marks of a message's `text`. */
export const textOfBlocks = (blocks: Block[]): string => joined(blocks.map(textIn), '\n')

function textIn(block: Block): string {
  const { type = '', text, elements = [], fields = [] } = block
  const element = entryOf(elementTexts, type)
  if (element !== undefined) return element(block)
  if (type === 'rich_text_list') return joined(elements.map(textIn).map(asItem), '\n')
  if (type.startsWith('rich_text_')) return joined(elements.map(textIn), '')
  const own = typeof text === 'object' ? textIn(text) : (text ?? '')
  return joined([own, ...[...fields, ...elements].filter(hasWords).map(textIn)], '\n')
}

const elementTexts: { [type: string]: (element: Block) => string } = {
  text: ({ text }) => escapedText(text),
  plain_text: ({ text }) => escapedText(text),
  link: ({ url = '', text }) => (text === undefined ? `<${url}>` : `<${url}|${escapedText(text)}>`),
  user: ({ user_id = '' }) => `<@${user_id}>`,
  usergroup: ({ usergroup_id = '' }) => `<!subteam^${usergroup_id}>`,
  channel: ({ channel_id = '' }) => `<#${channel_id}>`,
  broadcast: ({ range = '' }) => `<!${range}>`,
  emoji: codeOf,
  date: ({ fallback }) => escapedText(fallback),
}

/** Whether a block is text to read, and no button, menu, field or picture. */
const hasWords = ({ type = '' }: Block): boolean =>
  !/^(?:button|overflow|image|checkboxes|.*_(?:select|input|picker))$/.test(type)

const asItem = (text: string): string => `• ${text}`

const escapedText = (text: Block['text']): string => (typeof text === 'string' ? escaped(text) : '')

/** A section may end with a line break, before a list. */
const joined = (parts: string[], mark: string): string =>
  parts
    .map((part) => (mark === '' ? part : part.replace(/\n$/, '')))
    .filter((part) => part !== '')
    .join(mark)
