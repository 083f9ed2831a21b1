import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The file of settings in the current folder. */
const FILE = '.env'
const ENCODINGS = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
]
const CURLY_QUOTES = '“”„‟‘’‚‛«»'
/** One setting: its name, and the rest of the line. */
const SETTING = /[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*=[ \t]*(.*)/y
const NOTHING = /[ \t]*(?:#.*)?$/y

/**
 * The text of .env, "" if there is none. In UTF-8 or, as PowerShell writes it, in UTF-16 with its mark; any line ends.
 * @returns {string}
 */
export function envFileText() {
  if (!existsSync(FILE)) return ''
  const bytes = readFileSync(FILE)
  const encoding = ENCODINGS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.name ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    throw new Error('it must be in UTF-8')
  }
}

/**
 * The settings in the text of .env. Throws an error that names each line that Node.js would read as something other than what
 * its author means: it would cut a value at `#`, pass over a line, or take a quote that does not end for all lines below.
 * @param {string} text
 */
export function parseEnvFile(text) {
  const problems = envFileProblems(text)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return parseEnv(text)
}

/** @param {string} text */
function envFileProblems(text) {
  const lines = text.split('\n')
  const problems = []
  for (let at = 0; at < lines.length; at += 1) {
    const { problem, end } = readLine(lines, at)
    if (problem !== undefined) problems.push(`line ${at + 1}: ${problem}`)
    at = end
  }
  return problems
}

/**
 * What is wrong with the setting that begins at a line, and the line where it ends. No value is shown: it may be a secret.
 * @param {string[]} lines
 * @param {number} at
 * @returns {{ problem?: string, end: number }}
 */
function readLine(lines, at) {
  const line = lines[at] ?? ''
  if (matches(NOTHING, line)) return { end: at }
  SETTING.lastIndex = 0
  const [, name, value = ''] = SETTING.exec(line) ?? []
  if (name === undefined) return { problem: 'must be NAME=value, or begin with # as a comment', end: at }
  const [quote = ''] = value
  if (`"'\``.includes(quote) && quote !== '') return readQuoted({ name, quote }, lines, at)
  if (CURLY_QUOTES.includes(quote) && quote !== '')
    return { problem: `the quotes of ${name} must be straight: " or '`, end: at }
  if (/[^ \t]#/.test(value) || value.startsWith('#'))
    return { problem: `put the value of ${name} in quotes, or a blank before the # of a comment`, end: at }
  return { end: at }
}

/**
 * What is wrong with a setting whose value begins with a quote, and the line where it ends.
 * @param {{ name: string, quote: string }} setting
 * @param {string[]} lines
 * @param {number} at
 * @returns {{ problem?: string, end: number }}
 */
function readQuoted({ name, quote }, lines, at) {
  const rest = lines.slice(at).join('\n')
  const begin = rest.indexOf(quote, rest.indexOf('=')) + 1
  const close = rest.indexOf(quote, begin)
  if (close < 0) return { problem: `the value of ${name} begins with ${quote} and must end with it`, end: at }
  const end = at + rest.slice(0, close).split('\n').length - 1
  const [after = ''] = rest.slice(close + 1).split('\n')
  if (matches(NOTHING, after)) return { end }
  return { problem: `the value of ${name} must end at the second ${quote}`, end: at }
}

/**
 * Whether a sticky pattern matches the text from its beginning.
 * @param {RegExp} pattern
 * @param {string} text
 */
function matches(pattern, text) {
  pattern.lastIndex = 0
  return pattern.test(text)
}
