import { randomUUID } from 'node:crypto'
import { createAnthropicBlocks } from './anthropic-blocks.ts'
import { countOf, type Fields, fieldsOf, type Repair, textOf } from './fetch.ts'

/** Repairs streams of Anthropic's Messages API as gateways send them. */
export function createAnthropicRepair(): Repair {
  let [hasStarted, hasStopReason, hasStopped] = [false, false, false]
  const blocks = createAnthropicBlocks()

  /** A message has one start event; some gateways send two, or none, or the content with it. */
  function start(message: Fields = {}): unknown[] {
    if (hasStarted) return []
    hasStarted = true
    const usage = fieldsOf(message['usage'])
    const content = blocks.whole(message['content'])
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

  /** Events of blocks, behind the start of the message. */
  const started = (events: unknown[]): unknown[] => (events.length === 0 ? [] : [...start(), ...events])

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
    return [...blocks.endAll(), { type: 'message_stop' }]
  }

  /** Handles a complete message sent although a stream was requested. */
  function whole(message: Fields): unknown[] {
    return [...start(message), ...reason(message, fieldsOf(message['usage'])), ...stop()]
  }

  return {
    event(value, name) {
      const event = fieldsOf(value)
      const type = textOf(event['type']) || name
      const index = event['index'] === undefined ? undefined : Number(event['index'])
      if (type === 'error' || event['error'] !== undefined) return [errorOf(event)]
      if (type === 'message_start') return start(fieldsOf(event['message']))
      if (type === 'content_block_start') return started(blocks.begin(event['content_block'], index))
      if (type === 'content_block_delta') return started(blocks.add(event['delta'], index))
      if (type === 'content_block_stop') return blocks.end(index)
      if (type === 'message_delta') return reason(fieldsOf(event['delta']), fieldsOf(event['usage']))
      if (type === 'message_stop') return stop()
      return type === 'message' || (type === '' && event['content'] !== undefined) ? whole(event) : []
    },
    failure: () => ({ type: 'error', error: { type: 'api_error', message: '' } }),
    // Some gateways leave the end event out, or the stop reason too. Within a block, the answer broke off.
    end: () => (hasStopReason || blocks.areWhole() ? stop() : []),
    state: () => (hasStopped ? 'done' : hasStopReason ? 'complete' : 'open'),
  }
}

function errorOf(event: Fields): Fields {
  const error = fieldsOf(event['error'])
  const message = textOf(error['message']) || textOf(event['error']) || textOf(event['message'])
  return { type: 'error', error: { type: textOf(error['type']) || 'api_error', message } }
}
