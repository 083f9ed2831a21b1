import { isFailure } from '../finish.ts'
import { type CallPiece, callsIn, finishIn, isThoughtOfGoogle, type Thoughts, thoughtsIn } from './chunk-calls.ts'
import { type Fields, fieldsOf, firstOf, indexOf, isFilled, stringOf } from './chunk-fields.ts'

/** What one event of an answer says, independent of the server's spelling. */
export type Chunk = {
  text: string
  /** whether the model produces something, shown or not, such as thoughts under whatever name; counts as a heartbeat */
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
  /** whether the event has only the tokens used, which come behind the answer */
  isCost: boolean
}

/**
 * Parses an event. A field of an unexpected type is read as its most likely meaning, else ignored. `wanted`: the index of the choice
 * that is read.
 */
export function readChunk(value: unknown, eventName: string, wanted = 0): Chunk {
  const root = unwrapped(value)
  const choice = choiceIn(root, wanted)
  const delta = deltaOf(choice['delta'])
  const message = fieldsOf(choice['message'])
  const isWhole = (delta === undefined || (message !== undefined && isEmpty(delta))) && choice !== root
  const said = (isWhole ? message : delta) ?? message ?? {}
  const tokens = tokensIn(root)
  const isThought = said['thought'] === true || OF_OTHERS.has(said['role']) || isThoughtOfGoogle(said)
  return {
    text: isThought
      ? ''
      : textIn(said, delta === undefined ? (choice['text'] ?? root['response'] ?? bareText(root)) : undefined),
    isAlive: Object.entries(said).some(([name, field]) => name !== 'role' && isFilled(field) && !isVoid(field)),
    thoughts: thoughtsIn(said),
    calls: callsIn(said, choice),
    finish: finishIn(choice, said, root),
    tokens,
    error: errorIn(root, choice, eventName),
    isWhole,
    isCost: tokens !== undefined && Array.isArray(root['choices']) && root['choices'].length === 0,
  }
}

/** Roles whose text is not the answer. */
const OF_OTHERS = new Set<unknown>(['reasoning', 'tool'])

const deltaOf = (delta: unknown): Fields | undefined =>
  typeof delta === 'string' ? { content: delta } : fieldsOf(firstOf(delta))
const isEmpty = (delta: Fields): boolean =>
  !Object.entries(delta).some(([name, value]) => name !== 'role' && isFilled(value))

/** Removes an outer object, which some gateways add. */
function unwrapped(value: unknown): Fields {
  const root = fieldsOf(firstOf(value)) ?? {}
  if (root['choices'] !== undefined) return root
  const inner = [root['data'], root['result'], root['response'], root['output']].map(fieldsOf)
  return inner.find((one) => one?.['choices'] !== undefined) ?? root
}

/** The choice with this index; the event itself if it has none, as in Ollama's own protocol. */
function choiceIn(root: Fields, wanted: number): Fields {
  const { choices } = root
  if (Array.isArray(choices))
    return fieldsOf(choices.find((choice: unknown) => fieldsOf(choice) && indexOf(choice as Fields) === wanted)) ?? {}
  const fields = fieldsOf(choices)
  return fieldsOf(fields?.['0']) ?? fields ?? root
}

/** The index of the only choice of an event, which some servers do not count from 0. */
export function otherChoice(value: unknown): number | undefined {
  const { choices } = unwrapped(value)
  const only = Array.isArray(choices) && choices.length === 1 ? fieldsOf(choices[0]) : undefined
  return only === undefined || !Number.isInteger(indexOf(only)) ? undefined : indexOf(only)
}

/** llama.cpp's own protocol has the text beside `stop`. */
const bareText = (root: Fields): unknown => ('stop' in root ? root['content'] : undefined)

function textIn(said: Fields, elsewhere: unknown): string {
  const content = textOf(said['content'] ?? said['text'] ?? elsewhere ?? fieldsOf(said['audio'])?.['transcript'])
  const refusal = said['refusal'] === undefined ? '' : textOf(said['refusal'])
  return refusal === content ? content : content + refusal
}

/** The text of a content, which is a string or a list of parts. Leaves out parts with thoughts. */
function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join('')
  const part = fieldsOf(content)
  if (part === undefined) return stringOf(content)
  const isThought = /think|reason|tool/i.test(stringOf(part['type'])) || part['thought'] === true
  return isThought ? '' : textOf(part['text'] ?? part['content'] ?? part['refusal'] ?? part['parts'] ?? part['value'])
}

/** The tokens used: OpenAI's usage, Groq's, or the counts of Ollama's own protocol. */
function tokensIn(root: Fields): number | undefined {
  const usage = fieldsOf(root['usage']) ?? fieldsOf(fieldsOf(root['x_groq'])?.['usage']) ?? root
  const sum = (one: unknown, other: unknown) => (isCount(one) && isCount(other) ? one + other : undefined)
  const { total_tokens: total } = usage
  return isCount(total)
    ? total
    : (sum(usage['prompt_tokens'], usage['completion_tokens']) ??
        sum(usage['input_tokens'], usage['output_tokens']) ??
        sum(usage['prompt_eval_count'], usage['eval_count']))
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

function errorIn(root: Fields, choice: Fields, eventName: string): Chunk['error'] {
  const given = root['error'] ?? fieldsOf(root['x_groq'])?.['error'] ?? choice['error'] ?? firstOf(root['errors'])
  const isError =
    (isFilled(given) && !isVoid(given)) ||
    eventName === 'error' ||
    root['object'] === 'error' ||
    root['type'] === 'error' ||
    isFailure(choice['finish_reason'])
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

/** An object of which no field says anything, which some servers send with each event. */
function isVoid(error: unknown): boolean {
  const fields = fieldsOf(error) ?? (Array.isArray(error) ? error : undefined)
  return fields !== undefined && Object.values(fields).every((value) => !isFilled(value) || value === 0)
}
