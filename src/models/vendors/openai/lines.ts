import { parsedJson } from '../../../contract/text.ts'
import { tooLong } from '../failure.ts'
import { VENDOR_LIMITS } from '../vendor.ts'

/** One event of a stream: a JSON value, `done`, or text that is not JSON. `name` is the event's name, "" for most. */
export type StreamEvent = { name: string; value: unknown } | 'done' | { words: string }

/** Length of [DONE] with quotes. */
const DONE_MAX = 8

/** A field that the rules of server-sent events do not know, or a known one without a value: both are ignored. */
const OTHER_FIELD = /^(?:[a-z][a-z_-]*:|(?:event|data|id|retry)$)/

/** How often incomplete JSON is parsed again. */
const TRIES_MAX = 64

/**
 * Parses a streamed body into events. Accepts server-sent events with any line end, a byte order mark, keep-alive
 * comments and JSON over several lines; also bodies that are JSON or JSON lines.
 */
export function createLineReader(server: string, onEvent: (event: StreamEvent) => void) {
  let rest = ''
  let isFirst = true
  let endsInReturn = false
  let name = ''
  /** lines that are not JSON alone, but may be with the lines that follow */
  let pending = ''
  let tries = 0
  let hasEvents = false

  function addPending(text: string): void {
    pending = pending === '' ? text : `${pending}\n${text}`
    if (pending.length > VENDOR_LIMITS.line) throw tooLong(server, 'a line')
    // Each try parses the whole text, so only if it may be complete, and a limited number of times.
    if (!/^[}\]]/.test(text) || ++tries > TRIES_MAX) return
    const value = parsedJson(pending)
    if (value === undefined) return
    pending = ''
    onEvent({ name, value })
  }

  function flushPending(): void {
    const words = pending.trim()
    pending = ''
    if (words === '') return
    const value = parsedJson(words)
    onEvent(value === undefined ? { words } : { name, value })
  }

  function readData(data: string): void {
    if (data === '' || data === 'null') return
    if (data.length <= DONE_MAX && /^"?\[?DONE\]?"?$/.test(data)) onEvent('done')
    else if (pending !== '') addPending(data)
    else {
      const value = parsedJson(data)
      if (value === undefined) addPending(data)
      else onEvent({ name, value })
    }
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
      readData(line.slice(line[5] === ' ' ? 6 : 5).trimEnd())
      return
    }
    const [, field, text = ''] = /^(event|error|id|retry|): ?(.*)$/s.exec(line) ?? [undefined, undefined, line]
    hasEvents ||= field !== undefined
    if (field === 'event') name = text.trim()
    // Older versions of llama.cpp send errors in a field of their own.
    else if (field === 'error') onEvent({ name: 'error', value: parsedJson(text) ?? text.trim() })
    else if (field === undefined && !OTHER_FIELD.test(line)) readData(text.trimEnd())
  }

  return {
    /** Whether all text so far has become events, so that the next text begins a new one. */
    isBetweenEvents: (): boolean => rest === '' && pending === '' && name === '',
    push(piece: string): void {
      let text = piece
      if (isFirst && piece !== '') {
        text = piece.replace(/^\uFEFF/, '')
        isFirst = false
      }
      if (endsInReturn && text.startsWith('\n')) text = text.slice(1)
      endsInReturn = text.endsWith('\r')
      const lines = text.includes('\r') ? (rest + text).split(/\r\n|\r|\n/) : (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > VENDOR_LIMITS.line) throw tooLong(server, 'a line')
      for (const line of lines) readLine(line)
    },
    end(): void {
      if (rest !== '') readLine(rest)
      rest = ''
      flushPending()
    },
  }
}
