import { type FoundTag, MARKED, type TagPosition } from './tag.ts'

/** Words after which the name of a role stands. */
export const SPEAKER = /^(?:im_start|start_header_id|start_of_role|start_of_turn|begin|turn)$/
const OWN = /^(?:assistant|model|ai)$/
export const OTHER = /^(?:user|system|tool|human|observation)$/

/** A role between tags, as Ling's template has it: `<role>ASSISTANT</role>`. */
const ROLE = /^<role>\s?([A-Z]{2,11})\s?<\/role>/
const ROLE_BEGUN = /^<role>\s?[A-Z]{0,11}\s?(?:<(?:\/(?:r(?:o(?:le?)?)?)?)?)?$/

export function roleAt(text: string, { isStart, isLineStart, before }: TagPosition): FoundTag | undefined {
  // Within a sentence somebody writes about it.
  if (before === ' ' && !isLineStart) return undefined
  const [{ length } = '', role = ''] = ROLE.exec(text) ?? []
  if (OTHER.test(role.toLowerCase())) return { is: isStart ? 'mark' : 'end', length }
  if (OWN.test(role.toLowerCase())) return { ...MARKED, length }
  return ROLE_BEGUN.test(text) ? 'maybe' : undefined
}

/** A token after which the role of who speaks stands, with it. */
export function speakerAt(text: string, length: number): FoundTag {
  const role = /^\s*([a-z]*)(?:\s*\n|[^\w]|$)?/i.exec(text.slice(length))
  const [all = '', name = ''] = role ?? []
  if (length + all.length === text.length && name.length < ROLE_MAX) return 'maybe'
  const lower = name.toLowerCase()
  if (OTHER.test(lower)) return { is: 'end', length }
  return { ...MARKED, length: OWN.test(lower) ? length + all.length - (/[<[]$/.test(all) ? 1 : 0) : length }
}
const ROLE_MAX = 12
