import { bracketAt } from './brackets.ts'
import { nameIn, pairedAt } from './paired.ts'
import { CALLED, type FoundTag, MARKED, oneOf, type TagPosition } from './tag.ts'
import { endTokenAt, spacedAt, tokenAt } from './tokens.ts'

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
