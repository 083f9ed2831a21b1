/** One piece of a call, as far as it can be told. `input` is a piece of JSON text, or all of it where `isWhole`. */
export type CallPiece = { index: number | undefined; id: string; name: string; input: string; isWhole: boolean }

/** What one event of an answer says, whatever spelling its server has for it. */
export type Chunk = {
  text: string
  /** whether the model thinks: a sign of life */
  isThinking: boolean
  calls: CallPiece[]
  /** "" while the answer goes on */
  finish: string
  tokens: number | undefined
  /** undefined: none */
  error: { word: unknown; sentence: string } | undefined
  /** whether the event holds the answer as a whole, not a piece of it */
  isWhole: boolean
}

type Fields = Record<string, unknown>

/** Reads an event. A field of another type than usual counts as what it most likely means, else as not there. */
export function readChunk(value: unknown, eventName: string): Chunk {
  const root = unwrapped(value)
  const choice = choiceIn(root)
  const delta = fieldsOf(choice['delta'])
  const message = fieldsOf(choice['message'])
  const said = delta ?? message ?? {}
  return {
    text:
      textOf(said['content'] ?? (delta ? undefined : (choice['text'] ?? root['response']))) + textOf(said['refusal']),
    isThinking: THOUGHTS.some((name) => isFilled(said[name])) || isFilled(said['tool_calls']),
    calls: callsIn(said),
    finish: stringOf(choice['finish_reason'] ?? choice['done_reason'] ?? (choice['done'] === true ? 'stop' : '')),
    tokens: tokensIn(root),
    error: errorIn(root, choice, eventName),
    isWhole: delta === undefined && choice !== root,
  }
}

/** What a model thinks before it speaks, by its usual names. */
const THOUGHTS = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking', 'content']

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== false
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
const stringOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Some gateways wrap the answer once more. */
function unwrapped(value: unknown): Fields {
  const root = fieldsOf(Array.isArray(value) ? value[0] : value) ?? {}
  if (root['choices'] !== undefined) return root
  const inner = [root['data'], root['result'], root['response']].map(fieldsOf)
  return inner.find((one) => one?.['choices'] !== undefined) ?? root
}

/** The first choice; the event itself where a server, such as Ollama's own protocol, has none. */
function choiceIn(root: Fields): Fields {
  const { choices } = root
  if (Array.isArray(choices)) {
    const all = choices.map(fieldsOf).filter((choice) => choice !== undefined)
    return all.find((choice) => Number(choice['index'] ?? 0) === 0) ?? {}
  }
  return fieldsOf(choices) ?? root
}

/** A text, or the parts of one. What the model thinks in such parts is none. */
function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join('')
  const part = fieldsOf(content)
  if (part === undefined) return stringOf(content)
  const isThought = /think|reason/i.test(stringOf(part['type']))
  return isThought ? '' : textOf(part['text'] ?? part['content'])
}

function callsIn(said: Fields): CallPiece[] {
  const { tool_calls: many, function_call: one } = said
  const calls = Array.isArray(many) ? many : [many]
  return [...calls, fieldsOf(one) && { function: one }].flatMap((call) => callPiece(call) ?? [])
}

function callPiece(value: unknown): CallPiece | undefined {
  const call = fieldsOf(value)
  if (call === undefined) return undefined
  const made = fieldsOf(call['function']) ?? call
  const given = made['arguments'] ?? made['parameters'] ?? made['input']
  const isWhole = typeof given === 'object' && given !== null
  const { index } = call
  return {
    index: index === undefined || index === null || Number.isNaN(Number(index)) ? undefined : Number(index),
    id: stringOf(call['id']),
    name: stringOf(made['name']),
    input: isWhole ? JSON.stringify(given) : stringOf(given),
    isWhole,
  }
}

/** What an answer cost: OpenAI's usage, Groq's, or the counts of Ollama's own protocol. */
function tokensIn(root: Fields): number | undefined {
  const usage = fieldsOf(root['usage']) ?? fieldsOf(fieldsOf(root['x_groq'])?.['usage']) ?? root
  const sum = (one: unknown, other: unknown) => (isCount(one) && isCount(other) ? one + other : undefined)
  const { total_tokens: total } = usage
  return isCount(total)
    ? total
    : (sum(usage['prompt_tokens'], usage['completion_tokens']) ?? sum(usage['prompt_eval_count'], usage['eval_count']))
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

function errorIn(root: Fields, choice: Fields, eventName: string): Chunk['error'] {
  const given = root['error'] ?? fieldsOf(root['x_groq'])?.['error'] ?? choice['error'] ?? firstOf(root['errors'])
  const isError =
    isFilled(given) || eventName === 'error' || root['object'] === 'error' || choice['finish_reason'] === 'error'
  const isRefusal = root['choices'] === undefined && (isFilled(root['detail']) || isFilled(root['error_code']))
  if (!isError && !isRefusal) return undefined
  const error = fieldsOf(given) ?? root
  const sentence =
    error['message'] ?? (fieldsOf(given) === undefined ? given : undefined) ?? error['detail'] ?? error['msg']
  return {
    word: error['code'] ?? error['type'] ?? error['error_code'],
    sentence: typeof sentence === 'object' ? JSON.stringify(sentence) : stringOf(sentence),
  }
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)
