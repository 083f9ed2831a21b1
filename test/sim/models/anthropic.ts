import { type Act, type Dialect, type SimVendor, startVendor } from './vendor.ts'

const frame = (event: { type: string; [field: string]: unknown }) =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** Blocks are numbered as they come; a text block stays open until a call or the end. */
function messages(): Dialect {
  let blocks = 0
  let textIsOpen = false
  const start = (content_block: object) => frame({ type: 'content_block_start', index: blocks, content_block })
  const delta = (change: object) => frame({ type: 'content_block_delta', index: blocks, delta: change })
  const stop = () => frame({ type: 'content_block_stop', index: blocks++ })
  const closeText = () => {
    const frames = textIsOpen ? [stop()] : []
    textIsOpen = false
    return frames
  }
  return {
    begin() {
      const usage = { input_tokens: 1, output_tokens: 1 }
      const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'sim', content: [], usage }
      blocks = 0
      return [frame({ type: 'message_start', message })]
    },
    text(text) {
      const opening = textIsOpen ? [] : [start({ type: 'text', text: '' })]
      textIsOpen = true
      return [...opening, delta({ type: 'text_delta', text })]
    },
    call: ({ name, input, index }) => [
      ...closeText(),
      start({ type: 'tool_use', id: `toolu_${index}`, name, input: {} }),
      delta({ type: 'input_json_delta', partial_json: JSON.stringify(input) }),
      stop(),
    ],
    end: (tokens, calls) => [
      ...closeText(),
      frame({
        type: 'message_delta',
        delta: { stop_reason: calls > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { input_tokens: tokens - 1, output_tokens: 1 },
      }),
      frame({ type: 'message_stop' }),
    ],
  }
}

/** A scripted server that speaks Anthropic's messages protocol. */
export const startAnthropic = (...acts: [Act, ...Act[]]): Promise<SimVendor> => startVendor(messages, ...acts)
