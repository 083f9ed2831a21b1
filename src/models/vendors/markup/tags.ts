/**
 * Markup that models write for their server, not for people. A server that does not know the model sends it as text.
 * Tags are known by their form and by words in their name, since each model has its own spelling.
 */
export type Tag =
  | Thought
  /** Only the tag itself is removed. */
  | { is: 'mark' }
  | Call
  /** A header follows, up to `<|message|>`, which tells the kind of the text after it. */
  | { is: 'header' }
  /** The imagined next message of somebody else follows: nothing more is shown. */
  | { is: 'end' }

/** The text up to `close` is hidden; `open` begins the same within it. `isUnsure`: shown if it never ends, and holds no call. */
export type Thought = { is: 'thought'; open?: RegExp; close: RegExp; isUnsure?: boolean }
/** A tool call follows, up to `close` or the end of the text. `isUnsure`: shown if it turns out to be none. */
export type Call = { is: 'call'; close?: RegExp; isUnsure?: boolean }

export type FoundTag = (Tag & { length: number }) | 'maybe'

/** What stands around a tag. */
export type TagPosition = {
  isLineStart: boolean
  /** nothing was shown yet */
  isStart: boolean
  /** something was hidden before */
  wasHidden: boolean
  /** the character before the tag; "" at the start */
  before: string
  known: readonly string[]
  /** names of tags that were shown as text, whose ends are text too */
  shown: Set<string>
}

/** Maximum length of text held back while it may become a tag, in UTF-16 units; of a tag with attributes. */
export const TAG_MAX = 45
export const WITH_ATTRIBUTES_MAX = 200

/** Where tags of calls begin. */
export const CALL_SIGN =
  /<(?:[\w-]+:)?(?:\w+_)?(?:tool|function)[_ ]?calls?|<function=|<invoke |\[TOOL_CALLS\]|<[|｜‖]{1,2}(?:tool|dsml|python)/i

const THOUGHT =
  /^(?:anti?)?(?:think(?:ing)?|thoughts?|reasoning)(?:_?(?:process|content))?$|^(?:reflection|scratchpad|inner_monologue|chain_of_thought|思考|思考过程)$/
/** Words that a person may write too: only at the start of a line. */
const UNSURE_THOUGHT = /^(?:reason|analysis|internal|internal_thoughts?|observation)$/
/** Tool results that a model makes up. */
const RESULT = /^(?:\w+_)?(?:tool|function)_(?:response|result|output|observation)s?$/
const CALL = /^(?:[a-z]+_)?(?:tool|function)[ _]?(?:calls?|use|code|request)$|^(?:(?:use|execute|use_mcp)_tool|invoke)$/
const UNSURE_CALL = /^(?:tools?|functions?)$/
const MARK =
  /^(?:bos|eos|pad|unk|eot|eod|sep|cls|sop|eop|end_of_\w+|(?:unused|ctrl|extra_id_|reserved_|special_|custom_token_)\d+)$/
const ANSWER = /^(?:(?:final_)?answer|final|assistant)$/
const REPLY = /^(?:output|response)$/
/** Words after which the name of a role stands. */
const SPEAKER = /^(?:im_start|start_header_id|start_of_role|start_of_turn|begin|turn)$/
const OWN = /^(?:assistant|model|ai)$/
const OTHER = /^(?:user|system|tool|human|observation)$/

/** The tag at the start of a text, `maybe` if there may be one when more has come. */
export function tagAt(text: string, place: TagPosition): FoundTag | undefined {
  const sign = text[0]
  if (sign === '[') return bracketAt(text)
  if (sign === '◁')
    return oneOf(text, '◁think▷', { is: 'thought', close: /◁\/think▷/ }) ?? oneOf(text, '◁/think▷', MARKED)
  if (sign === '`') return oneOf(text, '```tool_code', CALLED) ?? oneOf(text, '```tool_call', CALLED)
  if (sign !== '<') return undefined
  const found =
    /^<\s?[|｜‖]/.test(text) || text === '<'
      ? (tokenAt(text, place) ?? spacedAt(text))
      : (pairedAt(text, place) ?? endTokenAt(text))
  return found === undefined || found === 'maybe' ? found : unlessQuoted(found, text, place)
}

/** A text about a tag has it in backticks or quotes; a quote may also just have ended. */
function unlessQuoted(found: FoundTag, text: string, { before, shown }: TagPosition): FoundTag | undefined {
  const isQuote = before === '"' || before === "'"
  if (isQuote && /^<[^<>]{0,40}>?$/.test(text)) return 'maybe'
  if (before !== '`' && before !== '\\' && !(isQuote && /^<[^<>]{1,40}>["']/.test(text))) return found
  shown.add(nameIn(text))
  return undefined
}

const MARKED: Tag = { is: 'mark' }
const CALLED: Tag = { is: 'call' }

function oneOf(text: string, open: string, tag: Tag): FoundTag | undefined {
  const lower = text.slice(0, open.length).toLowerCase()
  if (lower === open) return { ...tag, length: tag.is === 'call' ? 0 : open.length }
  return open.startsWith(lower) ? 'maybe' : undefined
}

const BRACKET = /^\[(\/?)(?:(think(?:ing)?|reasoning|thought)|(tool_calls?|tool_request)|(end_tool_request|args))\]/i
/** Only in capitals: people write such words in brackets too. */
const BRACKET_TOKEN = /^\[(?:\/?(?:INST|ANSWER|SEP|PAD|CLS|UNK|BOS|EOS|gMASK)|\|\w{1,20}\|)\]|^\[e~\[/
const BRACKET_BEGUN = /^\[(?:g?\/?[A-Z_]{0,16}|\/?[a-z_]{0,16}|\|\w{0,20}\|?|e~?)$/

function bracketAt(text: string): FoundTag | undefined {
  const match = BRACKET.exec(text)
  if (match !== null) {
    const [{ length }, slash, thought, call] = match
    if (slash === '' && thought !== undefined)
      return { is: 'thought', close: new RegExp(String.raw`\[/${thought}\]`, 'i'), length }
    return slash === '' && call !== undefined
      ? { is: 'call', close: /\[(?:\/tool_call|end_tool_request)\]/i, length: 0 }
      : { ...MARKED, length }
  }
  const token = BRACKET_TOKEN.exec(text)
  if (token !== null) return { ...MARKED, length: token[0].length }
  return BRACKET_BEGUN.test(text) && BRACKET_NAMES.some((name) => name.startsWith(text.toLowerCase()))
    ? 'maybe'
    : undefined
}
const BRACKET_NAMES = [
  ...['think', 'thinking', 'reasoning', 'thought', 'inst', 'answer', 'tool_call'].flatMap((name) => [
    `[${name}]`,
    `[/${name}]`,
  ]),
  '[tool_calls]',
  '[tool_request]',
  '[end_tool_request]',
  '[args]',
  '[sep]',
  '[pad]',
  '[cls]',
  '[unk]',
  '[bos]',
  '[gmask]',
  '[eos]',
  '[e~[',
  '[|assistant|]',
  '[|endofturn|]',
  '[|system|]',
  '[|user|]',
]

const NAME = /^<\s?(\/?)\s?(?:[a-z][\w-]{0,15}:)?(\p{L}[\p{L}\d_]{0,30}(?: calls?(?=>))?)/iu
const NAME_BEGUN =
  /^<\s?\/?\s?(?:[a-z][\w-]{0,15}|(?:[a-z][\w-]{0,15}:)?(?:\p{L}[\p{L}\d_]{0,30})?(?:(?<=tool|function) c?a?l?l?s?)?)$/iu
const nameIn = (text: string): string => NAME.exec(text)?.[2]?.toLowerCase() ?? ''

/** Tags such as `<think>`, `<tool_call>`, also with attributes or a prefix. */
function pairedAt(text: string, place: TagPosition): FoundTag | undefined {
  if (NAME_BEGUN.test(text)) return text.length < TAG_MAX ? 'maybe' : undefined
  const match = NAME.exec(text)
  if (match === null) return undefined
  const [head, slash, word = ''] = match
  const name = word.toLowerCase()
  const role = name === 'role' ? roleAt(text, place) : undefined
  if (role !== undefined) return role
  const tag = slash === '' ? openingOf(name, text[head.length] ?? '', place) : closingOf(name, place)
  if (tag === undefined) {
    if (slash === '') place.shown.add(name)
    return undefined
  }
  if (tag.is === 'call') return { ...tag, length: 0 }
  const end = text.search(/[>\n]/)
  if (end < 0) return text.length < WITH_ATTRIBUTES_MAX ? 'maybe' : undefined
  if (text[end] === '\n') return undefined
  const length = end + 1
  if (text[end - 1] === '/') return { ...MARKED, length }
  return SPEAKER.test(name) ? speakerAt(text, length) : { ...tag, length }
}

const between = (open: string, close = open): Tag => ({
  is: 'thought',
  open: new RegExp(String.raw`<\s?(?:[\w-]+:)?${open}(?:\s[^<>]*)?>`, 'i'),
  close: new RegExp(String.raw`<\s?/\s?(?:[\w-]+:)?${close}\s?>`, 'i'),
})

function openingOf(
  name: string,
  next: string,
  { isLineStart, isStart, wasHidden, known }: TagPosition,
): Tag | undefined {
  if (name === 'unused94') return { is: 'thought', close: /<unused95>/ }
  // Some models end their thoughts with another word than they begin them.
  if (THOUGHT.test(name)) return between(`(?:${name}|think(?:ing)?|thoughts?|reasoning)`)
  if (RESULT.test(name) || (UNSURE_THOUGHT.test(name) && isLineStart && next === '>')) return between(name)
  if (CALL.test(name) || known.includes(name)) return { is: 'call', close: new RegExp(`</(?:[\\w-]+:)?${name}>`, 'i') }
  if (UNSURE_CALL.test(name) && isLineStart)
    return { is: 'call', close: new RegExp(`</${name}>`, 'i'), isUnsure: next !== '=' }
  if (/^start_function_call$/.test(name)) return CALLED
  const isMark =
    MARK.test(name) ||
    SPEAKER.test(name) ||
    (name === 's' && isStart) ||
    (ANSWER.test(name) && isLineStart) ||
    (REPLY.test(name) && wasHidden && isStart)
  return isMark ? MARKED : undefined
}

function closingOf(name: string, { shown, wasHidden, known }: TagPosition): Tag | undefined {
  if (shown.has(name)) return undefined
  const isMark =
    [THOUGHT, RESULT, CALL, MARK, ANSWER].some((kind) => kind.test(name)) ||
    name === 's' ||
    known.includes(name) ||
    (wasHidden && [REPLY, UNSURE_THOUGHT, UNSURE_CALL].some((kind) => kind.test(name)))
  return isMark ? MARKED : undefined
}

/** Special tokens by their form, such as `<|im_end|>` and `<｜end▁of▁sentence｜>`. */
const TOKEN = /^<(?:[|｜]{1,2}|‖)(?=[\w▁/"])([\w▁:/."-](?:[\w▁:/. -]{0,38}[\w▁:/.-])?)(?:[|｜]{0,2}|‖)>/
const TOKEN_BEGUN = /^<(?:[|｜]{0,2}|‖)(?:[\w▁:/."-][\w▁:/. -]{0,40})?[|｜‖]{0,2}$/
/** DeepSeek's tokens, with the kinds of bars found in its tokens, copies and imitations. */
const DSML = /^<(?:[|｜]{1,2}|‖)dsml(?:[|｜]{1,2}|‖)/i

const TOKEN_THOUGHT = /^(?:start_|begin_|start_of_|begin_of_)?(?:think(?:ing)?|thoughts?|reasoning)$|^inner_prefix$/
const TOKEN_THOUGHT_END =
  /<[|｜](?:\/|end_|end_of_)(?:think(?:ing)?|thoughts?|reasoning)[|｜]>|<\|inner_suffix\|>|<\|end\|>|<\|content\|>/i
const TOKEN_CALL =
  /^(?:start_)?tool_?calls?(?:_section)?(?:_begin|_start)?$|^(?:python_tag|python_start|action_start|start_action|tools_prefix)$/
const TOKEN_RESULT = /^tool_(?:outputs?|responses?|results?)(?:_begin|_start)?$/

function tokenAt(text: string, place: TagPosition): FoundTag | undefined {
  if (DSML.test(text)) return { ...CALLED, length: 0 }
  const match = TOKEN.exec(text)
  if (match === null) return TOKEN_BEGUN.test(text) && text.length < TAG_MAX ? 'maybe' : undefined
  const [{ length }, word = ''] = match
  const name = word.toLowerCase().replaceAll('▁', '_')
  const isHalf = /\w>$/.test(match[0])
  if (name === 'channel' && isHalf) return { is: 'thought', close: /<channel\|>/i, length }
  if (name === 'start' || name === 'channel') return { is: 'header', length }
  if (TOKEN_THOUGHT.test(name)) return { is: 'thought', close: TOKEN_THOUGHT_END, length }
  if (TOKEN_RESULT.test(name))
    return {
      is: 'thought',
      close: /<[|｜]?(?:\/)?tool[_▁](?:outputs?|responses?|results?)[_▁]?(?:end)?[|｜]>/i,
      length,
    }
  if (TOKEN_CALL.test(name)) return { is: 'call', close: CALL_END, length: 0 }
  if (SPEAKER.test(name)) return speakerAt(text, length)
  return { is: OTHER.test(name) && !place.isStart ? 'end' : 'mark', length }
}
const CALL_END =
  /<[|｜]?\/?(?:tool[_▁]calls?(?:[_▁]section)?(?:[_▁]end)?|python_end|eom_id|end_action|action_end|tools_suffix)[|｜]>/i

/** The ends of Gemma's tags, such as `<turn|>`. */
function endTokenAt(text: string): FoundTag | undefined {
  const match = /^<[a-z][a-z_]{0,19}\|>/.exec(text)
  if (match !== null) return { ...MARKED, length: match[0].length }
  return /^<[a-z][a-z_]{0,19}\|$/.test(text) ? 'maybe' : undefined
}

const spacedAt = (text: string): FoundTag | undefined => oneOf(text, '< | dsml | ', CALLED)

/** A role between tags, as Ling's template has it: `<role>ASSISTANT</role>`. */
const ROLE = /^<role>\s?([A-Z]{2,11})\s?<\/role>/
const ROLE_BEGUN = /^<role>\s?[A-Z]{0,11}\s?(?:<(?:\/(?:r(?:o(?:le?)?)?)?)?)?$/

function roleAt(text: string, { isStart, isLineStart, before }: TagPosition): FoundTag | undefined {
  // Within a sentence somebody writes about it.
  if (before === ' ' && !isLineStart) return undefined
  const [{ length } = '', role = ''] = ROLE.exec(text) ?? []
  if (OTHER.test(role.toLowerCase())) return { is: isStart ? 'mark' : 'end', length }
  if (OWN.test(role.toLowerCase())) return { ...MARKED, length }
  return ROLE_BEGUN.test(text) ? 'maybe' : undefined
}

/** A token after which the role of who speaks stands, with it. */
function speakerAt(text: string, length: number): FoundTag {
  const role = /^\s*([a-z]*)(?:\s*\n|[^\w]|$)?/i.exec(text.slice(length))
  const [all = '', name = ''] = role ?? []
  if (length + all.length === text.length && name.length < ROLE_MAX) return 'maybe'
  const lower = name.toLowerCase()
  if (OTHER.test(lower)) return { is: 'end', length }
  return { ...MARKED, length: OWN.test(lower) ? length + all.length - (/[<[]$/.test(all) ? 1 : 0) : length }
}
const ROLE_MAX = 12
