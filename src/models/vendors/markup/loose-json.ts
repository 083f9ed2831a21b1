import { parsedJson } from '../../../contract/text.ts'

/** Longest text that is mended, in UTF-16 units: longer than the arguments of any call. */
const MENDED_MAX = 65_536
/** Maximum depth of the JSON of a call: deeper JSON would overflow the stack of the code that walks through it. */
export const LEVELS_MAX = 100

/**
 * The first JSON object or list in a text as models write it, as JSON: with words around it, texts in single quotes or with bare
 * line ends, keys without quotes, Python's and JavaScript's constants, comments, a comma too many, ends that are missing. Undefined
 * if it still cannot be read; also if its end is missing and `isCut`.
 */
export function mendedJson(text: string, isCut = false): string | undefined {
  if (text.length > MENDED_MAX) return undefined
  return mendedAt(text, isCut) ?? (text.includes('\\"') ? mendedAt(text.replaceAll('\\"', '"'), isCut) : undefined)
}

function mendedAt(text: string, isCut: boolean): string | undefined {
  const from = text.search(/[{[]/)
  if (from < 0) return undefined
  const ends: string[] = []
  let mended = ''
  for (let at = from; at < text.length; ) {
    const sign = text[at] ?? ''
    if (QUOTES.has(sign)) {
      const { json, end } = quotedAt(text, at)
      mended += json
      at = end
    } else if (sign === '{' || sign === '[') {
      if (ends.push(sign === '{' ? '}' : ']') > LEVELS_MAX) return undefined
      mended += sign
      at += 1
    } else if (sign === '}' || sign === ']') {
      if (ends.pop() !== sign) return undefined
      mended += sign
      at += 1
      if (ends.length === 0) return parsedJson(mended) === undefined ? undefined : mended
    } else {
      const [found = sign, instead = sign] = outsideAt(text, at) ?? []
      mended += instead
      at += found.length
    }
  }
  const ended = mended.replace(/,\s*$/, '') + ends.toReversed().join('')
  return isCut || parsedJson(ended) === undefined ? undefined : ended
}

const QUOTES = new Set(['"', "'", '“', '”'])

/**
 * What may stand outside of texts: blanks, comments, a comma too many, a word. One pattern, since each sign is looked at with it. A
 * comment without an end reaches to that of the text, and a word is taken whole, whether or not a colon follows: none is looked
 * through twice.
 */
const OUTSIDE = /\\[nrt]|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|\/\/[^\n]*|,(?=\s*[}\]])|-Infinity\b|[A-Za-z_]\w*(?=(\s*:)?)|\s+/y
const CONSTANTS: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ...['None', 'NaN', 'undefined', 'Infinity', '-Infinity'].map((name) => [name, 'null'] as const),
])

/** What stands outside of texts at a place, and what it becomes. */
function outsideAt(text: string, at: number): [found: string, instead: string] | undefined {
  OUTSIDE.lastIndex = at
  const [found, colon] = OUTSIDE.exec(text) ?? []
  return found === undefined ? undefined : [found, CONSTANTS.get(found) ?? insteadOf(found, colon)]
}

function insteadOf(found: string, colon: string | undefined): string {
  if (/^\w/.test(found)) return colon === undefined ? found : JSON.stringify(found)
  // Line ends and tabs between values are blanks, as JSON or escaped.
  return /^[/,]/.test(found) ? '' : ' '
}

/** The text in quotes that begins at `from`, as JSON, and where it ends. An apostrophe within a word ends none. */
function quotedAt(text: string, from: number): { json: string; end: number } {
  const quote = text[from] ?? ''
  const isCurly = quote === '“' || quote === '”'
  let said = ''
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const next = text[at + 1] ?? ''
      said += next === "'" ? next : sign + next
      at += 1
    } else if (
      (isCurly ? sign === '”' || sign === '“' : sign === quote) &&
      (quote === '"' || /^\s*(?:[,:}\]]|$)/.test(text.slice(at + 1, at + AHEAD)))
    )
      return { json: `"${said}"`, end: at + 1 }
    else said += sign === '"' || sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign
  }
  return { json: `"${said}"`, end: text.length }
}

/** How far behind a quote the sign that ends a text is looked for, in UTF-16 units. */
const AHEAD = 20

/** Looks for the end of JSON in a text that grows, from where it looked last. */
export type JsonScan = { endIn: (text: string) => number | undefined }

/** Where the JSON object or array that starts at `from` ends; undefined while it is incomplete. */
export function scanJson(from: number): JsonScan {
  let [at, depth, isString] = [from, 0, false]
  return {
    endIn(text) {
      for (; at < text.length; at++) {
        const sign = text[at]
        if (isString) {
          if (sign === '\\') at += 1
          else if (sign === '"') isString = false
        } else if (sign === '"') isString = true
        else if (sign === '{' || sign === '[') depth += 1
        else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1
      }
      return undefined
    },
  }
}

export const endOfJson = (text: string, from: number): number | undefined => scanJson(from).endIn(text)
