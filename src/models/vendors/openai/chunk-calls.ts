import { type Fields, fieldsOf, firstOf, isFilled, listOf, stringOf } from './chunk-fields.ts'

/** One fragment of a call, with what it tells. `input` is a piece of JSON text, or all of it if `isWhole`. */
export type CallPiece = {
  index: number | undefined
  id: string
  name: string
  input: string
  isWhole: boolean
  /** fields that the server wants back with the call, such as a signature of the thoughts before it */
  extra?: Fields
}

/** Thoughts that the server may want back with the calls that follow them. */
export type Thoughts = { text: string | undefined; details: unknown[] }

export const isThoughtOfGoogle = ({ extra_content: extra }: Fields): boolean =>
  extra !== undefined && fieldsOf(fieldsOf(extra)?.['google'])?.['thought'] === true

/** Why the answer ends; servers have the reason in several places, some a word for none. */
export function finishIn(choice: Fields, said: Fields, root: Fields): string {
  const given =
    choice['finish_reason'] ??
    choice['finishReason'] ??
    choice['done_reason'] ??
    said['finish_reason'] ??
    root['finish_reason'] ??
    (typeof choice['stop_reason'] === 'string' ? choice['stop_reason'] : undefined) ??
    (choice['done'] === true || (choice === root && root['stop'] === true))
  if (given === true) return 'stop'
  const reason = stringOf(fieldsOf(given)?.['type'] ?? given)
  return reason === 'null' || reason === 'None' ? '' : reason
}

export function thoughtsIn({ reasoning_content: text, reasoning_details: details }: Fields): Thoughts {
  if (typeof text !== 'string' && !Array.isArray(details)) return NO_THOUGHTS
  return { text: typeof text === 'string' ? text : undefined, details: Array.isArray(details) ? details : [] }
}
/** Shared by all fragments without thoughts, which are most. */
const NO_THOUGHTS: Thoughts = { text: undefined, details: [] }

/** Fields of a call in which Google's and LiteLLM's servers keep its signature. */
const EXTRAS = ['extra_content', 'provider_specific_fields']

/** The calls of a delta or message, which stand in a list, or in other forms that servers give it. */
export function callsIn(said: Fields, choice: Fields): CallPiece[] {
  const { tool_calls: many, tool_call, toolCalls, function_call: one } = said
  const given = many ?? tool_call ?? toolCalls ?? choice['tool_calls'] ?? one
  // Most fragments are text.
  if (given === undefined && !Array.isArray(said['content'])) return NO_CALLS
  const calls = listOf(many ?? tool_call ?? toolCalls ?? choice['tool_calls'])
  const parts = Array.isArray(said['content']) ? said['content'].filter(isCallPart) : []
  const pieces = [...calls, ...parts].flatMap((call) => callPiece(call) ?? [])
  return pieces.length === 0 && fieldsOf(one) ? (callPiece({ function: one }) ?? []) : pieces
}
const NO_CALLS: CallPiece[] = []
const isCallPart = (part: unknown): boolean => fieldsOf(part)?.['type'] === 'tool_use'

function callPiece(value: unknown): [CallPiece] | undefined {
  const call = fieldsOf(value)
  if (call === undefined) return undefined
  const named = firstOf(call['function'] ?? call['custom'])
  const made = fieldsOf(named) ?? call
  const given = made['arguments'] ?? made['parameters'] ?? made['input']
  const isWhole = typeof given === 'object' && given !== null
  const { index } = call
  const extra = Object.fromEntries(EXTRAS.flatMap((name) => (isFilled(call[name]) ? [[name, call[name]]] : [])))
  const piece = {
    index: index === undefined || index === null || Number.isNaN(Number(index)) ? undefined : Number(index),
    id: stringOf(call['id']),
    name: stringOf(made['name'] ?? named),
    input: isWhole ? JSON.stringify(given) : stringOf(given),
    isWhole,
    ...(Object.keys(extra).length > 0 && { extra }),
  }
  return [piece]
}
