import { parsedJson } from '../../../contract/text.ts'
import { tooLongError } from '../failure.ts'
import { mendedJson } from '../markup/loose-json.ts'
import { endOfJson } from '../markup/written-calls.ts'
import { VENDOR_LIMITS } from '../vendor.ts'

/** One event of a stream: a JSON value, `done`, or text that is not JSON. `name` is the event's name, "" for most. */
export type StreamEvent = { name: string; value: unknown } | 'done' | { words: string }

/** Length of the longest spelling of [DONE]. */
const DONE_MAX = 8
const DONE = /^"?(?:\[?DONE\]?|<\|DONE\|>)"?$/i

/** Fields as some servers spell them: in capitals, behind blanks, a byte order mark or a record separator. */
const FIELD = /^[\s\uFEFF\p{Cc}]*(data|event|error|id|retry): ?(.*)$/isu

/** A field that the rules of server-sent events do not know, or a known one without a value: both are ignored. */
const OTHER_FIELD = /^(?:[a-z][a-z_-]*:|(?:event|data|id|retry)$)/

/** How often incomplete JSON is parsed again, and how much of it in all, in UTF-16 units. */
const TRIES_MAX = 64
const TRIED_MAX = 2 * VENDOR_LIMITS.line

/** Most events in one line: each is looked for in all that follows it. */
const IN_LINE_MAX = 1_024

/**
 * Parses a streamed body into events. Accepts server-sent events with any line end, a byte order mark, keep-alive
 * comments and JSON over several lines; also bodies that are JSON or JSON lines. Throws `modelUnavailable` for more than the
 * limits allow.
 */
export function createLineReader(server: string, take: (event: StreamEvent) => void) {
  let rest = ''
  let [received, events] = [0, 0]
  let isFirst = true
  let endsInReturn = false
  let name = ''
  /** lines that are not JSON alone, but may be with the lines that follow; joined only to be parsed, since they may be very many */
  let pending: string[] = []
  let pendingLength = 0
  let [tries, tried] = [0, 0]
  let hasEvents = false

  function count(units: number): void {
    received += units
    if (received > VENDOR_LIMITS.answer) throw tooLongError(server, 'an answer')
  }

  function onEvent(event: StreamEvent): void {
    events += 1
    if (events > VENDOR_LIMITS.events) throw tooLongError(server, 'an answer')
    take(event)
  }

  function addPending(text: string): void {
    pending.push(text)
    pendingLength += text.length + 1
    if (pendingLength > VENDOR_LIMITS.line) throw tooLongError(server, 'a line')
    // Each try parses the whole text, so only if it may be complete, and a limited number of times.
    if (!/^[}\]]/.test(text) || !mayTry(pendingLength)) return
    const value = parsedJson(pending.join('\n'))
    if (value === undefined) return
    takePending()
    onEvent({ name, value })
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

  function flushPending(): void {
    const words = takePending()
    if (words === '') return
    const value = parsedJson(words) ?? parsedJson(/^[[{]/.test(words) ? (mendedJson(words, true) ?? '') : '')
    onEvent(value === undefined ? { words } : { name, value })
  }

  /** `before`: how many events of the same line were read. */
  function readData(data: string, before = 0): void {
    if (data === '' || data === 'null') return
    if (data.length <= DONE_MAX && DONE.test(data)) onEvent('done')
    else if (before < IN_LINE_MAX && /^data:/i.test(data)) readData(data.slice('data:'.length).trim(), before + 1)
    else if (/^[[{]/.test(pending[0] ?? '')) addPending(data)
    else {
      const value = parsedJson(data)
      if (value !== undefined) flushWords()
      if (typeof value === 'string') readData(value, before + 1)
      else if (value !== undefined) onEvent({ name, value })
      else if (before >= IN_LINE_MAX || !readSeveral(data, before)) addPending(data)
    }
  }

  /** What came before an event and is none. */
  function flushWords(): void {
    const words = takePending()
    if (words !== '') onEvent({ words })
  }

  /** Reads events of which several stand in one line; returns false, and reads none, if it is otherwise. */
  function readSeveral(data: string, before: number): boolean {
    const end = data.startsWith('{') ? endOfJson(data, 0) : undefined
    const first = end === undefined ? undefined : parsedJson(data.slice(0, end))
    const next = data.slice(end).trim()
    if (first === undefined || !/^(?:data:\s*)?[{[]/.test(next)) return false
    onEvent({ name, value: first })
    readData(next, before + 1)
    return true
  }

  function readLine(line: string): void {
    if (line === '') {
      // A blank line ends an event; without events, it may be within one JSON value.
      if (hasEvents) flushPending()
      name = ''
      return
    }
    // Nearly all lines start so; a fast path without a pattern.
    if (line.startsWith('data:')) {
      hasEvents = true
      readData(line.slice('data:'.length).trim())
      return
    }
    if (line.startsWith(':')) return
    const [, given, text = ''] = FIELD.exec(line) ?? [undefined, undefined, line]
    const field = given?.toLowerCase()
    hasEvents ||= field !== undefined
    if (field === 'data') readData(text.trim())
    else if (field === 'event') name = text.trim()
    // Older versions of llama.cpp send errors in a field of their own.
    else if (field === 'error') onEvent({ name: 'error', value: parsedJson(text) ?? text.trim() })
    else if (field === undefined && !OTHER_FIELD.test(line)) readData(text.replace(/^\p{Cc}/u, '').trim())
  }

  /** Reads JSON without a line end, since some servers leave the connection open behind it. */
  function readOpenEnd(): void {
    if (hasEvents || pending.length > 0 || !/^\s*[{[]/.test(rest) || !/[}\]]\s*$/.test(rest)) return
    if (!mayTry(rest.length)) return
    const value = parsedJson(rest)
    if (value === undefined) return
    rest = ''
    onEvent({ name, value })
  }

  return {
    /** Whether all text so far has become events, so that the next text begins a new one. */
    isBetweenEvents: (): boolean => rest === '' && pending.length === 0 && name === '',
    /** Counts text of the body that was read elsewhere. */
    skip: count,
    push(piece: string): void {
      count(piece.length)
      let text = piece
      if (isFirst && piece !== '') {
        text = piece.replace(/^\uFEFF/, '')
        isFirst = false
      }
      if (endsInReturn && text.startsWith('\n')) text = text.slice(1)
      endsInReturn = text.endsWith('\r')
      const lines = text.includes('\r') ? (rest + text).split(/\r\n|\r|\n/) : (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > VENDOR_LIMITS.line) throw tooLongError(server, 'a line')
      for (const line of lines) readLine(line)
      readOpenEnd()
    },
    end(): void {
      if (rest !== '') readLine(rest)
      rest = ''
      flushPending()
    },
  }
}
