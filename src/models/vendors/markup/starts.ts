import type { FoundTag } from './tags.ts'

/** What may begin where no tag does: a call in words, or text that may be the JSON of one. */
export type Start = FoundTag | { is: 'json' }

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
  'to=functions.',
  'commentary to=functions.',
  'commentary to=',
  '✿function✿: ',
  '→ ',
  '```python\n',
  '```\n',
]
/** What models write before the JSON of calls. */
const JSON_LEAD = /^(?:functools|tool[ _]calls?:|function[ _]calls?:|action:)\s*(?=[[{`])/i
const JSON_LEAD_BEGUN = ['functools', 'tool call:', 'tool_call:', 'tool_calls:', 'function call:', 'action:']
/** Letters that begin a lead. Nearly all lines begin with another one; the first fragment of an answer would cost 5 µs here. */
const LEAD_SIGN = /^[[pfdatc✿→`*>@-]/i

/** A call without tags at the start of a line: JSON, fenced JSON, `name(…)`, or `Action: name`. */
export function callAt(text: string, known: readonly string[]): Start | undefined {
  const first = text.charAt(0).toLowerCase()
  if ('`{['.includes(first)) {
    if ('```json'.startsWith(text)) return 'maybe'
    if (mayBeCall(text, known)) return { is: 'json' }
  }
  const named = nameAt(
    text,
    known.filter((tool) => tool.startsWith(first)),
  )
  if (named !== undefined || !LEAD_SIGN.test(first)) return named
  const lower = text.slice(0, LEAD_MAX).toLowerCase()
  if (JSON_LEAD.test(text)) return { is: 'json' }
  const isBegun = JSON_LEAD_BEGUN.some(
    (lead) => lead.startsWith(lower) || (lower.startsWith(lead) && lower.trimEnd() === lead),
  )
  for (const lead of LEADS) {
    if (lower.startsWith(lead)) {
      const found = nameAt(text.slice(lead.length), known)
      if (found !== undefined) return found
    } else if (lead.startsWith(lower)) return 'maybe'
  }
  return isBegun ? 'maybe' : undefined
}
const LEAD_MAX = 24

/** Whether a text begins with the name of a tool, and what stands behind a name only in a call. */
function nameAt(text: string, known: readonly string[]): FoundTag | undefined {
  for (const name of known) {
    const begun = text.slice(0, name.length)
    if (begun !== name) {
      if (text.length < name.length && name.startsWith(begun)) return 'maybe'
      continue
    }
    const behind = text.slice(name.length)
    // A tool's name of one word may be the first word of a sentence.
    const isCall = name.includes('_') ? /^(?:\s*[([{:\n]|\s*<|\.call\(|:\d+\s*\{| json\s*\{)/ : /^\(/
    if (isCall.test(behind)) return { is: 'call', length: 0 }
    if (name.includes('_') && /^(?:\s*|\.c?a?l?l?|:\d*\s*| j?s?o?n?\s*)$/.test(behind) && behind.length < BEHIND_MAX)
      return 'maybe'
  }
  return undefined
}
const BEHIND_MAX = 8

/** The keys with which the JSON of a call may begin. */
const KEYS =
  'name|tool|tool_name|tool_call|tool_calls|tool_call_id|tool_uses|function|function_name|function_call|action|action_input|' +
  'arguments|parameters|args|params|input|tool_input|type|id|role|command|method|calls|function_calls|response|content|thoughts?|' +
  'reasoning|recipient_name'
const KEY = new RegExp(String.raw`^\{\s*(?:["'](?:[a-z_]{0,16}|(?:${KEYS})["'][\s\S]*))?$`)
const FENCE = /^```(?:json)?\s*/

/** Whether a text is, or may become, the JSON of a call. */
export function mayBeCall(text: string, known: readonly string[]): boolean {
  const body = text.replace(JSON_LEAD, '').replace(FENCE, '')
  if (body === '' && body !== text) return true
  const json = body.replace(/^\[\s*(?=\{)/, '')
  return KEY.test(json) || known.some((name) => json.startsWith(`{"${name}"`))
}
