import { OTHER, SPEAKER, speakerAt } from './speakers.ts'
import { CALLED, type FoundTag, MARKED, oneOf, TAG_MAX, type TagPosition } from './tag.ts'

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

export function tokenAt(text: string, place: TagPosition): FoundTag | undefined {
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
export function endTokenAt(text: string): FoundTag | undefined {
  const match = /^<[a-z][a-z_]{0,19}\|>/.exec(text)
  if (match !== null) return { ...MARKED, length: match[0].length }
  return /^<[a-z][a-z_]{0,19}\|$/.test(text) ? 'maybe' : undefined
}

export const spacedAt = (text: string): FoundTag | undefined => oneOf(text, '< | dsml | ', CALLED)
