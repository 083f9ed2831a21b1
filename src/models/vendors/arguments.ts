import { parsedJson } from '../../contract/text.ts'
import { endOfJson, mendedJson } from './markup/loose-json.ts'

/**
 * The arguments of a call as JSON objects. Servers and models encode the JSON as a string, wrap it, send it twice, write words or
 * a fence around it, leave out its end, or concatenate the arguments of several calls; those are returned as several. A text that
 * cannot be read is returned as it is; `isCut`: also one without an end.
 */
export function inputsIn(input: string, isCut = false): string[] {
  const text = input.trim()
  if (/^(?:null|undefined|None|0|false|""|'')?$/.test(text)) return ['{}']
  const value = parsedJson(text)
  if (typeof value === 'string') return inputsIn(value === text ? '' : value, isCut)
  if (Array.isArray(value) && value.length > 0) return value.map((one) => withoutWrapper(one, JSON.stringify(one)))
  if (value !== undefined) return [withoutWrapper(value, text)]
  const several = objectsIn(text)
  if (several.length > 0) return several
  const mended = mendedJson(text, isCut)
  return [mended === undefined ? text : withoutWrapper(parsedJson(mended), mended)]
}

/**
 * The arguments of an earlier call, to be sent back: {} if the model wrote none that are a JSON object. Servers demand one: llama.cpp
 * and vLLM refuse the whole conversation otherwise (ggml-org/llama.cpp#25510, OpenHands/software-agent-sdk#2887).
 */
export function argumentsOf(input: string): object {
  const value = parsedJson(input)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** The objects one behind the other in a text, each once, the empty ones only if there is no other; none if one is incomplete. */
function objectsIn(text: string): string[] {
  const all: string[] = []
  for (let at = text.indexOf('{'); at >= 0; ) {
    const end = endOfJson(text, at)
    const value = end === undefined ? undefined : parsedJson(text.slice(at, end))
    if (value === undefined || end === undefined) return []
    all.push(withoutWrapper(value, text.slice(at, end)))
    at = text.indexOf('{', end)
  }
  const filled = all.filter((one) => one !== '{}')
  return [...new Set(filled.length > 0 ? filled : all)]
}

const WRAPPERS = ['arguments', 'parameters', 'args', 'input', 'kwargs']
const BESIDE = new Set(['name', 'tool', 'tool_name', 'function', 'type', 'id'])

/** The JSON of an object of arguments: of `{"name": …, "arguments": {…}}`, which some models send, what is within. */
function withoutWrapper(value: unknown, json: string): string {
  if (typeof value !== 'object' || value === null) return json
  // Looked for first: the list of an object's keys takes as long as its JSON.
  const wrapper = WRAPPERS.find((name) => Object.hasOwn(value, name))
  if (wrapper === undefined || Object.keys(value).some((key) => key !== wrapper && !BESIDE.has(key))) return json
  const inner = (value as Record<string, unknown>)[wrapper]
  const made: unknown = typeof inner === 'string' ? parsedJson(inner) : inner
  return typeof made === 'object' && made !== null && !Array.isArray(made) ? JSON.stringify(made) : json
}
