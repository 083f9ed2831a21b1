import { parsedJson } from '../../../contract/text.ts'

/**
 * JSON as models write it, as JSON: texts in single quotes or with bare line ends, escapes outside of texts, Python's constants,
 * a comma too many. Undefined if it still cannot be read.
 */
export function mendedJson(text: string): string | undefined {
  let mended = ''
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? ''
    if (sign === '"' || sign === "'") {
      const { json, end } = quotedAt(text, at)
      mended += json
      at = end
    } else {
      const [found = sign, instead = sign] = outsideAt(text, at) ?? []
      mended += instead
      at += found.length
    }
  }
  return parsedJson(mended) === undefined ? undefined : mended
}

/** What stands outside of texts, and what it becomes. */
const OUTSIDE: [RegExp, string][] = [
  [/\\[nrt]/y, ' '],
  [/,(?=\s*[}\]])/y, ''],
  [/\bTrue\b/y, 'true'],
  [/\bFalse\b/y, 'false'],
  [/\bNone\b/y, 'null'],
]

function outsideAt(text: string, at: number): [found: string, instead: string] | undefined {
  for (const [pattern, instead] of OUTSIDE) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return [found, instead]
  }
  return undefined
}

/** The text in quotes that begins at `from`, as JSON, and where it ends. An apostrophe within a word ends none. */
function quotedAt(text: string, from: number): { json: string; end: number } {
  const quote = text[from]
  let said = ''
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const next = text[at + 1] ?? ''
      said += next === "'" ? next : sign + next
      at += 1
    } else if (sign === quote && (quote === '"' || /^\s*(?:[,:}\]]|$)/.test(text.slice(at + 1, at + AHEAD))))
      return { json: `"${said}"`, end: at + 1 }
    else said += sign === '"' || sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign
  }
  return { json: `"${said}`, end: text.length }
}

const AHEAD = 20
