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

/** What one event of an answer says, independent of the server's spelling. */
export type Chunk = {
  text: string
  /** whether the model produces something, shown or not; counts as a heartbeat */
  isAlive: boolean
  thoughts: Thoughts
  calls: CallPiece[]
  /** the finish reason, "" while the answer goes on */
  finish: string
  tokens: number | undefined
  /** undefined for no error */
  error: { word: unknown; sentence: string } | undefined
  /** whether the event has the whole answer instead of a fragment */
  isWhole: boolean
}

export type Fields = Record<string, unknown>

/** Parses an event. A field of an unexpected type is read as its most likely meaning, else ignored. */
export function readChunk(value: unknown, eventName: string): Chunk {
  const root = unwrapped(value)
  const choice = choiceIn(root)
  const delta = fieldsOf(choice['delta'])
  const message = fieldsOf(choice['message'])
  const said = delta ?? message ?? {}
  return {
    text:
      textOf(said['content'] ?? (delta ? undefined : (choice['text'] ?? root['response']))) + textOf(said['refusal']),
    isAlive: SIGNS_OF_LIFE.some((name) => isFilled(said[name])) || isFilled(said['tool_calls']),
    thoughts: thoughtsIn(said),
    calls: callsIn(said),
    finish: stringOf(choice['finish_reason'] ?? choice['done_reason'] ?? (choice['done'] === true ? 'stop' : '')),
    tokens: tokensIn(root),
    error: errorIn(root, choice, eventName),
    isWhole: delta === undefined && choice !== root,
  }
}

/** Fields that show that a model is at work: its thoughts, in the usual spellings, and its text. */
const SIGNS_OF_LIFE = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking', 'content']

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== false
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
const stringOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Removes an outer object, which some gateways add. */
function unwrapped(value: unknown): Fields {
  const root = fieldsOf(Array.isArray(value) ? value[0] : value) ?? {}
  if (root['choices'] !== undefined) return root
  const inner = [root['data'], root['result'], root['response']].map(fieldsOf)
  return inner.find((one) => one?.['choices'] !== undefined) ?? root
}

/** The first choice; the event itself if it has none, as in Ollama's own protocol. */
function choiceIn(root: Fields): Fields {
  const { choices } = root
  if (Array.isArray(choices)) {
    const all = choices.map(fieldsOf).filter((choice) => choice !== undefined)
    return all.find((choice) => Number(choice['index'] ?? 0) === 0) ?? {}
  }
  return fieldsOf(choices) ?? root
}

/** The text of a content, which is a string or a list of parts. Leaves out parts with thoughts. */
function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join('')
  const part = fieldsOf(content)
  if (part === undefined) return stringOf(content)
  const isThought = /think|reason/i.test(stringOf(part['type']))
  return isThought ? '' : textOf(part['text'] ?? part['content'])
}

function thoughtsIn({ reasoning_content: text, reasoning_details: details }: Fields): Thoughts {
  if (typeof text !== 'string' && !Array.isArray(details)) return NO_THOUGHTS
  return { text: typeof text === 'string' ? text : undefined, details: Array.isArray(details) ? details : [] }
}
/** One for all fragments, of which most are text. */
const NO_THOUGHTS: Thoughts = { text: undefined, details: [] }

/** Fields of a call in which Google's and LiteLLM's servers keep its signature. */
const EXTRAS = ['extra_content', 'provider_specific_fields']

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
  const extra = Object.fromEntries(EXTRAS.flatMap((name) => (isFilled(call[name]) ? [[name, call[name]]] : [])))
  return {
    index: index === undefined || index === null || Number.isNaN(Number(index)) ? undefined : Number(index),
    id: stringOf(call['id']),
    name: stringOf(made['name']),
    input: isWhole ? JSON.stringify(given) : stringOf(given),
    isWhole,
    ...(Object.keys(extra).length > 0 && { extra }),
  }
}

/** The tokens used: OpenAI's usage, Groq's, or the counts of Ollama's own protocol. */
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
