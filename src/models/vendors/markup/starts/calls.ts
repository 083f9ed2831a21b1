import type { FoundTag } from '../tags/tag.ts'

/** What models write before the name of a tool, in lower case. */
const LEADS = [
  '[',
  '[[',
  '`',
  '* ',
  '- ',
  '> ',
  '@',
  'await ',
  'print(',
  'functions.',
  'function<｜tool▁sep｜>',
  'default_api.',
  'print(default_api.',
  'call:',
  'action: ',
  'tool call: ',
  'tool_call: ',
  'tool: ',
  '**tool:** ',
  'tool name: ',
  'calling tool: ',
  'function: ',
  'function call: ',
  '>>>',
  'to=',
  'to=functions.',
  'commentary to=functions.',
  'commentary to=',
  '✿function✿: ',
  '→ ',
  '```python\n',
  '```\n',
]
/** What models write before the JSON of calls, in lower case. */
const JSON_LEADS = [
  'functools',
  'action:',
  ...['tool', 'function'].flatMap((kind) => [' call:', ' calls:', '_call:', '_calls:'].map((word) => kind + word)),
]
const FENCE = '```json'
/** What may stand before the JSON of a call: a lead, a fence, the bracket of a list. */
export const BEFORE_JSON = new RegExp(
  String.raw`^(?<lead>(?:${JSON_LEADS.join('|')})\s{0,8})?(?:\`\`\`(?:json)?\s{0,8})?(?:\[\s{0,8})?`,
  'i',
)
/** Letters that begin a lead. Nearly all lines begin with another one; the first fragment of an answer would cost 5 µs here. */
const LEAD_SIGN = /^[[pfdatc✿→`*>@-]/i

/** A call without tags at the start of a line: JSON, fenced JSON, `name(…)`, or `Action: name`. */
export function callAt(text: string, known: readonly string[]): Start | undefined {
  const first = text.charAt(0).toLowerCase()
  const isNoLead = !LEAD_SIGN.test(first)
  const json = isNoLead && first !== '{' ? undefined : jsonAt(text, known)
  if (json !== undefined) return json
  const named = nameAt(
    text,
    known.filter((tool) => tool.startsWith(first)),
  )
  if (named !== undefined || isNoLead) return named
  const lower = text.slice(0, LEAD_MAX).toLowerCase()
  for (const lead of LEADS) {
    if (lower.startsWith(lead)) {
      const found = nameAt(text.slice(lead.length), known)
      if (found !== undefined) return found
    } else if (lead.startsWith(lower)) return 'maybe'
  }
  return undefined
}
/** How much of a text is compared with LEADS, in UTF-16 units. */
const LEAD_MAX = 24

/** The JSON of a call, with what stands before it. */
function jsonAt(text: string, known: readonly string[]): Start | undefined {
  const before = BEFORE_JSON.exec(text)
  const behind = text.slice(before?.[0].length ?? 0)
  if (behind.startsWith('{')) return mayBeCall(behind, known) ? JSON_BEGUN : undefined
  const behindLead = text.slice(before?.groups?.['lead']?.length ?? 0)
  const isBegun =
    behind === '' ||
    FENCE.startsWith(behindLead.toLowerCase()) ||
    JSON_LEADS.some((lead) => lead.startsWith(text.toLowerCase()))
  return isBegun ? 'maybe' : undefined
}

/** Whether a text begins with the name of a tool, and what stands behind a name only in a call. */
function nameAt(text: string, known: readonly string[]): FoundTag | undefined {
  for (const name of known) {
    if (!text.startsWith(name)) {
      if (name.startsWith(text)) return 'maybe'
      continue
    }
    const behind = text.slice(name.length, name.length + BEHIND_MAX)
    // A tool's name of one word may be the first word of a sentence.
    const [call, begun] = name.includes('_') ? CALLED : CALLED_BY_ONE_WORD
    if (call.test(behind)) return { is: 'call', length: 0 }
    if (begun.test(behind) && behind.length < BEHIND_MAX) return 'maybe'
  }
  return undefined
}
/** How much of the text behind a name is looked at, in UTF-16 units. */
const BEHIND_MAX = 8
/** What stands behind the name of a tool in a call, and how that begins. */
const CALLED = [
  /^(?:\s*[([{:\n]|\s*<|\.call\(|:\d+\s*\{| json\s*\{)/,
  /^(?:\s*|\.c?a?l?l?|:\d*\s*| j?s?o?n?\s*)$/,
] as const
const CALLED_BY_ONE_WORD = [/^\(/, /^$/] as const

/** What stands behind the name of a tool in a call within a line, where a model may also write about the tool; and how that begins. */
const CALLED_IN_LINE = /^(?:\s?\((?:\s?\)|\s?\w{1,32}\s?=|\s?["'{])|:?\s{0,2}\[?\s?\{\s?["'}])/
const CALLED_IN_LINE_BEGUN = /^(?:\s?(?:\(\s?\w{0,32}\s?)?|:?\s{0,2}(?:\[?\s?(?:\{\s?)?)?)$/
const IN_LINE_MAX = 48

/** Whether a text that begins with a word is a call within a line. */
export function callInLineAt(text: string, known: readonly string[]): FoundTag | undefined {
  for (const name of known) {
    if (!name.includes('_')) continue
    if (text.length <= name.length && name.startsWith(text)) return 'maybe'
    if (!text.startsWith(name)) continue
    const behind = text.slice(name.length, name.length + IN_LINE_MAX)
    if (CALLED_IN_LINE.test(behind)) return { is: 'call', length: 0 }
    if (CALLED_IN_LINE_BEGUN.test(behind) && behind.length < IN_LINE_MAX) return 'maybe'
  }
  return undefined
}

/** The keys with which the JSON of a call may begin. */
const KEYS =
  'name|tool|tool_name|tool_call|tool_calls|tool_call_id|tool_uses|function|function_name|function_call|action|action_input|' +
  'arguments|parameters|args|params|input|tool_input|type|id|role|command|method|calls|function_calls|response|content|thoughts?|' +
  'reasoning|recipient_name'
const KEY = new RegExp(String.raw`^\{(?:["'](?:[a-z_]{0,16}|(?:${KEYS})["'][\s\S]*))?$`)

/** Whether a text that begins with a brace is, or may become, the JSON of a call. */
export function mayBeCall(text: string, known: readonly string[]): boolean {
  const json = text.replace(/^\{\s+/, '{')
  return KEY.test(json) || known.some((name) => json.startsWith(`{"${name}"`) || `{"${name}"`.startsWith(json))
}

/** A tag, or text that may be the JSON of a call. */
export type Start = FoundTag | { is: 'json'; length: 0 }

/** The first characters of tags and of JSON. */
export const SIGN = /[<[◁`{]/
export const JSON_BEGUN: Start = { is: 'json', length: 0 }
