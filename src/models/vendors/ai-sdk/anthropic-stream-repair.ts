import { randomUUID } from 'node:crypto'
import { parsedJson } from '../../../contract/text.ts'
import { argumentsJson, countOf, type Fields, fieldsOf, type Repair, textOf } from './fetch.ts'

/** Repairs streams of Anthropic's Messages API as gateways send them. */
export function createAnthropicRepair(): Repair {
  let [hasStarted, hasStopReason, hasStopped] = [false, false, false]
  const open = new Set<number>()
  /** blocks of other kinds than those of answers: their text is for nobody */
  const unknown = new Set<number>()
  /** the block begun last, which events without an index are about */
  let latest = 0

  /** A message has one start event; some gateways send two, or none, or the content with it. */
  function start(message: Fields = {}): unknown[] {
    if (hasStarted) return []
    hasStarted = true
    const usage = fieldsOf(message['usage'])
    const content = blocksIn(message['content'])
    return [
      {
        type: 'message_start',
        message: {
          id: textOf(message['id']) || `msg_${randomUUID()}`,
          type: 'message',
          role: 'assistant',
          model: textOf(message['model']),
          content: [],
          usage: { input_tokens: countOf(usage['input_tokens']), output_tokens: countOf(usage['output_tokens']) },
        },
      },
      ...content,
    ]
  }

  /** The events of blocks that come whole; a text may stand for them. */
  function blocksIn(given: unknown): unknown[] {
    const content = typeof given === 'string' ? [{ type: 'text', text: given }] : Array.isArray(given) ? given : []
    return content.flatMap((block: unknown, index) => {
      const { input, ...rest } = fieldsOf(block)
      const opening = begin(index, rest)
      const text = CALL.test(textOf(rest['type'])) ? add(index, { partial_json: input ?? {} }) : []
      return [...opening, ...text, ...end(index)]
    })
  }

  function begin(index: number, block: unknown): unknown[] {
    const content_block = blockOf(fieldsOf(block))
    if (content_block === undefined && isNamed(fieldsOf(block))) unknown.add(index)
    if (content_block === undefined || open.has(index)) return []
    unknown.delete(index)
    open.add(index)
    latest = index
    const { text, ...rest } = content_block
    if (text === undefined || text === '') return [...start(), { type: 'content_block_start', index, content_block }]
    // Text in a block's start event would be ignored; it is sent on as a delta.
    const opening = { type: 'content_block_start', index, content_block: { ...rest, text: '' } }
    return [...start(), opening, { type: 'content_block_delta', index, delta: { type: 'text_delta', text } }]
  }

  function add(index: number, given: unknown): unknown[] {
    const delta = deltaOf(fieldsOf(given))
    if (delta === undefined || unknown.has(index)) return []
    const opening = open.has(index) || delta.type === 'input_json_delta' ? [] : begin(index, BLOCKS[delta.type])
    return open.has(index) ? [...opening, { type: 'content_block_delta', index, delta }] : []
  }

  function end(index: number): unknown[] {
    return open.delete(index) ? [{ type: 'content_block_stop', index }] : []
  }

  function reason(delta: Fields, usage: Fields): unknown[] {
    hasStopReason = true
    const tokens = { input_tokens: usage['input_tokens'], output_tokens: countOf(usage['output_tokens']) }
    return [
      ...start(),
      {
        type: 'message_delta',
        delta: { stop_reason: textOf(delta['stop_reason']) || null, stop_sequence: null },
        usage: typeof tokens.input_tokens === 'number' ? tokens : { output_tokens: tokens.output_tokens },
      },
    ]
  }

  function stop(): unknown[] {
    if (!hasStarted || hasStopped) return []
    hasStopped = true
    return [...[...open].flatMap(end), { type: 'message_stop' }]
  }

  /** Handles a complete message sent although a stream was requested. */
  function whole(message: Fields): unknown[] {
    return [...start(message), ...reason(message, fieldsOf(message['usage'])), ...stop()]
  }

  return {
    event(value, name) {
      const event = fieldsOf(value)
      const type = textOf(event['type']) || name
      const index = event['index'] === undefined ? latest : Number(event['index'])
      if (type === 'error' || event['error'] !== undefined) return [errorOf(event)]
      if (type === 'message_start') return start(fieldsOf(event['message']))
      if (type === 'content_block_start') return begin(index, event['content_block'])
      if (type === 'content_block_delta') return add(index, event['delta'])
      if (type === 'content_block_stop') return end(index)
      if (type === 'message_delta') return reason(fieldsOf(event['delta']), fieldsOf(event['usage']))
      if (type === 'message_stop') return stop()
      return type === 'message' || (type === '' && event['content'] !== undefined) ? whole(event) : []
    },
    failure: () => ({ type: 'error', error: { type: 'api_error', message: '' } }),
    // If there was a stop reason, only the end event is missing.
    end: () => (hasStopReason ? stop() : []),
    state: () => (hasStopped ? 'done' : hasStopReason ? 'complete' : 'open'),
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

function errorOf(event: Fields): Fields {
  const error = fieldsOf(event['error'])
  const message = textOf(error['message']) || textOf(event['error']) || textOf(event['message'])
  return { type: 'error', error: { type: textOf(error['type']) || 'api_error', message } }
}
