import type { Message } from './world.ts'

const CALL = /<(?:!(channel|here|everyone)|!subteam\^(\w+)|@([UW]\w+))(?:\|[^>]*)?>/g

/** Whom a message calls, wherever in it the call stands; Slack reads it inside code and Markdown too. */
export function pingsOf({ text, preview, blocks }: Pick<Message, 'text' | 'preview' | 'blocks'>): string[] {
  const read = textsOf(blocks).filter(({ plain }) => !plain)
  const texts = [text, preview ?? '', ...read.map((found) => found.text)]
  return [...new Set(texts.flatMap(calls))]
}

const calls = (text: string) =>
  [...text.matchAll(CALL)].map(([, everyone, group, person]) => (everyone ? `@${everyone}` : (group ?? person ?? '')))

/** A text in a block; nothing is read in a plain one. */
type Text = { text: string; plain: boolean }

export function textsOf(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('text' in value && typeof value.text === 'string')
    return [{ text: value.text, plain: 'type' in value && value.type === 'plain_text' }]
  return Object.values(value).flatMap(textsOf)
}
