import { type FoundTag, type TagPosition, WITH_ATTRIBUTES_MAX } from './tags/tag.ts'
import { tagAt } from './tags/tag-at.ts'

/** A tag, or text that may be the JSON of a call. */
export type Start = FoundTag | { is: 'json'; length: 0 }

/** The first characters of tags and of JSON. */
export const SIGN = /[<[◁`{]/
const JSON_BEGUN: Start = { is: 'json', length: 0 }

/** What begins at the start of a text that is not for people, `maybe` if something may begin once more text has come. */
export function startAt(text: string, position: TagPosition): Start | undefined {
  if (position.isLineStart) {
    const found =
      callAt(text, position.known) ??
      (position.isStart ? (bareChannelAt(text) ?? reactAt(text, position.known)) : otherSpeakerAt(text))
    if (found !== undefined) return found
  }
  if (text[0] === '{') return mayBeCall(text, position.known) ? JSON_BEGUN : undefined
  return tagAt(text.slice(0, WITH_ATTRIBUTES_MAX), position)
}

/** The start of a gpt-oss answer if the server removes the tokens but keeps the names between them, or the first token alone. */
const BARE_CHANNEL = /^(?:(analysis)|(?:assistant)?final)(?:(?=[A-Z][a-z]* )|<\|message\|>)/
const BARE_CHANNEL_BEGUN = /^(?:analysis|(?:assistant)?final)(?:[A-Z][a-z]*|<[|a-z]{0,9}>?)?$/
const BARE_CHANNEL_END = /assistant(?:final|(?=commentary to=))|<\|end\|>|(?=<\|(?:start|channel)\|>)/

function bareChannelAt(text: string): FoundTag | undefined {
  const match = BARE_CHANNEL.exec(text)
  if (match?.[1] !== undefined) return { is: 'thought', close: BARE_CHANNEL_END, length: match[0].length }
  if (match !== null) return { is: 'mark', length: match[0].length }
  const isBegun = ['analysis', 'assistantfinal', 'final'].some((word) => word.startsWith(text))
  return isBegun || BARE_CHANNEL_BEGUN.test(text) ? 'maybe' : undefined
}

/** The start of an answer in the form of ReAct: "Thought: … Action: …", "Thought: … Final Answer: …"; or the name of its speaker. */
const REACT_WORDS = ['thought', 'final answer', 'assistant']
const REACT = new RegExp(String.raw`^(${REACT_WORDS.join('|')})\s?:\s+(?=\S)`, 'i')
const REACT_BEGUN = new RegExp(String.raw`^(?:${REACT_WORDS.join('|')})\s?:\s*$`, 'i')
/** Longer than each of the words with its colon. */
const REACT_WORD_MAX = Math.max(...REACT_WORDS.map((word) => word.length)) + 2
/** An action is the end only where it is a call: thoughts about a home may end with "Action: call the agent." */
const reactEnd = (known: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\n\s{0,8}(?:final answer|ai)\s?:\s{0,8}|(?=\n\s{0,8}action\s?:\s{0,8}(?:${['[{`*[]', ...known].join('|')}))`,
    'i',
  )

function reactAt(text: string, known: readonly string[]): FoundTag | undefined {
  const [{ length } = '', begins] = REACT.exec(text) ?? []
  if (begins?.toLowerCase() === 'thought') return { is: 'thought', close: reactEnd(known), isUnsure: true, length: 0 }
  if (begins !== undefined) return { is: 'mark', length }
  // Of a long text nothing but its beginning, since this is asked anew behind each mark at its start.
  const lower = text.slice(0, REACT_WORD_MAX).toLowerCase()
  const isBegun = REACT_WORDS.some((word) => `${word}:`.startsWith(lower))
  return isBegun || REACT_BEGUN.test(text) ? 'maybe' : undefined
}

/** Names of the speaker whom a model lets speak after its answer: the visitor, whose next message it makes up. */
const OTHER_SPEAKERS = ['user', 'human', 'usuario', 'usuário', 'utilizador', 'utilisateur', 'benutzer', 'nutzer']
const BEFORE_SPEAKER = String.raw`(?:#{1,4} ?|\*\*)?`
const OTHER_SPEAKER = new RegExp(
  String.raw`^${BEFORE_SPEAKER}(?:${OTHER_SPEAKERS.join('|')})(?:\*\*)?\s?:(?:\*\*)?\s`,
  'i',
)
const OTHER_SPEAKER_BEGUN = new RegExp(
  String.raw`^(?:#{1,4} ?|\*{1,2})?(?<name>[a-zá]{0,16})(?<rest>\*{0,2}\s?:?\*{0,2})$`,
  'i',
)

function otherSpeakerAt(text: string): FoundTag | undefined {
  const [{ length } = ''] = OTHER_SPEAKER.exec(text) ?? []
  if (length > 0) return { is: 'end', length }
  const { name = '', rest = '' } = OTHER_SPEAKER_BEGUN.exec(text)?.groups ?? { name: '-' }
  const isBegun = OTHER_SPEAKERS.some((speaker) =>
    rest === '' ? speaker.startsWith(name.toLowerCase()) : speaker === name.toLowerCase(),
  )
  return isBegun ? 'maybe' : undefined
}

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
const BEFORE_JSON = new RegExp(
  String.raw`^(?<lead>(?:${JSON_LEADS.join('|')})\s{0,8})?(?:\`\`\`(?:json)?\s{0,8})?(?:\[\s{0,8})?`,
  'i',
)
/** Letters that begin a lead. Nearly all lines begin with another one; the first fragment of an answer would cost 5 µs here. */
const LEAD_SIGN = /^[[pfdatc✿→`*>@-]/i

/** A call without tags at the start of a line: JSON, fenced JSON, `name(…)`, or `Action: name`. */
function callAt(text: string, known: readonly string[]): Start | undefined {
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
function mayBeCall(text: string, known: readonly string[]): boolean {
  const json = text.replace(/^\{\s+/, '{')
  return KEY.test(json) || known.some((name) => json.startsWith(`{"${name}"`) || `{"${name}"`.startsWith(json))
}

/** Whether a text in which the JSON of a call has begun may still become one. */
export const mayGoOn = (text: string, known: readonly string[]): boolean =>
  mayBeCall(text.replace(BEFORE_JSON, ''), known)
