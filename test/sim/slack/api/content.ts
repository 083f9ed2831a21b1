import type { Call } from '../context.ts'
import { textsOf } from '../pings.ts'
import type { Settings } from '../settings.ts'
import type { Block, Message, Metadata } from '../world.ts'
import { type Args, flag, list, object, optional } from './args.ts'
import { checkBlocks } from './blocks.ts'
import { Refusal } from './refusal.ts'

type Content = Pick<Message, 'text' | 'preview' | 'markdown' | 'blocks'>

/** What a message says: text, Markdown or blocks. */
export function contentOf({ args, settings }: Pick<Call, 'args' | 'settings'>): Content {
  const text = optional(args, 'text')
  const markdown = optional(args, 'markdown_text')
  const blocks = list(args, 'blocks') as Block[] | undefined
  if (markdown !== undefined && (text !== undefined || blocks !== undefined))
    throw new Refusal('markdown_text_conflict')
  if (markdown !== undefined && markdown.length > settings.markdownText) throw new Refusal('msg_too_long')
  if (blocks !== undefined) checkBlocks(blocks, settings.blocks)
  failOn(markdown ?? '', settings)
  for (const block of blocks ?? []) if (block.type === 'markdown') failOn(String(block['text']), settings)
  const said = markdown ?? text ?? ''
  if (said.trim() === '' && (blocks ?? []).length === 0) throw new Refusal('no_text')
  const written = markdown ?? readable(args, said)
  const inBlocks = textsOf(blocks?.filter(({ type }) => type !== 'actions'))
    .map(({ text: found }) => found)
    .join('\n')
  if (inBlocks === '')
    return { text: written, preview: undefined, markdown: markdown !== undefined, blocks: blocks ?? [] }
  return { text: inBlocks, preview: written, markdown: true, blocks: blocks ?? [] }
}

export function failOn(markdown: string, { failsOn }: Settings): void {
  if (failsOn?.test(markdown) === true) throw new Refusal('internal_error')
}

/** A text as a viewer reads it; what the app asks Slack to find in it calls people. */
function readable(args: Args, text: string): string {
  const looked = flag(args, 'link_names') || optional(args, 'parse') === 'full'
  const found = looked ? text.replaceAll(/@(channel|here|everyone)\b/g, '<!$1>') : text
  // An escaped call stays one that Slack does not read.
  return found.replaceAll('&lt;', '<\u2060').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

export function checkUpdate({ text, markdown }: Content, settings: Settings): void {
  if (Buffer.byteLength(text) > settings.updateBytes)
    throw new Refusal('msg_too_long', markdown ? 'markdown_text' : 'text')
}

export function metadataOf(args: Args): Metadata | undefined {
  const metadata = object(args, 'metadata') as Metadata | undefined
  if (metadata !== undefined && (metadata.event_type === undefined || metadata.event_payload === undefined))
    throw new Refusal('metadata_must_be_sent_from_app')
  return metadata
}
