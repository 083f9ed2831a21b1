import { parsedJson } from '../../../contract/text.ts'
import { VENDOR_LIMITS } from '../vendor.ts'
import { endOfJson, LEVELS_MAX, mendedJson } from './loose-json.ts'

/** A tool call that a model wrote in its text: `input` is JSON. */
export type WrittenCall = { name: string; input: string }

/** Maximum length of a possible tool call in the text, in UTF-16 units. */
export const WRITTEN_MAX = 65_536
/** Maximum number of brackets tried that begin no JSON: each costs a scan to the end of the text. */
const FAILED_MAX = 32
/** How much text these scans may cover together, in UTF-16 units: of a long text fewer brackets are tried. */
const SCANNED_MAX = 131_072

/** Maximum number of JSON values, calls in tags, and arguments of a call that are read: each costs some µs. */
const READ_MAX = 2_500

type Fields = Record<string, unknown>

/**
 * Parses the tool calls in a text, in any of the common formats. Calls of unknown tools are ignored, and incomplete ones if
 * the text was cut.
 */
export function writtenCalls(text: string, known: readonly string[], isCut = false): WrittenCall[] {
  const plain = text.replaceAll(/<\|"\|>|<escape>/g, '"')
  const fromJson = objectsIn(plain, isCut).flatMap(({ value, before }) =>
    callsIn(value, known, { before, levels: LEVELS_MAX }),
  )
  if (fromJson.length > 0) return fromJson
  const fromXml = [...invokedIn(text), ...functionsIn(text), ...keyedIn(text)]
  const named = [fromXml, pythonicIn(text, known), nestedIn(text, known)].find((calls) => calls.length > 0) ?? []
  return named.flatMap(({ name, input }) => {
    const tool = toolNamed(name, known)
    return tool === undefined ? [] : [{ name: tool, input }]
  })
}

/** The known tool that a name means: models write `functions.search_listings:0`, `searchListings` or `<|constrain|>search_listings`. */
export function toolNamed(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return name
  if (name.length > VENDOR_LIMITS.callName) return undefined
  const bare = (name.split('<|')[0] ?? '').trim().replace(/:\d+$/, '')
  const last = bare.split(/[./:]/).at(-1) ?? ''
  return (
    known.find((tool) => isAlike(tool, last) || isAlike(tool, bare) || isAlike(tool, last.replace(/json$/, ''))) ??
    known.find((tool) => tool.includes('_') && name.includes(tool))
  )
}

const isAlike = (tool: string, name: string): boolean => letters(tool) === letters(name)
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The top-level JSON objects (and arrays of objects) in a text, each with the text before it. */
function objectsIn(text: string, isCut: boolean): { value: unknown; before: string }[] {
  const found: { value: unknown; before: string }[] = []
  let [from, failed, scanned] = [0, 0, 0]
  for (
    let at = nextBracket(text, 0);
    at !== undefined && found.length < READ_MAX && failed < FAILED_MAX && scanned < SCANNED_MAX;
    at = nextBracket(text, at)
  ) {
    const end = endOfJson(text, at)
    const json = text.slice(at, end)
    const value = (end === undefined ? undefined : parsedJson(json)) ?? parsedJson(mendedJson(json, isCut) ?? '')
    if (value === undefined) {
      scanned += text.length - at
      at += 1
      failed += 1
    } else {
      found.push({ value, before: text.slice(from, at) })
      at = end ?? text.length
      from = at
    }
  }
  return found
}

function nextBracket(text: string, from: number): number | undefined {
  const at = text.slice(from).search(/\{|\[\s*\{/)
  return at < 0 ? undefined : from + at
}

const NAMES = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'method', 'recipient_name'] as const
const INPUTS = [
  'arguments',
  'parameters',
  'args',
  'input',
  'action_input',
  'tool_input',
  'tool_arguments',
  'params',
] as const
/** Keys whose values are calls themselves. */
const WRAPPERS = [
  'tool_calls',
  'tool_uses',
  'calls',
  'function_calls',
  'function',
  'function_call',
  'tool_call',
  'action',
  'command',
]

/** `before`: the text in which a tool may be named. `levels`: how deep calls are looked for within the value. */
type Where = { before: string; levels: number }

/** The calls in a JSON value, which either names its tool or has the arguments of the tool named before it. */
function callsIn(value: unknown, known: readonly string[], { before, levels }: Where): WrittenCall[] {
  if (levels === 0) return []
  const within = { before: '', levels: levels - 1 }
  if (Array.isArray(value)) return value.flatMap((one) => callsIn(one, known, within))
  if (!isFields(value)) return []
  const inner = WRAPPERS.map((key) => value[key]).find((one) => typeof one === 'object' && one !== null)
  if (inner !== undefined) return callsIn(inner, known, within)
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === 'string')
  const tool = name === undefined ? undefined : toolNamed(name, known)
  if (tool !== undefined) return [{ name: tool, input: inputOf(INPUTS.map((key) => value[key]).find(isGiven) ?? {}) }]
  const key = known.find((one) => isFields(value[one]))
  if (key !== undefined) return [{ name: key, input: JSON.stringify(value[key]) }]
  const named = lastNamed(before, known)
  return named === undefined ? [] : [{ name: named, input: JSON.stringify(value) }]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isGiven = (value: unknown): boolean => value !== undefined && value !== null
const inputOf = (input: unknown): string => (typeof input === 'string' ? input : JSON.stringify(input))

function lastNamed(text: string, known: readonly string[]): string | undefined {
  const [last] = known.map((tool) => ({ tool, at: text.lastIndexOf(tool) })).toSorted((one, other) => other.at - one.at)
  return last === undefined || last.at < 0 ? undefined : last.tool
}

/** `<invoke name="…"><parameter name="…">…</parameter></invoke>`, also with DeepSeek's bars before the names, or as Grok's `function_call`. */
const invokedIn = (text: string): WrittenCall[] =>
  [
    ...text
      .matchAll(
        /(?:invoke|(?:function|tool)(?:_call)?)\s+name="([^"]{1,200})"[^>]{0,200}>([\s\S]*?)(?=<[^<>]{0,12}(?:invoke|(?:function|tool)_call\b)|$)/gi,
      )
      .take(READ_MAX),
  ].map(([, name = '', body = '']) => ({
    name,
    input: inputFrom(
      upToLast(body, /<\/[^<>]{0,12}parameter>/gi).matchAll(
        /parameter\s{1,8}name="([^"]{1,200})"[^>]{0,200}>([\s\S]*?)<\/[^<>]{0,12}parameter>/gi,
      ),
    ),
  }))

/** `<function=…><parameter=…>…</parameter></function>`; some models leave out an end. */
const functionsIn = (text: string): WrittenCall[] =>
  [...text.matchAll(/<function=([\w.:-]+)>([\s\S]*?)(?=<function=|$)/gi).take(READ_MAX)].map(
    ([, name = '', body = '']) => ({
      name,
      input: inputFrom(body.matchAll(/<parameter=([^>]{1,200})>([\s\S]*?)(?=<\/?parameter|<\/function>|$)/gi)),
    }),
  )

/** `<tool_call>name<arg_key>…</arg_key><arg_value>…</arg_value></tool_call>`. */
const keyedIn = (text: string): WrittenCall[] =>
  [
    ...text.matchAll(
      /<(?:\w+_)?tool_call>\s*([\w.:-]+)\s*((?:<(?:\w+_)?arg_key>|<\/\w*tool_call>)[\s\S]*?)(?=<(?:\w+_)?tool_call>|$)/gi,
    ),
  ].map(([, name = '', body = '']) => ({
    name,
    input: inputFrom(
      upToLast(body, /<\/\w*arg_value>/gi).matchAll(
        /<(?:\w+_)?arg_key>([^<]+)(?:<\/(?:\w+_)?arg_key>\s*)+<(?:\w+_)?arg_value>([\s\S]*?)<\/\w*arg_value>/gi,
      ),
    ),
  }))

/** A text up to the last of these ends: for one that never comes, the whole rest would be looked through from each beginning. */
function upToLast(text: string, ends: RegExp): string {
  const last = [...text.matchAll(ends)].at(-1)
  return last === undefined ? '' : text.slice(0, last.index + last[0].length)
}

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`

/** `name(key="value", other=3)`, `name.call(…)`. */
function pythonicIn(text: string, known: readonly string[]): WrittenCall[] {
  if (known.length === 0) return []
  const call = new RegExp(String.raw`\b(${known.join('|')})(?:\.call)?\(((?:${QUOTED}|[^()"'])*)\)`, 'g')
  const pair = new RegExp(String.raw`\b(\w{1,100})\s{0,8}=\s{0,8}(${QUOTED}|\[[^\]]{0,500}\]|[\w.+-]+)`, 'g')
  return [...text.matchAll(call)].map(([, name = '', body = '']) => ({ name, input: inputFrom(body.matchAll(pair)) }))
}

/** `<name><key>value</key></name>`, or a name and keys in tags of any names. */
function nestedIn(text: string, known: readonly string[]): WrittenCall[] {
  const name = lastNamed(text, known)
  if (name === undefined || !/</.test(text)) return []
  return [{ name, input: inputFrom(text.matchAll(/<([A-Z]\w*)>([^<]*)<\/\1>/g)) }]
}

/** The arguments as JSON: numbers, booleans and quoted strings keep their type, the rest becomes a string. */
function inputFrom(pairs: Iterable<RegExpExecArray>): string {
  const fields = [...Iterator.from(pairs).take(READ_MAX)].map(([, key = '', text = '']): [string, unknown] => {
    const value = text.trim()
    const isQuoted = /^'.*'$/s.test(value)
    return [key.trim(), isQuoted ? value.slice(1, -1) : (parsedJson(value) ?? value)]
  })
  return JSON.stringify(Object.fromEntries(fields))
}
