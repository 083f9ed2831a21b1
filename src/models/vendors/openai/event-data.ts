import { parsedJson } from '../../../contract/text.ts'
import { tooLongError } from '../failure.ts'
import { endOfJson, mendedJson } from '../markup/loose-json.ts'
import { VENDOR_LIMITS } from '../vendor.ts'

/** Length of the longest spelling of [DONE]. */
const DONE_MAX = 8
const DONE = /^"?(?:\[?DONE\]?|<\|DONE\|>)"?$/i

/** How often incomplete JSON is parsed again, and how much of it in all, in UTF-16 units. */
const TRIES_MAX = 64
const TRIED_MAX = 2 * VENDOR_LIMITS.line

/** Maximum number of values in one line: each is looked for in all that follows it. */
const IN_LINE_MAX = 1_024

type Sink = { done: () => void; value: (json: unknown) => void; words: (notJson: string) => void }

/**
 * Reads the data of events: JSON in one line, over several lines, or several values in one line. Text that is not JSON is
 * passed on as words, once it is clear that it does not become JSON with the lines that follow.
 */
export function createDataReader(server: string, sink: Sink) {
  /** lines that are not JSON alone, but may be with the lines that follow; joined only to be parsed, since they may be very many */
  let pending: string[] = []
  let pendingLength = 0
  let [tries, tried] = [0, 0]

  function addPending(text: string): void {
    pending.push(text)
    pendingLength += text.length + 1
    if (pendingLength > VENDOR_LIMITS.line) throw tooLongError(server, 'a line')
    // Each try parses the whole text, so only if it may be complete, and a limited number of times.
    if (!/^[}\]]/.test(text) || !mayTry(pendingLength)) return
    const value = parsedJson(pending.join('\n'))
    if (value === undefined) return
    takePending()
    sink.value(value)
  }

  function mayTry(length: number): boolean {
    tries += 1
    tried += length
    return tries <= TRIES_MAX && tried <= TRIED_MAX
  }

  function takePending(): string {
    const words = pending.join('\n').trim()
    pending = []
    pendingLength = 0
    return words
  }

  /** `before`: how many values of the same line were read. */
  function read(data: string, before = 0): void {
    if (data === '' || data === 'null') return
    if (data.length <= DONE_MAX && DONE.test(data)) return sink.done()
    if (before < IN_LINE_MAX && /^data:/i.test(data)) return read(data.slice('data:'.length).trim(), before + 1)
    if (/^[[{]/.test(pending[0] ?? '')) return addPending(data)
    const value = parsedJson(data)
    if (value === undefined) {
      if (before >= IN_LINE_MAX || !readSeveral(data, before)) addPending(data)
      return
    }
    flushWords()
    if (typeof value === 'string') read(value, before + 1)
    else sink.value(value)
  }

  /** Passes on as words what came before a value and did not become one. */
  function flushWords(): void {
    const words = takePending()
    if (words !== '') sink.words(words)
  }

  /** Reads several values in one line. Returns false, and reads nothing, if there is only one. */
  function readSeveral(data: string, before: number): boolean {
    const end = data.startsWith('{') ? endOfJson(data, 0) : undefined
    const first = end === undefined ? undefined : parsedJson(data.slice(0, end))
    const next = data.slice(end).trim()
    if (first === undefined || !/^(?:data:\s*)?[{[]/.test(next)) return false
    sink.value(first)
    read(next, before + 1)
    return true
  }

  return {
    /** Takes one line of data, trimmed. */
    read: (line: string): void => read(line),
    /** Reads text that has no line end yet, if it is JSON as it stands; returns whether it is. */
    readWhole(text: string): boolean {
      if (pending.length > 0 || !mayTry(text.length) || !/^\s*[{[]/.test(text)) return false
      const value = parsedJson(text)
      if (value === undefined) return false
      sink.value(value)
      return true
    },
    /** Nothing follows that belongs to the lines so far: they are mended JSON, or words. */
    end(): void {
      const words = takePending()
      if (words === '') return
      const value = parsedJson(words) ?? parsedJson(/^[[{]/.test(words) ? (mendedJson(words, true) ?? '') : '')
      if (value === undefined) sink.words(words)
      else sink.value(value)
    },
    /** Whether no line waits for those that follow. */
    isComplete: (): boolean => pending.length === 0,
  }
}
