import { roleAt, SPEAKER, speakerAt } from './speakers.ts'
import { CALLED, type FoundTag, MARKED, TAG_MAX, type Tag, type TagPosition, WITH_ATTRIBUTES_MAX } from './tag.ts'

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

const NAME = /^<\s?(\/?)\s?(?:[a-z][\w-]{0,15}:)?(\p{L}[\p{L}\d_]{0,30}(?: calls?(?=>))?)/iu
const NAME_BEGUN =
  /^<\s?\/?\s?(?:[a-z][\w-]{0,15}|(?:[a-z][\w-]{0,15}:)?(?:\p{L}[\p{L}\d_]{0,30})?(?:(?<=tool|function) c?a?l?l?s?)?)$/iu
export const nameIn = (text: string): string => NAME.exec(text)?.[2]?.toLowerCase() ?? ''

/** Tags such as `<think>`, `<tool_call>`, also with attributes or a prefix. */
export function pairedAt(text: string, place: TagPosition): FoundTag | undefined {
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
