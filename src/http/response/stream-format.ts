import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How a stream writes objects and heartbeats. */
export type Format = {
  contentType: string
  /** The text of one object; undefined if the client already has it. */
  object: (value: object) => string | undefined
  heartbeat: string
}

/**
 * What a request asks of its stream. `key` is used if there is no Idempotency-Key; `resumes`: the client already has a part of
 * the answer; `ended`: all of it.
 */
export type StreamRequest = { format: Format; key: string | undefined; resumes: boolean; ended: boolean }

const EVENT_STREAM = 'text/event-stream'
const NDJSON = 'application/x-ndjson'
/** How long a client waits before it reconnects, in ms: EventSource's common default. */
const RETRY_MS = 3_000
const END = 'end'
/** How keys begin that are made here, for clients that send none. */
const MADE_HERE = 'sse-'

/**
 * Chooses the stream's format. The contract labels JSON lines as text/event-stream, so they are the default. `Accept:
 * text/event-stream` gets server-sent events, `Accept: application/x-ndjson` JSON lines under their own type.
 */
export function negotiateFormat(headers: IncomingHttpHeaders): StreamRequest {
  const accept = headers.accept?.toLowerCase() ?? ''
  const [events, lines] = [wishFor(EVENT_STREAM, accept), wishFor(NDJSON, accept)]
  if (events > 0 && events >= lines) return serverSentEvents(headers)
  const contentType = lines > 0 ? NDJSON : EVENT_STREAM
  return { format: jsonLines(`${contentType}; charset=utf-8`), key: undefined, resumes: false, ended: false }
}

/** How much an Accept header wants a media type, as its q says: 0 to 1. */
function wishFor(type: string, accept: string): number {
  const range = accept.split(',').find((part) => part.split(';')[0]?.trim() === type)
  if (range === undefined) return 0
  const weight = Number(/;\s*q\s*=\s*([\d.]+)/.exec(range)?.[1] ?? 1)
  return Number.isNaN(weight) ? 1 : weight
}

/** JSON on one line, for clients too that take other signs for its end, as Python's splitlines and httpx do. */
export const lineOf = (value: unknown): string =>
  JSON.stringify(value).replace(LINE_ENDS, (sign) => LINE_END_ESCAPES[sign] ?? sign)

const LINE_ENDS = /[\u0085\u2028\u2029]/g
const LINE_END_ESCAPES: Record<string, string> = { '\u0085': '\\u0085', '\u2028': '\\u2028', '\u2029': '\\u2029' }

const jsonLines = (contentType: string): Format => ({
  contentType,
  object: (value) => `${lineOf(value)}\n`,
  heartbeat: '\n',
})

/**
 * Server-sent events with resumable ids: `KEY/LENGTH` has the question's key and how many UTF-16 units of the answer
 * were sent; the last is `KEY/end`. A client that reconnects sends the last id as Last-Event-ID: the answer continues
 * after it, and the question is not asked again.
 */
function serverSentEvents(headers: IncomingHttpHeaders): StreamRequest {
  const seen = /^(.+)\/(end|\d{1,9})$/.exec(headers['last-event-id']?.toString() ?? '')
  const own = headers['idempotency-key']?.toString()
  // An id of another service or format is no sign that something was read here.
  const isOwn = own === undefined ? seen?.[1]?.startsWith(MADE_HERE) === true : seen?.[1] === own
  const key = own ?? (isOwn ? seen?.[1] : undefined) ?? `${MADE_HERE}${randomUUID()}`
  const known = isOwn ? seen?.[2] : undefined
  const from = known === undefined || known === END ? 0 : Number(known)
  let sent = 0
  let frames = 0

  const frame = (id: string | number, value: object): string => {
    frames += 1
    const retry = frames === 1 ? `retry: ${RETRY_MS}\n` : ''
    return `${retry}id: ${key}/${id}\ndata: ${lineOf(value)}\n\n`
  }
  return {
    key,
    resumes: known !== undefined,
    ended: known === END,
    format: {
      contentType: `${EVENT_STREAM}; charset=utf-8`,
      heartbeat: ': still here\n\n',
      object(value) {
        if (!isFragment(value)) return frame(END, value)
        const unseen = value.content.slice(Math.max(0, from - sent))
        sent += value.content.length
        return unseen === '' ? undefined : frame(sent, { ...value, content: unseen })
      },
    },
  }
}

const isFragment = (value: object): value is { content: string } =>
  'content' in value && typeof value.content === 'string'
