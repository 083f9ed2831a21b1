import { type FoundTag, MARKED } from './tag.ts'

const BRACKET = /^\[(\/?)(?:(think(?:ing)?|reasoning|thought)|(tool_calls?|tool_request)|(end_tool_request|args))\]/i
/** Only in capitals: people write such words in brackets too. */
const BRACKET_TOKEN = /^\[(?:\/?(?:INST|ANSWER|SEP|PAD|CLS|UNK|BOS|EOS|gMASK)|\|\w{1,20}\|)\]|^\[e~\[/
const BRACKET_BEGUN = /^\[(?:g?\/?[A-Z_]{0,16}|\/?[a-z_]{0,16}|\|\w{0,20}\|?|e~?)$/

/** Tags in square brackets, such as `[THINK]`, `[TOOL_CALLS]` and `[INST]`. */
export function bracketAt(text: string): FoundTag | undefined {
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
