/** A block or an element of one, of any kind: https://docs.slack.dev/reference/block-kit/blocks */
export type Block = {
  type?: string
  text?: string | Block
  elements?: Block[]
  fields?: Block[]
  url?: string
  user_id?: string
  usergroup_id?: string
  channel_id?: string
  range?: string
  name?: string
  fallback?: string
}

/** The words in blocks, with the marks of a message's `text`. */
export const textOfBlocks = (blocks: Block[]): string => joined(blocks.map(textIn), '\n')

function textIn(block: Block): string {
  const { type = '', text, elements = [], fields = [] } = block
  const element = elementTexts[type]
  if (element !== undefined) return element(block)
  if (type === 'rich_text_list') return joined(elements.map(textIn).map(asItem), '\n')
  if (type.startsWith('rich_text_')) return joined(elements.map(textIn), '')
  const own = typeof text === 'object' ? textIn(text) : (text ?? '')
  return joined([own, ...[...fields, ...elements].filter(hasWords).map(textIn)], '\n')
}

const elementTexts: { [type: string]: (element: Block) => string } = {
  text: ({ text }) => escaped(text),
  plain_text: ({ text }) => escaped(text),
  link: ({ url = '', text }) => (text === undefined ? `<${url}>` : `<${url}|${escaped(text)}>`),
  user: ({ user_id = '' }) => `<@${user_id}>`,
  usergroup: ({ usergroup_id = '' }) => `<!subteam^${usergroup_id}>`,
  channel: ({ channel_id = '' }) => `<#${channel_id}>`,
  broadcast: ({ range = '' }) => `<!${range}>`,
  emoji: ({ name = '' }) => `:${name}:`,
  date: ({ fallback }) => escaped(fallback),
}

/** What people press or choose says nothing. */
const hasWords = ({ type = '' }: Block): boolean =>
  !/^(?:button|overflow|image|checkboxes|.*_(?:select|input|picker))$/.test(type)

const asItem = (text: string): string => `• ${text}`
const escaped = (text: Block['text']): string =>
  typeof text === 'string' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : ''
/** A section may end with a line break, before a list. */
const joined = (parts: string[], mark: string): string =>
  parts
    .map((part) => (mark === '' ? part : part.replace(/\n$/, '')))
    .filter((part) => part !== '')
    .join(mark)
