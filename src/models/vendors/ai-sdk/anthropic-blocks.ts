import { randomUUID } from 'node:crypto'
import { parsedJson } from '../../../contract/text.ts'
import { argumentsJson, type Fields, fieldsOf, textOf } from './fetch.ts'

/** Repairs the events of a message's blocks. Those without an index are about the block that began last. */
export function createAnthropicBlocks() {
  const open = new Set<number>()
  /** blocks of other kinds than those of answers: their text is for nobody */
  const unknown = new Set<number>()
  let latest = 0
  let hasAnswer = false

  /** The events of blocks that come whole; a text may stand for them. */
  function whole(given: unknown): unknown[] {
    const content = typeof given === 'string' ? [{ type: 'text', text: given }] : Array.isArray(given) ? given : []
    return content.flatMap((block: unknown, index) => {
      const { input, ...rest } = fieldsOf(block)
      const opening = begin(rest, index)
      const text = CALL.test(textOf(rest['type'])) ? add({ partial_json: input ?? {} }, index) : []
      return [...opening, ...text, ...end(index)]
    })
  }

  function begin(block: unknown, index = latest): unknown[] {
    const content_block = blockOf(fieldsOf(block))
    if (content_block === undefined && isNamed(fieldsOf(block))) unknown.add(index)
    if (content_block === undefined || open.has(index)) return []
    unknown.delete(index)
    open.add(index)
    latest = index
    hasAnswer ||= content_block['type'] === 'text' || content_block['type'] === 'tool_use'
    const { text, ...rest } = content_block
    if (text === undefined || text === '') return [{ type: 'content_block_start', index, content_block }]
    // Text in a block's start event would be ignored; it is sent on as a delta.
    const opening = { type: 'content_block_start', index, content_block: { ...rest, text: '' } }
    return [opening, { type: 'content_block_delta', index, delta: { type: 'text_delta', text } }]
  }

  function add(given: unknown, index = latest): unknown[] {
    const delta = deltaOf(fieldsOf(given))
    if (delta === undefined || unknown.has(index)) return []
    const opening = open.has(index) || delta.type === 'input_json_delta' ? [] : begin(BLOCKS[delta.type], index)
    return open.has(index) ? [...opening, { type: 'content_block_delta', index, delta }] : []
  }

  function end(index = latest): unknown[] {
    return open.delete(index) ? [{ type: 'content_block_stop', index }] : []
  }

  return {
    whole,
    begin,
    add,
    end,
    endAll: () => [...open].flatMap((index) => end(index)),
    /** Whether there are blocks beside thoughts, and each block has ended. */
    areWhole: () => hasAnswer && open.size === 0,
  }
}

/** The initial content block for each kind of delta, used if the start event is missing. */
const BLOCKS = {
  text_delta: { type: 'text', text: '' },
  thinking_delta: { type: 'thinking', thinking: '' },
  signature_delta: { type: 'thinking', thinking: '' },
  input_json_delta: undefined,
} as const

type Delta = { type: keyof typeof BLOCKS; [field: string]: unknown }

function deltaOf(delta: Fields): Delta | undefined {
  const { text, thinking, signature, partial_json: json } = delta
  if (typeof text === 'string') return { type: 'text_delta', text }
  if (typeof thinking === 'string') return { type: 'thinking_delta', thinking }
  if (typeof signature === 'string') return { type: 'signature_delta', signature }
  if (json === undefined || json === null) return undefined
  return { type: 'input_json_delta', partial_json: argumentsJson('Anthropic', json) }
}

/** Blocks of calls; some gateways use the word of another protocol. */
const CALL = /^(?:tool_use|function|tool_call)$/

const isNamed = ({ type }: Fields): boolean => textOf(type) !== '' && !CALL.test(textOf(type))

function blockOf(block: Fields): Fields | undefined {
  const { type } = block
  if (type === 'text') return { type, text: textOf(block['text']) }
  if (type === 'redacted_thinking' && typeof block['data'] === 'string') return { type, data: block['data'] }
  if (type === 'thinking') return { type, thinking: textOf(block['thinking']) }
  if (!CALL.test(textOf(type)) || textOf(block['name']) === '') return undefined
  const { input } = block
  const json = argumentsJson('Anthropic', input)
  return {
    type: 'tool_use',
    id: textOf(block['id']) || `toolu_${randomUUID()}`,
    name: block['name'],
    input: fieldsOf(typeof input === 'string' ? parsedJson(json) : input),
  }
}
