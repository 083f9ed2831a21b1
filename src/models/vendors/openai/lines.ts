import { parsedJson } from '../../../contract/text.ts'
import { tooLongError } from '../failure.ts'
import { VENDOR_LIMITS } from '../vendor.ts'
import { createDataReader } from './event-data.ts'

/** One event of a stream: a JSON value, `done`, or text that is not JSON. `name` is the event's name, "" for most. */
export type StreamEvent = { name: string; value: unknown } | 'done' | { words: string }

/** Fields as some servers spell them: in capitals, behind blanks, a byte order mark or a record separator. */
const FIELD = /^[\s\uFEFF\p{Cc}]*(data|event|error|id|retry): ?(.*)$/isu

/** A field that the rules of server-sent events do not know, or a known one without a value: both are ignored. */
const OTHER_FIELD = /^(?:[a-z][a-z_-]*:|(?:event|data|id|retry)$)/

/** The lines of two texts, of which the first one ends no line: it may be long, and is not looked through with each piece. */
function linesIn(begun: string, text: string): string[] {
  if (text.includes('\r')) return (begun + text).split(/\r\n|\r|\n/)
  return text.includes('\n') ? (begun + text).split('\n') : [begun + text]
}

/** The end of JSON in the last line of a text. */
const JSON_END = /[}\]][^\S\r\n]*$/

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
  let hasEvents = false
  const data = createDataReader(server, {
    done: () => onEvent('done'),
    value: (value) => onEvent({ name, value }),
    words: (words) => onEvent({ words }),
  })

  function count(units: number): void {
    received += units
    if (received > VENDOR_LIMITS.answer) throw tooLongError(server, 'an answer')
  }

  function onEvent(event: StreamEvent): void {
    events += 1
    if (events > VENDOR_LIMITS.events) throw tooLongError(server, 'an answer')
    take(event)
  }

  function readLine(line: string): void {
    if (line === '') {
      // A blank line ends an event; without events, it may be within one JSON value.
      if (hasEvents) data.end()
      name = ''
      return
    }
    // Nearly all lines start so; a fast path without a pattern.
    if (line.startsWith('data:')) {
      hasEvents = true
      data.read(line.slice('data:'.length).trim())
      return
    }
    if (line.startsWith(':')) return
    const [, given, text = ''] = FIELD.exec(line) ?? [undefined, undefined, line]
    const field = given?.toLowerCase()
    hasEvents ||= field !== undefined
    if (field === 'data') data.read(text.trim())
    else if (field === 'event') name = text.trim()
    // Older versions of llama.cpp send errors in a field of their own.
    else if (field === 'error') onEvent({ name: 'error', value: parsedJson(text) ?? text.trim() })
    else if (field === undefined && !OTHER_FIELD.test(line)) data.read(text.replace(/^\p{Cc}/u, '').trim())
  }

  return {
    /** Whether all text so far has become events, so that the next text begins a new one. */
    isBetweenEvents: (): boolean => rest === '' && data.isComplete() && name === '',
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
      const lines = linesIn(rest, text)
      rest = lines.pop() ?? ''
      if (rest.length > VENDOR_LIMITS.line) throw tooLongError(server, 'a line')
      for (const line of lines) readLine(line)
      // Some servers leave the connection open behind JSON without a line end.
      if (!hasEvents && JSON_END.test(text) && data.readWhole(rest)) rest = ''
    },
    end(): void {
      if (rest !== '') readLine(rest)
      rest = ''
      data.end()
    },
  }
}
