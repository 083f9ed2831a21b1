import type { Message } from './world.ts'

const CALL = /<(?:!(channel|here|everyone)|!subteam\^(\w+)|@([UW]\w+))(?:\|[^>]*)?>/g

type Said = Pick<Message, 'text' | 'preview' | 'blocks'> & Partial<Pick<Message, 'markdown'>>

/**
 * Whom a message calls, wherever in it the call stands; Slack reads it inside code and Markdown too. Whether it looks for calls before
 * or after it reads Markdown is not known, so both count.
 */
export function pingsOf({ text, preview, blocks, markdown = false }: Said): string[] {
  const read = textsOf(blocks).filter(({ plain }) => !plain)
  const inMarkdown = [
    ...blocks.flatMap((block) => (block.type === 'markdown' ? String(block['text']) : [])),
    ...(markdown && blocks.length === 0 ? [text] : []),
  ]
  const texts = [text, preview ?? '', ...read.map((found) => found.text), ...inMarkdown.map(fromMarkdown)]
  return [...new Set(texts.flatMap(calls))]
}

const calls = (text: string) =>
  [...text.matchAll(CALL)].map(([, everyone, group, person]) => (everyone ? `@${everyone}` : (group ?? person ?? '')))

const ENTITIES: Record<string, string> = { lt: '<', num: '#', excl: '!', commat: '@' }
const LAST_POINT = 0x10ffff
/** A text in Markdown with its signs in place of entities and of backslashes before signs. */
export const fromMarkdown = (text: string): string =>
  text.replaceAll(
    /\\([!-/:-@[-`{-~])|&(?:(lt|num|excl|commat)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (_, sign?: string, name?: string, decimal?: string, hex?: string) => {
      const point = Math.min(Number(decimal ?? `0x${hex}`), LAST_POINT)
      return sign ?? (name === undefined ? String.fromCodePoint(point) : (ENTITIES[name.toLowerCase()] ?? ''))
    },
  )

/** A text in a block; nothing is read in a plain one. */
type Text = { text: string; plain: boolean }

export function textsOf(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('text' in value && typeof value.text === 'string')
    return [{ text: value.text, plain: 'type' in value && value.type === 'plain_text' }]
  return Object.values(value).flatMap(textsOf)
}
