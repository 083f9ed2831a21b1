import type { Block } from '../world.ts'
import { Refusal } from './refusal.ts'

/** How many UTF-16 units a text of each kind of block holds: https://docs.slack.dev/reference/block-kit/blocks */
const TEXT_MAX = { section: 3_000, header: 150, markdown: 12_000 }
const FIELDS_MAX = 10
const ACTIONS_MAX = 25
const CONTEXT_MAX = 10
/** of a button */
const LABEL_MAX = 75
const VALUE_MAX = 2_000
const OPTIONS_MAX = 100
/** of all texts of a message together, as was seen */
const ALL_TEXT_MAX = 13_200

const KNOWN = new Set(
  'section header markdown divider actions context input image rich_text table card carousel context_actions alert data_table file video'.split(
    ' ',
  ),
)

/** Refuses blocks that Slack would not take. */
export function checkBlocks(blocks: Block[], max: number): void {
  if (blocks.length > max) throw invalid(`no more than ${max} items allowed [json-pointer:/blocks]`)
  const ids = blocks.flatMap(({ block_id }) => block_id ?? [])
  if (new Set(ids).size < ids.length) throw invalid('block_id must be unique')
  for (const [index, block] of blocks.entries()) checkBlock(block, `/blocks/${index}`)
  const length = blocks.reduce((sum, block) => sum + lengthOf(block), 0)
  if (length > ALL_TEXT_MAX) throw new Refusal('msg_blocks_too_long')
}

function checkBlock(block: Block, at: string): void {
  if (!KNOWN.has(block.type)) throw invalid(`unsupported type: ${block.type} [json-pointer:${at}/type]`)
  const text = textOf(block['text'])
  const max = TEXT_MAX[block.type as keyof typeof TEXT_MAX]
  if (max !== undefined && text !== undefined) between(text, 1, max, `${at}/text`)
  if (block.type === 'section' && text === undefined && block['fields'] === undefined)
    throw invalid(`missing required field: text [json-pointer:${at}]`)
  atMost(block['fields'], FIELDS_MAX, `${at}/fields`)
  const elements = block.type === 'context' ? CONTEXT_MAX : ACTIONS_MAX
  atMost(block['elements'], elements, `${at}/elements`)
  const parts = [block['accessory'], block['element'], ...asList(block['elements'])]
  for (const [index, part] of parts.entries()) if (isObject(part)) checkElement(part, `${at}/elements/${index}`)
  const actions = parts.flatMap((part) =>
    isObject(part) && part['action_id'] !== undefined ? [part['action_id']] : [],
  )
  if (new Set(actions).size < actions.length) throw invalid(`action_id must be unique [json-pointer:${at}]`)
}

function checkElement(element: { [field: string]: unknown }, at: string): void {
  if (element['type'] === 'button') {
    between(textOf(element['text']) ?? '', 1, LABEL_MAX, `${at}/text`)
    between(valueOf(element), 0, VALUE_MAX, `${at}/value`)
  }
  if (element['type'] === 'image' && (element['alt_text'] ?? '') === '')
    throw invalid(`missing required field: alt_text [json-pointer:${at}]`)
  if (element['type'] === 'image' && /^https?:\/\/gone\./.test(String(element['image_url'])))
    throw invalid(`downloading image failed [json-pointer:${at}/image_url]`)
  atMost(element['options'], OPTIONS_MAX, `${at}/options`)
  for (const option of asList(element['options'])) {
    if (!isObject(option)) continue
    between(textOf(option['text']) ?? '', 1, LABEL_MAX, `${at}/options`)
    between(valueOf(option), 1, 150, `${at}/options`)
  }
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return isObject(value) && typeof value['text'] === 'string' ? value['text'] : undefined
}
const valueOf = ({ value }: { [field: string]: unknown }) => (typeof value === 'string' ? value : '')
const lengthOf = (block: Block): number => (textOf(block['text']) ?? '').length
const isObject = (value: unknown): value is { [field: string]: unknown } => typeof value === 'object' && value !== null
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function between(text: string, min: number, max: number, at: string): void {
  if (text.length < min) throw invalid(`must be more than ${min - 1} characters [json-pointer:${at}]`)
  if (text.length > max) throw invalid(`must be less than ${max + 1} characters [json-pointer:${at}]`)
}

function atMost(value: unknown, max: number, at: string): void {
  if (asList(value).length > max) throw invalid(`no more than ${max} items allowed [json-pointer:${at}]`)
}

const invalid = (detail: string) => new Refusal('invalid_blocks', `[ERROR] ${detail}`)
