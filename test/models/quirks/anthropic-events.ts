import { data, JSON_INPUT } from './quirk.ts'

/** Events of Anthropic's protocol, as text on the wire. */
export const event = (value: { type: string; [field: string]: unknown }) => `event: ${value.type}\n${data(value)}`
export const START = event({
  type: 'message_start',
  message: { id: 'msg_1', role: 'assistant', content: [], usage: { input_tokens: 3, output_tokens: 1 } },
})
export const begun = (block: object, index = 0) => event({ type: 'content_block_start', index, content_block: block })
export const delta = (change: object, index = 0) => event({ type: 'content_block_delta', index, delta: change })
export const ended = (index = 0) => event({ type: 'content_block_stop', index })
export const reason = (stop_reason: string | null = 'end_turn', more: object = { usage: { output_tokens: 2 } }) =>
  event({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, ...more })
export const STOP = event({ type: 'message_stop' })
export const text = (...pieces: string[]) =>
  begun({ type: 'text', text: '' }) +
  pieces.map((piece) => delta({ type: 'text_delta', text: piece })).join('') +
  ended()
/** An answer of these events, begun and ended as usual. */
export const answer = (...events: string[]) => START + events.join('') + reason() + STOP
export const tool = (change: object, block: object = {}) =>
  begun({ type: 'tool_use', id: 'toolu_1', name: 'search_listings', input: {}, ...block }) + delta(change) + ended()
export const json = { type: 'input_json_delta', partial_json: JSON_INPUT }
